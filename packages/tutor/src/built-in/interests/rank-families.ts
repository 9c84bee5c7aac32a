import type { IssueFamily } from "@elenchus/curriculum/issue";
import { families } from "@elenchus/curriculum/issues/library";
import { nearnessTo } from "../../text/nearness.ts";
import type { Reader } from "../../reader/reader.ts";

/** A family of the library, and how near it is to a text. */
export interface RankedFamily {
  readonly family: IssueFamily;
  readonly nearness: number;
}

/** A family's issues say less of what it is about than its keywords do. */
const ISSUES_WEIGHT = 0.5;

/** All families, the nearest first: by the nearest of their names and keywords, and by the nearest of their issues. */
export async function rankFamilies(reader: Reader, text: string): Promise<RankedFamily[]> {
  const ranked = families().map(async (family) => {
    const words = await nearnessTo(reader, text, [family.name, ...family.keywords]);
    const questions = family.issues.map(({ question }) => question);
    const issues = await nearnessTo(reader, text, questions);
    return { family, nearness: mostOf(words, 3) + ISSUES_WEIGHT * mostOf(issues, 2) };
  });
  return (await Promise.all(ranked)).toSorted((one, other) => other.nearness - one.nearness);
}

/** The mean of the largest of some numbers. */
function mostOf(numbers: readonly number[], count: number): number {
  const largest = numbers.toSorted((one, other) => other - one).slice(0, count);
  return largest.reduce((sum, one) => sum + one, 0) / count;
}
