/** What a program reads of a refusal. */
interface RefusalDetails {
  readonly type?: "invalid_request_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  /** The parameter at fault. */
  readonly param?: string;
}

/** A request that the Stripe server refuses, in the words and codes of Stripe's API. */
export class StripeRefusal extends Error {
  override readonly name = "StripeRefusal";
  /** HTTP status. */
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 404: there is no object of that id. */
export function noSuch(kind: string, id: string, param = "id"): StripeRefusal {
  const code = "resource_missing";
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code, param });
}

/** 400: a parameter is not what it should be. */
export function badParameter(code: string, param: string, message: string): StripeRefusal {
  return new StripeRefusal(400, message, { code, param });
}

/** A refusal's body. */
export function showRefusal({ message, details }: StripeRefusal) {
  return { error: { type: "invalid_request_error", message, ...details } };
}
