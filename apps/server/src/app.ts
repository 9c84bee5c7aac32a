import underPressure from "@fastify/under-pressure";
import Fastify, { LogController } from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import type { Tutor } from "@elenchus/tutor/tutor";
import * as z from "zod/mini";
import type { AppContext } from "./app-context.ts";
import type { Database } from "./db/database.ts";
import { answerFailure } from "./errors/error-handler.ts";
import { serializeError } from "./errors/serialize-error.ts";
import { addDialogueRoutes } from "./features/dialogue/dialogue-routes.ts";
import { addHealthRoutes } from "./features/health/health-routes.ts";
import { addInterestRoutes } from "./features/interests/interest-routes.ts";
import { addSessionRoutes } from "./features/session/session-routes.ts";
import { addSubtopicRoutes } from "./features/subtopics/subtopic-routes.ts";
import { addTransferCheckRoutes } from "./features/transfer-check/transfer-check-routes.ts";
import type { ApiApp } from "./http/api-app.ts";
import { acceptJsonOnly, MAX_BODY_BYTES } from "./http/json-body.ts";
import { describeApi } from "./http/open-api.ts";
import { logRequests } from "./http/request-log.ts";
import { refuseForeignOrigins } from "./http/same-origin.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { serveWebApp } from "./http/web-app.ts";
import type { Moderate } from "./moderation/passes-word-list.ts";
import type { Identity } from "./session/identity.ts";
import { createRequireUser } from "./session/require-user.ts";
import { createStores } from "./store/stores.ts";

// zod/mini has no texts of its own.
z.config(z.locales.en());

/** What the app is built from. */
export interface AppDependencies {
  readonly database: Database;
  readonly identity: Identity;
  readonly tutor: Tutor;
  readonly moderate: Moderate;
  readonly random: () => number;
  readonly newId: () => string;
  /** How many learners must share an interest or an issue before others see it. */
  readonly sharedByAtLeast: number;
  /** Address that people open; null takes whatever address a request came to. */
  readonly publicUrl: string | null;
  /** The built web app. */
  readonly webFolder: string | null;
  readonly logLevel: string;
}

/** A client that takes longer to send its request is sent away. */
const RECEIVE_WITHIN_MS = 60_000;

function createServer({ logLevel, newId }: AppDependencies): ApiApp {
  const app = Fastify({
    logger: { level: logLevel, base: null, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: RECEIVE_WITHIN_MS,
    genReqId: newId,
    frameworkErrors: answerFailure,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.decorateRequest("sessionUser", null);
  return app.withTypeProvider<ZodTypeProvider>();
}

function createContext(dependencies: AppDependencies): AppContext {
  const { identity, tutor, moderate, random, newId, sharedByAtLeast, database } = dependencies;
  return {
    identity,
    tutor,
    moderate,
    random,
    newId,
    sharedByAtLeast,
    stores: createStores(database.orm),
    requireUser: createRequireUser(identity),
  };
}

/** Builds the whole app, ready for requests, without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<ApiApp> {
  const app = createServer(dependencies);
  const { publicUrl, database, webFolder } = dependencies;
  acceptJsonOnly(app);
  logRequests(app);
  await addSecurityHeaders(app, publicUrl?.startsWith("https:") === true);
  refuseForeignOrigins(app, publicUrl);
  await app.register(underPressure, { maxEventLoopDelay: 2000 });
  await describeApi(app);
  const context = createContext(dependencies);
  addHealthRoutes(app, database);
  addSessionRoutes(app, context);
  addInterestRoutes(app, context);
  addSubtopicRoutes(app, context);
  addDialogueRoutes(app, context);
  addTransferCheckRoutes(app, context);
  await serveWebApp(app, webFolder);
  await app.ready();
  return app;
}
