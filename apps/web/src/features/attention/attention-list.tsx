import { useId, type ReactNode } from "react";

interface AttentionListProps {
  title: string;
  /** How many there are, shown or not. */
  total: number;
  children: readonly ReactNode[];
}

/** Students of one kind; not there where there is none. */
export function AttentionList({ title, total, children }: AttentionListProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="heading-2">
        {title} ({total.toLocaleString("en")})
      </h2>
      <ul className="admin-cards">
        {children.map((child, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one student may stand here twice
          <li key={index} className="min-w-0">
            {child}
          </li>
        ))}
      </ul>
      {total > children.length && (
        <p className="mt-3 text-ink-soft">
          {children.length} of {total.toLocaleString("en")} are shown.
        </p>
      )}
    </section>
  );
}
