/**
 * Where a dialogue stands, as the back end said it last: it goes back with the next message, as it came. Source:
 * specification §3 and §7.
 */
export type DialogueContext = Readonly<Record<string, unknown>>;

const FIELDS: ReadonlySet<string> = new Set([
  "history",
  "submodule_number",
  "text_passage",
  "module_submodule_context_dict",
]);

/** The context that a reply tells. */
export function contextOf(body: unknown): DialogueContext {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => FIELDS.has(name)));
}
