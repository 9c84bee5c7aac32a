import type { ComponentProps } from "react";

const LOOKS = {
  primary: "button-primary",
  outline: "button-outline",
  ghost: "button-ghost",
  danger: "button-danger",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof LOOKS;
}

/** A button. Give `type="submit"` where it sends a form. */
export function Button({
  look = "outline",
  className = "",
  type = "button",
  ...rest
}: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- "button" unless the caller says otherwise
  return <button type={type} className={`button ${LOOKS[look]} ${className}`} {...rest} />;
}
