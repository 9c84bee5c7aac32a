import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { dialogueAt } from "../labelled-answer.ts";
import { readByArgument } from "../read-by-argument.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { creditKey, creditList, earnWonOver } from "./credit-everything.ts";

/**
 * A line of `first-sight.jsonl`: what people who knew no rule of the judge had learners try at one place of an argument that is in
 * no fit. Nobody had tried any of it before it was measured.
 */
interface PlaceAtFirstSight {
  readonly step: number;
  /** Id of the probe that is asked, if one is. */
  readonly probe?: string;
  /** Messages that are no answer, or a wrong one. */
  readonly cheats: readonly string[];
}

/** How much there was, and what of it came through, each with its argument. */
export interface FirstSight {
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
  let cheats = 0;
  const through = {
    earning: [] as string[],
    earningByList: [] as string[],
  };
  for (const { name, known, places } of read) {
    const { argument, otherWords } = known;
    for (const place of places) {
      const view = { argument, dialogue: dialogueAt(argument, place), transcript: [] };
      cheats += place.cheats.length;
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
  return { cheats, ...through };
}
