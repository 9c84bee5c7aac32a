import type { SessionReply } from "@elenchus/contract/session";
import type { NextStep } from "../features/my-work/next-step.ts";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { PartOr } from "../ui/part-or.tsx";
import type { AppHandle } from "./use-app.ts";

const MyWork = lazyPart(async () => (await import("../features/my-work/my-work.tsx")).MyWork);

interface OwnWorkProps {
  app: AppHandle;
  session: SessionReply;
  /** Whether a dialogue can be about an interest; where there is none, the learner is led to the box. */
  hasInterest: () => boolean;
}

/** What was set to the learner, above what they do of their own accord. */
export function OwnWork({ app, session, hasInterest }: OwnWorkProps) {
  if (session.user_type === "supervisor" || !hasFurtherCalls(session)) return null;
  const begin = ({ kind, module, issue }: NextStep) => {
    if (kind === "check") {
      app.dispatch({ type: "transfer-check-chosen", module });
    } else if (issue !== null || hasInterest()) {
      const interest = issue === null ? (session.interests.at(-1) ?? null) : null;
      void app.openDialogue({ module, issue, interest, begins: true });
    }
  };
  return (
    <div className="mb-6 empty:hidden">
      <PartOr fallback={null}>
        <MyWork session={session} onBegin={begin} />
      </PartOr>
    </div>
  );
}
