import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";

interface Advice {
  /** The step was covered without detours. */
  readonly well: readonly string[];
  /** Covered after some tries. */
  readonly tried: string;
  /** Told, or left open. */
  readonly missed: string;
  /** By the start of a misconception's id. */
  readonly byMisconception: Readonly<Record<string, string>>;
}

const ADVICE: readonly Advice[] = [
  {
    well: [
      "try it on longer texts; an opinion piece may state its conclusion only once, and not where you expect it.",
      "listen for conclusions in talk: people often say what they want first and give their reasons when asked.",
      "take a letter to the editor and underline the one sentence that the rest is there for.",
    ],
    tried:
      'before you answer, join two claims with "because": the one in front is supported, and the one supported last is the conclusion.',
    missed:
      'read the introduction in the sidebar again, and try its "because" test on the first worked example before you start.',
    byMisconception: {
      "reason-":
        "you took a reason for the conclusion. Ask of each claim whether something else in the passage rests on it.",
      "background-":
        "you took the background for the conclusion. Hardly anybody disputes background; a conclusion is what people would dispute.",
      "detail-":
        "you took an illustration for the conclusion. Ask which larger claim the illustration serves.",
      "objection-":
        "you took the other side's view for the writer's. Watch for words such as \"some people say\".",
      "opposite-":
        "you turned the writer's view round. Check on which side the passage comes down before you restate it.",
    },
  },
  {
    well: [
      "sort each sentence of a passage: conclusion, reason, illustration, background, or the other side's view.",
      "ask of each reason whether it would still carry the conclusion if the others fell away.",
      "look for the reason that is missing: what does the writer take for granted without saying so?",
    ],
    tried:
      'put "because" before each sentence, right after the conclusion. What still makes sense is a reason.',
    missed:
      "mark the words that announce support ('because', 'for', 'since', 'besides', 'what is more'), and read what follows each.",
    byMisconception: {
      "conclusion-":
        "you gave the conclusion again as its own reason. A reason has to add something that the conclusion does not say.",
      "opposite-conclusion":
        "you argued for the other side. Report first what speaks for the writer's conclusion.",
      "detail-":
        "you gave an example for its reason. Ask which general claim the example is there for.",
      "background-":
        "you counted background among the reasons. Ask whether the sentence makes the conclusion any more likely.",
      "objection-":
        "you counted the other side's point among the reasons. Ask which side it helps.",
      "reason-from-outside":
        "you brought a reason of your own. Good thinking, but first report what the writer says.",
      "opposite-":
        "you reported a reason the wrong way round. Reread the sentence once you have put it in your words.",
    },
  },
  {
    well: [
      "look for such words in the conclusion, too: two people may agree to it and mean different things.",
      "ask which of the two meanings the writer needs for the conclusion to follow, and which one the facts support.",
      "try it on a slogan or a contract, where much may hang on a single easy word.",
    ],
    tried:
      'name the word first, then give each meaning in a phrase of its own: "It could mean … or …".',
    missed:
      "take every adjective and every big noun in the reasons and ask two imaginary readers what they see before them.",
    byMisconception: {
      "hard-":
        "you took a hard word for an ambiguous one. Look for easy words that are used in two ways.",
      "disagreement-":
        "you disputed a claim where its wording was asked for. Settle what it means before you judge whether it is true.",
    },
  },
];

/** What to look at next in a step, by what went wrong there, or how it went. */
export function adviseOn({ argument, dialogue, transcript }: DialogueView, step: number): string {
  const advice = ADVICE[step];
  if (advice === undefined) return "";
  const shown = transcript.flatMap(({ move }) =>
    move?.kind === "correct" && move.step === step ? (move.misconception ?? []) : [],
  );
  for (const [start, text] of Object.entries(advice.byMisconception))
    if (shown.some((id) => id.startsWith(start))) return text;
  const own = argument.key.expectations.filter((one) => one.step === step && one.kind !== "probe");
  const found = own.filter((one) => (dialogue.coverage[one.id] ?? 0) >= COVERED).length;
  const enough = argument.steps[step]?.enough ?? own.length;
  if (found < enough) return advice.missed;
  const replies = transcript.filter((one) => one.sender === "user" && one.step === step).length;
  const well = advice.well[argument.passage.length % advice.well.length] ?? advice.tried;
  return replies <= enough + 1 ? well : advice.tried;
}
