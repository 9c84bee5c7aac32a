import { beforeAll } from "vitest";

/**
 * Set-up of every test file: what a test waits for may be long in coming on a machine that is busy, or
 * where a part of the page is loaded for the first time.
 */
beforeAll(async () => {
  if (!("document" in globalThis)) return;
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 8000 });
});
