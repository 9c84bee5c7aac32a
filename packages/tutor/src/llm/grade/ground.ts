import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Asides } from "../../checks/gaming/asides/read-asides.ts";
import { offersSeveral } from "../../checks/credit/offers-several.ts";
import type { CreditedText, Ground, LentParts } from "../../lent-parts.ts";
import { contentStems, plainWords } from "@elenchus/dialogue/words/words";
import { isChat } from "../../text/talk-words.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/**
 * Words shared with one way of saying an expectation that settle it by themselves. On the labelled answers they
 * settle a fifth of all credits, wrongly one in a hundred, and none of the talk to whoever judges.
 */
const SETTLED = { share: 0.6, ofText: 0.25, own: 2, slight: 1 } as const;
/** Where one thing is asked for, several on offer are none. */
const SINGLE: ReadonlySet<string> = new Set(["conclusion", "fallacy_name"]);

/** What of a text may be an answer, as it is looked at when it was credited. */
export function creditedText({ answer, asides, slight }: Asides): CreditedText {
  return { text: answer, slight, isBesideTalk: asides.length > 0 };
}

/** Words that only lead up to what is said. */
const LEAD_IN =
  /^(?:(?:well|ok|so|maybe|perhaps|probably|i think|i guess|i believe|i suppose|i(?: would|'d)? say|(?:i|you|we|one) can (?:tell|see)|to me|for me|that|because|since) )+/u;

function withoutLeadIn(text: string): string {
  return plainWords(text).replace(LEAD_IN, "");
}

/** Whether a text is one of the key's own ways of saying an expectation, whatever leads up to it. */
function saysListed({ text }: CreditedText, one: Expectation): boolean {
  const said = withoutLeadIn(text);
  return [one.statement, ...one.paraphrases].some((way) => withoutLeadIn(way) === said);
}

/** Whether a text shares so much with one way of saying an expectation that nobody need look further. */
function isSettledByWords(
  { issue }: Argument,
  { text, slight, isBesideTalk }: CreditedText,
  one: Expectation,
): boolean {
  if (isBesideTalk || slight > SETTLED.slight) return false;
  const said = contentStems(text);
  const topic = contentStems(issue);
  return [one.statement, ...one.paraphrases].some((way) => {
    const stems = [...contentStems(way)];
    const hits = stems.filter((stem) => said.has(stem));
    // What every argument is spoken of with ("some words in it have meanings") is nobody's own.
    const own = hits.filter((stem) => !topic.has(stem) && !isChat(stem));
    const isOfText = hits.length >= said.size * SETTLED.ofText;
    return isOfText && own.length >= SETTLED.own && hits.length >= stems.length * SETTLED.share;
  });
}

/** How far there is ground for a credit, whoever gave it: by its words, or by a second look. */
export async function findGround(
  seesGround: LentParts["seesGround"],
  view: DialogueView,
  credited: CreditedText,
  one: Expectation,
): Promise<Ground> {
  const { argument } = view;
  if (SINGLE.has(one.kind) && offersSeveral(argument, credited.text)) return "none";
  if (!credited.isBesideTalk && saysListed(credited, one)) return "enough";
  return isSettledByWords(argument, credited, one) ? "enough" : seesGround(view, credited, one);
}
