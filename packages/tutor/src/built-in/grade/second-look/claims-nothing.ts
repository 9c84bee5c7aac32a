import type { Expectation } from "@elenchus/dialogue/argument";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { hasVerb } from "../reading/heaps.ts";
import { isNormative } from "../reading/norms.ts";
import { commitsToNothing } from "./commits-to-nothing.ts";
import { fitsAnyText } from "./fits-any-text.ts";

/** Words with which a claim denies, ends or compares. */
const TURNS =
  /\b(?:not|never|no|nobody|none|neither|nor|cannot|cant|dont|without|against|stops?|bans?|scraps?|drops?|keeps?|ends?|more|less|only|ok|okay|fine)\b|n't\b/u;
/** Words that only lead up to a claim. */
const LEAD_UP =
  /^(?:conclu|writer|author|reason|sentenc|argu|passag|answer|topic|text|\d+$|ye$|yeah$|ok|well$|right$|correct|true$|here$|name$|on$|one$|first$|last$|next$|definit|sure|certain|exact|absolut|cours$)/u;
/** A topic that is only pointed at. */
const SOMETHING_ABOUT =
  /^(?:it(?:'s| is) )?(?:something|anything|stuff) (?:about|to do with)\b.* and (?:why|how|whether|what)\b/u;
/** Words with which any argument is spoken of. */
const GENERAL = contentStems(
  "conclusion reason value writer author weak spot figure show thing mean fallacy commit person point main sentence passage text begin prefer another one argument way matter word true right interpretation part first second third last rest idea claim answer question view say said write something other different important statement option win lose prefer opposite people think numbers number",
);
/** What is said of the argument says something of something. */
const NEEDS_VERB: ReadonlySet<string> = new Set(["impact", "fallacy"]);
/** Whose answers may name a thing and no more. */
const NAMES: ReadonlySet<string> = new Set(["ambiguous_term", "value", "fallacy_name"]);
/** What is said of these may be in words by which arguments are spoken of. */
const IN_GENERAL: ReadonlySet<string> = new Set(["ambiguous_term", "fallacy_name", "impact"]);
/** A verdict on both sides at once, for no reason: it fits any argument. */
const BOTH_SIDES =
  /\bstr(?:ong|ength)\w*\b[^.]*\bweak|\bweak\w*\b[^.]*\bstr(?:ong|ength)|\bon the one hand\b/u;
const GIVES_A_GROUND =
  /\b(?:because|since|as|if|unless|until|without|only|not|no|never|less|more|but|although|though)\b|n't\b|\d/u;
/** An answer of so few words has to be one of the key's own. */
const FEW_WORDS = 2;

function namesTopic(text: string, issue: string): boolean {
  const topic = contentStems(issue);
  return (
    [...contentStems(text)].every((stem) => topic.has(stem) || LEAD_UP.test(stem)) &&
    !isNormative(text) &&
    !TURNS.test(normalise(text))
  );
}

/** Whether somebody counts things: "three football tables" names no word that means two things. */
function isCountedTopic(stems: readonly string[]): boolean {
  return stems.some((stem) => /^\d+$/u.test(stem));
}

/** Whether a text has all words of content of one of a value's names, which may be words of talk: "fairness". */
export function namesValue(
  text: string,
  { kind, valueWords = [] }: Pick<Expectation, "kind" | "valueWords">,
): boolean {
  const said = contentStems(text);
  const isNamed = (name: string): boolean => {
    const stems = [...contentStems(name)];
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  };
  return kind === "value" && valueWords.some(isNamed);
}

/** What a text is held against. */
interface Against {
  readonly issue: string;
  readonly ways: readonly string[];
}

/**
 * Whether a text claims nothing that could be an expectation: it names the topic, it says nothing of anything,
 * or its few words are none of the key's.
 */
export function claimsNothing(
  text: string,
  named: Pick<Expectation, "kind" | "valueWords">,
  { issue, ways }: Against,
): boolean {
  const { kind } = named;
  if (commitsToNothing(text, kind)) return true;
  if (fitsAnyText(text, kind) && !ways.some((way) => fitsAnyText(way, kind))) return true;
  const stems = [...contentStems(text)];
  const figures = text.match(/\d+/gu)?.length ?? 0;
  if (figures < 2 && stems.every((stem) => LEAD_UP.test(stem))) return true;
  // What answers a further question may be in any words, and few: a network tells these.
  if (kind === "probe") return false;
  const isGeneral = stems.every((stem) => GENERAL.has(stem));
  if (isGeneral && !IN_GENERAL.has(kind) && figures < 2) return true;
  if ((!NAMES.has(kind) || kind === "value") && namesTopic(text, issue))
    return !namesValue(text, named);
  if (kind === "ambiguous_term" && isCountedTopic(stems) && namesTopic(text, issue)) return true;
  if (NEEDS_VERB.has(kind) && !/\d/u.test(text) && !hasVerb(text)) return true;
  const said = normalise(text);
  if (kind === "conclusion" && SOMETHING_ABOUT.test(said)) return true;
  if (BOTH_SIDES.test(said) && (kind !== "impact" || !GIVES_A_GROUND.test(said))) return true;
  if (kind === "fallacy_name" || wordsOf(text).length > FEW_WORDS) return false;
  const known = contentStems(ways.join(" "));
  return !stems.some((stem) => known.has(stem));
}
