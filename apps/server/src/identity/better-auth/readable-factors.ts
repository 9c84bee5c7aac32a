import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter } from "better-auth";
import { openFactor } from "./factor.ts";
import type { Secrets } from "../secrets.ts";

type FindOne = DBTransactionAdapter["findOne"];

function wrapCalls(inner: DBTransactionAdapter, secrets: Secrets): DBTransactionAdapter {
  const findOne: FindOne = async <Row>(call: Parameters<FindOne>[0]) => {
    const found = await inner.findOne<Row>(call);
    return call.model === "twoFactor" ? openFactor(found, inner, secrets) : found;
  };
  return { ...inner, findOne };
}

/** An adapter of Better Auth's that hands out second factors as the newest secret encrypts them. */
export function readFactors(open: (options: BetterAuthOptions) => DBAdapter, secrets: Secrets) {
  return (options: BetterAuthOptions): DBAdapter => {
    const inner = open(options);
    return {
      ...wrapCalls(inner, secrets),
      transaction: (work) => inner.transaction((trx) => work(wrapCalls(trx, secrets))),
    };
  };
}
