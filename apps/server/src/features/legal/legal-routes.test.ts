import {
  RESET_LINK_MINUTES,
  TARGET_DIALOGUES,
  VERIFICATION_LINK_HOURS,
} from "@elenchus/domain/limits";
import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import {
  contentUsed,
  MOST_CONTENT_USED,
  REFUND_WINDOW_DAYS,
  withdrawalStanding,
} from "@elenchus/domain/withdrawal";
import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { addSecurityHeaders } from "../../http/security-headers.ts";
import { writeNotices } from "../../../write-notices.mjs";
import { describeSites } from "../../identity/describe-sites.ts";
import { describeRetention } from "../../retention/describe-retention.ts";
import type { LegalValues } from "./fill-placeholders.ts";
import { addLegalRoutes, type LegalOptions } from "./legal-routes.ts";

const FOLDER = join(import.meta.dirname, "../../../legal");
// Any file: the build writes the notices.
const ABOUT = join(FOLDER, "about.html");
const PAGES = ["about", "terms", "privacy", "disclaimer"] as const;
const VALUES: LegalValues = {
  operator: "Socrates & Sons <Athens>",
  contact_email: "agora@example.org",
  min_age: "16",
  price: "$29.00",
  terms_version: "2026-11-20",
  public_url: "https://learn.example.org",
  version: "1.2.3",
  sign_on: describeSites({ signOn: [], isSignOnOnly: false }),
  ...describeRetention(null),
};

const toDelete: string[] = [];
afterEach(() => {
  for (const folder of toDelete.splice(0)) rmSync(folder, { recursive: true });
});

async function buildPages(options: Partial<LegalOptions> = {}) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  await addSecurityHeaders(app, true, { style: [], script: [] });
  addLegalRoutes(app, { folder: FOLDER, noticesFile: ABOUT, values: VALUES, ...options });
  return (name: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/static/${name}`, headers });
}

/** A page's words as they are read: no tags, single spaces. */
async function readWords(page: (typeof PAGES)[number], values = VALUES): Promise<string> {
  const { body } = await (await buildPages({ values }))(`${page}.html`);
  const main = /<main>(.*)<\/main>/s.exec(body)?.[1] ?? "";
  return main.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
}

function copyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-legal-"));
  toDelete.push(folder);
  cpSync(FOLDER, folder, { recursive: true });
  return folder;
}

describe.each(PAGES)("the page %s", (page) => {
  test("is served as HTML that is asked for anew", async () => {
    const { statusCode, headers } = await (await buildPages())(`${page}.html`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-content-type-options": "nosniff",
    });
  });

  test("is a whole document with one text and one title", async () => {
    const { body } = await (await buildPages())(`${page}.html`);
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en-GB">/);
    expect(body).toContain('<meta name="viewport"');
    expect(body).toContain('<link rel="stylesheet" href="../pages.css" />');
    expect(body).toMatch(/<title>[^<]+ – Elenchus<\/title>/);
    for (const tag of ["main", "h1"]) {
      expect(body.match(new RegExp(`<${tag}>`, "g")), tag).toHaveLength(1);
    }
    expect(body).toContain('class="brand" href="../"');
  });

  test("has every placeholder filled in, as text", async () => {
    const { body } = await (await buildPages())(`${page}.html`);
    expect(body).not.toMatch(/\{\{|\}\}/);
    expect(body).toContain("Socrates &amp; Sons &lt;Athens&gt;");
    expect(body).toContain('href="mailto:agora@example.org"');
  });

  test("has nothing that its content security policy refuses", async () => {
    const { body } = await (await buildPages())(`${page}.html`);
    expect(body).not.toMatch(/<(script|style|iframe|object|embed|form)\b/i);
    expect(body).not.toMatch(/\s(style|on\w+)\s*=/i);
    expect(body).not.toMatch(/"(javascript|data):/i);
  });

  test("links only to what is there", async () => {
    const get = await buildPages();
    const { body } = await get(`${page}.html`);
    const own = [...body.matchAll(/href="\.\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(own.length).toBeGreaterThan(2);
    for (const name of own) expect((await get(name)).statusCode, name).toBe(200);
  });
});

describe("legal pages", () => {
  test("are not sent again to who has them", async () => {
    const get = await buildPages();
    const etag = String((await get("terms.html")).headers.etag);
    const again = await get("terms.html", { "if-none-match": `"other", W/${etag}` });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    // A cache takes the headers of this answer for those of what it has.
    expect(again.headers["cache-control"]).toBe("no-cache, no-transform");
    expect((await get("terms.html", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("come with the notices of what is shipped, where those are built", async () => {
    const get = await buildPages({ noticesFile: join(FOLDER, "not-built.html") });
    expect((await get("notices.html")).statusCode).toBe(404);
    const noticesFile = join(copyFolder(), "notices.html");
    writeNotices(join(import.meta.dirname, "../../../../.."), noticesFile);
    const { statusCode, headers, body } = await (await buildPages({ noticesFile }))("notices.html");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const shipped of ["fastify ", "react ", "literata ", "figtree ", "all-MiniLM-L6-v2 "]) {
      expect(body).toMatch(new RegExp(`<summary>[^<]*${shipped}[^<]+, [^<]+</summary>`));
    }
    // What builds and tests is not shipped.
    expect(body).not.toMatch(/<summary>(?:vitest|oxlint|@playwright\/test|concurrently) /);
    expect(body).not.toMatch(/<script|style="/);
  });

  test("take values that are known late", async () => {
    let address = "nowhere yet";
    const get = await buildPages({ values: () => ({ ...VALUES, public_url: address }) });
    address = "http://localhost:4000";
    expect((await get("about.html")).body).toContain('href="http://localhost:4000"');
  });

  test("show a value as it is, whatever it looks like", async () => {
    const operator = `"><script>alert(1)</script>{{price}}$&'`;
    const { body } = await (await buildPages({ values: { ...VALUES, operator } }))("terms.html");
    expect(body).not.toContain("<script");
    expect(body).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{price}}$&amp;&#39;");
  });

  test.each(["{{oprator}}", "{{ operator }}", "{{price}", "{{}}"])(
    "do not start with %s in them",
    async (placeholder) => {
      const folder = copyFolder();
      writeFileSync(join(folder, "terms.html"), `<main>${placeholder}</main>`);
      await expect(buildPages({ folder })).rejects.toThrow(/terms\.html has a placeholder/);
    },
  );

  test.each(["privacy.html", "about.html"])("do not start without %s", async (name) => {
    const folder = copyFolder();
    rmSync(join(folder, name));
    await expect(buildPages({ folder })).rejects.toThrow(/ENOENT/);
  });
});

