import type { FastifyRequest } from "fastify";

const LONGEST_CHARS = 4000;

/** A field of the address or of a form; null where it is missing. */
export function readField(request: FastifyRequest, name: string): string | null {
  const given = {
    ...(request.query as Record<string, unknown>),
    ...(request.body as Record<string, unknown> | undefined | null),
  }[name];
  return typeof given === "string" && given !== "" ? given : null;
}

/** All that came and is short enough to be sent on. */
export function readAll(request: FastifyRequest, names: readonly string[]): URLSearchParams {
  const found = new URLSearchParams();
  for (const name of names) {
    const value = readField(request, name);
    if (value !== null && value.length <= LONGEST_CHARS) found.set(name, value);
  }
  return found;
}
