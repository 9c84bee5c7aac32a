import Fastify, { LogController } from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Writable } from "node:stream";
import * as z from "zod/mini";
import type { AppContext } from "./app-context.ts";
import type { Database } from "./db/database.ts";
import type { StorageWatch } from "./db/storage-watch.ts";
import { answerFailure } from "./errors/error-handler.ts";
import { serializeError } from "./errors/serialize-error.ts";
import { addAccountRoutes } from "./features/account/account-routes.ts";
import { addAssignmentRoutes } from "./features/set-work/assignment-routes.ts";
import { addAttentionRoutes } from "./features/attention/attention-routes.ts";
import { addClassRoutes } from "./features/class-view/class-routes.ts";
import { addReportRoutes } from "./features/class-view/report-routes.ts";
import { addDemoRoutes, type Demo } from "./features/demo-pages/demo-routes.ts";
import { MAILBOX } from "./features/demo-pages/mail-routes.ts";
import { addDialogueRoutes } from "./features/dialogue/dialogue-routes.ts";
import { addDistressFlagRoutes } from "./features/distress-flags/distress-flag-routes.ts";
import { addDueCheckRoutes } from "./features/returning-checks/due-check-routes.ts";
import { addClassListRoutes } from "./features/enrolment/class-list-routes.ts";
import { addInvitationRoutes } from "./features/enrolment/invitation-routes.ts";
import { addStudentPasswordRoute } from "./features/enrolment/student-password-route.ts";
import { addExportRoutes } from "./features/exports/export-routes.ts";
import { addGroupRoutes } from "./features/groups/group-routes.ts";
import { addHealthRoutes } from "./features/health/health-routes.ts";
import { addInstanceIdentityRoute } from "./features/health/instance-identity-route.ts";
import { addInterestRoutes } from "./features/interests/interest-routes.ts";
import { addOperationsRoutes } from "./features/operations/operations-routes.ts";
import { addLegalRoutes, type LegalOptions } from "./features/legal/legal-routes.ts";
import { addOwnTextRoutes } from "./features/own-texts/own-text-routes.ts";
import { addOwnDataRoutes } from "./features/own-data/own-data-routes.ts";
import { addPriceRoute } from "./features/payment-webhook/price-route.ts";
import { addWebhookRoute } from "./features/payment-webhook/webhook-route.ts";
import { addProgressRoutes } from "./features/progress/progress-routes.ts";
import { addSessionRoutes } from "./features/log-in/session-routes.ts";
import { addLtiRoutes } from "./features/sign-on/lti/lti-routes.ts";
import { addSignOnRoutes } from "./features/sign-on/sign-on-routes.ts";
import { addStopMailsRoutes } from "./features/stop-mails/stop-mails-routes.ts";
import { addStudentRoutes } from "./features/students/student-routes.ts";
import { addSubtopicRoutes } from "./features/subtopics/subtopic-routes.ts";
import { addTransferCheckRoutes } from "./features/transfer-check/transfer-check-routes.ts";
import { addCheckVerdictRoutes } from "./features/verdicts/check-verdict-routes.ts";
import { addVerdictRoutes } from "./features/verdicts/verdict-routes.ts";
import type { ApiApp } from "./http/api-app.ts";
import { closeConnections } from "./http/close-connections.ts";
import { acceptJsonOnly, MAX_BODY_BYTES } from "./http/json-body.ts";
import { describeApi } from "./http/open-api.ts";
import { answerMalformed, refuseUnreadable } from "./http/refuse-malformed.ts";
import { logRequests } from "./http/request-log.ts";
import { refuseForeignOrigins } from "./http/same-origin.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { serveWebApp } from "./http/web-app.ts";
import { readWebPages } from "./http/web-pages.ts";
import { watchRequests } from "./metrics/watch-requests.ts";
import { refuseWhenBusy } from "./http/refuse-when-busy.ts";
import { createPageStart } from "./load-page-start.ts";
import { VERSION } from "./version.ts";
import { describeWaysIn } from "./identity/sign-on-desk.ts";
import { refuseOthersIds } from "./calls/refuse-others-ids.ts";
import { createRequireAccount, createRequireUser } from "./identity/require-user.ts";

// zod/mini has no texts of its own.
z.config(z.locales.en());

/** The parts that the app is built from. */
export interface AppDependencies extends Omit<
  AppContext,
  "requireUser" | "requireAccount" | "accessRules" | "mailbox"
