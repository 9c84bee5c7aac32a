import type { AdminSection } from "../lib/admin-section.ts";
import { lazyPart } from "../ui/lazy-part.ts";

/** The sections of the admin view, in the order of its navigation. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    name: "students",
    label: "Students",
    Screen: lazyPart(
      async () => (await import("../features/students/students-screen.tsx")).StudentsScreen,
    ),
  },
  {
    name: "attention",
    label: "Needs attention",
    Screen: lazyPart(
      async () => (await import("../features/attention/attention-screen.tsx")).AttentionScreen,
    ),
  },
  {
    name: "class",
    label: "Class",
    Screen: lazyPart(
      async () => (await import("../features/class-view/class-screen.tsx")).ClassScreen,
    ),
  },
  {
    name: "report",
    label: "Class report",
    isReport: true,
    Screen: lazyPart(
      async () => (await import("../features/class-view/report-screen.tsx")).ReportScreen,
    ),
  },
  {
    name: "work",
    label: "Set work",
    Screen: lazyPart(async () => (await import("../features/set-work/work-screen.tsx")).WorkScreen),
  },
  {
    name: "texts",
    label: "Own texts",
    Screen: lazyPart(
      async () => (await import("../features/own-texts/own-texts-screen.tsx")).OwnTextsScreen,
    ),
  },
  {
    name: "gradebook",
    label: "Gradebook",
    Screen: lazyPart(
      async () => (await import("../features/gradebook/gradebook-screen.tsx")).GradebookScreen,
    ),
  },
  {
    name: "groups",
    label: "Groups",
    Screen: lazyPart(
      async () => (await import("../features/groups/groups-screen.tsx")).GroupsScreen,
    ),
  },
  {
    name: "reviews",
    label: "Reviews",
    Screen: lazyPart(
      async () => (await import("../features/verdicts/reviews-screen.tsx")).ReviewsScreen,
    ),
  },
  {
    name: "flags",
    label: "Flags",
    Screen: lazyPart(async () => (await import("../features/flags/flags-screen.tsx")).FlagsScreen),
  },
  {
    name: "exports",
    label: "Export",
    Screen: lazyPart(
      async () => (await import("../features/exports/exports-screen.tsx")).ExportsScreen,
    ),
  },
  {
    name: "operations",
    label: "Operations",
    isForOperators: true,
    Screen: lazyPart(
      async () => (await import("../features/operations/operations-screen.tsx")).OperationsScreen,
    ),
  },
];
