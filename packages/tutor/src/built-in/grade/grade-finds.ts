import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, missingExpectations } from "@elenchus/dialogue/coverage";
import { creditsBefore } from "@elenchus/dialogue/credits-before";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { readPairs } from "./features.ts";
import type { Findings } from "./findings.ts";
import { type GradedPair, gradeAll } from "./grade-pairs.ts";
import { sentencesOfMessage } from "./reading/sentences.ts";
import { findSame, type Said } from "./same-find.ts";
import { speaksOfMatter } from "./speaks-of-matter.ts";

/** From so near on a find is the one that the key lists. */
const LISTED = 0.7;
/** Sentences beyond these are not read one by one. */
const MOST_SENTENCES = 4;

interface Found extends Said {
  readonly id: string;
}

/** A part of an answer with what it finds: the place for finds of the learner's own stands for all of them. */
interface Candidate extends Said {
  readonly any: GradedPair;
  /** The find of the key that it is; null where it is one of the learner's own. */
  readonly listed: string | null;
}

function toCandidate(
  view: DialogueView,
  text: string,
  graded: readonly GradedPair[],
  vector: Float32Array,
): Candidate[] {
  const any = graded.find(({ expectation }) => isOwnFind(expectation));
  if (any === undefined || !speaksOfMatter(view.argument, text)) return [];
  const listed = graded
    .filter(({ expectation }) => !isOwnFind(expectation))
    .toSorted((one, other) => other.near - one.near)[0];
  const isListed =
    listed !== undefined && (listed.near >= LISTED || listed.grade.zone === "accepted");
  return [{ text, vector, any, listed: isListed ? listed.expectation.id : null }];
}

/** Grades an answer to a step that accepts what the key lists and what the learner finds besides. */
export async function gradeFinds(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
  graded: readonly GradedPair[],
): Promise<Findings> {
  const { argument, dialogue } = view;
  const sentences = sentencesOfMessage(message).slice(0, MOST_SENTENCES);
  const vectors = await encoder.embed([message, ...sentences]);
  const vectorAt = (at: number): Float32Array => vectors[at] ?? new Float32Array();
  const whole = toCandidate(view, message, graded, vectorAt(0));
  const parts: Candidate[] = [];
  if (sentences.length > 1)
    for (const [at, text] of sentences.entries())
      parts.push(
        ...toCandidate(
          view,
          text,
          gradeAll(await readPairs(encoder, argument, dialogue, text)),
          vectorAt(at + 1),
        ),
      );
  const isFound = ({ any }: Candidate): boolean => any.grade.zone === "accepted";
  const byParts = parts.filter(isFound);
  const found = byParts.length > 0 ? byParts : whole.filter(isFound);
  const credited = await credit(encoder, view, found);
  const isUnsure =
    found.length === 0 && [...whole, ...parts].some(({ any }) => any.grade.zone === "unsure");
  // What may be a find is taken for one of the learner's own, before it is taken for one of the key's.
  const isFree = ({ id }: Expectation): boolean => (dialogue.coverage[id] ?? 0) < COVERED;
  const meant = ownPlaces(view).find(isFree)?.id ?? missingExpectations(argument, dialogue)[0];
  return {
    ...credited,
    unsure: isUnsure && meant !== undefined ? [meant] : [],
    misconception: null,
    confidence: isUnsure ? 0.4 : 0.8,
    reasons: [...whole, ...parts].map(
      ({ any, listed }) =>
        `${any.grade.zone} ${listed ?? "own"} (${any.grade.likelihood.toFixed(2)})`,
    ),
  };
}

/** What earlier messages were credited with in the step, sentence by sentence. */
async function readCreditsBefore(encoder: SentenceEncoder, view: DialogueView): Promise<Found[]> {
  const found = creditsBefore(view).flatMap(({ id, words }) =>
    sentencesOfMessage(words).map((text) => ({ id, text })),
  );
  const vectors = await encoder.embed(found.map(({ text }) => text));
  return found.map((one, index) => ({ ...one, vector: vectors[index] ?? new Float32Array() }));
}

/** The places for finds of the learner's own. */
function ownPlaces({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter((one) => one.step === dialogue.step && isOwnFind(one));
}

/** Gives each find its place: the listed one's, else the next free one for finds of the learner's own; a repeat has none. */
async function credit(
  encoder: SentenceEncoder,
  view: DialogueView,
  found: readonly Candidate[],
): Promise<Pick<Findings, "coverage"> & Required<Pick<Findings, "earnedBy">>> {
  const { dialogue } = view;
  const own = ownPlaces(view);
  const isOwnId = (id: string): boolean => own.some((one) => one.id === id);
  const coverage: Record<string, number> = {};
  const earnedBy: Record<string, string> = {};
  const before = await readCreditsBefore(encoder, view);
  const now: Found[] = [];
  for (const { any, listed, ...said } of found) {
    const free = own.find(
      ({ id }) => (dialogue.coverage[id] ?? 0) < COVERED && coverage[id] === undefined,
    );
    const id = listed ?? free?.id;
    if (id === undefined) continue;
    // Two finds that the key lists are two, however near they are to each other.
    const rivals = [...before, ...now].filter((one) => isOwnId(id) || isOwnId(one.id));
    const same = await findSame(encoder, said, rivals);
    // What was found before and is said again stays found: whoever hears it is to say so.
    coverage[same?.id ?? id] = Math.max(coverage[same?.id ?? id] ?? 0, any.coverage);
    if (same !== null) continue;
    earnedBy[id] = said.text;
    now.push({ id, ...said });
  }
  return { coverage, earnedBy };
}
