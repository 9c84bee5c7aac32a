import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { hashToken } from "../links/one-time-token.ts";

/** An adapter's call that may hold a token. */
interface AdapterCall {
  readonly model: string;
  readonly where?: Where[] | undefined;
  readonly data?: object;
  readonly update?: object;
  readonly set?: object | undefined;
}

/** Hashes tokens, and knows them again. */
function createHider() {
  const tokens = new Map<unknown, string>();
  const hide = <Value>(token: Value): Value => {
    if (typeof token !== "string") return token;
    const hash = hashToken(token) as Value & string;
    tokens.set(hash, token);
    return hash;
  };
  const hideIn = <Values extends object | undefined>(values: Values): Values =>
    values !== undefined && "token" in values ? { ...values, token: hide(values.token) } : values;
  const hideInCondition = (condition: Where): Where => {
    const { field, value } = condition;
    if (field !== "token") return condition;
    // Only texts can be a token's; of several each is hashed.
    return {
      ...condition,
      value: Array.isArray(value) ? value.map(String).map(hide) : hide(value),
    };
  };
  const show = (row: unknown): unknown => {
    if (Array.isArray(row)) return row.map(show);
    if (typeof row !== "object" || row === null || !("token" in row)) return row;
    return { ...row, token: tokens.get(row.token) ?? row.token };
  };
  return { hideIn, hideInCondition, show };
}

/** A call that gives the database hashes of sessions' tokens, and its caller the tokens that it named. */
function withHashes<Call extends (args: never) => Promise<unknown>>(call: Call): Call {
  // Its calls are generic in their rows, which hashing leaves as they are.
  const ask = call as unknown as (args: object) => Promise<unknown>;
  const askWithHashes = async (args: AdapterCall): Promise<unknown> => {
    if (args.model !== "session") return ask(args);
    const { hideIn, hideInCondition, show } = createHider();
    const { where, data, update, set } = args;
    const hidden = {
      ...args,
      ...(where && { where: where.map(hideInCondition) }),
      ...(data && { data: hideIn(data) }),
      ...(update && { update: hideIn(update) }),
      ...(set && { set: hideIn(set) }),
    };
    return show(await ask(hidden));
  };
  return askWithHashes as unknown as Call;
}

function wrapCalls(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    create: withHashes(inner.create),
    findOne: withHashes(inner.findOne),
    findMany: withHashes(inner.findMany),
    count: withHashes(inner.count),
    update: withHashes(inner.update),
    updateMany: withHashes(inner.updateMany),
    delete: withHashes(inner.delete),
    deleteMany: withHashes(inner.deleteMany),
    consumeOne: withHashes(inner.consumeOne),
    incrementOne: withHashes(inner.incrementOne),
  };
}

/**
 * An adapter of Better Auth's that stores no session's token, but its hash. Sessions that a call found by something
 * else than their tokens have the hash for one: what needs their tokens (`revokeOtherSessions`) does not work.
 */
export function hashSessionTokens(open: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => {
    const inner = open(options);
    return {
      ...wrapCalls(inner),
      transaction: (work) => inner.transaction((trx) => work(wrapCalls(trx))),
    };
  };
}
