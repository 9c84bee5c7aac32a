import { MODULE_NUMBERS, MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { WORK_GOALS, type WorkGoal } from "@elenchus/domain/set-work";
import type { Submission } from "../../hooks/use-submission.ts";
import { GOAL_WORDS } from "../../lib/work-words.ts";
import { Choice } from "./choice.tsx";
import { SelectField } from "../../ui/select-field.tsx";

interface GoalFieldsProps {
  field: Submission["field"];
  /** The module that is proposed. */
  module: ModuleNumber;
  /** The one that is chosen with a text; null where there is a choice. */
  fixed: ModuleNumber | null;
  goal: WorkGoal;
  onGoal: (goal: WorkGoal) => void;
}

/** The task, and when it counts as done. */
export function GoalFields(props: GoalFieldsProps) {
  const { field, module: proposed, fixed, goal, onGoal } = props;
  return (
    <>
      {fixed === null ? (
        <SelectField {...field("module_id")} label="Module" defaultValue={proposed}>
          {MODULE_NUMBERS.map((module) => (
            <option key={module} value={module}>
              {module}. {MODULE_TITLES[module]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>
          <span className="label">Module</span>
          {fixed}. {MODULE_TITLES[fixed]}, as the text is for
        </p>
      )}
      <fieldset className="min-w-0">
        <legend className="label">What counts as done</legend>
        {WORK_GOALS.map((each) => (
          <Choice
            key={each}
            name="goal"
            value={each}
            chosen={each === goal}
            onChoose={() => onGoal(each)}
          >
            {GOAL_WORDS[each]}
          </Choice>
        ))}
        <p className="mt-1 text-sm text-ink-soft">
          Modules 2 to 7 open after two successful dialogues in module 1, an unaided check after two
          in its own module. A student who is not so far is led there first.
        </p>
      </fieldset>
    </>
  );
}
