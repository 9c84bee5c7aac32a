/** Lets the page be drawn, and answer, before work goes on. */
export function breathe(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
