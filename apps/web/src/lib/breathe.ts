/** Lets the page be drawn, and answer, before work goes on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
