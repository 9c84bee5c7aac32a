import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { escapeHtml } from "../../http/escape-html.ts";

/** The operator's settings and facts of the program itself, as the pages name them. */
const PLACEHOLDERS = [
  "operator",
  "contact_email",
  "min_age",
  "price",
  "terms_version",
  "public_url",
  "version",
  "sign_on",
  "retention",
  "dialogues_kept",
  "checks_kept",
  "flags_kept",
  "looks_kept",
  "calls_kept",
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** Says the same wherever it stands: nobody sets it. */
const WARNING = "content_warning";

/** Plain text for each placeholder. */
export type LegalValues = Readonly<Record<Placeholder, string>>;

/** Whatever opens like a placeholder, so that a mistyped one is found too. */
const OPENED = /\{\{([^{}]*)(\}\})?/g;

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** @throws Error naming the first placeholder that nobody fills */
export function checkPlaceholders(file: string, template: string): void {
  for (const [opened, name = "", closed] of template.matchAll(OPENED)) {
    if (closed === undefined || !(isPlaceholder(name) || name === WARNING)) {
      throw new Error(`${file} has a placeholder that nobody fills: ${opened.trim()}`);
    }
  }
}

/** Puts the values in, as text: none of them can become markup, nor a placeholder of its own. */
export function fillPlaceholders(template: string, values: LegalValues): string {
  return template.replace(OPENED, (opened, name: string) => {
    if (name === WARNING) return escapeHtml(CONTENT_WARNING);
    return isPlaceholder(name) ? escapeHtml(values[name]) : opened;
  });
}
