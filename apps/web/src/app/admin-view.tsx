import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { useRights } from "../hooks/use-rights.ts";
import { suppliedRecords } from "../lib/supplied-records.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Working } from "../ui/working.tsx";
import { ViewBoundary } from "./view-boundary.tsx";

const StudentsView = lazyPart(async () => (await import("./students-view.tsx")).StudentsView);
const ReportsView = lazyPart(async () => (await import("./reports-view.tsx")).ReportsView);

/** The supervisor's side: of who sees class reports alone, these. Source: specification §2, screen 9. */
export function AdminView({ session }: { session: SessionReply }) {
  const { data: rights, isPending } = useRights();
  // Another back end has no rights.
  if (isPending && suppliedRecords() === null)
    return <Working text="One moment..." className="late px-5 py-10 sm:px-8" />;
  return (
    <ViewBoundary>
      <Suspense fallback={<Working text="One moment..." className="late px-5 py-10 sm:px-8" />}>
        {rights?.reports_only === true ? (
          <ReportsView userId={session.user_id} />
        ) : (
          <StudentsView session={session} isOperator={rights?.operations === true} />
        )}
      </Suspense>
    </ViewBoundary>
  );
}
