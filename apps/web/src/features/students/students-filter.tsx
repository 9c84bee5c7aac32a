import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import { useEffect, useState } from "react";
import { GroupChoice } from "../../ui/group-choice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { choose, type TableChoices } from "./table-choices.ts";

/** Long enough for the next letter to come. */
const PAUSE_MS = 250;

interface StudentsFilterProps {
  choices: TableChoices;
  onChange: (choices: TableChoices) => void;
}

/** Which students are shown. Source: specification §5, "Admin filter". */
export function StudentsFilter({ choices, onChange }: StudentsFilterProps) {
  const { modules } = choices;
  const toggle = (module: number) => {
    const next = modules.includes(module)
      ? modules.filter((each) => each !== module)
      : [...modules, module].toSorted((one, other) => one - other);
    onChange(choose(choices, { modules: next }));
  };
  return (
    <div role="search" className="admin-filter">
      <SearchField choices={choices} onChange={onChange} />
      <fieldset>
        <legend className="label">Completed modules</legend>
        <div className="flex flex-wrap gap-2">
          {MODULE_NUMBERS.map((module) => (
            <label
              key={module}
              className="admin-chip"
              data-chosen={modules.includes(module)}
              title={MODULE_TITLES[module]}
            >
              <input
                type="checkbox"
                aria-label={`Module ${module}`}
                checked={modules.includes(module)}
                onChange={() => toggle(module)}
              />
              {module}
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">
          At least 2 completed dialogues in every module you select.
        </p>
      </fieldset>
      <GroupChoice
        groupId={choices.group}
        onChoose={(group) => onChange(choose(choices, { group }))}
      />
    </div>
  );
}

function SearchField({ choices, onChange }: StudentsFilterProps) {
  const [typed, setTyped] = useState(choices.search);
  useEffect(() => {
    if (typed === choices.search) return;
    const timer = setTimeout(() => onChange(choose(choices, { search: typed })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, choices, onChange]);
  return (
    <TextField
      label="Search students"
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
      value={typed}
      hint="Matches the start of the first or last name."
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
