import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { composed } from "../grade/made-answers.ts";
import { readDataset } from "../read-dataset.ts";
import { madeWrong } from "./make-wrong.ts";
import { gradedTurns, MADE } from "./graded-turns.ts";
import { actsOf, type ReadTurn, type Split } from "./read-turn.ts";
import { secondPanel, typedAnswers } from "./typed-turns.ts";

/** Writers whose messages are for testing. */
const SPOKEN_TO_TEST: ReadonlySet<number> = new Set([31, 35]);

/** What is said beside answers, at some step of a module. */
function spoken(): ReadTurn[] {
  const known = composed();
  const lines = readDataset<{
    module: number;
    step: number;
    /** Of those who wrote to replies of the tutor. */
    writer?: number;
    last?: string;
    message: string;
    acts: string[];
  }>("spoken-messages");
  return lines.flatMap(({ module, step, writer = 0, last, message, acts }): ReadTurn[] => {
    const number = MODULE_NUMBERS.find((one) => one === module);
    const place = known.find(({ argument }) => argument.module === number);
    if (place === undefined) throw new Error(`no argument of module ${module}`);
    return [
      {
        split: SPOKEN_TO_TEST.has(writer) ? "test" : "fit",
        source: "spoken",
        argument: place.argument,
        step,
        ...(last === undefined ? {} : { last }),
        message,
        label: acts[0] ?? "",
        acts: actsOf(...acts),
        isOneOf: false,
        earned: () => null,
      },
    ];
  });
}

/**
 * All messages that the reader is fitted to or measured on. Nothing is fitted to a passage that is for testing, nor
 * drawn from it.
 */
export async function readTurns(): Promise<ReadTurn[]> {
  const people = [...typedAnswers(), ...secondPanel(), ...(await gradedTurns())];
  const turns = [...people, ...madeWrong(people)];
  const passagesOf = (of: Split): Set<string> =>
    new Set(
      turns
        .filter(({ split, source }) => split === of && !MADE.has(source))
        .map(({ argument }) => argument.passage),
    );
  const tested = passagesOf("test");
  const drawn = passagesOf("limits");
  const apart = turns.filter(({ split, argument: { passage } }) => {
    if (split === "test") return true;
    return !tested.has(passage) && (split === "limits" || !drawn.has(passage));
  });
  return [...apart, ...spoken()];
}
