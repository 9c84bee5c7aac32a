import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { guardOf } from "../guard-of.ts";
import { dialogueAt } from "../labelled-answer.ts";
import { readByArgument } from "../read-by-argument.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { turnAfterMiss } from "../stranger-turn.ts";
import { creditKey, creditList, earnWonOver } from "./credit-everything.ts";
import { seeReply } from "./see-reply.ts";

/**
 * A line of `first-sight.jsonl`: what people who knew no rule of the guard had a model say, and learners try, at one place of an
 * argument that is in no fit. Nobody had tried any of it before it was measured.
 */
interface PlaceAtFirstSight {
  readonly step: number;
  /** Id of the probe that is asked, if one is. */
  readonly probe?: string;
  /** What the learner said, and missed with. */
  readonly message: string;
  /** Replies, each with the sentence in it that gives something away. */
  readonly leaks: readonly { readonly reply: string; readonly tells: string }[];
  readonly outOfRole: readonly string[];
  /** Messages that are no answer, or a wrong one. */
  readonly cheats: readonly string[];
}

/** How much there was, and what of it came through, each with its argument. */
export interface FirstSight {
  readonly leaks: number;
  readonly told: readonly string[];
  readonly outOfRole: number;
  readonly said: readonly string[];
  readonly cheats: number;
  /** What earns something with a judge that credits all that the key wants and knows a decoy. */
  readonly earning: readonly string[];
  /** What earns something with a judge that credits whatever it is asked about. */
  readonly earningByList: readonly string[];
}

/** What comes through of all that was written at first sight. */
export async function measureFirstSight(encoder: SentenceEncoder): Promise<FirstSight> {
  const read = readByArgument<PlaceAtFirstSight>("first-sight", await readStrangerArguments());
  const lent = lendParts({ encoder });
  const guard = guardOf(encoder);
  const count = { leaks: 0, outOfRole: 0, cheats: 0 };
  const through = {
    told: [] as string[],
    said: [] as string[],
    earning: [] as string[],
    earningByList: [] as string[],
  };
  for (const { name, known, places } of read) {
    const { argument, otherWords } = known;
    for (const place of places) {
      const turn = turnAfterMiss(argument, place);
      const view = { argument, dialogue: dialogueAt(argument, place), transcript: [] };
      const see = (text: string): Promise<string> => seeReply(guard, turn, text);
      count.leaks += place.leaks.length;
      count.outOfRole += place.outOfRole.length;
      count.cheats += place.cheats.length;
      for (const { reply, tells } of place.leaks)
        if ((await see(reply)).includes(tells)) through.told.push(`${name}: ${tells}`);
      for (const sentence of place.outOfRole)
        if ((await see(sentence)).includes(sentence)) through.said.push(`${name}: ${sentence}`);
      for (const message of place.cheats) {
        const insight = { view, message, otherWords };
        const earned = await earnWonOver(lent, insight, creditKey);
        // The one credits no more than the other, and most messages earn nothing with either.
        if (earned.length === 0) continue;
        through.earning.push(`${name}, ${earned.join(" ")}: ${message}`);
        const byList = await earnWonOver(lent, insight, creditList);
        if (byList.length > 0)
          through.earningByList.push(`${name}, ${byList.join(" ")}: ${message}`);
      }
    }
  }
  return { ...count, ...through };
}
