/**
 * Whether the server saw, when it sent this page, that nobody is logged in here: then there is nothing to ask.
 * True at most once, for it is soon out of date.
 */
export function takeKnownStranger(): boolean {
  const { dataset } = document.documentElement;
  const isStranger = dataset["session"] === "none";
  delete dataset["session"];
  return isStranger;
}
