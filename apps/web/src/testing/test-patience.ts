import { beforeAll } from "vitest";

/**
 * Set-up of every test file: a page as it is when it opens, whichever file had it before; and patience, for what a test
 * waits for may be long in coming on a machine that is busy, or where a part of the page is loaded for the first time.
 */
beforeAll(async () => {
  if (!("document" in globalThis)) return;
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 8000 });
});
