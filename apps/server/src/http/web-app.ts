import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { WayIn } from "@elenchus/contract/price";
import type { PageStart } from "@elenchus/contract/page-start";
import { AppError } from "../errors/app-error.ts";
import { describeFailure } from "../errors/describe-failure.ts";
import { logFailure } from "../errors/error-handler.ts";
import { escapeHtml } from "./escape-html.ts";
import { sendCompressed } from "./send-compressed.ts";
import { ENTRANCE, type WebPages } from "./web-pages.ts";

const YEAR_SECONDS = 31_536_000;
/** Of the session's cookie, whatever stands before it. */
const SESSION_COOKIE = /session_token=/;
const PATIENCE_MS = 1500;
const START_PAGE = "index.html";
const SESSION_PRELOAD = "</api/session>; rel=preload; as=fetch; crossorigin";

function isApi(request: FastifyRequest): boolean {
  return request.url === "/api" || /^\/api[/?]/.test(request.url);
}

/** Names that programs ask for, to learn what a site has (RFC 8615): a page under one that it has not is a lie. */
const WELL_KNOWN = /^\/\.well-known(?:\/|$)/;
/** Where password managers lead people. Source: W3C, A Well-Known URL for Changing Passwords. */
const CHANGE_PASSWORD = "/.well-known/change-password";
/** The page opens the account by it, once somebody is logged in. */
const CHANGE_PASSWORD_PAGE = "/?change_password=1";

/** A page, by its address: not the API, and not a file that is missing. */
function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = request.url.replace(/[?#].*/, "");
  return !isApi(request) && !WELL_KNOWN.test(path) && !/\.\w+$/.test(path);
}

function cachingOf(path: string): string {
  // Files in assets/ carry a hash of their content in the name.
  if (path.startsWith("/assets/")) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Somebody who has logged in since and goes back would be a stranger again.
  return path.includes(ENTRANCE) ? "no-store" : "no-cache";
}

function refuseUnknown(): never {
  throw new AppError(404, "not_found", "There is nothing at this address.");
}

/** Whether somebody cannot be logged in, having no such cookie. */
function isStranger(request: FastifyRequest): boolean {
  return !SESSION_COOKIE.test(request.headers.cookie ?? "");
}

/** The built web app. */
export interface WebApp {
  /** Its `dist`; null where it is not to be served. */
  readonly folder: string | null;
  /** Null where it was not built. */
  readonly pages: WebPages | null;
  /**
   * The data with which the page of who is logged in can begin; null where the app is to ask by itself.
   * @throws AppError to whom it would be refused
   */
  readonly loadStart: (request: FastifyRequest, reply: FastifyReply) => Promise<PageStart | null>;
  /** The only ways to log in; null where passwords are one. */
  readonly onlyWaysIn: readonly WayIn[] | null;
}

/** Has the app not ask who is there. */
const STRANGER = '<script type="application/json" id="page-start">{"kind":"stranger"}</script>';

/** Sends the app's page: a file of the build, or that file with the ways to log in, where no password is one. */
interface StartPage {
  /** Marks a page that was drawn otherwise. */
  mark(page: string): string;
  /** To whoever cannot be logged in. */
  sendToStranger(
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply>;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}

/** The app is not to show a form for passwords before it has asked who lets people in: the page says it. */
function createStartPage(folder: string, onlyWaysIn: WebApp["onlyWaysIn"]): StartPage {
  if (onlyWaysIn === null)
    return {
      mark: (page) => page,
      sendToStranger: (_request, reply) => reply.sendFile(ENTRANCE),
      send: (_request, reply) => reply.sendFile(START_PAGE),
    };
  const content = escapeHtml(JSON.stringify(onlyWaysIn));
  const mark = (page: string): string =>
    page.replace("</head>", () => `<meta name="log-in-by" content="${content}" /></head>`);
  const page = mark(readFileSync(join(folder, START_PAGE), "utf8"));
  const strangers = page.replace("</head>", () => `${STRANGER}</head>`);
  return {
    mark,
    // The one that the build drew has a form for passwords.
    sendToStranger: (request, reply) =>
      sendCompressed(request, reply.header("cache-control", "no-store"), strangers),
    send: (request, reply) =>
      sendCompressed(request, reply.header("cache-control", "no-cache"), page),
  };
}

/** The page with a dialogue to go on with; null where there is none, or none to be shown. */
async function drawDialogue(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, loadStart }: WebApp,
): Promise<string | null> {
  try {
    // Of a database that does not answer, the app tells better than an empty window.
    const start = await Promise.race([loadStart(request, reply), sleep(PATIENCE_MS, null)]);
    return start && pages && (await pages.renderDialogue(start));
  } catch (error) {
    // Whoever is refused is told so when the app asks, and so is whoever meets a fault.
    logFailure(describeFailure(error), request);
    return null;
  }
}

/**
 * Serves the built web app, compressed beforehand, and its start page for every address that is not
 * the API's and not a file's; all else is a 404 in the one error shape.
 */
export async function serveWebApp(app: FastifyInstance, webApp: WebApp): Promise<void> {
  const { folder, pages, onlyWaysIn } = webApp;
  if (folder === null || !existsSync(join(folder, START_PAGE))) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  const startPage = createStartPage(folder, onlyWaysIn);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("cache-control", cachingOf(path.slice(folder.length)));
    },
  });
  app.get("/", { schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (pages === null || request.url !== "/") return startPage.send(request, reply);
    if (isStranger(request)) return startPage.sendToStranger(request, reply);
    const page = await drawDialogue(request, reply, webApp);
    if (page !== null) {
      // Nobody is to come back to it after logging out.
      reply.header("cache-control", "no-store");
      return sendCompressed(request, reply, startPage.mark(page));
    }
    // The page will ask who is there: the answer may be on its way while the script still comes.
    reply.header("link", SESSION_PRELOAD);
    return startPage.send(request, reply);
  });

  if (onlyWaysIn === null)
    app.get(CHANGE_PASSWORD, { schema: { hide: true } }, (_request, reply) =>
      reply.header("cache-control", "no-store").redirect(CHANGE_PASSWORD_PAGE, 302),
    );
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) refuseUnknown();
    return startPage.send(request, reply);
  });
}
