import type { ReactNode } from "react";

interface ProblemProps {
  text: string;
  /** For fields that point to it. */
  id?: string;
  /** Advice on it. */
  children?: ReactNode;
}

/** Says at once what went wrong. */
export function Problem({ text, id, children }: ProblemProps) {
  return (
    <div id={id} role="alert" className="problem">
      <p>{text}</p>
      {children !== undefined && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
