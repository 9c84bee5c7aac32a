import { JOIN_QR } from "@elenchus/contract/admin-calls";
import { JoinQrQuery } from "@elenchus/contract/admin-groups";
import { calls } from "@elenchus/contract/calls";
import { ErrorReply } from "@elenchus/contract/error";
import { randomBytes } from "node:crypto";
import { renderSVG } from "uqr";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import {
  addAdminCall,
  narrowScope,
  onlyGroupOf,
  supervisorsOnly,
} from "../../calls/add-admin-call.ts";
import { addUserCall, callSchema } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import { hashToken } from "../../identity/links/one-time-token.ts";
import { callerOf } from "../../identity/require-user.ts";
import { joinAddress, tokenIn } from "../../presenters/join-address.ts";
import { showGroup } from "./show-group.ts";

const TOKEN_BYTES = 16;

function noSuchLink(): AppError {
  const text = "This link has expired or was withdrawn. Please ask for a new one.";
  return new AppError(404, "no_such_link", text);
}

function addSupervisorsCalls(app: ApiApp, context: AppContext): void {
  const { joinLinks } = context.stores;
  addAdminCall(app, context, "openJoinLink", async (call) => {
    const { group_id, days, replaces } = call.payload;
    const id = onlyGroupOf(await narrowScope(context, call, group_id));
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const before = replaces === undefined ? null : tokenIn(replaces ?? "");
    await joinLinks.open(id, { token, days: Number(days) }, before);
    return { group: await showGroup(context, id) };
  });
  addAdminCall(app, context, "closeJoinLink", async (call) => {
    const id = onlyGroupOf(await narrowScope(context, call, call.payload.group_id));
    await joinLinks.close(id);
    return { group: await showGroup(context, id) };
  });
}

/** The link of a group as an image: drawn here, so that no page brings what draws it. */
function addQrRoute(app: ApiApp, context: AppContext): void {
  const { stores, publicUrl } = context;
  app.route({
    method: "GET",
    url: JOIN_QR,
    schema: {
      operationId: "join_qr",
      security: [{ session: [] }],
      querystring: JoinQrQuery,
      response: { 200: z.any(), "4xx": ErrorReply, "5xx": ErrorReply },
    },
    onRequest: [...supervisorsOnly(context)],
    handler: async (request, reply) => {
      const seen = await stores.supervision.loadScope(callerOf(request).id);
      const { group_id } = request.query;
      const id = onlyGroupOf(await narrowScope(context, { scope: seen, request }, group_id));
      const link = (await stores.groups.find(id))?.link ?? null;
      if (link === null) throw noSuchLink();
      reply.header("content-type", "image/svg+xml; charset=utf-8");
      reply.header("cache-control", "no-store");
      return reply.send(renderSVG(joinAddress(publicUrl(), link.token), { ecc: "M", border: 3 }));
    },
  });
}

/** Links by which learners join a group: supervisors open and withdraw them, or have them mailed to somebody by name. */
export function addJoinLinkRoutes(app: ApiApp, context: AppContext): void {
  const { requireUser, limits } = context;
  const { joinLinks, invitations } = context.stores;
  addSupervisorsCalls(app, context);
  addQrRoute(app, context);
  const { joinLink } = calls;
  app.post(
    joinLink.path,
    { schema: { ...callSchema("joinLink"), body: joinLink.payload } },
    async ({ body, ip: address }) => {
      await limits.take("join_group", { address });
      const group = await joinLinks.find(body.join_token);
      if (group === null) throw noSuchLink();
      return { group_name: group.name };
    },
  );
  const hooks = [requireUser, limitCalls(limits, "join_group")];
  addUserCall(app, "joinOffer", hooks, async ({ user, payload }) => {
    const { join_token: token } = payload;
    const group =
      (await joinLinks.find(token)) ?? (await invitations.findGroup(hashToken(token), user.email));
    if (group === null) throw noSuchLink();
    return { group_name: group.name, is_member: await joinLinks.isIn(user.id, group.id) };
  });
  addUserCall(app, "joinByLink", hooks, async ({ user, payload }) => {
    const { join_token: token } = payload;
    const name =
      (await joinLinks.join(user.id, token)) ??
      (await invitations.join(user.id, user.email, hashToken(token)));
    if (name === null) throw noSuchLink();
    return { group_name: name };
  });
}
