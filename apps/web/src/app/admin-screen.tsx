import { Suspense } from "react";
import type { AdminPlace } from "../lib/admin-place.ts";
import { suppliedRecords } from "../lib/supplied-records.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { ADMIN_SECTIONS } from "./admin-sections.ts";

const StudentScreen = lazyPart(
  async () => (await import("../features/student/student-screen.tsx")).StudentScreen,
);
const TranscriptScreen = lazyPart(
  async () => (await import("../features/transcript/transcript-screen.tsx")).TranscriptScreen,
);
const StudentCheckScreen = lazyPart(
  async () =>
    (await import("../features/student-check/student-check-screen.tsx")).StudentCheckScreen,
);
const ClassListScreen = lazyPart(
  async () => (await import("../features/class-list/class-list-screen.tsx")).ClassListScreen,
);
const VerdictRecord = lazyPart(
  async () => (await import("../features/verdicts/verdict-record.tsx")).VerdictRecord,
);

interface AdminScreenProps {
  userId: string;
  place: AdminPlace;
  onGo: (place: AdminPlace) => void;
}

/** Draws the place where the supervisor is: a section, a student, or a dialogue or a check of theirs. */
export function AdminScreen({ userId, place, onGo }: AdminScreenProps) {
  const { section, student, dialogue, message = null, check, assignment, group, text } = place;
  const goTo = (next: Omit<AdminPlace, "section">) =>
    onGo({ section, ...(assignment === undefined ? {} : { assignment }), ...next });
  const current = ADMIN_SECTIONS.find(({ name }) => name === section) ?? ADMIN_SECTIONS[0];
  if (current === undefined) return null;
  const goToSection = (name: AdminPlace["section"], more: Partial<AdminPlace> = {}) =>
    onGo({ section: name, student: null, dialogue: null, ...more });
  if (group !== undefined)
    return <ClassListScreen groupId={group} onBack={() => goToSection("groups")} />;
  if (student === null) {
    return (
      <current.Screen
        userId={userId}
        onOpenStudent={(id, dialogueId, at) =>
          goTo({
            student: id,
            dialogue: dialogueId ?? null,
            ...(at === undefined ? {} : { message: at }),
          })
        }
        onOpenCheck={(id, checkId) => goTo({ student: id, dialogue: null, check: checkId })}
        assignmentId={assignment ?? null}
        onOpenAssignment={(id) => goToSection(section, id === null ? {} : { assignment: id })}
        textId={text ?? null}
        onOpenText={(id) => goToSection(section, id === null ? {} : { text: id })}
        onOpenClassList={(id) => goToSection("groups", { group: id })}
        onOpenReport={() => goToSection("report")}
        onOpenAttention={() => goToSection("attention")}
      />
    );
  }
  if (dialogue !== null) {
    return (
      <TranscriptScreen
        studentId={student}
        dialogueId={dialogue}
        begin={message}
        onBack={() => goTo({ student, dialogue: null })}
        renderVerdict={
          suppliedRecords() === null
            ? (transcript) => (
                <Suspense>
                  <VerdictRecord
                    judged={{ kind: "dialogue", id: transcript.dialogue_id }}
                    record={transcript}
                    isClosed={transcript.transcript_deleted_after_days !== undefined}
                  />
                </Suspense>
              )
            : undefined
        }
      />
    );
  }
  if (check !== undefined) {
    return (
      <StudentCheckScreen
        studentId={student}
        checkId={check}
        onBack={() => goTo({ student, dialogue: null })}
        renderVerdict={(reply) => (
          <Suspense>
            <VerdictRecord
              judged={{ kind: "check", id: check }}
              record={reply}
              isClosed={reply.check.transcript_deleted_after_days !== undefined}
            />
          </Suspense>
        )}
      />
    );
  }
  return (
    <StudentScreen
      studentId={student}
      backTo={current.label}
      onBack={() => goTo({ student: null, dialogue: null })}
      onOpenDialogue={(id) => goTo({ student, dialogue: id })}
      onOpenCheck={(id) => goTo({ student, dialogue: null, check: id })}
    />
  );
}
