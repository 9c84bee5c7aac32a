import { AdminNav } from "../features/admin/admin-nav.tsx";
import { ReportScreen } from "../features/class-view/report-screen.tsx";
import { ADMIN_SECTIONS } from "./admin-sections.ts";
import "../styles/admin.css";

const REPORT = ADMIN_SECTIONS.filter(({ isReport }) => isReport === true);

/** The admin view of who sees class reports alone: no student is named or quoted. */
export function ReportsView({ userId }: { userId: string }) {
  return (
    <div className="mx-auto w-full max-w-[100rem] px-5 pt-2 pb-16 sm:px-8">
      <AdminNav sections={REPORT} current="report" waiting={{}} onChoose={() => {}} />
      <ReportScreen userId={userId} />
    </div>
  );
}
