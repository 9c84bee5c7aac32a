import type { SessionReply } from "@elenchus/contract/session";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import type { AppHandle } from "./use-app.ts";

const DueCheckCard = lazyPart(
  async () => (await import("../features/due-checks/due-check-card.tsx")).DueCheckCard,
);

/** The checks that are due in modules that the learner has completed. */
export function DueChecks({ app, session }: { app: AppHandle; session: SessionReply }) {
  if (!hasFurtherCalls(session) || session.completed_modules.length === 0) return null;
  return (
    <OptionalPart fallback={null}>
      <DueCheckCard
        onTake={(module) => app.dispatch({ type: "transfer-check-chosen", module, due: true })}
      />
    </OptionalPart>
  );
}
