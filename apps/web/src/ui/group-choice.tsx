import { useId } from "react";
import { useGroups } from "../hooks/use-groups.ts";

interface GroupChoiceProps {
  /** Null for everybody whom the supervisor sees. */
  groupId: string | null;
  onChoose: (groupId: string | null) => void;
}

/** Narrows what is shown to one group. Not there while there is nothing to choose from. */
export function GroupChoice({ groupId, onChoose }: GroupChoiceProps) {
  const id = useId();
  const { data } = useGroups();
  if (data === undefined || data.groups.length === 0) return null;
  return (
    <div className="w-full max-w-xs">
      <label className="label" htmlFor={id}>
        Group
      </label>
      <select
        id={id}
        className="field"
        value={groupId ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      >
        <option value="">{data.sees_all_students ? "All students" : "All of your groups"}</option>
        {data.groups.map(({ group_id: value, group_name: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
