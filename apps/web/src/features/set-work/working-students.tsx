import type { Assignment, WorkingStudent as Student } from "@elenchus/contract/admin-assignments";
import { useState } from "react";
import type { OpeningSectionProps } from "../../lib/admin-section.ts";
import { GiveTogether } from "./give-together.tsx";
import { STANDING_WORDS } from "../../lib/standing-words.ts";
import { WorkingStudent } from "./working-student.tsx";

interface WorkingStudentsProps extends Pick<OpeningSectionProps, "onOpenStudent" | "onOpenCheck"> {
  assignment: Assignment;
  students: readonly Student[];
}

/** Most urgent first. */
const ORDER: readonly Student["standing"][] = [
  "missing",
  "behind",
  "late",
  "open",
  "upcoming",
  "done",
  "excused",
];

/** Who has done it and who has not, with what can be given to those who are chosen. */
export function WorkingStudents(props: WorkingStudentsProps) {
  const { assignment, students, onOpenStudent, onOpenCheck } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (students.length === 0)
    return <p className="card mt-6 p-5">Nobody is in this group at the moment.</p>;
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <p className="mt-8 text-ink-soft">
        Choose students to excuse them, or to give them more time.
      </p>
      <GiveTogether
        assignment={assignment}
        students={students.filter(({ student_id: id }) => chosen.has(id))}
        onDone={() => setChosen(new Set())}
      />
      {ORDER.map((standing) => {
        const found = students.filter((student) => student.standing === standing);
        if (found.length === 0) return null;
        return (
          <section key={standing} aria-labelledby={`work-${standing}`} className="mt-6 max-w-4xl">
            <h2 id={`work-${standing}`} className="heading-2">
              {STANDING_WORDS[standing]} ({found.length.toLocaleString("en")})
            </h2>
            <ul className="mt-2 divide-y divide-line border-y border-line">
              {found.map((student) => (
                <WorkingStudent
                  key={student.student_id}
                  student={student}
                  isChosen={chosen.has(student.student_id)}
                  onChoose={choose}
                  onOpenStudent={onOpenStudent}
                  onOpenCheck={onOpenCheck}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
