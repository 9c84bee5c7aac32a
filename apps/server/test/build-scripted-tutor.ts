import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import type { Assessment, Move, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView, Tutor } from "@elenchus/dialogue/tutor";

/** Stands in every text of the answer key: no response may carry it. */
export const KEY_MARK = "ANSWER-KEY";

/** A tutor for tests of the protocol, which counts its calls and fails or dawdles when told to. */
export interface ScriptedTutor extends Tutor {
  /** Calls of each kind so far. */
  readonly calls: { assess: number; summarise: number; writeArgument: number; suggest: number };
  /** Is awaited inside the calls; replace it to be slow or to fail. */
  interrupt: (call: keyof ScriptedTutor["calls"], signal: AbortSignal) => Promise<void>;
  /** The issue that it writes about whatever was chosen; null where it writes about that. */
  otherIssue: string | null;
  /** Texts that were judged, in order. */
  readonly heard: string[];
}

function buildExpectation(step: number): Expectation {
  return {
    id: `expectation-${step}`,
    kind: "conclusion",
    step,
    statement: `${KEY_MARK} statement ${step}`,
    quote: `${KEY_MARK} quote ${step}`,
    paraphrases: [`${KEY_MARK} paraphrase ${step}`],
    hints: [`${KEY_MARK} hint ${step}`],
    prompt: `${KEY_MARK} prompt ${step}`,
  };
}

/** An argument of three steps, each with one expectation. */
export function buildScriptedArgument(issue: string, frame: string, module: 1 | 2 = 1): Argument {
  return {
    module,
    issue,
    passage: `A passage about the issue "${issue}".`,
    steps: ["Conclusion", "Reasons", "Ambiguous words and phrases"].map((title) => ({
      title,
      opening: `What of ${title}?`,
      isSkill: true,
    })),
    key: {
      conclusion: `${KEY_MARK} conclusion`,
      reasons: [`${KEY_MARK} reason`],
      expectations: [0, 1, 2].map(buildExpectation),
      misconceptions: [
        {
          id: "misconception",
          step: 0,
          paraphrases: [`${KEY_MARK} misconception`],
          correction: `${KEY_MARK} correction`,
        },
      ],
    },
    frame,
    writer: "scripted@1",
  };
}

function nameSpeechAct(message: string): SpeechAct {
  if (message.startsWith("distress")) return "distress";
  return message.startsWith("dunno") ? "dont_know" : "answer";
}

/**
 * "right" covers the open step, "dunno" says that the learner does not know, "distress" what it says, all else
 * is wrong.
 */
function judge({ dialogue }: DialogueView, message: string): Assessment {
  const isRight = message.startsWith("right");
  return {
    speechAct: nameSpeechAct(message),
    coverage: isRight ? { [`expectation-${dialogue.step}`]: 1 } : {},
    misconceptions: [],
    confidence: 0.9,
    findings: [{ kind: "said_before", id: `${KEY_MARK} finding` }],
    judge: "scripted@1",
  };
}

async function* sayMove(message: string, move: Move): AsyncGenerator<string> {
  yield `You said "${message}". `;
  yield `I ${move.kind}.`;
}

/** Builds a {@link ScriptedTutor}. */
export function buildScriptedTutor(): ScriptedTutor {
  const tutor: ScriptedTutor = {
    name: "scripted@1",
    calls: { assess: 0, summarise: 0, writeArgument: 0, suggest: 0 },
    otherIssue: null,
    heard: [],
    interrupt: async () => {},
    async suggestIssues({ interest, previous, avoid }, { signal }) {
      tutor.calls.suggest += 1;
      await tutor.interrupt("suggest", signal);
      const round = previous[0]?.endsWith("(a)") ? "b" : "a";
      const issues = [1, 2, 3, 4, 5, 6]
        .map((number) => `Should ${interest} change, ${number}? (${round})`)
        .filter((issue) => !avoid.includes(issue))
        .slice(0, 5);
      return interest.startsWith("grave")
        ? { issues, note: "I am sorry.", otherInterests: ["music"] }
        : { issues };
    },
    async writeArgument({ module, issue, recentFrames }, { signal }) {
      tutor.calls.writeArgument += 1;
      await tutor.interrupt("writeArgument", signal);
      const frame = `frame-${recentFrames.length}`;
      return { ...buildScriptedArgument(tutor.otherIssue ?? issue, frame), module };
    },
    openDialogue: ({ issue }) => `Hello. Let us talk about "${issue}".`,
    async assess(view, message, { signal }) {
      tutor.calls.assess += 1;
      tutor.heard.push(message);
      await tutor.interrupt("assess", signal);
      return judge(view, message);
    },
    wordMove: (_view, message, move) => sayMove(message, move),
    async summarise({ transcript }, { signal }) {
      tutor.calls.summarise += 1;
      await tutor.interrupt("summarise", signal);
      return `Summary ${tutor.calls.summarise} of ${transcript.length} messages.`;
    },
  };
  return tutor;
}
