import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import type { Draft, DraftOf } from "./draft.ts";
import { locate, overlap } from "./locate.ts";
import { likeness } from "./find-told.ts";

const FINDINGS = { least: 2, most: 4 } as const;
const TERMS = { least: 2, most: 3 } as const;
/** So alike are two findings that a learner who has one has the other. */
const SAME_FINDING = 0.85;
const READING_WORDS = 14;

/** What is wrong with the module's own part of a draft. */
export function checkAnalysis(draft: Draft): string[] {
  return [...checkForm(draft), ...checkWrongTurns(draft)];
}

function checkForm(draft: Draft): string[] {
  switch (draft.form) {
    case "terms":
      return checkTerms(draft);
    case "finds":
      return checkFindings(draft);
    case "values":
      return checkValues(draft);
    case "flaw":
      return checkFlaw(draft);
  }
}

function checkTerms(draft: DraftOf<"terms">): string[] {
  const { passage, terms, reasons } = draft;
  const faults = [...between("terms", terms.length, TERMS), ...checkSurroundings(draft)];
  const places = reasons.flatMap(({ quote }) => locate(passage, quote) ?? []);
  const phrases = new Set<string>();
  for (const [index, term] of terms.entries()) {
    const path = `terms[${index}]`;
    const span = locate(passage, term.quote);
    if (locate(term.quote, term.phrase) === null)
      faults.push(`${path}.phrase does not stand in ${path}.quote: "${term.phrase}".`);
    if (wordsOf(term.phrase).length > 5) faults.push(`${path}.phrase is longer than five words.`);
    if (span !== null && !places.some((place) => overlap(place, span) > 0))
      faults.push(`${path} stands in none of the reasons; a reason has to depend on its reading.`);
    if (phrases.has(term.phrase.toLowerCase())) faults.push(`${path}.phrase is there twice.`);
    phrases.add(term.phrase.toLowerCase());
    faults.push(...checkReadings(path, term));
  }
  return faults;
}

/** Module 1 asks what stands beside the conclusion and the reasons, so something has to. */
function checkSurroundings({ background, objection, examples }: DraftOf<"terms">): string[] {
  const faults: string[] = [];
  if (background === "" && objection.quote === "")
    faults.push("The passage needs background, or the other side's view; fill in which it has.");
  if (examples.length === 0 && objection.quote === "")
    faults.push("The passage needs an example of a reason, or the other side's view.");
  return faults;
}

function checkReadings(path: string, term: DraftOf<"terms">["terms"][number]): string[] {
  const { firstReading, secondReading, stake } = term;
  const faults = [firstReading, secondReading].flatMap((reading, index) => {
    const words = wordsOf(reading).length;
    const name = `${path}.${index === 0 ? "firstReading" : "secondReading"}`;
    return words >= 1 && words <= READING_WORDS
      ? []
      : [`${name} has ${words} words; it needs 1 to ${READING_WORDS}.`];
  });
  const one = [...contentStems(firstReading)].join(" ");
  if (one === [...contentStems(secondReading)].join(" "))
    faults.push(`${path}: its two readings are the same.`);
  if (wordsOf(stake).length < 8)
    faults.push(`${path}.stake is to say in one sentence what hangs on the reading.`);
  return faults;
}

function checkFindings({ findings }: DraftOf<"finds">): string[] {
  const faults = between("findings", findings.length, FINDINGS);
  for (const [index, one] of findings.entries())
    for (const other of findings.slice(index + 1))
      if (likeness(one.statement, other.statement) >= SAME_FINDING)
        faults.push(
          `findings[${index}] and findings[${findings.indexOf(other)}] are nearly the same finding.`,
        );
  return faults;
}

function checkValues({ passage, values }: DraftOf<"values">): string[] {
  const { preferred, neglected, loss } = values;
  const faults: string[] = [];
  const names = {
    preferred: [preferred.name, ...preferred.otherNames],
    neglected: [neglected.name, ...neglected.otherNames],
  };
  for (const [side, list] of Object.entries(names)) {
    if (list.length < 4)
      faults.push(`values.${side}.otherNames needs at least 3 entries beside the name.`);
    if (list.some((name) => wordsOf(name).length > 5))
      faults.push(`values.${side}: a name has at most five words.`);
  }
  const shared = names.preferred.find((name) =>
    names.neglected.some((other) => other.toLowerCase() === name.toLowerCase()),
  );
  if (shared !== undefined) faults.push(`Both values are called "${shared}"; they have to differ.`);
  if (wordsOf(loss).length < 4) faults.push("values.loss is to say in a clause what is given up.");
  const sentences = passage.split(/(?<=[.!?])\s+/u).map((one) => one.toLowerCase());
  if (
    sentences.some((one) =>
      [preferred, neglected].every(({ name }) => one.includes(name.toLowerCase())),
    )
  )
    faults.push("One sentence of the passage names both values, which gives the ranking away.");
  return faults;
}

function checkFlaw({ flaw }: DraftOf<"flaw">): string[] {
  return flaw.asReason.length < 3
    ? [
        "flaw.asReason needs at least 3 ways in which a learner may give the flawed part as a reason.",
      ]
    : [];
}

function checkWrongTurns({ wrongTurns }: Draft): string[] {
  return [
    ...between("wrongTurns", wrongTurns.length, { least: 1, most: 3 }),
    ...wrongTurns.flatMap(({ paraphrases, correction }, index) => [
      ...(paraphrases.length < 2
        ? [`wrongTurns[${index}].paraphrases needs at least 2 entries.`]
        : []),
      ...(correction.includes("?")
        ? []
        : [`wrongTurns[${index}].correction is to end by asking on: "${correction}".`]),
    ]),
  ];
}

function between(
  path: string,
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): string[] {
  return count >= least && count <= most
    ? []
    : [`${path} has ${count} entries; it needs ${least} to ${most}.`];
}
