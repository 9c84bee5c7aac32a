import { useQuery } from "@tanstack/react-query";
import { useViewHeading } from "../../hooks/use-view-heading.ts";
import type { AdminSectionProps } from "../../lib/admin-section.ts";
import { call } from "../../lib/call.ts";

/** The table of students. Source: specification §2, screen 9. */
export function StudentsScreen({ onOpenStudent }: AdminSectionProps) {
  const heading = useViewHeading("Students");
  const { data } = useQuery({
    queryKey: ["admin", "students"],
    queryFn: ({ signal }) => call("students", {}, signal),
  });
  return (
    <div className="pt-6">
      <h1 ref={heading} tabIndex={-1} className="heading-1 mb-6">
        Students
      </h1>
      <ul>
        {data?.students.map((student) => (
          <li key={student.student_id}>
            <button
              type="button"
              className="text-button"
              onClick={() => onOpenStudent(student.student_id)}
            >
              {student.student_first_name} {student.student_last_name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
