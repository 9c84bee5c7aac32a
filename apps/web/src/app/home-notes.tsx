import type { SessionReply } from "@elenchus/contract/session";
import { useState } from "react";
import { YourStudentsNote } from "../features/attention/your-students-note.tsx";
import { OpenFlagsNote } from "../features/flags/open-flags-note.tsx";
import { JoinOffer } from "../features/join/join-offer.tsx";
import { MyWork } from "../features/my-work/my-work.tsx";
import type { NextStep } from "../features/my-work/next-step.ts";
import { entryOf, FLAGS_PLACE, type AdminPlace } from "../lib/admin-place.ts";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { readJoinToken } from "../lib/join-storage.ts";
import type { AppHandle } from "./use-app.ts";

interface HomeNotesProps {
  app: AppHandle;
  session: SessionReply;
  /** Whether a dialogue can be about an interest; where there is none, the learner is led to the box. */
  hasInterest: () => boolean;
}

/** Notes before everything else: of a supervisor's class, or a group to join and work that was set. */
export function HomeNotes({ app, session, hasInterest }: HomeNotesProps) {
  const [hasJoinToken] = useState(() => readJoinToken() !== null);
  const begin = ({ kind, module, issue, assignment }: NextStep) => {
    if (kind === "check") {
      app.dispatch({ type: "transfer-check-chosen", module });
    } else if (issue !== null || hasInterest()) {
      const interest = issue === null ? (session.interests.at(-1) ?? null) : null;
      const onText = assignment === undefined ? {} : { assignment };
      void app.openDialogue({ module, issue, interest, begins: true, ...onText });
    }
  };
  if (session.user_type === "supervisor") {
    const open = (place: AdminPlace) => {
      history.pushState(entryOf(session.user_id, place), "");
      app.dispatch({ type: "admin-chosen" });
    };
    return (
      <div className="mb-6 space-y-4">
        <OpenFlagsNote onOpen={() => open(FLAGS_PLACE)} />
        <YourStudentsNote onOpen={open} />
      </div>
    );
  }
  return (
    <>
      {hasJoinToken && (
        <div className="mb-6 empty:hidden">
          <JoinOffer />
        </div>
      )}
      {hasFurtherCalls(session) && (
        <div className="mb-6 empty:hidden">
          <MyWork session={session} onBegin={begin} />
        </div>
      )}
    </>
  );
}
