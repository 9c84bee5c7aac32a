import type { AdminPlace } from "../../lib/admin-place.ts";
import type { AdminSection } from "../../lib/admin-section.ts";

interface AdminNavProps {
  sections: readonly AdminSection[];
  current: AdminPlace["section"];
  onChoose: (section: AdminPlace["section"]) => void;
}

/** The sections of the admin view. */
export function AdminNav({ sections, current, onChoose }: AdminNavProps) {
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
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
