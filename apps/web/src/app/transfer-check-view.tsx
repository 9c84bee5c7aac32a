import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { TransferCheckScreen } from "../features/transfer-check/transfer-check-screen.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { PartOr } from "../ui/part-or.tsx";
import type { AppHandle } from "./use-app.ts";

const CheckReview = lazyPart(
  async () => (await import("../features/reviews/check-review.tsx")).CheckReview,
);

interface TransferCheckViewProps {
  app: AppHandle;
  session: SessionReply;
  module: ModuleNumber;
}

/** Puts the unaided check on the state. */
export function TransferCheckView({ app, session, module }: TransferCheckViewProps) {
  const { dispatch } = app;
  const queryClient = useQueryClient();
  const noteChange = useCallback(
    ({ finished }: TransferCheckReply) => {
      dispatch({ type: "transfer-check-changed", module, finished: finished !== null });
      if (finished !== null) void queryClient.invalidateQueries({ queryKey: ["dialogues"] });
    },
    [dispatch, module, queryClient],
  );

  return (
    <TransferCheckScreen
      module={module}
      userId={session.user_id}
      onChange={noteChange}
      onClose={() => dispatch({ type: "returned-to-modules" })}
      renderReview={(check) => (
        <PartOr fallback={null}>
          <CheckReview key={check.check_id} userId={session.user_id} check={check} />
        </PartOr>
      )}
    />
  );
}
