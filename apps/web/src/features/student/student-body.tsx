import type { StudentReply } from "@elenchus/contract/admin-students";
import { isUserName } from "@elenchus/domain/user-names";
import { formatDay } from "../../lib/format-date.ts";
import { formatMinutes } from "../../lib/format-minutes.ts";
import { formatShare } from "../../lib/format-share.ts";
import { suppliedRecords } from "../../lib/supplied-records.ts";
import { AdminFacts } from "../../ui/admin-facts.tsx";
import { DialogueItem } from "./dialogue-item.tsx";
import { ModulesTable } from "./modules-table.tsx";
import { NewPassword } from "./new-password.tsx";
import { StudentChecks } from "./student-checks.tsx";
import { StudentFlags } from "./student-flags.tsx";

interface StudentBodyProps {
  reply: StudentReply;
  onOpenDialogue: (dialogueId: string) => void;
  onOpenCheck: (checkId: string) => void;
}

/** A student, as a supervisor sees them. */
export function StudentBody({ reply, onOpenDialogue, onOpenCheck }: StudentBodyProps) {
  const { student, dialogues, flags, transfer_checks: checks } = reply;
  return (
    <div className="space-y-10">
      <div>
        <AdminFacts facts={factsOf(reply)} />
        {isUserName(student.student_email ?? "") && <NewPassword student={student} />}
      </div>
      <section aria-labelledby="modules">
        <h2 id="modules" className="heading-2 mb-3">
          Modules
        </h2>
        <ModulesTable student={student} checks={checks} />
      </section>
      <StudentFlags flags={flags} />
      <StudentChecks checks={reply.all_transfer_checks ?? []} onOpen={onOpenCheck} />
      <section aria-labelledby="dialogues">
        <h2 id="dialogues" className="heading-2 mb-3">
          Dialogues
        </h2>
        {dialogues.length === 0 ? (
          <p className="card p-6 text-ink-soft">No dialogues yet.</p>
        ) : (
          <ul className="space-y-4">
            {dialogues.map((dialogue) => (
              <DialogueItem
                key={dialogue.dialogue_id}
                dialogue={dialogue}
                onOpen={onOpenDialogue}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function factsOf({ student }: StudentReply): [string, string][] {
  const { last_active_at: lastActive, transfer_check_score: score } = student;
  const facts: [string, string][] = [
    ["Completed modules", `${student.completed_modules.length} of 7`],
    ["Attempted dialogues", String(student.total_attempted_passages)],
    ["Completed dialogues", String(student.total_completed_passages)],
    ["Failed dialogues", String(student.total_failed_passages)],
    ["Time spent", formatMinutes(student.minutes_spent)],
  ];
  if (suppliedRecords() === null) {
    facts.push(
      ["Last active", lastActive === null ? "Never" : formatDay(lastActive)],
      ["Unaided checks, mean score", score === null ? "None yet" : formatShare(score)],
    );
  }
  const { student_email: email } = student;
  if (email !== undefined) facts.push([isUserName(email) ? "User name" : "Address", email]);
  if (student.group_name !== null) facts.push(["Group", student.group_name]);
  if (student.open_flags > 0) facts.push(["Open flags", String(student.open_flags)]);
  return facts;
}
