import type { Issue, IssueFamily } from "@elenchus/curriculum/issue";
import { familiesFor } from "@elenchus/curriculum/issues/library";
import type { IssueList, IssueRequest } from "@elenchus/dialogue/tutor";
import { contentStems } from "@elenchus/dialogue/words/words";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import { unreadableMatter } from "./interests/unreadable-matter.ts";
import { findUnfitKind, isPersonsName } from "./interests/kind-of-interest.ts";
import { rankFamilies, type RankedFamily } from "./interests/rank-families.ts";
import {
  askWhichIsNearest,
  sayAround,
  sayNearest,
  sayRatherNot,
} from "./interests/say-of-interest.ts";
import { nearnessTo } from "../text/nearness.ts";
import type { Reader } from "../reader/reader.ts";

/** So many of one family's issues are offered, or of two families' each. */
const OF_ONE = 5;
const OF_EACH = 3;
/** So many families are offered instead of an interest of which no argument is written. */
const FAMILIES = 8;
/** No family comes nearer than this to an interest: the learner is asked. */
const LEAST_NEARNESS = 0.5;
/** The same for what is spelt as no word is, which the reader may know for all that: "csgo". */
const LEAST_NEARNESS_OF_NONSENSE = 0.68;

/**
 * Five or six issues about an interest, never the same set as the one offered last. Where none of them speaks of it, or no
 * family of the library knows it and they are from the nearest two, that is said. Where it is grave or private, or nothing
 * comes near, other interests are offered.
 */
export async function suggestIssues(reader: Reader, request: IssueRequest): Promise<IssueList> {
  const { interest, seed } = request;
  const unfit = await findUnfitKind(reader, interest);
  const known = familiesFor(interest);
  // Ranking reads the whole library, which takes seconds after a start.
  if (unfit === null && known.length > 0) return offerKnown(reader, known.slice(0, 2), request);
  const ranked = await rankFamilies(reader, interest);
  const nearest = ranked.map(({ family }) => family);
  if (unfit !== null) {
    const far = shuffleBySeed(nearest.slice(nearest.length / 2), seed);
    return offerOthers(far, sayRatherNot(unfit), request);
  }
  const isPerson = await isPersonsName(reader, interest);
  if (!(await comesNear(reader, interest, ranked)))
    return offerOthers(nearest, askWhichIsNearest(interest, isPerson), request);
  const two = nearest.slice(0, 2);
  return {
    issues: await pickOf(reader, two, request),
    note: sayNearest(interest, two, isPerson),
  };
}

/** Issues of families that know an interest; where none speaks of it, as of bees to a beekeeper, that is said. */
async function offerKnown(
  reader: Reader,
  known: readonly IssueFamily[],
  request: IssueRequest,
): Promise<IssueList> {
  const { interest } = request;
  const issues = await pickOf(reader, known, request);
  const offered = known.flatMap((family) =>
    family.issues.filter((one) => issues.includes(one.question)),
  );
  const texts = [...known.map(({ name }) => name), ...offered.map(describe)];
  const spoken = contentStems(texts.join(" "));
  const isSpokenOf = [...contentStems(interest)].some((stem) => spoken.has(stem));
  return isSpokenOf ? { issues } : { issues, note: sayAround(interest, known) };
}

/** Whether the nearest family comes near enough; of an interest that cannot be read, to that word alone. */
async function comesNear(
  reader: Reader,
  interest: string,
  ranked: readonly RankedFamily[],
): Promise<boolean> {
  const unreadable = unreadableMatter(interest);
  if (unreadable === null) return (ranked[0]?.nearness ?? 0) >= LEAST_NEARNESS;
  const [nearest] = await rankFamilies(reader, unreadable);
  return (nearest?.nearness ?? 0) >= LEAST_NEARNESS_OF_NONSENSE;
}

/** Issues of some families, the nearest to the interest first, of which those of the last list come last. */
async function pickOf(
  reader: Reader,
  wanted: readonly IssueFamily[],
  { interest, previous, avoid }: IssueRequest,
): Promise<string[]> {
  const pickFresh = async (family: IssueFamily, count: number): Promise<string[]> => {
    const issues = family.issues.filter(({ question }) => !avoid.includes(question));
    const nearness = await nearnessTo(reader, interest, issues.map(describe));
    const isOld = ({ question }: Issue): number => (previous.includes(question) ? 1 : 0);
    return issues
      .map((issue, at) => ({ issue, nearness: nearness[at] ?? 0 }))
      .toSorted((a, b) => isOld(a.issue) - isOld(b.issue) || b.nearness - a.nearness)
      .slice(0, count)
      .map(({ issue }) => issue.question);
  };
  const two = wanted.slice(0, 2);
  const each = two.map(async (family) => pickFresh(family, two.length === 1 ? OF_ONE : OF_EACH));
  const picked = (await Promise.all(each)).flat();
  if (picked.some((issue) => !previous.includes(issue))) return picked;
  // All that is left of these families was offered last.
  const neighbour = await findNeighbour(reader, interest, wanted);
  const fresh = neighbour === undefined ? [] : await pickFresh(neighbour, 1);
  return [...picked.slice(0, -1), ...fresh];
}

/** The family nearest to an interest beside those that are wanted. */
async function findNeighbour(
  reader: Reader,
  interest: string,
  wanted: readonly IssueFamily[],
): Promise<IssueFamily | undefined> {
  const ranked = await rankFamilies(reader, interest);
  return ranked.map(({ family }) => family).find((family) => !wanted.includes(family));
}

function describe({ question, background }: Issue): string {
  return `${question} ${background}`;
}

/** Other interests to choose from, and an issue of some of them for whoever would rather choose an issue at once. */
function offerOthers(
  nearest: readonly IssueFamily[],
  note: string,
  { previous, avoid, seed }: IssueRequest,
): IssueList {
  const offered = nearest.slice(0, FAMILIES);
  const issues = offered.flatMap((family) => {
    const fresh = shuffleBySeed(family.issues, seed).find(
      ({ question }) => !avoid.includes(question) && !previous.includes(question),
    );
    return fresh === undefined ? [] : [fresh.question];
  });
  return {
    issues: issues.slice(0, OF_EACH * 2),
    note,
    otherInterests: offered.map(({ name }) => name),
  };
}
