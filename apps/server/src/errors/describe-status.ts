import { AppError } from "./app-error.ts";

/** Statuses that speak for themselves: a stable name, and words for people. */
const STATUSES: Readonly<Record<number, readonly [code: string, text: string]>> = {
  400: ["bad_request", "This request is not valid."],
  401: ["not_signed_in", "Please log in."],
  403: ["forbidden", "Nobody has access to this address."],
  404: ["not_found", "There is nothing at this address."],
  405: ["method_not_allowed", "This method is not supported at this address."],
  406: ["not_acceptable", "The requested format is not available."],
  408: ["request_timeout", "The request took too long to arrive. Please try again."],
  411: ["length_required", "The request does not state its length."],
  412: ["precondition_failed", "This has changed in the meantime. Please load it again."],
  413: ["body_too_large", "That is too much text."],
  414: ["address_too_long", "This address is too long."],
  415: ["unsupported_media_type", "Please send application/json."],
  416: ["range_not_satisfiable", "This part of the file does not exist."],
  417: ["expectation_failed", "The server cannot do what the request expects."],
  429: ["too_many_requests", "You did that too often. Please try again in a moment."],
  431: ["headers_too_large", "The headers of this request are too large."],
  501: ["not_implemented", "The server cannot do this."],
  503: ["unavailable", "The server cannot answer right now. Please try again in a moment."],
};

const REFUSED = ["refused", "This request cannot be answered."] as const;
const FAULT = ["internal_error", "Something went wrong on our side. Please try again."] as const;

/** A failure of which no more is known than its status. */
export function describeStatus(
  status: number,
  options: ConstructorParameters<typeof AppError>[3] = {},
): AppError {
  const [code, text] = STATUSES[status] ?? (status < 500 ? REFUSED : FAULT);
  return new AppError(status, code, text, options);
}
