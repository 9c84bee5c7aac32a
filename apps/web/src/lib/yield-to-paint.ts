/** Lets the page be drawn, and answer, before work goes on. */
export function yieldToPaint(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
