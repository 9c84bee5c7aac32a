import type { Assignment, WorkingStudent } from "@elenchus/contract/admin-assignments";
import { ExtendAssignmentPayload } from "@elenchus/contract/admin-assignments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { readForm } from "../../lib/form-problem.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { addDays, fromLocalInput, toLocalInput } from "./local-time.ts";

interface GiveTogetherProps {
  assignment: Assignment;
  /** Those who are chosen. */
  students: readonly WorkingStudent[];
  onDone: () => void;
}

const LONGER_BY_DAYS = 7;

/** Excuses the chosen students, or gives them more time. */
export function GiveTogether({ assignment, students, onDone }: GiveTogetherProps) {
  const queryClient = useQueryClient();
  const [more] = useState(() => toLocalInput(new Date(addDays(assignment.due, LONGER_BY_DAYS))));
  const { assignment_id } = assignment;
  const student_ids = students.map(({ student_id: id }) => id);
  const [told, setTold] = useState("");
  const finish = async (words: string) => {
    setTold(`${words} (${students.length})`);
    await queryClient.invalidateQueries({ queryKey: ["admin"] });
    onDone();
  };
  const excuse = useMutation({
    mutationFn: (excused: "yes" | "no") => call("excuse", { assignment_id, student_ids, excused }),
    onSuccess: (_, excused) => finish(excused === "yes" ? "Excused" : "Excuse taken back"),
  });
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const due = fromLocalInput(values.get("due"));
      await call(
        "extendAssignment",
        readForm(ExtendAssignmentPayload, { assignment_id, student_ids, due }),
      );
      await finish("More time given");
    },
    { whatFailed: "No more time could be given. Reload the page and try again." },
  );
  const areExcused = students.every(({ standing }) => standing === "excused");
  return (
    <>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {students.length === 0 ? told : ""}
      </p>
      {students.length > 0 && (
        <form
          {...form}
          aria-label={`For ${students.length} chosen`}
          className="card admin-together mt-3 flex flex-wrap items-end gap-3 p-4 shadow-lift"
        >
          <p className="w-full font-semibold">
            {students.length === 1 ? "1 student" : `${students.length} students`} chosen
          </p>
          <Button
            aria-busy={excuse.isPending}
            onClick={() => !excuse.isPending && excuse.mutate(areExcused ? "no" : "yes")}
          >
            {areExcused ? "Take the excuse back" : "Excuse"}
          </Button>
          <div className="min-w-0">
            <TextField {...field("due")} label="Due" type="datetime-local" defaultValue={more} />
          </div>
          <Button type="submit" className="min-h-12" aria-busy={pending}>
            {pending ? "Giving it..." : "Give more time"}
          </Button>
          <Button look="ghost" onClick={onDone}>
            Choose nobody
          </Button>
          {problem !== null && <Problem id={problemId} text={problem} />}
          {excuse.error !== null && (
            <Problem text={describeFailure("They could not be excused.", excuse.error)} />
          )}
        </form>
      )}
    </>
  );
}
