import type { ReactNode } from "react";

/** Says at once what went wrong; `children` offer what to do about it. */
export function Problem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="problem">
      <p>{text}</p>
      {children !== undefined && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
