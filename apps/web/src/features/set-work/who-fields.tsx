import type { Group } from "@elenchus/contract/admin-groups";
import type { Submission } from "../../hooks/use-submission.ts";
import { FieldProblem } from "../../ui/field-problem.tsx";
import { Choice } from "./choice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { StudentChoice } from "./student-choice.tsx";

interface WhoFieldsProps {
  field: Submission["field"];
  groups: readonly Group[];
  groupId: string;
  onGroup: (groupId: string) => void;
  /** Whether it is for some students of the group alone. */
  isForSome: boolean;
  onForSome: (isForSome: boolean) => void;
}

/** To whom work is set. */
export function WhoFields(props: WhoFieldsProps) {
  const { field, groups, groupId, onGroup, isForSome, onForSome } = props;
  return (
    <>
      <SelectField
        {...field("group_id")}
        label="Group"
        value={groupId}
        onChange={({ target }) => onGroup(target.value)}
      >
        {groups.map(({ group_id: value, group_name: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="min-w-0">
        <legend className="label">For</legend>
        <Choice name="who" value="all" chosen={!isForSome} onChoose={() => onForSome(false)}>
          The whole group, and whoever joins it later
        </Choice>
        <Choice name="who" value="some" chosen={isForSome} onChoose={() => onForSome(true)}>
          Some students
        </Choice>
        {isForSome && <StudentChoice key={groupId} groupId={groupId} />}
        <FieldProblem problem={field("student_ids").problem} />
      </fieldset>
    </>
  );
}
