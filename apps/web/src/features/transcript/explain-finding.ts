import { formatShare } from "../../lib/format-share.ts";
import { FINDINGS } from "./words.ts";

/** What the judges write, and what it means; `{}` is the point that it speaks of. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^accepted (\S+) \(([\d.]+)\)$/u, "Says: {}"],
  [/^unsure (\S+) \(([\d.]+)\)$/u, "May say: {}"],
  [/^missed (\S+) \(([\d.]+)\)$/u, "Does not say: {}"],
  [/^believes (\S+)$/u, "Is believed to say: {}"],
  [/^chooses (\S+)$/u, "Chooses from the list: {}"],
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

const NAMES: Readonly<Record<string, string>> = { own: "a find of their own" };

/** What a network says of a point, with how likely it is; older judges measured how alike two texts are. */
const ZONES = /^(?:accepted|unsure|missed) /u;

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
    const point = statements.get(first) ?? NAMES[first] ?? first.replaceAll("-", " ");
    // The point goes in as a function's answer: a dollar sign in it means nothing.
    const said = words.replace("{}", () => point);
    const unit = ZONES.test(finding) ? "likelihood" : "likeness";
    return likeness ? `${said} (${unit} ${formatShare(Number(likeness))})` : said;
  }
  return finding.replaceAll("_", " ");
}

/** "built-in@1" as "built-in, version 1". */
export function explainJudge(judge: string): string {
  const at = judge.lastIndexOf("@");
  return at <= 0 ? judge : `${judge.slice(0, at)}, version ${judge.slice(at + 1)}`;
}
