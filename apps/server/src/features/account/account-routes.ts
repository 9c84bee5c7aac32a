import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../calls/add-user-call.ts";
import { refusePasswords } from "../../identity/takes-passwords.ts";
import { agreeToTerms } from "./agree-to-terms.ts";
import { addCorrectionRoutes } from "./correction-routes.ts";
import { describeRegistration } from "./check-registration.ts";
import { addPasswordRoutes } from "./password-routes.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { register } from "./register.ts";
import { addVerifyEmailRoute } from "./verify-email-route.ts";
import { addRegistrationRoute, refuseWhereShut } from "./who-may-register.ts";

const DONE = { success: true } as const;

/** Opening an account, and getting back into it. */
export function addAccountRoutes(app: ApiApp, context: AppContext): void {
  const { limits } = context;
  const { registerUser, resendConfirmation: resend } = calls;
  addRegistrationRoute(app, context);
  app.post(
    registerUser.path,
    // All problems are told at once, also those that are not to be seen in a field by itself.
    {
      schema: { ...callSchema("registerUser"), body: registerUser.payload },
      attachValidation: true,
    },
    async ({ body, ip, validationError }) => {
      refusePasswords(context);
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
    async ({ body, ip, headers }) => {
      refusePasswords(context);
      refuseWhereShut(context.registration);
      await resendConfirmation(context, body, { ip, headers });
      return DONE;
    },
  );
  addUserCall(app, "agreeToTerms", context.requireAccount, async ({ user, payload, request }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    await agreeToTerms(context, user.id, payload);
    return DONE;
  });
  addPasswordRoutes(app, context);
  addCorrectionRoutes(app, context);
  addVerifyEmailRoute(app, context);
}