> {
  readonly database: Database;
  /** Whether what is written can be stored. */
  readonly storage: StorageWatch;
  /** Has the public address know what host a request came to, where none is set. */
  readonly followHost: (app: ApiApp) => void;
  /** Where requests must come from; null takes whatever host a request came to. */
  readonly ownOrigin: string | null;
  /** The key by which `doctor` knows this installation. */
  readonly selfKey: string;
  /** Proxies whose word on a request's address counts. */
  readonly trustedProxies: readonly string[];
  readonly legal: LegalOptions;
  /** Pages of the demo alone; null in production. */
  readonly demo: Demo | null;
  /** The built web app. */
  readonly webFolder: string | null;
  /** Requests are refused once the event loop lags by so many milliseconds; 0: never. */
  readonly busyAfterMs: number;
  readonly logLevel: string;
  /** Where the log goes; standard output when absent. */
  readonly logStream?: Writable;
}

/** A client that takes longer to send its request is sent away. */
const RECEIVE_WITHIN_MS = 60_000;

function createServer({ logLevel, logStream, newId, trustedProxies }: AppDependencies): ApiApp {
  const app = Fastify({
    logger: {
      level: logLevel,
      base: null,
      serializers: { err: serializeError },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: RECEIVE_WITHIN_MS,
    genReqId: newId,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerMalformed(newId),
    // A request that arrives while the server closes is answered like everything before it.
    return503OnClosing: false,
    // Refused by ourselves, in words.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.decorateRequest("sessionUser", null);
  return app.withTypeProvider<ZodTypeProvider>();
}

function createContext(dependencies: AppDependencies): AppContext {
  const { identity, payments, needsSecondFactor, publicUrl } = dependencies;
  const rules = { isPaid: payments !== null, needsSecondFactor, publicUrl };
  const requireUser = createRequireUser(identity, rules);
  return {
    ...dependencies,
    accessRules: rules,
    requireAccount: createRequireAccount(identity),
    requireUser,
    mailbox: (dependencies.demo?.mails ?? null) === null ? null : MAILBOX,
  };
}

function addFeatures(app: ApiApp, context: AppContext, dependencies: AppDependencies): void {
  addHealthRoutes(app, dependencies, VERSION);
  addInstanceIdentityRoute(app, dependencies.selfKey, VERSION);
  addAccountRoutes(app, context);
  addSessionRoutes(app, context);
  if (context.signOnDesk !== null) addSignOnRoutes(app, context, context.signOnDesk);
  addLtiRoutes(app, context);
  addPriceRoute(app, context);
  addWebhookRoute(app, context);
  addOwnDataRoutes(app, context);
  addInterestRoutes(app, context);
  addSubtopicRoutes(app, context);
  addDialogueRoutes(app, context);
  addProgressRoutes(app, context);
  addTransferCheckRoutes(app, context);
  addDueCheckRoutes(app, context);
  addStopMailsRoutes(app, context);
  addDistressFlagRoutes(app, context);
  addReportRoutes(app, context);
  addGroupRoutes(app, context);
  addClassListRoutes(app, context);
  addInvitationRoutes(app, context);
  addStudentPasswordRoute(app, context);
  addStudentRoutes(app, context);
  addAssignmentRoutes(app, context);
  addOwnTextRoutes(app, context);
  addAttentionRoutes(app, context);
  addClassRoutes(app, context);
  addExportRoutes(app, context);
  addOperationsRoutes(app, context);
  addVerdictRoutes(app, context);
  addCheckVerdictRoutes(app, context);
  addLegalRoutes(app, dependencies.legal);
  if (dependencies.demo !== null) addDemoRoutes(app, dependencies.demo);
}

/** Builds the whole app, ready for requests, without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<ApiApp> {
  const app = createServer(dependencies);
  const context = createContext(dependencies);
  const { ownOrigin, webFolder, identity, stores, busyAfterMs } = dependencies;
  const pages = await readWebPages(webFolder);
  await dependencies.metrics.traceRequests?.(app);
  closeConnections(app);
  refuseUnreadable(app, dependencies.newId);
  acceptJsonOnly(app);
  logRequests(app);
  watchRequests(app, dependencies.metrics);
  const inline = pages?.hashes ?? { style: [], script: [] };
  await addSecurityHeaders(app, ownOrigin?.startsWith("https:") === true, inline);
  refuseForeignOrigins(app, ownOrigin);
  dependencies.followHost(app);
  refuseOthersIds(app, { identity, ownership: stores.ownership });
  await refuseWhenBusy(app, busyAfterMs);
  await describeApi(app);
  addFeatures(app, context, dependencies);
  const loadStart = createPageStart(app, context);
  const { signOnDesk } = dependencies;
  const onlyWaysIn = signOnDesk?.isOnly === true ? describeWaysIn(signOnDesk) : null;
  await serveWebApp(app, { folder: webFolder, pages, loadStart, onlyWaysIn });
  await app.ready();
  return app;
}
