import type { Argument, Misconception } from "@elenchus/dialogue/argument";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { argumentFromDraft } from "../llm/write/argument-from-draft.ts";
import { plainHelp } from "../llm/write/plain-help.ts";
import { asSentence } from "../llm/write/tidy-draft.ts";
import { draftFromForm } from "./draft-from-form.ts";
import { readFlaw } from "./read-flaw.ts";

/** Who writes such texts, and what they are made after: nothing that others are made after. */
const OWN_TEXT = "own-text";

/**
 * The argument with which dialogues on a supervisor's text open. The text's title stands where others have their issue.
 * @throws where the form lacks a part
 */
export function argumentFromForm(form: OwnTextForm): Argument {
  const { module, title, passage, source, licence } = form;
  const argument = argumentFromDraft(draftFromForm(form), {
    request: { module, issue: title, seed: hashText(passage) },
    plan: { module, frame: OWN_TEXT, flaw: readFlaw(module, form.flaw) },
    writer: OWN_TEXT,
  });
  const { key } = argument;
  return {
    ...argument,
    source: `${asSentence(source)} ${asSentence(licence)}`,
    key: { ...key, misconceptions: [...mistakesOf(form), ...key.misconceptions] },
  };
}

function mistakesOf({ module, mistakes }: OwnTextForm): Misconception[] {
  return mistakes.map(({ step, text, answer }, index) => ({
    id: `own-mistake-${index + 1}`,
    step,
    paraphrases: [text],
    correction: answer === "" ? plainHelp("wrongTurns", module) : answer,
  }));
}
