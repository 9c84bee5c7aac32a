import { SelectField } from "../../ui/select-field.tsx";

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** A choice from a list of values, each with its text. */
export function LabelledSelect({ label, value, options, onChoose }: LabelledSelectProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
