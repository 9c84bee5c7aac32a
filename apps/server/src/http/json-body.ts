import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Most bytes of a body: a whole dialogue's `history`, as the browser sends it back, fits. */
export const MAX_BODY_BYTES = 512 * 1024;

/** Escapes that can make a string which no database stores: NUL, or half of a surrogate pair. */
const SUSPECT_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** Raw NULs cannot be in JSON; only escapes make them. */
function cleanString(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\u0000", "").toWellFormed() : value;
}

/**
 * The JSON of a request body, with strings that a database can store.
 * @throws SyntaxError, or RangeError for absurd nesting
 */
export function parseJsonBody(text: string): unknown {
  return SUSPECT_ESCAPE.test(text) ? JSON.parse(text, cleanString) : JSON.parse(text);
}

/** Makes JSON the only body that is taken: a foreign page's form cannot send it. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body.toString()));
    } catch (cause) {
      done(new AppError(400, "invalid_json", "This is not valid JSON.", { cause }));
    }
  });
}
