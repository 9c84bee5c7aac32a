import type { Tutor } from "@elenchus/tutor/tutor";
import type { onRequestAsyncHookHandler } from "fastify";
import type { Moderate } from "./moderation/passes-word-list.ts";
import type { Identity } from "./session/identity.ts";
import type { Stores } from "./store/stores.ts";

/** What features work with: ports and stores, never an adapter. */
export interface AppContext {
  readonly stores: Stores;
  readonly identity: Identity;
  readonly tutor: Tutor;
  readonly moderate: Moderate;
  /** Any integer from 0 to 2³¹ − 1. */
  readonly random: () => number;
  readonly newId: () => string;
  /** How many learners must share an interest or an issue before others see it. */
  readonly sharedByAtLeast: number;
  readonly requireUser: onRequestAsyncHookHandler;
}
