import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { SessionReply } from "@elenchus/contract/session";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { TransferCheckScreen } from "../features/transfer-check/transfer-check-screen.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import type { AppHandle } from "./use-app.ts";
import type { View } from "./view.ts";

const CheckReview = lazyPart(
  async () => (await import("../features/reviews/check-review.tsx")).CheckReview,
);

interface TransferCheckViewProps {
  app: AppHandle;
  session: SessionReply;
  view: Extract<View, { name: "transfer-check" }>;
}

/** Puts the unaided check on the state. */
export function TransferCheckView({ app, session, view }: TransferCheckViewProps) {
  const { module, due } = view;
  const { dispatch } = app;
  const queryClient = useQueryClient();
  const noteChange = useCallback(
    ({ finished }: TransferCheckReply) => {
      dispatch({ type: "transfer-check-changed", module, finished: finished !== null });
      if (finished === null) return;
      for (const key of ["dialogues", "due-checks"])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
    [dispatch, module, queryClient],
  );

  return (
    <TransferCheckScreen
      module={module}
      due={due}
      userId={session.user_id}
      onChange={noteChange}
      onClose={() => dispatch({ type: "returned-to-modules" })}
      renderReview={(check) => (
        <OptionalPart fallback={null}>
          <CheckReview key={check.check_id} userId={session.user_id} check={check} />
        </OptionalPart>
      )}
    />
  );
}
