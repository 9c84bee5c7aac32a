import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { earnWonOver } from "../../attacks/credit-everything.ts";
import { dialogueAt } from "../../labelled-answer.ts";
import type { RightAnswer } from "../../right-answer.ts";
import { readByArgument } from "../../read-by-argument.ts";
import { readStrangerArguments } from "../../stranger-arguments.ts";
import type { AnswersAtPlace } from "../../wrong-answers.ts";
import { measureStops, type Stops } from "../measure-stops.ts";

/** A line of `held-out-probes.jsonl`: what is said to one further question about an argument that is in no fit. */
interface SaidToProbe extends AnswersAtPlace {
  readonly probe: string;
  /** Messages that want the credit, and hold no answer. */
  readonly cheats: readonly string[];
}

/** Messages, and which of them earned something with a judge that credits everything. */
interface Earning {
  readonly said: number;
  readonly earning: readonly string[];
}

/** What becomes of what is said to further questions. */
export interface ProbesSeen {
  /** Right answers with an honest judge. */
  readonly right: Stops;
  readonly wrong: Earning;
  readonly cheats: Earning;
}

/** Looks at right answers, wrong ones and cheats that no fit has seen. */
export async function measureProbes(encoder: SentenceEncoder): Promise<ProbesSeen> {
  const read = readByArgument<SaidToProbe>("held-out-probes", await readStrangerArguments());
  const lent = lendParts({ encoder });
  const right: RightAnswer[] = [];
  const wrong = { said: 0, earning: [] as string[] };
  const cheats = { said: 0, earning: [] as string[] };
  for (const { known, places } of read) {
    const { argument, otherWords } = known;
    for (const place of places) {
      const dialogue = dialogueAt(argument, place);
      const view = { argument, dialogue, transcript: [] };
      for (const { id, message } of place.right)
        right.push({ argument, dialogue, message, covers: [id] });
      const hear = async (into: typeof wrong, messages: readonly string[]): Promise<void> => {
        into.said += messages.length;
        for (const message of messages) {
          const earned = await earnWonOver(lent, { view, message, otherWords });
          if (earned.length > 0) into.earning.push(`${place.probe}: ${message}`);
        }
      };
      await hear(wrong, place.wrong);
      await hear(cheats, place.cheats);
    }
  }
  return { right: await measureStops(encoder, right), wrong, cheats };
}
