import { describe, expect, test } from "vitest";
import { composePage, hashesOf } from "./compose-page.ts";

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <title>Elenchus</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/part-b.js">
    <link rel="stylesheet" crossorigin href="/assets/index-c.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const FACE = '@font-face{font-family:Ours;src:url(/assets/ours.woff2)format("woff2")}';
const STAND_IN = '@font-face{font-family:Stand-in;src:local("Times")}';
const PARTS = {
  style: `p{color:red}${FACE}${STAND_IN}`,
  sheets: ["/assets/index-c.css"],
  starter: "start()",
  scripts: ["/assets/index-a.js", "/assets/part-b.js"],
};

describe("a page that is painted by itself", () => {
  test("asks for nothing but its icon; its script comes when the starter says so", () => {
    const page = composePage(BUILT, PARTS);
    expect([...page.matchAll(/(?:href|src)="([^"]*)"/gu)].map(([, url]) => url)).toEqual([
      "/favicon.svg",
    ]);
    expect(page).toContain(
      '<script data-files="/assets/index-a.js /assets/part-b.js" data-sheets="/assets/index-c.css">start()</script></body>',
    );
  });

  test("is painted with faces that need not be fetched; the others wait", () => {
    const page = composePage(BUILT, PARTS);
    expect(page).toContain(`<style>p{color:red}${STAND_IN}</style>`);
    expect(page).toContain(`<style media="not all" id="late-style">${FACE}</style></head>`);
  });

  test("has its root and the place of its data, once each, the data before the starter", () => {
    const page = composePage(BUILT, PARTS);
    expect(page.split('<div id="root"></div>')).toHaveLength(2);
    expect(page.split("<!--start--><script data-files")).toHaveLength(2);
  });

  test("is not made of a start page without a head", () => {
    expect(() => composePage("<body></body>", PARTS)).toThrow("0 times </head>");
  });

  test("is known to the policy by what stands in it", () => {
    expect(hashesOf([PARTS, PARTS])).toEqual({
      style: [expect.stringMatching(/^'sha256-.{44}'$/u), expect.stringMatching(/^'sha256-/u)],
      // echo -n 'start()' | openssl dgst -sha256 -binary | base64
      script: ["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
    });
  });
});
