import { randomUUID } from "node:crypto";
import { addPayer, buildPaidVisit } from "../build-payer.ts";
import { PAYLOADS } from "../build-payloads.ts";
import {
  addGuardedSupervisor,
  addSupervisor,
  codeOf,
  prepareSecondFactor,
} from "../build-supervisor.ts";
import type { TestServer } from "../build-test-server.ts";
import { cookiesOf, sendCall } from "../send-call.ts";
import { TEST_PASSWORD } from "../test-user.ts";
import type { CallName } from "@elenchus/contract/calls";

import { addLearner, buildGroup, byUser, type Repeated, sender } from "./repeated.ts";

/** A learner with a link to a group. */
async function offerLink(server: TestServer) {
  const { user, group } = await buildGroup(server);
  const { body } = await user.call("openJoinLink", { group_id: group.group_id, days: "7" });
  const join_token = new URL(body.group.join_link.url).searchParams.get("join");
  return { user: await addLearner(server), payload: { join_token } };
}

/** What people do about their own accounts. */
export const ACCOUNTS = {
  beginSecondFactor: {
    async prepare(server) {
      const { cookie } = await addSupervisor(server);
      const payload = { password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "beginSecondFactor", payload, { cookie }));
    },
  },
  confirmSecondFactor: {
    async prepare(server) {
      const supervisor = await addSupervisor(server);
      const { secret } = await prepareSecondFactor(server, supervisor);
      const { cookie } = supervisor;
      const payload = { code: codeOf(secret) };
      return sender(() => sendCall(server.app, "confirmSecondFactor", payload, { cookie }));
    },
  },
  endSecondFactor: {
    async prepare(server) {
      const { cookie } = await addGuardedSupervisor(server);
      const payload = { password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "endSecondFactor", payload, { cookie }));
    },
  },
  agreeToTerms: byUser(
    "agreeToTerms",
    async (server) => ({ user: await addLearner(server), payload: PAYLOADS.agreeToTerms }),
    false,
  ),
  openCheckout: {
    async prepare(server) {
      const { id } = await addPayer(server);
      const opened = await server.identity.openSession(id);
      const cookie = cookiesOf({ "set-cookie": opened?.cookies });
      return sender(() => sendCall(server.app, "openCheckout", {}, { cookie }));
    },
  },
  changeName: byUser(
    "changeName",
    async (server) => ({ user: await addLearner(server), payload: PAYLOADS.changeName }),
    false,
  ),
  changeEmail: byUser("changeEmail", async (server) => ({
    user: await addLearner(server),
    payload: { new_email: `${randomUUID()}@example.org`, password: TEST_PASSWORD },
  })),
  withdraw: {
    async prepare(server) {
      const { session } = await buildPaidVisit(server);
      const headers = { cookie: session };
      return sender(() => sendCall(server.app, "withdraw", { confirm: true }, headers));
    },
  },
  changePassword: byUser("changePassword", async (server) => {
    const typed = { new_password: "another long one", confirm_password: "another long one" };
    const user = await addLearner(server);
    return { user, payload: { old_password: TEST_PASSWORD, ...typed } };
  }),
  deleteAccount: byUser("deleteAccount", async (server) => ({
    user: await addLearner(server),
    payload: { password: TEST_PASSWORD },
  })),
  joinLink: byUser("joinLink", offerLink, false),
  joinOffer: byUser("joinOffer", offerLink, false),
  joinByLink: byUser("joinByLink", offerLink, false),
  setWorkMail: byUser(
    "setWorkMail",
    async (server) => ({ user: await addLearner(server), payload: { wanted: "no" } }),
    false,
  ),
  joinGroup: byUser(
    "joinGroup",
    async (server) => {
      const { group } = await buildGroup(server);
      return { user: await addLearner(server), payload: { join_code: group.join_code } };
    },
    false,
  ),
} as const satisfies Partial<Record<CallName, Repeated>>;
