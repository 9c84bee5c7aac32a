import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { limitTime, LONGEST_TURN_MS } from "@elenchus/dialogue/limit-time";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { assess } from "./grade/assess.ts";
import { createLeakCheck } from "../checks/leaks/leak-check.ts";
import { createLeakClassifier } from "../checks/leaks/leak-classifier.ts";
import { type Embed, textsToEncode } from "../checks/leaks/meaning-features.ts";
import type { ModelClient } from "./model-client.ts";
import { summarise } from "./summarise/summarise.ts";
import { wordMove } from "./word/word-move.ts";
import type { WordingReport } from "./word/wording-report.ts";
import type { ArgumentReport } from "./write/argument-report.ts";
import { suggestIssues } from "./write/suggest-issues.ts";
import { writeArgument } from "./write/write-argument.ts";

/** Longest that a piece of work may take, all its requests together, in milliseconds. */
const LONGEST_MS = {
  issues: 60_000,
  argument: 90_000,
  assess: LONGEST_TURN_MS,
  summary: LONGEST_TURN_MS,
} as const;

/** What the tutor by a language model is made of. */
export interface LlmTutorOptions {
  /** Writes arguments, finds words, summarises. */
  readonly client: ModelClient;
  /** Judges answers; `client` where there is none. */
  readonly assessClient?: ModelClient;
  /** The reader. */
  readonly embed: Embed;
  /** Whether the judging model is asked about sentences that the leak check is in doubt of. */
  readonly hasSelfCheck?: boolean;
  /** Whether a text may be shown to learners, by a quick look. */
  readonly passes: (text: string) => boolean;
  /** Looks at what is written for learners before they see it. */
  readonly moderate: ModerateTexts;
  readonly reportArgument: (report: ArgumentReport) => void;
  readonly reportWording: (report: WordingReport) => void;
}

/**
 * The tutor by a language model of any provider. The model writes, judges and finds words; what it says is
 * checked by code before anybody sees it, and which move is made is never its decision.
 */
export function createLlmTutor(options: LlmTutorOptions): Tutor {
  const { client, embed, passes, moderate, reportArgument, reportWording } = options;
  const checkLeak = createLeakCheck(createLeakClassifier(embed));
  const judge = options.assessClient ?? client;
  const writer = { client, judge: client, passes, moderate, report: reportArgument };
  const wording = {
    client,
    checkLeak,
    ...(options.hasSelfCheck === true ? { judge } : {}),
    report: reportWording,
  };
  return {
    name: `${client.name}@1`,
    suggestIssues: async (request, call) => {
      const limited = limitTime(call, LONGEST_MS.issues);
      return { issues: await suggestIssues({ client, passes, moderate }, request, limited) };
    },
    async writeArgument(request, call) {
      const limited = limitTime(call, LONGEST_MS.argument);
      const argument = await writeArgument(writer, request, limited);
      // What replies are held against is encoded now, so that the first turn need not wait for it.
      await embed(textsToEncode(argument));
      return argument;
    },
    openDialogue,
    assess: async (view, message, call) =>
      assess(judge, view, message, limitTime(call, LONGEST_MS.assess)),
    wordMove: (view, message, move, call) => wordMove(wording, { view, message, move }, call),
    summarise: async (view, call) => summarise(client, view, limitTime(call, LONGEST_MS.summary)),
  };
}