describe("what the pages say", () => {
  test("the terms name the refund window, the limit on use and the way of the money", async () => {
    const terms = await readWords("terms");
    expect(terms).toContain(`within ${REFUND_WINDOW_DAYS} days of paying`);
    expect(terms).toContain("seven times 24 hours");
    expect(terms).toContain(`no more than ${MOST_CONTENT_USED * 100}% of the content`);
    expect(terms).toContain("5–10 business days");
    expect(terms).toContain(`at least ${VALUES.min_age} years old`);
    expect(terms).toContain(`Price: ${VALUES.price}.`);
    expect(terms).toContain(`Version of ${VALUES.terms_version}`);
  });

  test("the terms reckon the use as the program does", async () => {
    const terms = await readWords("terms");
    expect(MODULE_NUMBERS.length * TARGET_DIALOGUES).toBe(14);
    expect(terms).toContain("fourteen dialogues: two in each of the seven modules");
    expect(Math.round(contentUsed({ 1: 1, 2: 1 }) * 100)).toBe(14);
    expect(terms).toContain("2 of 14, about 14%, and you can still withdraw");
    expect(withdrawalStanding(0, 0, { 1: 1, 2: 1 })).toBe("open");
    expect(Math.round(contentUsed({ 1: 2, 2: 1 }) * 100)).toBe(21);
    expect(terms).toContain("3 of 14, about 21%, and the right in section 3 has ended");
    expect(withdrawalStanding(0, 0, { 1: 2, 2: 1 })).toBe("too_much_used");
    expect(withdrawalStanding(0, 0, { 1: 5 })).toBe("open");
    expect(terms).toContain("five finished dialogues, all in module 1, count as two");
  });

  test("the privacy policy names what is stored, for how long, and who gets it", async () => {
    const privacy = await readWords("privacy");
    const facts = [
      `The link works for ${VERIFICATION_LINK_HOURS} hours`,
      `The link works for ${RESET_LINK_MINUTES} minutes and once`,
      "14 days after you last used it",
      "record goes after 30 days",
      "argon2id",
      "month and year of birth are only compared with the minimum age of 16 years; they are not stored",
      "No card data.",
      "at least three learners",
      "Stripe",
      "Our email provider",
      "Our hosting provider",
      "only if we have turned one on",
      "no tracking",
      "data protection authority",
    ];
    for (const fact of facts) expect(privacy).toContain(fact);
  });

  test("the privacy policy names the sites by which one logs in, where they are set", async () => {
    expect(await readWords("privacy")).toContain("The site by which you log in, if we offer one,");
    const signOn = [{ label: "Example School" }, { label: "Google" }];
    const named = (isSignOnOnly: boolean) =>
      readWords("privacy", { ...VALUES, sign_on: describeSites({ signOn, isSignOnOnly }) });
    const words = "The site by which you log in (Example School or Google)";
    expect(await named(true)).toContain(`${words}: it learns`);
    expect(await named(false)).toContain(`${words}, if you choose it: it learns`);
  });

  test("the privacy policy says for how long things are kept, as the setting has it", async () => {
    const privacy = await readWords("privacy");
    expect(privacy).toContain("Your dialogues are kept until you delete your account.");
    const set = await readWords("privacy", { ...VALUES, ...describeRetention(90) });
    expect(set).toContain("What is said in a dialogue is deleted after 90 days.");
    expect(set).toContain("90 days after the last that happened in the dialogue");
    expect(set).toContain("90 days after a supervisor has marked it as handled");
    expect(set).toContain("Modules are unlocked, and your progress");
    expect(set).toContain("Looks: 90 days.");
    expect(set).not.toContain("Your dialogues are kept until");
    // What a law demands is kept all the same.
    expect(set).toContain("As long as tax law requires.");
  });

  test.each(["terms", "disclaimer", "about"] as const)(
    "%s discloses the AI and its deliberate flaws",
    async (page) => {
      const words = await readWords(page);
      expect(words).toMatch(/computer program, (an AI, and )?not a person/);
      expect(words).toMatch(/deliberate reasoning flaws|flawed on purpose/);
      expect(words).toMatch(/not (be relied|rely) on (them )?as fact/);
    },
  );

  test("the disclaimer gives the footer's tips", async () => {
    const disclaimer = await readWords("disclaimer");
    expect(disclaimer).toContain("reliable and representative");
    expect(disclaimer).toContain("exaggerated figures or inappropriate comparisons");
    expect(disclaimer).toContain("statistics that omit key information");
  });

  test("the about page has the modules' own titles", async () => {
    const about = await readWords("about");
    for (const module of MODULE_NUMBERS) {
      expect(about).toContain(MODULE_TITLES[module].replace("'", "’"));
    }
  });
});
