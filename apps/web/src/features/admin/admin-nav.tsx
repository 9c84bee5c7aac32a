import type { AdminPlace } from "../../lib/admin-place.ts";
import type { AdminSection } from "../../lib/admin-section.ts";

interface AdminNavProps {
  sections: readonly AdminSection[];
  current: AdminPlace["section"];
  /** The badge of a section in which something waits: "3". */
  waiting: Partial<Record<AdminPlace["section"], string>>;
  onChoose: (section: AdminPlace["section"]) => void;
}

/** The sections of the admin view. */
export function AdminNav({ sections, current, waiting, onChoose }: AdminNavProps) {
  return (
    <nav aria-label="Admin" className="print:hidden">
      <ul className="admin-nav">
        {sections.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? "page" : undefined}
              onClick={() => onChoose(name)}
            >
              {label}
              {waiting[name] !== undefined && (
                <span className="admin-count">
                  {waiting[name]} <span className="sr-only">open</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
