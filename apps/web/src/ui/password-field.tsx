import { useState, type ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "children">;

/** A password, hidden unless one asks to see it. */
export function PasswordField({ className = "", ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      className={`pr-20 ${className}`}
    >
      <button type="button" className="field-button" onClick={() => setShown(!shown)}>
        {shown ? "Hide" : "Show"} <span className="sr-only">{field.label.toLowerCase()}</span>
      </button>
    </TextField>
  );
}
