import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { hasVisibleText } from "@elenchus/domain/visible-text";
import { useEffect, useReducer } from "react";
import { CallError } from "../../lib/call-error.ts";
import { callPatiently } from "../../lib/call-patiently.ts";
import { call } from "../../lib/call.ts";
import { explainFailure } from "../../lib/explain-failure.ts";
import { keepAnswer, loadAnswer } from "./answer-drafts.ts";
import { openQuestion, reduceCheck, startCheck, type OpenQuestion } from "./check-state.ts";

const EMPTY = 'Please write an answer first. "I do not know" is an answer too.';
const EARLIER_COUNTS = "An earlier answer of yours had arrived already; that one stays.";

interface CheckOptions {
  readonly loaded: TransferCheckReply;
  readonly userId: string;
  /** Told of the check whenever it has changed on the server. */
  readonly onChange: (check: TransferCheckReply) => void;
}

/** Hands in answers one by one, first and second ones; keeps in this browser what is not handed in yet. */
export function useCheck({ loaded, userId, onChange }: CheckOptions) {
  const [state, dispatch] = useReducer(reduceCheck, loaded, (check) =>
    startCheck(check, loadAnswer(check)),
  );
  const { check, draft, sending } = state;
  useEffect(() => keepAnswer(check, draft), [check, draft]);

  const take = (came: TransferCheckReply, problem: string | null) => {
    dispatch({ type: "check-came", check: came, draft: loadAnswer(came), problem });
    onChange(came);
  };

  /** Answered in another window, say, or before the connection broke. */
  const catchUp = async () => {
    const payload = { user_id: userId, module_id: check.module_id };
    take(await callPatiently("startTransferCheck", payload), EARLIER_COUNTS);
  };

  const send = async ({ question, second }: OpenQuestion, answer: string) => {
    const sent = { user_id: userId, check_id: check.check_id, step: question + 1, answer };
    const payload = second === null ? sent : { ...sent, second: true };
    try {
      take(await call("answerTransferCheck", payload), null);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== "already_answered") throw error;
      await catchUp();
    }
  };

  const open = openQuestion(check);

  const handIn = async (answer = draft.trim()) => {
    if (open === null || sending) return;
    if (!hasVisibleText(answer)) return dispatch({ type: "failed", problem: EMPTY });
    dispatch({ type: "handed-in" });
    try {
      await send(open, answer);
    } catch (error) {
      const problem = explainFailure("Your answer could not be handed in.", error);
      dispatch({ type: "failed", problem });
    }
  };

  return {
    state,
    open,
    setDraft: (text: string) => dispatch({ type: "draft-changed", text }),
    handIn,
  };
}
