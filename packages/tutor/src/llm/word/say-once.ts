import { normalise } from "@elenchus/dialogue/words/words";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { Fault, FaultKind, Refused } from "./fault.ts";
import type { ModelClient } from "../model-client.ts";
import { buildWordsPrompt } from "../prompts/words-prompt.ts";
import type { SentenceCheck } from "./check-sentences.ts";
import { asks, tellsLate, findUntold } from "./complete-reply.ts";
import { leansOnBefore } from "../../text/leans-on-before.ts";
import { sentencesOf } from "../../text/sentence-stream.ts";
import { confirm, tell } from "./canned-reply.ts";
import type { Materials, MoveTurn } from "./materials.ts";
import type { WordingReport } from "./wording-report.ts";

/** A reply that is being said, over all its tries. */
export interface Reply {
  readonly client: ModelClient;
  readonly turn: MoveTurn;
  readonly materials: Materials;
  readonly check: SentenceCheck;
  readonly report: (event: WordingReport["event"], fault: Fault | null) => void;
  readonly call: TutorCall;
  /** What the learner has read of it by now. */
  text: string;
}

const LIMITS = { maxOutputTokens: 700, temperature: 0.6 } as const;
/** A reply is as good without the question that nobody can answer, and without the second one: the rest is not asked for again. */
const NO_LOSS: ReadonlySet<FaultKind> = new Set(["asks_on", "asks_twice"]);
/** More than any move needs; what comes after is not listened to. */
const LONGEST = { sentences: 12, chars: 1500 } as const;
/** Some models put the part they play before what they say. */
const SPEAKER = /^\s*(?:\**(?:tutor|reply|assistant)\**\s*:\**\s*)?/iu;

/** What has to be told before a sentence that asks or goes on; most often nothing. */
function toldFirst({ materials, text }: Reply, sentence: string): string {
  if (!tellsLate(materials, text, sentence)) return "";
  return `${text === "" ? "" : " "}${tell(findUntold(materials, text + sentence))}`;
}

/** White space between sentences: it is said with the sentence behind it, so that no reply ends in it. */
interface Gap {
  white: string;
}

function say(reply: Reply, gap: Gap, sentence: string): string {
  const told = toldFirst(reply, sentence);
  const between = gap.white === "" && (told !== "" || reply.text !== "") ? " " : gap.white;
  const piece = (reply.text === "" ? told : told + between) + sentence.trimEnd();
  gap.white = sentence.slice(sentence.trimEnd().length);
  reply.text += piece;
  return piece;
}

/** Whether a second try says again what the learner has read. */
function isRead({ text }: Reply, sentence: string): boolean {
  return normalise(text).includes(normalise(sentence));
}

/**
 * One try at a reply, sentence by sentence: each is held back until it is known that it may be said. At one that may not
 * the try ends where there may be another one; else it is left out.
 * @param isLast asked when a sentence is refused
 * @returns what ended the try; null when it came to its end
 */
export async function* sayOnce(
  reply: Reply,
  refused: Refused | null,
  isLast: () => boolean,
): AsyncGenerator<string, Refused | null> {
  const { turn, materials, client, call } = reply;
  const prompt = buildWordsPrompt(turn, materials, refused);
  const gap: Gap = { white: "" };
  let count = 0;
  const heard = new Set<string>();
  let dropped: Fault | null = null;
  /** Whether the sentence before was left out; what leans on it goes with it. */
  let leftOut = false;
  const question = { kind: "words", prompt, ...LIMITS } as const;
  for await (const sentence of sentencesOf(client.stream(question, call))) {
    const whole = count === 0 ? sentence.replace(SPEAKER, "") : sentence;
    if (whole.trim() === "") {
      if (reply.text !== "") gap.white += whole;
      continue;
    }
    const looked = whole.trimEnd();
    // Whoever says a sentence twice goes round in circles.
    if (heard.has(normalise(looked))) {
      reply.report("cut", { kind: "repeats", reason: "goes round" });
      break;
    }
    heard.add(normalise(looked));
    count += 1;
    if (refused !== null && isRead(reply, looked)) continue;
    const isLeft: boolean = leftOut && leansOnBefore(looked) && !asks(looked);
    const fault: Fault | null = isLeft ? dropped : await reply.check(looked);
    leftOut = fault !== null;
    if (fault !== null) {
      if (!NO_LOSS.has(fault.kind) && !isLast())
        return { fault, sentence: looked.trim(), said: reply.text };
      reply.report("dropped", fault);
      dropped = fault;
      // A right answer is called right, also where the model's words for it are left out.
      const instead = reply.text === "" ? confirm(materials) : "";
      if (instead !== "") yield say(reply, gap, instead + whole.slice(whole.trimEnd().length));
      // Whoever drops the tutor's part, or plays the learner's too, goes on so.
      if (fault.kind === "role") break;
    } else yield say(reply, gap, whole);
    if (count < LONGEST.sentences && reply.text.length < LONGEST.chars) continue;
    reply.report("cut", { kind: "too_long", reason: "cut" });
    break;
  }
  if (reply.text !== "") return null;
  return { fault: dropped ?? { kind: "empty", reason: "no words" }, sentence: "", said: "" };
}
