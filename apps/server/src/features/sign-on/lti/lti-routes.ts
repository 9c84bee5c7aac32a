import formbody from "@fastify/formbody";
import type { AppContext } from "../../../app-context.ts";
import type { ApiApp } from "../../../http/api-app.ts";
import { LTI_PATH, type LtiDesk } from "../../../lti/lti-desk.ts";
import type { SignOnDesk } from "../../../identity/sign-on-desk.ts";
import { answerRefusal } from "../send-page.ts";
import { beginLaunch } from "./begin-launch.ts";
import { askForChoice, takeChoice } from "./choose-link.ts";
import { enterCourse } from "./enter-course.ts";
import { askToRegister, registerPlatform } from "./register-platform.ts";
import { takeLaunch } from "./take-launch.ts";
import { addViewRoutes } from "./view-routes.ts";

/** A launch's token names scores of roles and services. */
const MOST_BYTES = 65_536;

const HIDDEN = { schema: { hide: true } };
/** Routes to which the platform's page sends. */
const FOREIGN = { ...HIDDEN, config: { takesForeignForms: true } };

function addLaunchRoutes(
  app: ApiApp,
  context: AppContext,
  desks: { readonly lti: LtiDesk; readonly signOn: SignOnDesk },
): void {
  const { lti } = desks;
  app.get(`${LTI_PATH}/log_in`, FOREIGN, (request, reply) =>
    beginLaunch(context, lti, { request, reply }),
  );
  app.post(`${LTI_PATH}/log_in`, FOREIGN, (request, reply) =>
    beginLaunch(context, lti, { request, reply }),
  );
  app.post(`${LTI_PATH}/launch`, FOREIGN, (request, reply) =>
    takeLaunch(context, lti, { request, reply }),
  );
  app.get(`${LTI_PATH}/enter`, HIDDEN, (request, reply) =>
    enterCourse(context, desks, { request, reply }),
  );
  app.get(`${LTI_PATH}/choose`, HIDDEN, (request, reply) => askForChoice(context, request, reply));
  app.post(`${LTI_PATH}/choose`, HIDDEN, (request, reply) =>
    takeChoice(context, lti, { request, reply }),
  );
  app.get(`${LTI_PATH}/register`, HIDDEN, async (request, reply) =>
    askToRegister(lti, request, reply),
  );
  app.post(`${LTI_PATH}/register`, HIDDEN, (request, reply) =>
    registerPlatform(context, lti, { request, reply }),
  );
  app.get(`${LTI_PATH}/keys`, HIDDEN, async (_request, reply) => {
    // Platforms ask often, and a new key is known by its name.
    reply.header("cache-control", "public, max-age=300");
    return lti.publishKeys();
  });
}

/** Learning platforms that send people here, by LTI 1.3. All of it is pages and redirects: it needs no script. */
export function addLtiRoutes(app: ApiApp, context: AppContext): void {
  const { ltiDesk: lti, signOnDesk: signOn } = context;
  if (lti === null || signOn === null) return;
  void app.register(async (scope: ApiApp) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: MOST_BYTES });
    scope.setErrorHandler(answerRefusal);
    addLaunchRoutes(scope, context, { lti, signOn });
    addViewRoutes(scope, context);
  });
}
