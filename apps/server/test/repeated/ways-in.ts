import { randomUUID } from "node:crypto";
import { addPayer, buildVisit, payUnheard, returnFrom } from "../build-payer.ts";
import { PAYLOADS } from "../build-payloads.ts";
import { linksIn, readMailTo, register, tokenIn } from "../build-registration.ts";
import { addGuardedSupervisor, nextCodeOf, openChallenge, typeCode } from "../build-supervisor.ts";
import { sendCall } from "../send-call.ts";
import { TEST_PASSWORD } from "../test-user.ts";
import type { CallName } from "@elenchus/contract/calls";

import { addLearner, byUser, type Repeated, sender } from "./repeated.ts";

/** Open calls, and those of log-ins. */
export const WAYS_IN = {
  // Twenty log-ins are twenty sessions, of twenty devices for all that is known, but one checkout.
  initChat: {
    rowsEach: ["auth_sessions"],
    async prepare(server) {
      const { email } = await addPayer(server);
      const payload = { user_name: email, user_password: TEST_PASSWORD };
      return sender(() => sendCall(server.app, "initChat", payload, {}));
    },
  },
  paymentSuccess: {
    async prepare(server) {
      const visit = await buildVisit(server);
      await payUnheard(server, visit.sessionId);
      return sender(() => returnFrom(server, visit));
    },
  },
  registerUser: {
    async prepare(server) {
      const payload = { ...PAYLOADS.registerUser, email: `${randomUUID()}@example.org` };
      return sender(() => sendCall(server.app, "registerUser", payload, {}));
    },
  },
  resendConfirmation: {
    async prepare(server) {
      const { email, password } = await register(server);
      const payload = { user_name: email, user_password: password };
      return sender(() => sendCall(server.app, "resendConfirmation", payload, {}));
    },
  },
  confirmEmailChange: {
    async prepare(server) {
      const user = await addLearner(server);
      const new_email = `${randomUUID()}@example.org`;
      await user.call("changeEmail", { new_email, password: TEST_PASSWORD });
      const [link = ""] = (await readMailTo(server, new_email)).flatMap(linksIn);
      const token = [...new URL(link).searchParams.values()][0];
      return sender(() => sendCall(server.app, "confirmEmailChange", { token }, {}));
    },
  },
  sendResetEmail: {
    async prepare(server) {
      const { email } = await addLearner(server);
      return sender(() => sendCall(server.app, "sendResetEmail", { email }, {}));
    },
  },
  resetPassword: {
    async prepare(server) {
      const { email } = await addLearner(server);
      await sendCall(server.app, "sendResetEmail", { email }, {});
      const token = tokenIn(await readMailTo(server, email), "reset_token");
      const payload = { token, new_password: "another long password" };
      return sender(() => sendCall(server.app, "resetPassword", payload, {}));
    },
  },
  verifySecondFactor: {
    async prepare(server) {
      const { email, secret } = await addGuardedSupervisor(server);
      const cookie = await openChallenge(server, email);
      return sender(() => typeCode(server, cookie, nextCodeOf(secret)));
    },
  },
  signOut: byUser("signOut", async (server) => ({ user: await addLearner(server), payload: {} })),
  signOutEverywhere: byUser("signOutEverywhere", async (server) => ({
    user: await addLearner(server),
    payload: {},
  })),
} as const satisfies Partial<Record<CallName, Repeated>>;
