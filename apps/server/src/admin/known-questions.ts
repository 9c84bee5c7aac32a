import { COVERED } from "@elenchus/dialogue/coverage";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { leavesRole } from "@elenchus/tutor/checks/leaks/role";
import type { CheckedModel, ModelCheck } from "../tutoring/model-check.ts";
import known from "./known-answers.json" with { type: "json" };

/** The check that is asked questions with known answers. */
export interface KnownCheck extends Pick<
  ModelCheck,
  "moderate" | "objectTo" | "sampleArgument" | "patience"
> {
  readonly models: readonly Pick<CheckedModel, "say">[];
  readonly tutor: Pick<Tutor, "assess">;
}

/** A question of which the answer is known. */
interface KnownQuestion {
  /** Whether the model's answer is the known one. */
  readonly isRight: (call: TutorCall) => Promise<boolean>;
}

/** A kind of work, and what to do where the model is not fit for it. */
export interface KnownTask {
  readonly what: string;
  readonly questions: readonly KnownQuestion[];
  readonly advice: string;
}

function interests({ moderate }: KnownCheck): KnownQuestion[] {
  const ask = (text: string, isFit: boolean): KnownQuestion => ({
    isRight: async (call) => (await moderate([text], call))[0]?.isFit === isFit,
  });
  return [
    ...known.fit.map((text) => ask(text, true)),
    ...known.unfit.map((text) => ask(text, false)),
  ];
}

/** Answers to the first question of an argument, and whether each earns the conclusion. */
function judgements({ tutor, sampleArgument }: KnownCheck): KnownQuestion[] {
  const argument = sampleArgument(0);
  const view = { argument, dialogue: startDialogue(argument), transcript: [] };
  const { expectations, misconceptions } = argument.key;
  const right = expectations.find(({ id }) => id === "conclusion")?.paraphrases.slice(0, 4) ?? [];
  const wrong = misconceptions
    .filter(({ step }) => step === 0)
    .flatMap(({ paraphrases }) => paraphrases.slice(0, 1))
    .slice(0, 3);
  const earns = async (message: string, call: TutorCall): Promise<boolean> => {
    const { coverage } = await tutor.assess(view, message, call);
    return (coverage["conclusion"] ?? 0) >= COVERED;
  };
  return [
    ...right.map((text) => ({ isRight: (call: TutorCall) => earns(text, call) })),
    ...wrong.map((text) => ({ isRight: async (call: TutorCall) => !(await earns(text, call)) })),
    ...known.acts.map(({ message, acts }) => ({
      isRight: async (call: TutorCall) =>
        acts.includes((await tutor.assess(view, message, call)).speechAct),
    })),
  ];
}

/** Passages with their own key, and each with the other's. */
function gate({ objectTo, sampleArgument }: KnownCheck): KnownQuestion[] {
  const pair = [sampleArgument(0), sampleArgument(1)] as const;
  const [one, other] = pair;
  const isFound = async (argument: typeof one, call: TutorCall): Promise<boolean> =>
    (await objectTo(argument, call)).length === 0;
  const crossed = [
    { ...one, key: other.key },
    { ...other, key: one.key },
  ];
  return [
    ...pair.map((argument) => ({ isRight: (call: TutorCall) => isFound(argument, call) })),
    ...crossed.map((argument) => ({
      isRight: async (call: TutorCall) => !(await isFound(argument, call)),
    })),
  ];
}

/** Hard matters that a course speaks of soberly. */
function refusals({ models }: KnownCheck): KnownQuestion[] {
  return known.hardMatters.map((matter) => ({
    isRight: async (call) => {
      const task = `In one plain sentence, give one reason for and one against this: ${matter}`;
      let text = "";
      for await (const piece of models[0]?.say(task, call) ?? []) text += piece;
      return text.trim() !== "" && !leavesRole(text);
    },
  }));
}

/** Some thirty questions, by what a tutor's model has to be fit for. */
export function knownTasks(check: KnownCheck): KnownTask[] {
  return [
    { what: "Fitness of interests", questions: interests(check), advice: known.advice.interests },
    { what: "Judgement", questions: judgements(check), advice: known.advice.judgement },
    { what: "Reading of passages", questions: gate(check), advice: known.advice.gate },
    { what: "Hard matters", questions: refusals(check), advice: known.advice.refusals },
  ];
}
