import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import type { Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import { standsIn } from "../../text/copying.ts";
import { findTold } from "../../text/find-told.ts";
import { namesFlaw } from "../../text/flaw-names.ts";
import { findQuotations } from "./quotations.ts";

const KINDS = [...FALLACIES, ...STATISTICAL_FLAWS];

/**
 * Whether a sentence tells what the learner neither found nor was told: nearly in the key's words, or by its name. A
 * further question that was not asked has nothing to give away.
 */
export function tellsOpen(
  { argument, dialogue, transcript }: DialogueView,
  sentence: string,
): boolean {
  const { expectations } = argument.key;
  const isAsked = ({ id, kind }: Expectation): boolean =>
    kind !== "probe" || dialogue.probed.includes(id);
  const known = [
    ...transcript.map(({ text }) => text),
    ...expectations.filter((one) => isEarned(dialogue, one)).map(({ statement }) => statement),
  ].join("\n");
  return expectations
    .filter((one) => !isEarned(dialogue, one) && isAsked(one))
    .some((one) => isNamed(one, sentence, known) || isTold(one, sentence, known));
}

function isTold({ statement, paraphrases }: Expectation, sentence: string, known: string): boolean {
  return findTold(sentence, { texts: [statement, ...paraphrases], known }) !== null;
}

/** An ambiguous word or a reading of it, a value, or the flaw, by its name. */
function isNamed(
  { term, valueWords = [], weakness }: Expectation,
  sentence: string,
  known: string,
): boolean {
  const flaw = KINDS.find((kind) => kind === weakness);
  return (
    [...(term?.readings ?? []), ...valueWords].some(
      (name) => standsIn(name, sentence) && !standsIn(name, known),
    ) ||
    (term !== undefined &&
      findQuotations(sentence).some(
        ({ words }) => plainWords(words) === plainWords(term.phrase),
      )) ||
    (flaw !== undefined && namesFlaw(flaw, sentence))
  );
}
