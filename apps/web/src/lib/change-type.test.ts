// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { changeType } from "./change-type.ts";

const FACES = `
  @font-face{font-family:Serif;src:url(/assets/serif.woff2)format("woff2")}
  @font-face{font-family:Serif;font-style:italic;src:url(/assets/leaning.woff2)format("woff2")}
  @font-face{font-family:Sans;src:url("/assets/sans.woff2")format("woff2")}`;

function begin(): HTMLStyleElement {
  const sheet = document.createElement("style");
  sheet.media = "not all";
  sheet.textContent = FACES;
  document.body.append(sheet);
  changeType(sheet);
  return sheet;
}

const links = () => [...document.head.querySelectorAll("link")];

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("a change of type", () => {
  test("asks for upright faces, as faces are asked for", () => {
    begin();
    const asked = links().map((link) => [link.getAttribute("href"), link.rel, link.crossOrigin]);
    expect(asked).toEqual([
      ["/assets/serif.woff2", "preload", ""],
      ["/assets/sans.woff2", "preload", ""],
    ]);
  });

  test.each(["load", "error"])(
    "comes when the last face is there, or cannot be had (%s)",
    (end) => {
      const sheet = begin();
      const [serif, sans] = links();
      serif?.dispatchEvent(new Event("load"));
      expect(sheet.media).toBe("not all");
      sans?.dispatchEvent(new Event(end));
      expect(sheet.media).toBe("all");
    },
  );
});
