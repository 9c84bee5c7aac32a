import type { DialogueView } from "@elenchus/dialogue/tutor";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import { tagOf } from "../../reader/point-text.ts";
import type { Reader } from "../../reader/reader.ts";

/** From so likely on a misconception is said. */
const SAID = 0.8;
/** Ways of saying it that are read. */
const WAYS = 3;

/** The misconceptions of the open step that a message states, where it states nothing of what is asked, the likeliest first. */
export async function findMisconceptions(
  reader: Reader,
  view: DialogueView,
  message: string,
): Promise<string[]> {
  const { argument, dialogue } = view;
  const kind = kindOfStep(view);
  const known = argument.key.misconceptions.filter(
    ({ step, paraphrases }) => step === dialogue.step && paraphrases.length > 0,
  );
  if (kind === null || known.length === 0) return [];
  const textOf = (ways: readonly string[]): string =>
    `${tagOf(kind)}: ${ways.slice(0, WAYS).join(" / ")}`;
  const readings = await reader.read(known.map((one) => [textOf(one.paraphrases), message]));
  return known
    .map(({ id }, at) => ({ id, likelihood: readings[at]?.likelihood ?? 0 }))
    .filter(({ likelihood }) => likelihood >= SAID)
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .map(({ id }) => id);
}
