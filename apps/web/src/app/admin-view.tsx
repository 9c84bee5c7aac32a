import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { AdminNav } from "../features/admin/admin-nav.tsx";
import { useAdminPlace } from "../features/admin/use-admin-place.ts";
import { Working } from "../ui/working.tsx";
import { ADMIN_SECTIONS } from "./admin-sections.ts";
import { ViewBoundary } from "./view-boundary.tsx";
import "../styles/admin.css";
import "../styles/admin-table.css";

/** The supervisor's side. Source: specification §2, screen 9. */
export function AdminView({ session }: { session: SessionReply }) {
  const userId = session.user_id;
  const [place, go] = useAdminPlace(userId);
  const { section } = place;
  const Screen = ADMIN_SECTIONS.find(({ name }) => name === section)?.Screen;
  return (
    <div className="mx-auto w-full max-w-[100rem] px-5 pt-2 pb-16 sm:px-8">
      <AdminNav
        sections={ADMIN_SECTIONS}
        current={section}
        onChoose={(chosen) => go({ section: chosen, student: null, dialogue: null })}
      />
      <ViewBoundary key={section}>
        <Suspense fallback={<Working text="One moment..." className="late py-10" />}>
          {Screen !== undefined && (
            <Screen
              userId={userId}
              onOpenStudent={(student, dialogue) =>
                go({ section, student, dialogue: dialogue ?? null })
              }
            />
          )}
        </Suspense>
      </ViewBoundary>
    </div>
  );
}
