import { Suspense } from "react";
import type { AdminPlace } from "../lib/admin-place.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { ADMIN_SECTIONS } from "./admin-sections.ts";

const StudentScreen = lazyPart(
  async () => (await import("../features/student/student-screen.tsx")).StudentScreen,
);
const TranscriptScreen = lazyPart(
  async () => (await import("../features/transcript/transcript-screen.tsx")).TranscriptScreen,
);
const VerdictRecord = lazyPart(
  async () => (await import("../features/verdicts/verdict-record.tsx")).VerdictRecord,
);

interface AdminScreenProps {
  userId: string;
  place: AdminPlace;
  onGo: (place: AdminPlace) => void;
}

/** Draws the place where the supervisor is: a section, a student, or a dialogue of theirs. */
export function AdminScreen({ userId, place, onGo }: AdminScreenProps) {
  const { section, student, dialogue, message = null } = place;
  const current = ADMIN_SECTIONS.find(({ name }) => name === section);
  if (current === undefined) return null;
  if (student === null) {
    return (
      <current.Screen
        userId={userId}
        onOpenStudent={(id, dialogueId, at) =>
          onGo({
            section,
            student: id,
            dialogue: dialogueId ?? null,
            ...(at === undefined ? {} : { message: at }),
          })
        }
      />
    );
  }
  if (dialogue !== null) {
    return (
      <TranscriptScreen
        studentId={student}
        dialogueId={dialogue}
        flagged={message}
        onBack={() => onGo({ section, student, dialogue: null })}
        renderVerdict={(transcript) => (
          <Suspense>
            <VerdictRecord transcript={transcript} />
          </Suspense>
        )}
      />
    );
  }
  return (
    <StudentScreen
      studentId={student}
      backTo={current.label}
      onBack={() => onGo({ section, student: null, dialogue: null })}
      onOpenDialogue={(id) => onGo({ section, student, dialogue: id })}
    />
  );
}
