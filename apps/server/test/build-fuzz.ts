const HUGE = "x".repeat(100_000);

function writeNested(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}

const deep = writeNested(50_000);
const NESTED: unknown = JSON.parse(writeNested(1000));

/** Bodies that no call takes, and what they are answered. */
export const BAD_BODIES: readonly (readonly [
  what: string,
  body: string,
  status: number,
  code: string,
])[] = [
  ["no JSON", "{", 400, "invalid_json"],
  ["nothing", "", 400, "invalid_json"],
  ["null", "null", 400, "invalid_payload"],
  ["a list", "[]", 400, "invalid_payload"],
  ["a number", "42", 400, "invalid_payload"],
  ["a string", '"hello"', 400, "invalid_payload"],
  ["absurdly nested lists", deep, 400, "invalid_payload"],
  ["absurdly nested lists with a NUL", deep.replace("[]", '["\\u0000"]'), 400, "invalid_json"],
  ["far too much", `{"message":"${"x".repeat(600_000)}"}`, 413, "body_too_large"],
];

const ALWAYS_WRONG: readonly unknown[] = [null, [], {}, NESTED];

/** Values that a field of a type does not take, whatever it is called. */
const WRONG_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: [...ALWAYS_WRONG, 42, true, "", HUGE],
  number: [...ALWAYS_WRONG, "1", true, 0.5, -1, 1e300],
  boolean: [...ALWAYS_WRONG, "true", 1, false],
};

/** A payload again and again, each time with one of its fields wrong or left out. */
export function spoilFields(payload: object): object[] {
  return Object.entries(payload).flatMap(([field, value]) => [
    { ...payload, [field]: undefined },
    ...(WRONG_VALUES[typeof value] ?? []).map((wrong) => ({ ...payload, [field]: wrong })),
  ]);
}

/** Fields that some calls take or ignore, and others do not know. */
const OTHER_FIELDS = [
  "user_id",
  "session_id",
  "message_id",
  "history",
  "text_passage",
  "module_submodule_context_dict",
  "submodule_number",
  "constructor",
] as const;

/** A payload with each of the {@link OTHER_FIELDS} that it has not, in a shape that nobody expects. */
export function addStrangeFields(payload: object): object[] {
  const fields = OTHER_FIELDS.filter((field) => !Object.hasOwn(payload, field));
  const values = [[], NESTED, {}, HUGE, 1e300, true];
  return fields.flatMap((field, index) =>
    [0, 3].map((step) => ({ ...payload, [field]: values[(index + step) % values.length] })),
  );
}
