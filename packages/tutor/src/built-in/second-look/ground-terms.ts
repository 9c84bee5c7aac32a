import type { Expectation, ExpectationKind } from "../../dialogue/argument.ts";
import { isFindKind } from "../../judging/find-kinds.ts";
import { cosine } from "../../reading/cosine.ts";
import { contentStems, wordsOf } from "../../reading/words.ts";
import type { DialogueView } from "../../tutor.ts";
import { assessMessage } from "../assessing/assess.ts";
import { type Direction, project } from "../assessing/leaning.ts";
import { BUILT_IN_NAME } from "../built-in-name.ts";
import type { CreditedText } from "../../lent-parts.ts";
import { splitSegments } from "../reading/segments.ts";
import type { SentenceEncoder } from "../sentence-encoder.ts";
import fitted from "./talk-direction.json" with { type: "json" };

/** What is weighed when words are looked at a second time, in the order of the fit. */
export const GROUND_TERMS = [
  "heard",
  "isHeard",
  "near",
  "shared",
  "own",
  "slight",
  "length",
  "matter",
  "talk",
  "talkHeard",
] as const;

/** The features of words that were credited with an expectation. */
export type GroundTerms = Readonly<Record<(typeof GROUND_TERMS)[number], number>>;

/** Kinds of expectations whose answers are alike in how they can be recognised. */
export type GroundGroup =
  | "conclusion"
  | "reason"
  | "ambiguous_term"
  | "value"
  | "flaw"
  | "find"
  | "impact"
  | "probe";

const FLAWS: ReadonlySet<ExpectationKind> = new Set([
  "fallacy",
  "fallacy_name",
  "statistical_flaw",
]);

/** Kinds that are a group by themselves. */
const SINGLE = ["conclusion", "reason", "value", "impact", "probe"] as const;

/** The group to which an expectation belongs. */
export function groundGroupOf({ kind }: Pick<Expectation, "kind">): GroundGroup {
  if (isFindKind(kind)) return "find";
  if (FLAWS.has(kind)) return "flaw";
  return SINGLE.find((one) => one === kind) ?? "ambiguous_term";
}

/** Towards what is said to whoever judges, and away from answers; fitted by `npm run fit`. */
const TALK: Direction = fitted;

/** Coverage from which on the built-in assessor has heard something at all. */
const HEARD = 0.05;
/** What is counted is counted up to here. */
const MOST = { own: 3, slight: 3, words: 12, matter: 3 } as const;

/** Every way in which an expectation can be said or named. */
export function waysOf(one: Expectation): string[] {
  const { statement, paraphrases, quote = "", term, valueWords = [] } = one;
  const ofTerm = term === undefined ? [] : [term.phrase, ...term.readings];
  return [statement, ...paraphrases, quote, ...ofTerm, ...valueWords].filter((way) => way !== "");
}

/** How much of its likeliest way of saying a text shares, and how many of these words are not the issue's. */
function shareWith(said: ReadonlySet<string>, ways: readonly string[], issue: string) {
  const topic = contentStems(issue);
  let shared = 0;
  let own = 0;
  for (const way of ways) {
    const stems = [...contentStems(way)];
    const hits = stems.filter((stem) => said.has(stem));
    if (hits.length >= 2) shared = Math.max(shared, hits.length / stems.length);
    own = Math.max(own, hits.filter((stem) => !topic.has(stem)).length);
  }
  return { shared, own };
}

function upTo(count: number, most: number): number {
  return Math.min(count, most) / most;
}

/** What the built-in assessor hears of an expectation in a text; of any find where finds are asked for. */
async function hear(
  encoder: SentenceEncoder,
  view: DialogueView,
  text: string,
): Promise<(one: Expectation) => number> {
  const { coverage } = await assessMessage(encoder, view, text, BUILT_IN_NAME);
  const any = Math.max(0, ...Object.values(coverage));
  return ({ id, kind }) => (isFindKind(kind) ? any : (coverage[id] ?? 0));
}

/** What terms are read with. */
export interface GroundReader {
  readonly encoder: SentenceEncoder;
  /** Towards talk to whoever judges; another one while it is fitted. */
  readonly direction?: Direction;
}

/** Reads what speaks for a text's saying expectations, one set of terms for each. */
export async function readGroundTerms(
  { encoder, direction = TALK }: GroundReader,
  view: DialogueView,
  { text, slight }: Pick<CreditedText, "text" | "slight">,
  expectations: readonly Expectation[],
): Promise<GroundTerms[]> {
  const { issue, passage } = view.argument;
  const heardOf = await hear(encoder, view, text);
  const [whole = new Float32Array(), ...parts] = await encoder.embed([
    text,
    ...splitSegments(text).map((one) => one.text),
  ]);
  const talk = whole.length === 0 ? 1 : project(direction, whole);
  const said = contentStems(text);
  const matter = contentStems(`${passage} ${issue}`);
  const common = {
    slight: upTo(slight, MOST.slight),
    length: upTo(wordsOf(text).length, MOST.words),
    matter: upTo([...said].filter((stem) => matter.has(stem)).length, MOST.matter),
    talk,
  };
  return Promise.all(
    expectations.map(async (one) => {
      const ways = waysOf(one);
      const vectors = (await encoder.embed(ways)).filter((vector) => vector.length > 0);
      const heard = heardOf(one);
      const nearness = [whole, ...parts]
        .filter((part) => part.length > 0)
        .flatMap((part) => vectors.map((vector) => cosine(part, vector)));
      const { shared, own } = shareWith(said, ways, issue);
      return {
        ...common,
        heard,
        isHeard: heard > HEARD ? 1 : 0,
        near: Math.max(0, ...nearness),
        shared,
        own: upTo(own, MOST.own),
        talkHeard: talk * heard,
      };
    }),
  );
}
