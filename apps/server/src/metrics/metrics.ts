import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import type { FastifyInstance } from "fastify";
import type { MoveKind, Outcome } from "@elenchus/dialogue/dialogue";

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** As it is declared, not the address; "none" where there is none. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** A turn whose reply is stored. */
export interface TakenTurn {
  /** Name and version of what judged the message. */
  readonly judge: string;
  readonly move: MoveKind;
  /** Null while the dialogue goes on. */
  readonly outcome: Outcome | null;
}

/** The fate of a sentence of the model's that was not let through as it was. */
export type GuardEvent = "rewritten" | "dropped" | "replaced" | "completed" | "cut";

/** Port: figures for whoever watches the server. Told of no text and of nobody's name. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  turnTaken(turn: TakenTurn): void;
  /** @param ms from the message's arrival to the first words of the reply */
  replyBegun(ms: number): void;
  modelCalled(call: ModelCallRecord): void;
  wordsGuarded(event: GuardEvent): void;
  textsRead(ms: number): void;
  /** Has each call of the API begin a trace, where there are some; before any route is added. */
  readonly traceRequests?: (app: FastifyInstance) => Promise<void>;
}

function ignore(): void {}

/** For servers that nobody asks. */
export const NO_METRICS: Metrics = {
  requestAnswered: ignore,
  turnTaken: ignore,
  replyBegun: ignore,
  modelCalled: ignore,
  wordsGuarded: ignore,
  textsRead: ignore,
};
