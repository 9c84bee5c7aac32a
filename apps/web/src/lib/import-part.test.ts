// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { importPart } from "./import-part.ts";

const SCRIPT = { "content-type": "text/javascript" };
const fetched = vi.fn<(href: string) => Promise<Response>>();
const load = vi.fn<() => Promise<string>>();

/** Files are asked for once a page: each test has its own. */
let page = 0;
let files: [string, string] = ["", ""];

beforeEach(() => {
  page += 1;
  files = [`assets/view-${page}.js`, `assets/dialogs-${page}.js`];
  fetched
    .mockReset()
    .mockImplementation(async () => new Response("export {}", { headers: SCRIPT }));
  load.mockReset().mockResolvedValue("part");
  vi.stubGlobal("fetch", fetched);
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

/** Has the newest sheet's link tell how it went. */
async function settleSheet(type: "load" | "error"): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector("link")).not.toBeNull());
  document.querySelector("link")?.dispatchEvent(new Event(type));
}

describe("a part with files of its own", () => {
  test("is imported once all that it needs is there, and each file is asked for once", async () => {
    await expect(importPart(load, files)).resolves.toBe("part");
    await importPart(load, files);
    expect(fetched.mock.calls.map(([href]) => href)).toEqual(files.map((file) => `/${file}`));
  });

  test.each([
    ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["of a server that is away", async () => new Response("", { status: 503, headers: SCRIPT })],
    [
      "in whose place a network's log-in page came",
      async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    ],
  ])("is not imported %s, and comes when it is asked for again", async (_what, fail) => {
    // The second of its files, which the browser would ask for by itself.
    fetched.mockImplementationOnce(async () => new Response("", { headers: SCRIPT }));
    fetched.mockImplementationOnce(fail);
    await expect(importPart(load, files)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    await expect(importPart(load, files)).resolves.toBe("part");
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("has its style sheet, also where that did not load at first", async () => {
    fetched.mockImplementation(
      async () => new Response("", { headers: { "content-type": "text/css" } }),
    );
    const sheet = `assets/view-${page}.css`;
    const failing = importPart(load, [sheet]);
    await settleSheet("error");
    await expect(failing).rejects.toThrow(sheet);
    expect(document.querySelector("link")).toBeNull();
    const coming = importPart(load, [sheet]);
    await settleSheet("load");
    await expect(coming).resolves.toBe("part");
    await importPart(load, [sheet]);
    expect(document.querySelectorAll(`link[rel=stylesheet][href="/${sheet}"]`)).toHaveLength(1);
  });

  test("does not ask for a style sheet that the page has in itself", async () => {
    document.head.innerHTML = `<script data-sheets="/assets/a.css /assets/own-${page}.css"></script>`;
    await expect(importPart(load, [`assets/own-${page}.css`])).resolves.toBe("part");
    expect(fetched).not.toHaveBeenCalled();
  });
});
