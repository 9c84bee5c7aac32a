import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MOST_LAG_SECONDS, TOLD_LAG_SECONDS, type Replica } from "../db/replica.ts";
import { readFromReplica } from "../store/operations/replica-stores.ts";
import { createStores, type Stores } from "../store/stores.ts";

/** Longer than any replica that is read may lag: what somebody changed before that, it has. */
const REMEMBERED_SECONDS = 2 * MOST_LAG_SECONDS;

/** Where supervisors' pages are read from: a replica, where there is one. */
export interface SupervisorReads {
  /** Of whoever changed something just now, the primary's: they see what they did. */
  storesFor(request: FastifyRequest): Stores;
  /** To be told before the answer goes out: its supervisor changed something. */
  noteChange(reply: FastifyReply): void;
  /** How many seconds old what this request sees is, where it is more than a few; null: not to speak of. */
  ageFor(request: FastifyRequest): number | null;
}

/** What is used where there is no replica. */
function readPrimary(stores: Stores): SupervisorReads {
  return { storesFor: () => stores, noteChange: () => {}, ageFor: () => null };
}

/**
 * A supervisor who changed something carries a cookie for as long as a replica may lack it: every server behind
 * the balancer heeds it (decision 65).
 */
export function createSupervisorReads(
  stores: Stores,
  replica: Replica | null,
  publicUrl: () => string,
): SupervisorReads {
  if (replica === null) return readPrimary(stores);
  const isSecure = publicUrl().startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}elenchus.just_changed`;
  const { orm } = replica;
  const replicaStores = readFromReplica(stores, createStores({ orm, turnOrm: orm }));
  const hasJustChanged = ({ headers }: FastifyRequest): boolean =>
    name in parseCookie(headers.cookie ?? "");
  return {
    storesFor: (request) => (hasJustChanged(request) ? stores : replicaStores),
    noteChange(reply) {
      const cookie = stringifySetCookie({
        name,
        value: "1",
        path: "/api",
        httpOnly: true,
        sameSite: "lax",
        secure: isSecure,
        maxAge: REMEMBERED_SECONDS,
      });
      reply.header("set-cookie", cookie);
    },
    ageFor(request) {
      const state = replica.state();
      if (state.kind !== "following" || state.lagSeconds <= TOLD_LAG_SECONDS) return null;
      return hasJustChanged(request) ? null : Math.round(state.lagSeconds);
    },
  };
}
