import type { Argument } from "@elenchus/dialogue/argument";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import { type ModelClient, ModelError } from "../model-client.ts";
import type { RejectedDraft } from "../prompts/argument-task.ts";
import { argumentFromDraft } from "./argument-from-draft.ts";
import type { ArgumentReport, ArgumentRound, ArgumentStage } from "./argument-report.ts";
import { checkDraft } from "./check-draft.ts";
import type { Draft } from "./draft.ts";
import { draftArgument } from "./draft-argument.ts";
import { shownTexts } from "./draft-texts.ts";
import { judgeDraft, type Judges, orFailure, UNFIT } from "./judge-draft.ts";
import { mendDraft } from "./mend-draft.ts";
import { type ArgumentPlan, planArgument } from "./plan-argument.ts";

/** The first attempt and two rewrites. Source: design §2. */
const ROUNDS = 3;

/** What writing arguments needs. */
export interface ArgumentWriter extends Judges {
  readonly client: ModelClient;
  /** Whether a text may be shown to learners, by a quick look that a moderator need not follow. */
  readonly passes: (text: string) => boolean;
  /** Told once for every argument that is served how it came about. */
  readonly report: (report: ArgumentReport) => void;
}

/** What one attempt comes to: an argument that may be used, or a draft to be mended. */
type Attempt =
  | { readonly kind: "accepted"; readonly argument: Argument }
  | ({ readonly kind: "rejected" } & Failed);

interface Failed {
  /** Null where the model gave none that could be read. */
  readonly draft: Draft | null;
  readonly round: ArgumentRound;
  /** What the writer is to mend: of this attempt, and of the last draft where this attempt gave none. */
  readonly open: readonly string[];
}

/**
 * An argument with its key for the module's planned weakness. A model writes it; code checks it; a moderator
 * looks at it, and at the same time a judge who sees the passage alone has to come to the same key. Two rewrites at most, as
 * long as the call has time left.
 * @throws ModelError `invalid_output` where no draft could be used
 */
export async function writeArgument(
  writer: ArgumentWriter,
  request: ArgumentRequest,
  call: TutorCall,
): Promise<Argument> {
  const plan = planArgument(request);
  const rejected: ArgumentRound[] = [];
  const reported = { module: plan.module, plan: plan.frame, rejected };
  let last: Attempt | null = null;
  do {
    call.signal.throwIfAborted();
    last = await tryOnce(writer, { request, plan, last }, call);
    if (last.kind === "accepted") {
      writer.report({ ...reported, servedBy: "model" });
      return last.argument;
    }
    rejected.push(last.round);
  } while (rejected.length < ROUNDS && !isOutOfTime(call));
  writer.report({ ...reported, servedBy: "built-in" });
  throw new ModelError("invalid_output", "none of the model's drafts could be used");
}

interface Order {
  readonly request: ArgumentRequest;
  readonly plan: ArgumentPlan;
  /** The attempt before. */
  readonly last: Attempt | null;
}

/** One draft: written, checked, mended and judged. */
async function tryOnce(writer: ArgumentWriter, order: Order, call: TutorCall): Promise<Attempt> {
  const { request, plan, last } = order;
  const rejected: RejectedDraft | null =
    last === null || last.kind === "accepted" ? null : { draft: last.draft, faults: last.open };
  const written = await orFailure(
    draftArgument(writer.client, { request, plan, rejected }, call),
    call,
  );
  if (written instanceof ModelError) {
    // A first request is as short as can be.
    if (written.failure === "too_long" && rejected === null) throw written;
    return gaveNothing(written, last);
  }
  const faults = checkDraft(written, plan, request.issue);
  if (faults.length > 0) return failed("checks", faults, written);
  const { draft, faults: left } = await mendDraft(writer.client, written, plan, call);
  if (left.length > 0) return failed("checks", left, draft);
  const argument = argumentFromDraft(draft, { request, plan, writer: writer.client.name });
  if (!writer.passes(shownTexts(draft).join("\n"))) return failed("moderation", [UNFIT], draft);
  const objection = await judgeDraft(writer, { argument, shown: shownTexts(draft) }, call);
  if (objection !== null) return failed(objection.stage, objection.faults, draft);
  return { kind: "accepted", argument };
}

/** A reply that could not be read: the next attempt goes on from the draft before, if there was one. */
function gaveNothing(error: ModelError, last: Attempt | null): Attempt {
  const before = last?.kind === "rejected" ? last : { draft: null, open: [] };
  const faults = [
    FAILURES[error.failure] ?? "The reply did not have the shape that was asked for.",
  ];
  const round: ArgumentRound = { stage: "writer", faults };
  return { kind: "rejected", draft: before.draft, round, open: [...faults, ...before.open] };
}

function failed(stage: ArgumentStage, faults: readonly string[], draft: Draft | null): Attempt {
  return { kind: "rejected", draft, round: { stage, faults }, open: faults };
}

/** What a writer whose reply could not be used is told. */
const FAILURES: Readonly<Partial<Record<ModelFailure, string>>> = {
  truncated: "The reply was longer than allowed and broke off. Keep every text short.",
  refused: "The model declined. Keep to an everyday side of the issue.",
  too_long: "The request does not fit into the model's context.",
  timeout: "The reply did not come in time.",
};
