import type { FieldProps } from "../../hooks/use-submission.ts";
import { TextField } from "../../ui/text-field.tsx";

interface CodeFieldProps extends FieldProps {
  label: string;
  /** Whether a keyboard of digits will do. */
  digits: boolean;
}

/** A code to be typed, or filled in by the browser. */
export function CodeField({ label, digits, ...field }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode={digits ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="text-xl tracking-[0.15em] tabular-nums"
      {...field}
    />
  );
}
