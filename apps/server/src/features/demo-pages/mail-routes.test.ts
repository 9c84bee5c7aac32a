import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { addSecurityHeaders } from "../../http/security-headers.ts";
import type { DemoMail, DemoMailStore } from "../../store/demo/demo-mail-store.ts";
import { addDemoMailRoutes } from "./mail-routes.ts";

function buildMail(changes: Partial<DemoMail> = {}): DemoMail {
  return {
    messageId: "verify%3A1@elenchus",
    to: "ada@example.org",
    subject: "Confirm your email address",
    text: "Hello Ada,\n\nConfirm:\nhttps://elenchus.test/?confirmation_token=a&b=c\n\nElenchus\n",
    html: "<p>Hello Ada,</p>",
    sentAt: new Date("2026-11-21T14:03:27.123Z"),
    ...changes,
  };
}

async function buildApp(mails: readonly DemoMail[]) {
  const asked: number[] = [];
  const store: DemoMailStore = {
    keep: () => Promise.reject(new Error("nobody sends mail here")),
    async list(most) {
      asked.push(most);
      return [...mails];
    },
  };
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  await addSecurityHeaders(app, false, { style: [], script: [] });
  addDemoMailRoutes(app, { mails: store });
  const get = (url: string) => app.inject({ url });
  return { get, asked };
}

test("programs read the mails as they are stored, in that order", async () => {
  const mails = [buildMail(), buildMail({ to: "eve@example.org" })];
  const { get, asked } = await buildApp(mails);
  const answer = await get("/demo/mail.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { to, subject, text, html } = buildMail();
  const shown = { to, subject, text, html, sent_at: "2026-11-21T14:03:27.123Z" };
  expect(answer.json()).toEqual([shown, { ...shown, to: "eve@example.org" }]);
  expect(asked).toEqual([200]);
});

test("an empty mailbox is an empty list, and a page that says so", async () => {
  const { get } = await buildApp([]);
  expect((await get("/demo/mail.json")).json()).toEqual([]);
  const page = await get("/demo/mail");
  expect(page.body).toContain("No mail yet");
  expect(page.body).not.toContain("<ul");
});

test("people read who gets what and when, and can follow the links", async () => {
  const { get } = await buildApp([buildMail()]);
  const page = await get("/demo/mail");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["cache-control"]).toBe("no-store, no-transform");
  expect(page.body).toContain("no mail leaves this machine");
  expect(page.body).toContain("<h2>Confirm your email address</h2>");
  expect(page.body).toContain("To ada@example.org,");
  expect(page.body).toContain(
    '<time datetime="2026-11-21T14:03:27.123Z">21 November 2026 at 14:03:27 UTC</time>',
  );
  const href = "https://elenchus.test/?confirmation_token=a&amp;b=c";
  expect(page.body).toContain(`<a href="${href}">${href}</a>\n\nElenchus</div>`);
});

test("whatever is in a mail stays text", async () => {
  const evil = '"><script>alert(1)</script>';
  const { get } = await buildApp([
    buildMail({
      to: `eve@${evil}`,
      subject: evil,
      text: `${evil} javascript:alert(1) https://x.test/"onclick="alert(1) https://y.test/'<b>`,
    }),
  ]);
  const { body } = await get("/demo/mail");
  expect(body).not.toContain("<script");
  expect(body).not.toContain("<b>");
  expect(body).not.toContain('href="javascript');
  expect(body).toContain('<a href="https://x.test/">https://x.test/</a>&quot;onclick=');
  expect(body).toContain('<a href="https://y.test/">https://y.test/</a>&#39;&lt;b&gt;');
});

test("what ends a sentence ends a link", async () => {
  const { get } = await buildApp([
    buildMail({ text: "See (https://a.test/b?c=d). Or https://e.test!" }),
  ]);
  const { body } = await get("/demo/mail");
  expect(body).toContain('(<a href="https://a.test/b?c=d">https://a.test/b?c=d</a>).');
  expect(body).toContain('<a href="https://e.test">https://e.test</a>!');
});

test("a page passes the strictest policy: its style from a file, nothing inline, no script", async () => {
  const { get } = await buildApp([buildMail()]);
  const { body } = await get("/demo/mail");
  expect(body).not.toMatch(/<style|style=|<script|\son\w+=/i);
  expect(body).toContain('<html lang="en">');
  // Built with the web app.
  expect(body).toContain('<link rel="stylesheet" href="/pages.css">');
});
