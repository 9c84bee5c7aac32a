import type { FastifyReply } from "fastify";
import type { ApiApp } from "../../http/api-app.ts";
import type { DemoMail, DemoMailStore } from "../../store/demo/demo-mail-store.ts";
import { renderMailbox } from "./render-mailbox.ts";

/** The demo's mailbox. */
export const MAILBOX = "/demo/mail";
const MOST_SHOWN = 200;

function presentMail({ to, subject, text, html, sentAt }: DemoMail) {
  return { to, subject, text, html, sent_at: sentAt.toISOString() };
}

function sendFresh(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header("cache-control", "no-store").type(type).send(body);
}

/** The demo's mailbox, and the same for programs: the newest first. */
export function addDemoMailRoutes(app: ApiApp, { mails }: { readonly mails: DemoMailStore }): void {
  const schema = { hide: true };
  app.get(MAILBOX, { schema }, async (_request, reply) =>
    sendFresh(reply, "text/html; charset=utf-8", renderMailbox(await mails.list(MOST_SHOWN))),
  );
  app.get(`${MAILBOX}.json`, { schema }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return (await mails.list(MOST_SHOWN)).map(presentMail);
  });
}
