import { badParameter } from "./refusal.ts";

/** Parameters of a request, by their names as written: `line_items[0][quantity]`. */
export interface Form {
  /** @throws StripeRefusal when it is missing */
  text(name: string): string;
  optionalText(name: string): string | null;
  /** @throws StripeRefusal when it is missing or no whole number from `least` on */
  integer(name: string, least: number): number;
  /** All whose name fits, by what the expression's first group takes of the name. */
  listBy(name: RegExp): [part: string, value: string][];
}

/** No sum of ours has more digits; Stripe's own limit is the same. */
const INTEGER = /^\d{1,8}$/;

function readInteger(name: string, value: string, least: number): number {
  if (!INTEGER.test(value)) {
    throw badParameter("parameter_invalid_integer", name, `Invalid integer: ${value}`);
  }
  if (Number(value) < least) {
    const text = `This value must be greater than or equal to ${least}.`;
    throw badParameter("parameter_invalid_integer", name, text);
  }
  return Number(value);
}

/**
 * Reads the parameters of a request.
 * @param known fits every name that the call takes: like Stripe, no other is let pass
 * @throws StripeRefusal for an unknown name
 */
export function readForm(source: URLSearchParams, known: RegExp): Form {
  for (const name of source.keys()) {
    if (!known.test(name)) {
      throw badParameter("parameter_unknown", name, `Received unknown parameter: ${name}`);
    }
  }
  const optionalText = (name: string) => {
    const value = source.get(name);
    // Stripe takes an empty value for none.
    return value === "" ? null : value;
  };
  const text = (name: string) => {
    const value = optionalText(name);
    if (value !== null) return value;
    throw badParameter("parameter_missing", name, `Missing required param: ${name}.`);
  };
  return {
    text,
    optionalText,
    integer: (name, least) => readInteger(name, text(name), least),
    listBy: (pattern) =>
      [...source].flatMap(([name, value]) => {
        const part = pattern.exec(name)?.[1];
        return part === undefined ? [] : [[part, value]];
      }),
  };
}
