import type { Expectation } from "@elenchus/dialogue/argument";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { COVERED, missingExpectations } from "@elenchus/dialogue/coverage";
import { creditsBefore } from "@elenchus/dialogue/credits-before";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Reader } from "../../reader/reader.ts";
import type { Findings } from "./findings.ts";
import { type GradedPoint, gradePoints, toFinding } from "./grade-points.ts";
import { findSame } from "./same-find.ts";
import { wordsThatSay } from "./words-that-say.ts";

/** Sentences beyond these are not read one by one. */
const MOST_SENTENCES = 4;

interface Found {
  readonly text: string;
  readonly id: string;
}

/** A part of an answer with the best that it finds: a find that the key lists, else one of the learner's own. */
interface Candidate {
  readonly text: string;
  readonly best: GradedPoint;
}

const RANKS = { accepted: 2, unsure: 1, missed: 0 } as const;

async function toCandidate(
  reader: Reader,
  view: DialogueView,
  text: string,
  asked: readonly Expectation[],
): Promise<Candidate[]> {
  const graded = await gradePoints(reader, view.argument, asked, text);
  // Of equal ones the listed find, which tells more than that it is some find.
  const rankOf = ({ zone, expectation, likelihood }: GradedPoint): number =>
    RANKS[zone] + (isOwnFinding(expectation) ? 0 : 0.5) + likelihood / 4;
  const [best] = graded.toSorted((one, other) => rankOf(other) - rankOf(one));
  return best === undefined ? [] : [{ text, best }];
}

/** Grades an answer to a step that accepts what the key lists and what the learner finds besides. */
export async function gradeFinds(
  reader: Reader,
  view: DialogueView,
  message: string,
  asked: readonly Expectation[],
): Promise<Findings> {
  const { argument, dialogue } = view;
  const sentences = splitSentences(message).slice(0, MOST_SENTENCES);
  const read = async (texts: readonly string[]): Promise<Candidate[]> =>
    (await Promise.all(texts.map((text) => toCandidate(reader, view, text, asked)))).flat();
  const isFound = ({ best }: Candidate): boolean => best.zone === "accepted";
  const parts = sentences.length > 1 ? await read(sentences) : [];
  const all = parts.some(isFound) ? parts : [...parts, ...(await read([message]))];
  const found = all.filter(isFound);
  const unsure = found.length > 0 ? [] : all.filter(({ best }) => best.zone === "unsure");
  // What may be a find is taken for one of the learner's own, before it is taken for one of the key's.
  const isFree = ({ id }: Expectation): boolean => (dialogue.coverage[id] ?? 0) < COVERED;
  const meant = ownPlaces(view).find(isFree)?.id ?? missingExpectations(argument, dialogue)[0];
  const mayBe = unsure.length > 0 && meant !== undefined ? [meant] : [];
  const { coverage, earnedBy } = await credit(reader, view, found);
  return {
    coverage,
    earnedBy: { ...Object.fromEntries(mayBe.map((id) => [id, message])), ...earnedBy },
    unsure: mayBe,
    misconceptions: [],
    confidence: unsure.length > 0 ? 0.4 : 0.8,
    findings: all.map(({ best }) => toFinding(best)),
  };
}

/** The places for finds of the learner's own. */
function ownPlaces({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter((one) => one.step === dialogue.step && isOwnFinding(one));
}

/** Gives each find its place: the listed one's, else the next free one for finds of the learner's own; a repeat has none. */
async function credit(
  reader: Reader,
  view: DialogueView,
  found: readonly Candidate[],
): Promise<Pick<Findings, "coverage"> & Required<Pick<Findings, "earnedBy">>> {
  const { dialogue } = view;
  const own = ownPlaces(view);
  const isOwnId = (id: string): boolean => own.some((one) => one.id === id);
  const coverage: Record<string, number> = {};
  const earnedBy: Record<string, string> = {};
  const before = creditsBefore(view).flatMap(({ id, words }) =>
    splitSentences(words).map((text): Found => ({ id, text })),
  );
  const now: Found[] = [];
  for (const { text, best } of found) {
    const free = own.find(
      ({ id }) => (dialogue.coverage[id] ?? 0) < COVERED && coverage[id] === undefined,
    );
    const listed = isOwnFinding(best.expectation) ? undefined : best.expectation.id;
    // What is read as a find that counts already, in other words than those that found it, is another one.
    const known = before.filter((one) => one.id === listed);
    const isOther = known.length > 0 && findSame(text, known) === null;
    const id = listed === undefined || isOther ? free?.id : listed;
    if (id === undefined) continue;
    // Two finds that the key lists are two, however near they are to each other.
    const rivals = [...before, ...now].filter((one) => isOwnId(id) || isOwnId(one.id));
    const same = findSame(text, rivals);
    // What was found before and is said again stays found: whoever hears it is to say so.
    coverage[same?.id ?? id] = Math.max(coverage[same?.id ?? id] ?? 0, best.coverage);
    if (same !== null) continue;
    const said = await wordsThatSay(reader, view.argument, [best.expectation], text);
    earnedBy[id] = said[best.expectation.id] ?? text;
    now.push({ id, text });
  }
  return { coverage, earnedBy };
}
