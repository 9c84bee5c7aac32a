import { useState } from "react";
import type { Submission } from "../../hooks/use-submission.ts";
import { readTimeZone } from "../../lib/time-zone.ts";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { addDays, fromLocalInput } from "./local-time.ts";

/** For how many days after it is due late work may be taken. */
const LATE_DAYS = [0, 1, 2, 3, 7, 14, 28] as const;

/** The first values of the fields, as fields have them. */
export interface Times {
  /** Absent where it cannot be changed any more. */
  readonly from?: string;
  readonly due: string;
  readonly lateDays: number;
}

interface TimeFieldsProps {
  field: Submission["field"];
  times: Times;
}

/** When work can begin, is due, and is closed. */
export function TimeFields({ field, times: { from, due, lateDays } }: TimeFieldsProps) {
  const [days] = useState(() => [...new Set([...LATE_DAYS, lateDays])].toSorted((a, b) => a - b));
  return (
    <fieldset className="min-w-0">
      <legend className="label">When</legend>
      <p className="mb-3 text-sm wrap-anywhere text-ink-soft">
        Times are those of your time zone, {readTimeZone()}. Students see them in theirs.
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {from !== undefined && (
          <TextField
            {...field("from")}
            label="Can begin"
            type="datetime-local"
            defaultValue={from}
            hint="What was done before does not count."
          />
        )}
        <TextField {...field("due")} label="Due" type="datetime-local" defaultValue={due} />
        <SelectField {...field("late_until")} label="Late work" defaultValue={lateDays}>
          {days.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? "Is not taken" : `Is taken for ${each} ${each === 1 ? "day" : "days"}`}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

/** The fields as they are sent. */
export function readTimes(values: FormData) {
  const due = fromLocalInput(values.get("due"));
  // Where it says no time at which it is due, that alone is told.
  const from = due === "" ? new Date().toISOString() : due;
  return { due, late_until: addDays(from, Number(values.get("late_until"))) };
}
