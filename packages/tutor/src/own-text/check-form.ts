import { MODULES } from "@elenchus/curriculum/modules/modules";
import {
  ASKED_PARTS,
  OWN_TEXT_WORDS,
  countOwnWords,
  type OwnTextForm,
  type OwnTextProblem,
} from "@elenchus/domain/own-text";
import { labelOfPart } from "@elenchus/domain/own-text-labels";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { checkGaming } from "../checks/gaming/check-gaming.ts";
import { namesFlaw } from "../text/flaw-names.ts";
import { findChatter, findLabels } from "../llm/write/find-phrase.ts";
import { isOtherLanguage } from "../text/other-language.ts";
import { isForeign } from "../text/out-of-vocabulary.ts";
import { checkPoints } from "./check-points.ts";
import { problemAt } from "./problem-at.ts";
import { readFlaw } from "./read-flaw.ts";

/** Problems of a form, as far as they can be seen without trying it. Pure. */
export function checkForm(form: OwnTextForm): OwnTextProblem[] {
  return [
    ...checkFacts(form),
    ...checkPassage(form),
    ...checkCounts(form),
    ...checkFlaw(form),
    ...checkPoints(form),
  ];
}

function checkFacts({ title, source, licence, module, flaw }: OwnTextForm): OwnTextProblem[] {
  const { error, warning } = problemAt("title");
  const kind = readFlaw(module, flaw);
  const isNamed = kind !== null && namesFlaw(kind, title);
  return [
    ...(title === "" ? [error("Give the text a title: students see it.")] : []),
    ...markupIn(title).map((sign) => error(`The title has ${sign} Please take it out.`)),
    ...(isNamed || findLabels(title, module).length > 0
      ? [warning("The title says what students are to find. Choose another one.")]
      : []),
    ...(source === ""
      ? [problemAt("source").error("Say where the text is from. Your own? Write “My own text”.")]
      : []),
    ...(licence === ""
      ? [problemAt("licence").error("Say by what right you use it: “CC BY 4.0”, or “My own text”.")]
      : []),
    ...(["source", "licence"] as const).flatMap((place) =>
      markupIn({ source, licence }[place]).map((sign) =>
        problemAt(place).error(`This has ${sign} Please take it out.`),
      ),
    ),
  ];
}

/** Signs that pages and models take for markup, in words. Links in a source are no links there, and may stay. */
function markupIn(text: string): string[] {
  const found = findChatter(text.replaceAll(/https?:\/\/|www\./gu, ""));
  return found !== null && !/\w/u.test(found)
    ? [`the sign “${found}”, which is used for markup.`]
    : [];
}

/** Finds the problems of the text itself. */
export function checkPassage({ passage, module }: OwnTextForm): OwnTextProblem[] {
  const { error, warning } = problemAt("passage");
  const words = countOwnWords(passage);
  const { least, most } = OWN_TEXT_WORDS;
  if (words === 0) return [error("Paste or write the text.")];
  const length = `The text has ${words.toLocaleString("en")} ${words === 1 ? "word" : "words"}.`;
  const found = findChatter(passage);
  const isMarkup = found !== null && /^\W|^https?:|^www\./u.test(found);
  const labels = findLabels(passage, module);
  const isForeignText = isForeign(passage) || isOtherLanguage(passage);
  return [
    ...(words < least ? [error(`${length} It needs at least ${least}.`)] : []),
    ...(words > most
      ? [error(`${length} It can have at most ${most}: take a part of it that argues by itself.`)]
      : []),
    ...(isForeignText ? [error("The text is not in English. The tutor reads English alone.")] : []),
    ...(isMarkup
      ? [error(`The text has “${found}”: signs of markup and addresses of pages are to go.`)]
      : []),
    ...(checkGaming(passage).hasGaming
      ? [
          error(
            "A sentence of the text gives orders to a tutor or a model. They would not be followed, but students would puzzle over them. Please take it out.",
          ),
        ]
      : []),
    ...(found !== null && !isMarkup
      ? [warning(`The text says “${found}”, as if it spoke to the tutor.`)]
      : []),
    ...labels.map((label) =>
      warning(`The text says “${label}”, which tells students what to look for.`),
    ),
    ...(splitSentences(passage).length < 3
      ? [error("The text needs at least three sentences, so that parts of it can be marked.")]
      : []),
  ];
}

function checkCounts({ points, module }: OwnTextForm): OwnTextProblem[] {
  const asked = ASKED_PARTS[module];
  return [
    ...asked.flatMap(({ part, least, most }) => {
      const count = points.filter((one) => one.part === part).length;
      const { error } = problemAt(part === "conclusion" || part === "reason" ? "marks" : "points");
      const name = labelOfPart(part, module);
      if (count < least)
        return [
          error(`There ${count === 1 ? "is" : "are"} ${count} of ${least} needed: “${name}”.`),
        ];
      return count > most ? [error(`There are ${count} of at most ${most}: “${name}”.`)] : [];
    }),
    ...points.flatMap(({ part }, at) =>
      asked.some((one) => one.part === part)
        ? []
        : [
            problemAt(`points.${at}`).error(
              "Module and key do not go together. Choose the module again.",
            ),
          ],
    ),
  ];
}

function checkFlaw({ module, flaw }: OwnTextForm): OwnTextProblem[] {
  if (MODULES[module].flaws.length === 0 || readFlaw(module, flaw) !== null) return [];
  return [problemAt("flaw").error("Choose the kind of flaw.")];
}
