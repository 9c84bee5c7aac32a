import { formatShare } from "../../lib/format-share.ts";
import { FINDINGS } from "./words.ts";

/** What the judges write, and what it means; `{}` is the point that it speaks of. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:names|says) (\S+) \(([\d.]+)\)$/u, "Says: {}"],
  [/^said (\S+) before: /u, "Has said before: {}"],
  [/^said (\S+) twice in different words$/u, "Said twice, in different words: {}"],
  [/^is a listed way of saying (\S+)$/u, "Is a known way of saying: {}"],
  [/^names the idea of (\S+)$/u, "Names the idea of: {}"],
  [/^nearest way of saying (\S+) \(([\d.]+)\)$/u, "Compared with the nearest way of saying: {}"],
  [/^heap_of_words (\S+) \(([\d.]+)\)$/u, "Only lists words of: {}"],
  [/^misconception \S+ \(([\d.]+)\)$/u, "Shows the misconception"],
  [/^shows \S+$/u, "Shows the misconception"],
];

/**
 * A judge's finding in a teacher's words. What is not known here stands as the judge wrote it, as a language
 * model's own reasons do.
 * @param statements what the ids in findings stand for
 */
export function explainFinding(finding: string, statements: ReadonlyMap<string, string>): string {
  const known = FINDINGS[finding];
  if (known !== undefined) return known;
  for (const [pattern, words] of PATTERNS) {
    const found = pattern.exec(finding);
    if (found === null) continue;
    const [, first = "", second] = found;
    const likeness = words.includes("{}") ? second : first;
    const point = statements.get(first) ?? first.replaceAll("-", " ");
    // The point goes in as a function's answer: a dollar sign in it means nothing.
    const said = words.replace("{}", () => point);
    return likeness ? `${said} (likeness ${formatShare(Number(likeness))})` : said;
  }
  return finding.replaceAll("_", " ");
}

/** "built-in@1" as "built-in, version 1". */
export function explainJudge(judge: string): string {
  const at = judge.lastIndexOf("@");
  return at <= 0 ? judge : `${judge.slice(0, at)}, version ${judge.slice(at + 1)}`;
}
