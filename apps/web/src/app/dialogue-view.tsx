import type { SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback } from "react";
import { ChatScreen } from "../features/chat/chat-screen.tsx";
import { ConceptList } from "../features/concepts/concept-list.tsx";
import { FirstExample } from "../features/concepts/first-example.tsx";
import { usePreload } from "../hooks/use-preload.ts";
import { hasFurtherCalls } from "../lib/has-further-calls.ts";
import { isFirstOf } from "../lib/is-first-of.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { OptionalPart } from "../ui/optional-part.tsx";
import { Working } from "../ui/working.tsx";
import { SessionReview } from "./lazy-reviews.ts";
import type { View } from "./view.ts";
import type { AppHandle } from "./use-app.ts";

interface DialogueViewProps {
  app: AppHandle;
  session: SessionReply;
  view: Extract<View, { name: "chat" }>;
}

/** Windows over the chat come while one reads: the chat is there without them. */
const loadExit = async () => (await import("./exit-dialog.tsx")).ExitDialog;
const ExitDialog = lazyPart(loadExit);
const loadDrawer = async () =>
  (await import("../features/concepts/concept-drawer.tsx")).ConceptDrawer;
const ConceptDrawer = lazyPart(loadDrawer);

/** It comes at the end of a dialogue: the chat is there without it. */
const PerformanceSummary = lazyPart(
  async () => (await import("../features/summary/performance-summary.tsx")).PerformanceSummary,
);

/** Puts together the chat, the module's concepts, the summary, and the question before all that is left. */
export function DialogueView({ app, session, view }: DialogueViewProps) {
  const { dialogue, ended } = view;
  const { state, dispatch, confirmExit, signOut } = app;
  const queryClient = useQueryClient();
  usePreload(loadExit);
  usePreload(loadDrawer);
  const hasMore = hasFurtherCalls(session);
  const startModule = (module: ModuleNumber) => {
    const interest = session.interests.at(-1) ?? null;
    if (interest === null) dispatch({ type: "returned-to-modules" });
    else void app.openDialogue({ module, issue: null, interest, begins: false });
  };
  const end = useCallback(() => dispatch({ type: "dialogue-ended" }), [dispatch]);

  return (
    <>
      <ChatScreen
        dialogue={dialogue}
        userId={session.user_id}
        example={isFirstOf(dialogue.module, session) && <FirstExample module={dialogue.module} />}
        isNewcomer={Object.values(session.passage_counts).every((count) => count === 0)}
        ended={ended}
        onEnded={end}
        // Nothing is lost by it, so nothing is asked.
        onGoOnLater={() => void signOut()}
        concepts={<ConceptList module={dialogue.module} />}
        renderConceptDrawer={(close) => (
          <OptionalPart fallback={null} problem="The concepts could not be shown.">
            <ConceptDrawer module={dialogue.module} onClose={close} />
          </OptionalPart>
        )}
        epilogue={
          ended ? (
            <Suspense fallback={<Working text="Generating performance summary..." />}>
              <PerformanceSummary
                userId={session.user_id}
                sessionId={dialogue.sessionId}
                module={dialogue.module}
                onProgress={(progress) => {
                  dispatch({ type: "progress-made", progress });
                  void queryClient.invalidateQueries({ queryKey: ["dialogues"] });
                  void queryClient.invalidateQueries({ queryKey: ["growth"] });
                }}
                onClose={() => dispatch({ type: "returned-to-modules" })}
                hasMap={hasMore}
                openBefore={session.accessible_modules}
                onStart={startModule}
                review={
                  hasMore && (
                    <OptionalPart fallback={null}>
                      <SessionReview userId={session.user_id} sessionId={dialogue.sessionId} />
                    </OptionalPart>
                  )
                }
              />
            </Suspense>
          ) : null
        }
      />
      {state.exit !== null && (
        <OptionalPart fallback={null} problem="The question before leaving could not be shown.">
          <ExitDialog
            exit={state.exit}
            onYes={() => void confirmExit()}
            onCancel={() => dispatch({ type: "exit-cancelled" })}
          />
        </OptionalPart>
      )}
    </>
  );
}
