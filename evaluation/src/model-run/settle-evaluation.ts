import type { ModelSettings } from "@elenchus/tutor/llm/client/create-model";
import type { TutorConfig } from "@elenchus/tutor/tutor-settings";
import { PERSONAS } from "../learners/personas.ts";
import { LEARNERS } from "../simulated-learners.ts";
import type { Surroundings } from "./call-desk.ts";
import { countWork, describeEstimate, estimate } from "./estimate.ts";
import { type PlannedDialogue, planDialogues } from "./plan-dialogues.ts";
import type { RunOptions } from "./read-options.ts";
import { type RunSettings, SettingsError } from "./read-settings.ts";

/** An evaluation that is settled and has not begun. */
export interface Settled {
  readonly options: RunOptions;
  readonly surroundings: Surroundings;
  readonly config: TutorConfig | null;
  readonly judge: ModelSettings | null;
  readonly plan: readonly PlannedDialogue[];
}

const PERSONA_NAMES = PERSONAS.map(({ name }) => name);

/**
 * Settles what is going to be played and judged.
 * @throws SettingsError where the settings do not fit
 */
export function settle(
  options: RunOptions,
  settings: RunSettings,
  surroundings: Surroundings,
): Settled {
  const config = options.task === "llm" ? settings.tutor : null;
  if (options.task === "llm" && config === null)
    throw new SettingsError(
      "TUTOR is built-in, and --tutor llm needs a model: set TUTOR=anthropic, openai or openai-compatible, and TUTOR_MODEL.",
    );
  const isWanted = options.isJudged && (config !== null || settings.isJudgeChosen);
  const judge = isWanted ? settings.judge : null;
  const hasModel = config !== null || judge !== null;
  const learners = options.learners ?? [...LEARNERS, ...(hasModel ? PERSONA_NAMES : [])];
  if (!hasModel && learners.some((name) => PERSONA_NAMES.includes(name)))
    throw new SettingsError("Learners that a model plays need one: set JUDGE and JUDGE_MODEL.");
  const plan = planDialogues(options.modules, learners, options);
  return { options, surroundings, config, judge, plan };
}

/** Says what is going to happen, and what it will cost. */
export function announce({ options, surroundings, config, judge, plan }: Settled): void {
  const { print } = surroundings;
  const work = countWork({
    dialogues: plan.length,
    arguments: new Set(plan.map(({ module, argument }) => `${module}:${argument}`)).size,
    playedDialogues: plan.filter(({ learner }) => PERSONA_NAMES.includes(learner)).length,
    judged: options.judged,
    isJudged: judge !== null,
  });
  const cost = estimate(work, { tutor: config, learner: config ?? judge, judge });
  const learners = [...new Set(plan.map(({ learner }) => learner))].join(", ");
  print(`${plan.length} dialogues in modules ${options.modules.join(", ")} with ${learners}.`);
  print(
    `Estimate: ${describeEstimate(cost)}. Nothing new is begun after ${options.tokens} tokens.`,
  );
  if (cost.tokens > options.tokens)
    print("That is less than the estimate: raise --tokens, or lower --dialogues or --judged.");
  if (config !== null && judge?.provider === config.provider && judge.model === config.model)
    print(
      "Warning: the judge is the tutor's own model. A model tends to like what it writes; set JUDGE and JUDGE_MODEL to another.",
    );
}
