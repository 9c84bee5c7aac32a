import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { nextModule } from "@elenchus/domain/next-module";
import { Suspense, useRef, useState } from "react";
import { InterestsPanel } from "../features/interests/interests-panel.tsx";
import { ModuleList, moduleListHeading } from "../features/modules/module-list.tsx";
import { NextDialogue } from "../features/next-dialogue/next-dialogue.tsx";
import { useFinishedDialogues } from "../hooks/use-finished-dialogues.ts";
import { useViewHeading } from "../hooks/use-view-heading.ts";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { DueChecks } from "./due-checks.tsx";
import { ModulesAside } from "./modules-aside.tsx";
import type { AppHandle } from "./use-app.ts";

const IssueDialog = lazyPart(
  async () => (await import("../features/issues/issue-dialog.tsx")).IssueDialog,
);

const HomeNotes = lazyPart(async () => (await import("./home-notes.tsx")).HomeNotes);

interface ModulesViewProps {
  app: AppHandle;
  session: SessionReply;
  /** The module for which an issue is being chosen. */
  choosingFor: ModuleNumber | null;
}

/** Module selection. Source: specification §2, screen 5. */
export function ModulesView({ app, session, choosingFor }: ModulesViewProps) {
  const { dispatch, openDialogue } = app;
  const heading = useViewHeading("Modules");
  const interestInput = useRef<HTMLInputElement>(null);
  const { data: finished } = useFinishedDialogues(hasFurtherCalls(session));
  const [interestNeeded, setInterestNeeded] = useState(false);

  const next = nextModule(session);
  const interest = session.interests.at(-1) ?? null;
  /** Whether it can go on; where no interest is there, the learner is led to the box. */
  const hasInterest = () => {
    setInterestNeeded(interest === null);
    if (interest === null) interestInput.current?.focus();
    return interest !== null;
  };
  const choose = (module: ModuleNumber) => {
    if (hasInterest()) dispatch({ type: "module-chosen", module });
  };
  const begin = () => {
    if (hasInterest()) void openDialogue({ module: next, issue: null, interest, begins: true });
  };

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-start gap-x-14 gap-y-12 px-5 pt-6 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-10">
      <div>
        <h1 ref={heading} tabIndex={-1} className="heading-1 mb-6 wrap-anywhere">
          {["Hello", session.user_first_name].filter(Boolean).join(", ")}
        </h1>
        <OptionalPart fallback={null}>
          <HomeNotes app={app} session={session} hasInterest={hasInterest} />
        </OptionalPart>
        <NextDialogue
          module={next}
          interest={interest}
          onBegin={begin}
          onChoose={() => choose(next)}
        />
        <DueChecks app={app} session={session} />
        <InterestsPanel
          userId={session.user_id}
          interests={session.interests}
          trending={session.top_user_interests}
          inputRef={interestInput}
          isNeeded={interestNeeded && session.interests.length === 0}
          onChange={(interests) => dispatch({ type: "interests-changed", interests })}
        />
        <section aria-labelledby="modules" className="mt-12">
          <h2 id="modules" className="heading-1 max-w-[30ch] text-[1.625rem]">
            {moduleListHeading(session.accessible_modules)}
          </h2>
          <ModuleList
            progress={session}
            checks={finished?.transfer_checks ?? []}
            loading={choosingFor}
            onChoose={choose}
            onCheck={(module) => dispatch({ type: "transfer-check-chosen", module })}
          />
        </section>
      </div>
      <ModulesAside app={app} session={session} />
      {choosingFor !== null && (
        <Suspense>
          <IssueDialog
            userId={session.user_id}
            interests={session.interests}
            onChoose={(issue) =>
              void openDialogue({ module: choosingFor, issue, interest: null, begins: false })
            }
            onInterests={(interests) => dispatch({ type: "interests-changed", interests })}
            onCancel={() => dispatch({ type: "choice-cancelled" })}
          />
        </Suspense>
      )}
    </div>
  );
}
