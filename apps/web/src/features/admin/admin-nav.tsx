import { useId, useRef, useState } from "react";
import type { AdminPlace } from "../../lib/admin-place.ts";
import type { AdminSection } from "../../lib/admin-section.ts";
import { ChevronIcon } from "../../ui/icons.tsx";

interface AdminNavProps {
  sections: readonly AdminSection[];
  current: AdminPlace["section"];
  /** The badge of a section in which something waits: "3". */
  waiting: Partial<Record<AdminPlace["section"], string>>;
  onChoose: (section: AdminPlace["section"]) => void;
}

/** The sections of the admin view: a row, and where that has no room a button that unfolds them. */
export function AdminNav({ sections, current, waiting, onChoose }: AdminNavProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isFolding = sections.length > 1;
  const foldOnEscape = ({ key }: { key: string }) => {
    if (key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <nav aria-label="Admin" className="print:hidden">
      {isFolding && (
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="admin-nav-toggle"
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={foldOnEscape}
        >
          <span>
            <span className="sr-only">Section:</span>{" "}
            {sections.find(({ name }) => name === current)?.label}
          </span>
          {!isOpen && current !== "flags" && waiting.flags !== undefined && (
            <span className="ml-auto text-ink-soft">
              <span className="sr-only">Open:</span> Flags{" "}
              <span className="admin-count">{waiting.flags}</span>
            </span>
          )}
          <ChevronIcon className={`size-5 text-ink-soft ${isOpen ? "rotate-180" : ""}`} />
        </button>
      )}
      <ul id={id} className="admin-nav" data-open={isOpen || !isFolding || undefined}>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? "page" : undefined}
              onClick={() => {
                setIsOpen(false);
                onChoose(name);
              }}
              onKeyDown={foldOnEscape}
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
