import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { FieldProps } from "../../hooks/use-submission.ts";
import { call } from "../../lib/call.ts";
import { describeFailure } from "../../lib/explain-failure.ts";
import { Button } from "../../ui/button.tsx";
import { FieldProblem } from "../../ui/field-problem.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Choice } from "./choice.tsx";

interface IssueChoiceProps {
  /** Null: each student chooses. */
  issue: string | null;
  /** Whether all students have dialogues on one text of the supervisor's. */
  isOwnText: boolean;
  problem: FieldProps["problem"];
  onChoose: (issue: string | null) => void;
  onOwnText: (isOwnText: boolean) => void;
  /** The texts to choose from. */
  ownTexts: ReactNode;
}

/** Whether all students have dialogues about one issue, and which: looked for by a topic. */
export function IssueChoice(props: IssueChoiceProps) {
  const { issue, isOwnText, problem, onChoose, onOwnText, ownTexts } = props;
  const [isAbout, setOne] = useState(issue !== null);
  const isOne = isAbout && !isOwnText;
  return (
    <fieldset className="min-w-0">
      <legend className="label">What the dialogue is about</legend>
      <Choice
        name="issue_kind"
        value="own"
        chosen={!isOne && !isOwnText}
        onChoose={() => {
          setOne(false);
          onOwnText(false);
          onChoose(null);
        }}
      >
        Each student chooses an issue
      </Choice>
      <Choice
        name="issue_kind"
        value="one"
        chosen={isOne}
        onChoose={() => {
          setOne(true);
          onOwnText(false);
        }}
      >
        One issue for all
      </Choice>
      {isOne && <IssueSearch issue={issue} onChoose={onChoose} />}
      <Choice
        name="issue_kind"
        value="text"
        chosen={isOwnText}
        onChoose={() => {
          onOwnText(true);
          onChoose(null);
        }}
      >
        A text of your own for all
      </Choice>
      {isOwnText && ownTexts}
      <FieldProblem problem={problem} />
    </fieldset>
  );
}

interface IssueSearchProps {
  issue: string | null;
  onChoose: (issue: string | null) => void;
}

/** Looks for issues by a topic. */
function IssueSearch({ issue, onChoose }: IssueSearchProps) {
  const [topic, setTopic] = useState("");
  const find = useMutation({
    mutationFn: (about: string) => call("assignmentIssues", { topic: about }),
    onSuccess: () => onChoose(null),
  });
  const kept = issue === null ? [] : [issue];
  const issues = find.data === undefined ? kept : find.data.issues;
  const look = (about: string) => {
    setTopic(about);
    if (about.trim() !== "" && !find.isPending) find.mutate(about);
  };
  return (
    <div className="mt-2 border-l-2 border-line pl-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            name="topic"
            label="Topic"
            value={topic}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setTopic(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              look(topic);
            }}
          />
        </div>
        <Button className="min-h-12" aria-busy={find.isPending} onClick={() => look(topic)}>
          {find.isPending ? "Looking..." : "Find issues"}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft empty:mt-0">
        {!find.isPending && find.data !== undefined && sayWhatCame(find.data)}
      </p>
      {find.error !== null && (
        <Problem text={describeFailure("No issues could be found.", find.error)} />
      )}
      {(find.data?.other_topics ?? []).map((other) => (
        <Button key={other} className="mt-2" onClick={() => look(other)}>
          {other}
        </Button>
      ))}
      {issues.map((each) => (
        <Choice
          key={each}
          name="issue_of_list"
          value={each}
          chosen={each === issue}
          onChoose={() => onChoose(each)}
        >
          {each}
        </Choice>
      ))}
    </div>
  );
}

function sayWhatCame({
  issues,
  note,
  other_topics: others,
}: {
  issues: readonly string[];
  note?: string | undefined;
  other_topics?: readonly string[] | undefined;
}): string {
  const count = others === undefined ? `${issues.length} issues. Choose one.` : "";
  return [note, count].filter(Boolean).join(" ");
}
