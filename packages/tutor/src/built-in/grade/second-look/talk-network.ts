import { type MeaningNetwork, oddsOf } from "../../../text/meaning-network.ts";
import fitted from "./talk-network.json" with { type: "json" };

/** Surer than that nobody can be. */
const MOST = 8;

/** How surely a text, by its vector, is talk and no answer: log odds, from -8 to 8; 8 where there are no words. */
export function talkIn(network: MeaningNetwork, vector: ArrayLike<number>): number {
  if (vector.length === 0) return MOST;
  return Math.max(-MOST, Math.min(MOST, oddsOf(network, vector)));
}

/** Tells what is said to whoever judges, and all other talk, from answers; fitted by `npm run train -- second-look`. */
export const TALK: MeaningNetwork = fitted;
