import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../session/add-user-call.ts";
import { mailboxOf } from "../../session/email-address.ts";
import { agreeToTerms } from "./agree-to-terms.ts";
import { addCorrectionRoutes } from "./correction-routes.ts";
import { changePassword } from "./change-password.ts";
import { describeRegistration } from "./check-registration.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { register } from "./register.ts";
import { resetPassword, sendResetLink } from "./reset-password.ts";
import { addVerifyEmailRoute } from "./verify-email-route.ts";
import { addRegistrationRoute, refuseWhereShut } from "./who-may-register.ts";

const DONE = { success: true } as const;

/** Opening an account, and getting back into it. */
export function addAccountRoutes(app: ApiApp, context: AppContext): void {
  const { knownDevices, limits } = context;
  const { registerUser, resendConfirmation: resend, sendResetEmail, resetPassword: reset } = calls;
  addRegistrationRoute(app, context);
  app.post(
    registerUser.path,
    // What is wrong is told all at once, also what is not to be seen in a field by itself.
    {
      schema: { ...callSchema("registerUser"), body: registerUser.payload },
      attachValidation: true,
    },
    async ({ body, ip, validationError }) => {
      refuseWhereShut(context.registration);
      const invalid = validationError === undefined ? null : describeFailure(validationError);
      const refusal = describeRegistration(body, invalid, context);
      if (refusal !== null) throw refusal;
      await register(context, body, ip);
      return DONE;
    },
  );
  app.post(
    resend.path,
    { schema: { ...callSchema("resendConfirmation"), body: resend.payload } },
    async (request) => {
      refuseWhereShut(context.registration);
      await resendConfirmation(context, request.body, request);
      return DONE;
    },
  );
  app.post(
    sendResetEmail.path,
    { schema: { ...callSchema("sendResetEmail"), body: sendResetEmail.payload } },
    async ({ body, ip }) => {
      await limits.take("reset", { account: mailboxOf(body.email), address: ip });
      await sendResetLink(context, body.email);
      return DONE;
    },
  );
  app.post(
    reset.path,
    { schema: { ...callSchema("resetPassword"), body: reset.payload } },
    async ({ body, ip, headers }, reply) => {
      const { token, new_password: password } = body;
      await limits.take("verification", { address: ip });
      const email = await resetPassword(context, { token, password, address: ip });
      // Whoever reads the owner's mail is no stranger: their log-in passes, whoever else tries.
      reply.header("set-cookie", knownDevices.remember(headers.cookie, email));
      return DONE;
    },
  );
  addUserCall(app, "changePassword", context.requireAccount, async (call) => {
    const { user, payload, request, reply } = call;
    const cookies = await changePassword(context, request, user, payload);
    reply.header("set-cookie", [...cookies]);
    return DONE;
  });
  addUserCall(app, "agreeToTerms", context.requireAccount, async ({ user, payload, request }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    await agreeToTerms(context, user.id, payload);
    return DONE;
  });
  addCorrectionRoutes(app, context);
  addVerifyEmailRoute(app, context);
}
