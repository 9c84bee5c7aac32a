import { useId } from "react";
import type { Submission } from "../../hooks/use-submission.ts";
import { FieldProblem } from "../../ui/field-problem.tsx";
import { TextField } from "../../ui/text-field.tsx";

const NAME = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const MONTHS = Array.from({ length: 12 }, (_, month) => NAME.format(Date.UTC(2000, month)));

/** Month and year of birth, asked without a word of what they are to be. */
export function BirthFields({ field }: { field: Submission["field"] }) {
  const monthId = useId();
  const { problem, ...month } = field("birth_month");
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-5">
      <div>
        <label className="label" htmlFor={monthId}>
          Month of birth
        </label>
        <select id={monthId} className="field" defaultValue="" {...month}>
          <option value="">Choose</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <FieldProblem problem={problem} />
      </div>
      <TextField
        label="Year of birth"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        {...field("birth_year")}
      />
    </div>
  );
}
