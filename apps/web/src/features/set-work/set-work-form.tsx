import { SetWorkPayload, type Assignment } from "@elenchus/contract/admin-assignments";
import type { OwnTextEntry } from "@elenchus/contract/admin-own-texts";
import type { Group } from "@elenchus/contract/admin-groups";
import type { WorkGoal } from "@elenchus/domain/set-work";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSubmission } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { createMessageId } from "../../lib/create-message-id.ts";
import { FormProblem, readForm } from "../../lib/form-problem.ts";
import { readTimeZone } from "../../lib/time-zone.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { firstTimes } from "./first-times.ts";
import { GoalFields } from "./goal-fields.tsx";
import { OwnTextChoice } from "./own-text-choice.tsx";
import { IssueChoice } from "./issue-choice.tsx";
import { fromLocalInput } from "./local-time.ts";
import { PointsFields, readPoints, USUAL_POINTS } from "./points-fields.tsx";
import { readTimes, TimeFields } from "./time-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

interface SetWorkFormProps {
  groups: readonly Group[];
  /** The work that is set to another group; null: something new. */
  copied: Assignment | null;
  onSet: (assignmentId: string) => void;
  onCancel: () => void;
}

/** @throws FormProblem where it is to be about something that is not chosen yet */
function refuseUnchosen(kind: unknown, issue: string | null, text: OwnTextEntry | null): void {
  if (kind === "one" && issue === null)
    throw new FormProblem("Please look for issues, and choose one.", "topic");
  if (kind === "text" && text === null) throw new FormProblem("Please choose a text.", "own_text");
}

/** Sets work: to whom, what, until when. */
export function SetWorkForm({ groups, copied, onSet, onCancel }: SetWorkFormProps) {
  const queryClient = useQueryClient();
  const [id] = useState(createMessageId);
  const [times] = useState(() => firstTimes(copied, new Date()));
  const others = groups.filter((group) => group.group_id !== copied?.group_id);
  const [groupId, setGroupId] = useState(others[0]?.group_id ?? "");
  const [isForSome, setForSome] = useState(false);
  const [goal, setGoal] = useState<WorkGoal>(copied?.goal ?? "success");
  // A text is its group's: for another one, it is copied first.
  const [issue, setIssue] = useState(copied?.own_text_id === null ? copied.issue : null);
  const [isOwnText, setOwnText] = useState(false);
  const [text, setText] = useState<OwnTextEntry | null>(null);
  const chosen = isOwnText && goal !== "check" ? text : null;
  const { form, field, pending, problem, problemId } = useSubmission(
    async (values) => {
      if (goal !== "check") refuseUnchosen(values.get("issue_kind"), issue, text);
      const payload = readForm(SetWorkPayload, {
        assignment_id: id,
        group_id: groupId,
        ...(isForSome ? { student_ids: values.getAll("student_ids") } : {}),
        module_id: chosen?.module_id ?? Number(values.get("module_id")),
        goal,
        ...(chosen === null ? {} : { own_text_id: chosen.own_text_id }),
        ...(goal === "check" || issue === null ? {} : { issue }),
        from: fromLocalInput(values.get("from")),
        time_zone: readTimeZone(),
        ...readTimes(values),
        ...readPoints(values),
      });
      const reply = await call("setWork", payload);
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
      onSet(reply.assignment.assignment_id);
    },
    { whatFailed: "The work could not be set. Reload the page and try again." },
  );
  return (
    <form {...form} className="card mt-6 max-w-3xl space-y-6 p-5 sm:p-7">
      <WhoFields
        field={field}
        groups={others}
        groupId={groupId}
        onGroup={(group) => {
          setGroupId(group);
          setText(null);
        }}
        isForSome={isForSome}
        onForSome={setForSome}
      />
      <GoalFields
        field={field}
        module={copied?.module_id ?? 1}
        fixed={chosen?.module_id ?? null}
        goal={goal}
        onGoal={setGoal}
      />
      {goal !== "check" && (
        <IssueChoice
          issue={issue}
          isOwnText={isOwnText}
          problem={field("issue").problem ?? field("topic").problem ?? field("own_text").problem}
          onChoose={setIssue}
          onOwnText={setOwnText}
          ownTexts={
            <OwnTextChoice
              groupId={groupId}
              chosen={text?.own_text_id ?? null}
              onChoose={setText}
            />
          }
        />
      )}
      <TimeFields field={field} times={times} />
      <PointsFields
        field={field}
        points={copied ?? USUAL_POINTS}
        open={Object.keys(USUAL_POINTS).some((name) => field(name).problem !== undefined)}
      />
      {problem !== null && <Problem id={problemId} text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" className="min-h-12" aria-busy={pending}>
          {pending ? "Setting it..." : "Set the work"}
        </Button>
        <Button className="min-h-12" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
