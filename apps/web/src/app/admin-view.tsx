import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { AdminNav } from "../features/admin/admin-nav.tsx";
import { useAdminPlace } from "../features/admin/use-admin-place.ts";
import { Working } from "../ui/working.tsx";
import { AdminScreen } from "./admin-screen.tsx";
import { ADMIN_SECTIONS } from "./admin-sections.ts";
import { ViewBoundary } from "./view-boundary.tsx";
import "../styles/admin.css";
import "../styles/admin-table.css";
import "../styles/admin-student.css";

/** The supervisor's side. Source: specification §2, screen 9. */
export function AdminView({ session }: { session: SessionReply }) {
  const [place, go] = useAdminPlace(session.user_id);
  return (
    <div className="mx-auto w-full max-w-[100rem] px-5 pt-2 pb-16 sm:px-8">
      <AdminNav
        sections={ADMIN_SECTIONS}
        current={place.section}
        onChoose={(section) => go({ section, student: null, dialogue: null })}
      />
      <ViewBoundary key={`${place.section} ${place.student} ${place.dialogue}`}>
        <Suspense fallback={<Working text="One moment..." className="late py-10" />}>
          <AdminScreen userId={session.user_id} place={place} onGo={go} />
        </Suspense>
      </ViewBoundary>
    </div>
  );
}
