import { MAX_COMMENT_CHARS, type Assignment } from "@elenchus/contract/admin-assignments";
import {
  MarkWorkPayload,
  type GradebookReply,
  type Mark,
} from "@elenchus/contract/admin-gradebook";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { useQueryClient } from "@tanstack/react-query";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { readForm } from "../../lib/form-problem.ts";
import { STANDING_WORDS } from "../../lib/standing-words.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface MarkDialogProps {
  student: GradebookReply["students"][number];
  assignment: Assignment;
  mark: Mark;
  onClose: () => void;
}

/** Gives a student other points than the rule's, and a comment. */
export function MarkDialog({ student, assignment, mark, onClose }: MarkDialogProps) {
  const queryClient = useQueryClient();
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      const points = values.get("points");
      const payload = readForm(MarkWorkPayload, {
        assignment_id: assignment.assignment_id,
        student_id: student.student_id,
        ...(points === "" ? {} : { points: Number(points) }),
        comment: values.get("comment"),
      });
      await call("markWork", payload);
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    { whatFailed: "The mark could not be saved. Reload the page and try again." },
  );
  const { rule_points: byRule, standing, given, points, comment } = mark;
  return (
    <Modal
      title={`${student.student_first_name} ${student.student_last_name}`}
      closeButton
      onClose={onClose}
    >
      <p>
        {MODULE_TITLES[assignment.module_id]}. {GOAL_WORDS[assignment.goal]}.
      </p>
      <p className="mt-1">
        {STANDING_WORDS[standing]}.{" "}
        {byRule === null
          ? "There are no points by the rule yet."
          : `By the rule: ${byRule} of ${assignment.points_full} points.`}
      </p>
      <form {...form} className="mt-5 space-y-5">
        <TextField
          {...field("points")}
          label="Your points"
          type="number"
          inputMode="numeric"
          min={0}
          defaultValue={given ? (points ?? "") : ""}
          hint="Leave it empty to keep those of the rule."
        />
        <TextArea
          {...field("comment")}
          label="Comment for the student"
          maxLength={MAX_COMMENT_CHARS}
          defaultValue={comment ?? ""}
        />
        {problem !== null && <Problem id={problemId} text={problem} />}
        <p className="text-sm text-ink-soft">
          {assignment.released
            ? "The student sees it as soon as you save it."
            : "The student sees it once you show the column to students."}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-busy={pending}>
            {pending ? "Saving..." : "Save"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
