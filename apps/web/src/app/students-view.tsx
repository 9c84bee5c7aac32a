import type { SessionReply } from "@elenchus/contract/session";
import { Suspense } from "react";
import { AdminNav } from "../features/admin/admin-nav.tsx";
import { useAdminPlace } from "../features/admin/use-admin-place.ts";
import { OpenFlagsNote } from "../features/flags/open-flags-note.tsx";
import { useFlags } from "../hooks/use-flags.ts";
import { FIRST_PLACE, FLAGS_PLACE } from "../lib/admin-place.ts";
import { countFlags } from "../lib/flag-words.ts";
import { suppliedRecords } from "../lib/supplied-records.ts";
import { Working } from "../ui/working.tsx";
import { AdminScreen } from "./admin-screen.tsx";
import { ADMIN_SECTIONS } from "./admin-sections.ts";
import { CourseLink } from "./course-note.tsx";
import { ViewBoundary } from "./view-boundary.tsx";
import "../styles/admin.css";
import "../styles/admin-table.css";
import "../styles/admin-student.css";

const SECTIONS = ADMIN_SECTIONS.filter(({ isReport }) => isReport !== true);

interface StudentsViewProps {
  session: SessionReply;
  isOperator: boolean;
}

/** The admin view of who sees students: its sections, and the place where one is. */
export function StudentsView({ session, isOperator }: StudentsViewProps) {
  const [place, go] = useAdminPlace(session.user_id);
  const openFlags = useFlags("open").data?.flags.length ?? 0;
  const sections = SECTIONS.filter((one) => isOperator || one.isForOperators !== true);
  const isHome = place.section === FIRST_PLACE.section && place.student === null;
  return (
    <div className="mx-auto w-full max-w-[100rem] px-5 pt-2 pb-16 sm:px-8">
      <AdminNav
        sections={suppliedRecords() === null ? sections : sections.slice(0, 1)}
        current={place.section === "report" ? "class" : place.section}
        waiting={openFlags === 0 ? {} : { flags: countFlags(openFlags) }}
        onChoose={(section) => go({ section, student: null, dialogue: null })}
      />
      {isHome && (
        <div className="grid gap-2 pt-4 empty:hidden">
          <OpenFlagsNote onOpen={() => go(FLAGS_PLACE)} />
          <CourseLink session={session} />
        </div>
      )}
      <ViewBoundary
        key={`${place.section} ${place.assignment ?? place.text ?? place.group} ${place.student} ${place.dialogue ?? place.check}`}
      >
        <Suspense fallback={<Working text="One moment..." className="late py-10" />}>
          <AdminScreen userId={session.user_id} place={place} onGo={go} />
        </Suspense>
      </ViewBoundary>
    </div>
  );
}
