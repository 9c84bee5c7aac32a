import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { useState } from "react";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import { GroupChoice } from "../../ui/group-choice.tsx";

type ExportName = keyof typeof ADMIN_EXPORTS;

interface File {
  readonly name: ExportName;
  readonly title: string;
  readonly what: string;
  readonly format: string;
}

const FILES: readonly File[] = [
  {
    name: "studentsSheet",
    title: "Mark book",
    what: "A spreadsheet with one line per student, by last name: totals and figures by module, unaided checks, time spent, last active.",
    format: "XLSX",
  },
  {
    name: "dialoguesSheet",
    title: "Dialogues as a spreadsheet",
    what: "One line per dialogue, by last name: module, issue, outcome, minutes, performance summary.",
    format: "XLSX",
  },
  {
    name: "students",
    title: "Students",
    what: "One line per student: totals and figures by module, time spent, unaided checks, last active.",
    format: "CSV",
  },
  {
    name: "dialogues",
    title: "Dialogues",
    what: "One line per dialogue: module, issue, outcome, minutes, performance summary.",
    format: "CSV",
  },
  {
    name: "transcripts",
    title: "Transcripts",
    what: "One dialogue per line, with every message, how it was judged, and what the tutor did. The access log records the download.",
    format: "JSONL",
  },
  {
    name: "xapi",
    title: "xAPI statements",
    what: "Dialogues and unaided checks as xAPI 1.0.3 statements, for a learning record store.",
    format: "JSON",
  },
];

function addressOf(name: ExportName, groupId: string | null): string {
  const address = ADMIN_EXPORTS[name];
  return groupId === null ? address : `${address}?group_id=${encodeURIComponent(groupId)}`;
}

/** Files of what the supervisor sees. The browser saves them as they come: they may be large. */
export function ExportsScreen() {
  const heading = useViewHeading("Export");
  const [groupId, setGroupId] = useState<string | null>(null);
  return (
    <div className="max-w-4xl pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Export
      </h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">
        Files about all students you can see, or about one group. They contain personal data: follow
        your school's rules when you keep them.
      </p>
      <div className="mt-5">
        <GroupChoice groupId={groupId} onChoose={setGroupId} />
      </div>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {FILES.map(({ name, title, what, format }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5"
          >
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-semibold">{title}</h2>
              <p className="text-ink-soft">{what}</p>
            </div>
            <a
              className="button button-outline"
              href={addressOf(name, groupId)}
              download
              aria-label={`Download ${format}: ${title}`}
            >
              Download {format}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
