import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import type { AppContext } from "../../app-context.ts";
import { notYours } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { clientGoneSignal } from "../../http/client-gone.ts";
import { loadReviewStates, type ReviewState } from "../../presenters/load-review-state.ts";
import { latestChecks } from "../../presenters/latest-checks.ts";
import { presentTransferScore } from "../../presenters/present-transfer-score.ts";
import { createJoinSame } from "../../http/join-same.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import type { FinishedDialogue } from "../../store/turns/dialogue-store.ts";
import { loadProgress } from "../../store/learning/load-progress.ts";
import type { Stores } from "../../store/stores.ts";
import { addChatRoute } from "./chat-route.ts";
import { findSetText } from "./find-set-text.ts";
import { requireId } from "../../http/require-id.ts";
import { resumeDialogue } from "./resume-dialogue.ts";
import { openingOf, startModuleDialogue } from "./start-module-dialogue.ts";
import { summariseDialogue } from "./summarise-dialogue.ts";

function presentFinished(
  { id, module, issue, outcome, endedAt }: FinishedDialogue,
  marks: ReviewState | undefined,
) {
  return {
    session_id: id,
    module_id: module,
    chosen_passage_subtopic: issue,
    success_or_failure: outcome,
    ended_at: endedAt.toISOString(),
    ...marks,
  };
}

/** All that a learner has finished: practice, and apart from it what was done without help. */
async function listFinished(stores: Stores, userId: string): Promise<FinishedDialoguesReply> {
  const [dialogues, checks] = await Promise.all([
    stores.dialogues.listFinished(userId),
    stores.transferChecks.listFinished([userId]),
  ]);
  const marks = await loadReviewStates(
    stores.verdicts,
    dialogues.map(({ id }) => id),
  );
  return {
    dialogues: dialogues.map((each) => presentFinished(each, marks.get(each.id))),
    transfer_checks: latestChecks(checks).map(({ module, issue, result, endedAt }) => ({
      module_id: module,
      ...presentTransferScore(issue, result, endedAt),
    })),
  };
}

/** Everything about dialogues, from their start to their summary. */
export function addDialogueRoutes(app: ApiApp, context: AppContext): void {
  const { stores, requireUser } = context;
  const limited = [requireUser, limitCalls(context.limits, "turn")];
  const sameOpening = createJoinSame();
  const openOnce = [sameOpening.arrive, ...limited];
  addUserCall(app, "initModuleChat", openOnce, ({ user, payload, request, reply }) =>
    sameOpening.join(request, [user.id, payload], async () => {
      const { module_id: module, chosen_passage_subtopic, assignment_id } = payload;
      const ownText = await findSetText(context, request, {
        userId: user.id,
        module,
        assignment_id,
      });
      return startModuleDialogue(context, {
        userId: user.id,
        module,
        // The text may have another title since the learner's page was loaded.
        issue: ownText?.argument.issue ?? chosen_passage_subtopic,
        ...(ownText === null ? {} : { ownText }),
        gone: clientGoneSignal(reply),
      });
    }),
  );
  addUserCall(app, "cancelModuleChat", requireUser, async ({ user, payload }) => {
    const { module_id: module, chosen_passage_subtopic: issue } = payload;
    await context.modelCalls.cancel(openingOf({ userId: user.id, module, issue }));
    return { success: true as const };
  });
  addChatRoute(app, context);
  addUserCall(app, "performanceSummary", requireUser, ({ user, payload, request, reply }) =>
    summariseDialogue(context, {
      dialogueId: requireId(payload.session_id),
      userId: user.id,
      gone: clientGoneSignal(reply),
      log: request.log,
    }),
  );
  addUserCall(app, "resumeDialogue", requireUser, ({ user, payload }) =>
    resumeDialogue(context, requireId(payload.session_id), user.id),
  );
  addUserCall(app, "abandonDialogue", requireUser, async ({ user, payload }) => {
    const isMine = await stores.dialogues.abandon(requireId(payload.session_id), user.id);
    if (!isMine) throw notYours();
    return loadProgress(stores, user.id);
  });
  addUserCall(app, "dialogues", requireUser, ({ user }) => listFinished(stores, user.id));
}
