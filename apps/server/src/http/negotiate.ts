import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";

/** Smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The encoding that the client likes best; of several, the smallest. Who takes none gets the page as it is. */
export function chooseEncoding(request: Pick<FastifyRequest, "headers">): Encoding {
  const chosen = new Negotiator(request).encoding(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === chosen) ?? "identity";
}

/** As our answers say it, so that a client may name it, too. */
const inUtf8 = (mediaType: string): string => `${mediaType}; charset=utf-8`;
const JSON_TYPE = inUtf8("application/json");

/** Whether the client would rather have this media type than JSON. Who likes both as well gets what it named first. */
export function prefersToJson(
  request: Pick<FastifyRequest, "headers">,
  mediaType: string,
): boolean {
  const wanted = inUtf8(mediaType);
  return new Negotiator(request).mediaType([JSON_TYPE, wanted]) === wanted;
}
