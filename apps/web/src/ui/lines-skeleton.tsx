import { Working } from "./working.tsx";

/** Stands where a page of facts and text will be. */
export function LinesSkeleton({ text }: { text: string }) {
  return (
    <div className="late">
      <Working text={text} />
      <div className="admin-lines" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
