/** Marks the page as the server does where passwords are not used; to be called for each test, and undone after it. */
export function buildWaysInMark(labels: readonly string[]): HTMLMetaElement {
  const ways = labels.map((label, index) => ({ label, path: `/api/sign_on/${index + 1}` }));
  const mark = document.createElement("meta");
  mark.name = "log-in-by";
  mark.content = JSON.stringify(ways);
  document.head.append(mark);
  return mark;
}
