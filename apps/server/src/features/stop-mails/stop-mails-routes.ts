import { orElse } from "@elenchus/contract/fields";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import {
  STOP_MAILS_PATH,
  type MailStop,
  type StoppableKind,
} from "../../identity/links/stop-links.ts";
import { renderQuestion, renderStopped, renderUnknownLink } from "./render-stop-mails.ts";

const Query = z.object({ token: orElse(z.string(), "") });
/** A form of one field, as mail programs send it: what it says is in the address already. */
const MOST_BYTES = 4096;

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(page);
}

/**
 * The links with which mails end that somebody does not want any more, without a log-in. A mail program's own button posts to
 * them (RFC 8058); whoever follows one is asked first.
 */
export function addStopMailsRoutes(app: ApiApp, context: AppContext): void {
  const { limits, stopLinks, stores } = context;
  const schema = { hide: true, querystring: Query };
  const stopBy: Record<StoppableKind, (userId: string) => Promise<void>> = {
    "due-checks": (userId) => stores.dueChecks.stopMails(userId),
    work: (userId) => stores.learnersWork.setWantsMail(userId, false),
  };
  const readStop = async (token: string, address: string): Promise<MailStop | null> => {
    const stop = stopLinks.read(token);
    const account = stop === null ? {} : { account: stop.userId };
    await limits.take("stop_mails", { ...account, address });
    return stop;
  };
  app.get(STOP_MAILS_PATH, { schema }, async ({ query: { token }, ip }, reply) => {
    const stop = await readStop(token, ip);
    if (stop === null) return sendPage(reply, 400, renderUnknownLink());
    return sendPage(reply, 200, renderQuestion(stop.kind, token));
  });
  void app.register(async (scope: ApiApp) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    const options = { schema, bodyLimit: MOST_BYTES, config: { takesForeignForms: true } };
    scope.post(STOP_MAILS_PATH, options, async ({ query: { token }, ip }, reply) => {
      const stop = await readStop(token, ip);
      if (stop === null) return sendPage(reply, 400, renderUnknownLink());
      await stopBy[stop.kind](stop.userId);
      return sendPage(reply, 200, renderStopped(stop.kind));
    });
  });
}
