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

/** Addresses at which there is nothing, and which no browser asks for by itself. */
export const ODD_ADDRESSES: readonly string[] = [
  "//x",
  "//evil.example/x",
  "///",
  "/\\x",
  "/\\evil.example",
  "/%5cevil.example",
  "/assets/",
  "/assets//",
  "/assets//app-abc.js",
  "/assets/./app-abc.js",
  "/assets/..",
  "/assets/../..",
  "/assets/../index.html",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/pages/",
  "/api//session",
  "//api/session",
  "/api/",
  "/api/session/",
  "/api/session%00",
  "/api/../x",
  "/%00",
  "/x%00",
  "/assets/%00.js",
  "/%2e%2e/",
  "/../../etc/passwd",
  "/..%2f..%2fpackage.json",
  "/..%5c..%5cpackage.json",
  "/%",
  "/%zz",
  "/%c0%af",
  "/%ff",
  "/%e2%82",
  "/caf\u00e9",
  "/a b",
  "/\u0000",
  "http://evil.example/x",
  "http://evil.example//x",
  "x",
  `/${"x".repeat(400)}`,
  `/${"x".repeat(8000)}`,
  `/api/${"x".repeat(400)}`,
  `/assets/${"x".repeat(400)}.js`,
  `/?${"x".repeat(20_000)}`,
];

/** Headers that no file meets, and what they are answered. */
export const ODD_CONDITIONS: readonly (readonly [header: string, status: number])[] = [
  ["Range: bytes=999999999-", 416],
  ["Range: bytes=5-2", 416],
  ["Range: bytes=-0", 416],
  ['If-Match: "x"', 412],
  ["If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT", 412],
];

const POST = "POST /api/init_chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const MUCH = "x".repeat(0xa_0000);

/** What is no HTTP, or bends its rules, and what it is answered. */
export const ODD_BYTES: readonly (readonly [what: string, bytes: string, status: number])[] = [
  ["control characters", "\u0000\u0001\u0002", 400],
  ["a version that there is not", "GET / HTTP/9.9\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a method that there is not", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a method that is not for this", "QUERY / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["a header with a space in its name", "GET / HTTP/1.1\r\nHost: x\r\nA B: c\r\n\r\n", 400],
  ["a huge header", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["far too many headers", `GET / HTTP/1.1\r\nHost: x\r\n${"a:b\r\n".repeat(9000)}\r\n`, 431],
  ["an expectation", `${POST}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`, 417],
  ["two lengths", `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ["a length and chunks", `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400],
  ["a length below nothing", `${POST}Content-Length: -1\r\n\r\n{}`, 400],
  ["a length that is far too much", `${POST}Content-Length: 99999999\r\n\r\n{}`, 413],
  [
    "chunks that are too much",
    `${POST}Transfer-Encoding: chunked\r\n\r\na0000\r\n${MUCH}\r\n0\r\n\r\n`,
    413,
  ],
  ["chunks that are none", `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
];
