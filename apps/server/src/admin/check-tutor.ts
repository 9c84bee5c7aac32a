import { startDialogue } from "@elenchus/tutor/dialogue/policy";
import type { ModelCallRecord, TutorCall } from "@elenchus/tutor/model-call";
import { takeTurn } from "@elenchus/tutor/take-turn";
import type { Tutor } from "@elenchus/tutor/tutor";

const INTEREST = "public libraries";
const ANSWER = "I think the writer wants us to agree with the last sentence.";
/** An argument by a slow model on one's own machine may take this long. */
const LONGEST_MS = 180_000;

/** How one kind of work went. */
interface Trial {
  readonly what: string;
  readonly ms: number;
  readonly problem: string | null;
  readonly calls: readonly ModelCallRecord[];
}

function describeCalls(calls: readonly ModelCallRecord[]): string {
  if (calls.length === 0) return "no call to a model";
  const tokens = calls.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0);
  const costs = calls.map(({ costMicros }) => costMicros);
  const known = costs.every((cost) => cost !== null);
  const dollars = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / 1e6;
  const models = [...new Set(calls.map(({ model }) => model))].join(", ");
  const price = known ? `$${dollars.toFixed(4)}` : "price not known";
  return `${models}: ${calls.length} calls, ${tokens} tokens, ${price}`;
}

function describeTrial({ what, ms, problem, calls }: Trial): string {
  const result = problem === null ? "works" : `fails: ${problem}`;
  return `${what}: ${result}, ${(ms / 1000).toFixed(1)} s (${describeCalls(calls)})`;
}

/** Runs one kind of work and says how it went; a failure is a finding here. */
function createTry(trials: Trial[]) {
  return async <Result>(
    what: string,
    work: (call: TutorCall) => Promise<Result>,
  ): Promise<Result | null> => {
    const calls: ModelCallRecord[] = [];
    const signal = AbortSignal.timeout(LONGEST_MS);
    const started = performance.now();
    let problem: string | null = null;
    let result: Result | null = null;
    try {
      result = await work({ signal, onModelCall: (record) => calls.push(record) });
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    trials.push({ what, ms: performance.now() - started, problem, calls });
    return result;
  };
}

/** Has the tutor do one piece of work of each kind, and says in plain words what works, how fast, at what price. */
export async function checkTutor(tutor: Tutor): Promise<string> {
  const trials: Trial[] = [];
  const attempt = createTry(trials);
  const request = { interest: INTEREST, previous: [], avoid: [], seed: 1 };
  const issues = await attempt("Issues", (call) => tutor.suggestIssues(request, call));
  const issue = issues?.[0];
  if (issue === undefined) return [`Tutor: ${tutor.name}`, ...trials.map(describeTrial)].join("\n");
  const wanted = { module: 1, issue, interest: INTEREST, seed: 1, recentFrames: [] } as const;
  const argument = await attempt("Argument", (call) => tutor.writeArgument(wanted, call));
  if (argument !== null) {
    const dialogue = startDialogue(argument);
    const view = { argument, dialogue, transcript: [] };
    const said = { message: ANSWER, onText: () => {} };
    await attempt("Turn (assessment and words)", (call) =>
      takeTurn(tutor, view, { ...said, call }),
    );
    const ended = { ...dialogue, outcome: "failure", outcomeReason: "message_limit" } as const;
    const transcript = [{ sender: "user", text: ANSWER, step: 0 }] as const;
    await attempt("Summary", (call) =>
      tutor.summarise({ argument, dialogue: ended, transcript }, call),
    );
  }
  return [`Tutor: ${tutor.name}`, ...trials.map(describeTrial)].join("\n");
}
