import { plainWords } from "@elenchus/dialogue/words/words";
import { standsIn } from "../../text/copying.ts";
import lists from "./claim-words.json" with { type: "json" };
import { findQuotations } from "./quotations.ts";
import type { StepFacts } from "./step-facts.ts";

function has(text: string, list: keyof typeof lists): boolean {
  return lists[list].some((phrase) => standsIn(phrase, text));
}

/** What was found or thought, told in a clause of its own ("that nobody was asked"), claims nothing. */
const OBJECT_CLAUSE = / (?:that|what|how|why|whether) (?!.*\b(?:you|tutor)\b).*$/u;
const BREAKS = /[,;:()–—]|\b(?:but|and|although|until|before|after|while|because|so|then)\b/iu;

/** The clauses of a sentence in plain words, without what it quotes, idioms, and the objects of finding. */
function readClauses(sentence: string): string[] {
  let bare = sentence;
  for (const { start, end } of findQuotations(sentence))
    bare = bare.slice(0, start) + " ".repeat(end - start) + bare.slice(end);
  const clauses = bare.replaceAll("’", "'").replaceAll(/n't\b/gu, " not").split(BREAKS);
  return clauses.map((clause) => {
    const plain = lists.idioms.reduce(
      (text, idiom) => text.replaceAll(` ${idiom} `, " "),
      ` ${plainWords(clause)} `,
    );
    const tellsOfFinds = has(plain, "achieved") || has(plain, "alone");
    return tellsOfFinds ? plain.replace(OBJECT_CLAUSE, " ") : plain;
  });
}

/** Whether what a clause says of the tutor's part in a step is so. */
function isTutorRight(
  { found, told, isHelped, isCorrected, probe }: StepFacts,
  clause: string,
): boolean {
  if (has(clause, "unhelped")) return !isHelped && told === 0;
  const tells = has(clause, "told") || (has(clause, "tutor") && !has(clause, "helped"));
  if (!tells) return !has(clause, "helped") || isHelped || told > 0;
  if (has(clause, "asks")) return true;
  const isTold = told > 0 || probe === "told";
  if (has(clause, "total") && !has(clause, "negated")) return told > 0 && found === 0;
  return has(clause, "negated") ? !isTold : isTold || isCorrected;
}

/** Whether what a clause says of the learner's finds in a step is so. */
function isFindRight(facts: StepFacts, clause: string, sentence: string): boolean {
  const { found, told, isOpen, probe } = facts;
  const isAll = told === 0 && !isOpen;
  const isNegated = has(clause, "negated") && !has(clause, "unhelped");
  if (has(clause, "open")) return isNegated !== (isOpen || probe === "open");
  if (has(clause, "none") && !has(clause, "missed")) return !has(clause, "achieved") || found === 0;
  if (has(clause, "missed")) return isNegated ? isAll : !isAll || has(sentence, "atFirst");
  const claims = has(clause, "achieved") || has(clause, "alone");
  if (claims && isNegated) return !isAll || has(sentence, "atFirst");
  if (has(clause, "total") && (claims || has(clause, "gave"))) return isAll;
  if (has(clause, "alone")) return found > 0 && (isAll || has(sentence, "part"));
  return !claims || found > 0 || probe === "answered";
}

/** That advice speaks of what has been. */
const LOOKS_BACK = /\byou (?:found|saw|missed|needed|were|had|did|got)\b|\btutor (?:told|gave)\b/iu;

/**
 * Whether what a sentence claims of a step, of who found it, who told it and what stayed open, squares with the
 * record. It errs on the strict side: what is dropped for nothing stands in the record itself, beside it.
 * @param part advice claims something only where it looks back
 */
export function squaresWith(facts: StepFacts, sentence: string, part: "did" | "next"): boolean {
  if (part === "next" && !LOOKS_BACK.test(sentence)) return true;
  return readClauses(sentence).every(
    (clause) => isTutorRight(facts, clause) && isFindRight(facts, clause, sentence),
  );
}
