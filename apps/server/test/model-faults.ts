import type { ModelReply, Place } from "@elenchus/evaluation/model-wires/wire";

/** One thing that goes wrong at a model's. */
export interface ModelFault {
  readonly name: string;
  readonly reply: ModelReply;
  /** Nothing comes any more: to be tried with short deadlines. */
  readonly isSilent?: true;
  /** Trying again is no use, and is not done. */
  readonly isFinal?: true;
  /** The model is there and gives no answer. */
  readonly isNoAnswer?: true;
  /** Part of a stream comes before it. */
  readonly isLate?: true;
}

/** What the model says in words: enough of it for a part to be seen before it breaks off. */
export const WORDS =
  "Let us look at the passage together. Take your time with it. What else do you notice there?";

const RATE_LIMITED = { kind: "error", error: "rate_limited" } as const;

function limited(retryAfter: string): ModelReply {
  return { fault: { ...RATE_LIMITED, headers: { "retry-after": retryAfter } } };
}

/** Answers that are errors. */
const ERRORS: readonly ModelFault[] = [
  { name: "429", reply: { fault: RATE_LIMITED } },
  { name: "429 that asks for no wait", reply: limited("0") },
  { name: "429 that asks for a wait of a year", reply: limited("31536000"), isFinal: true },
  { name: "429 that asks for nonsense", reply: limited("soon, -1") },
  { name: "an empty account", reply: { fault: { kind: "error", error: "quota" } }, isFinal: true },
  { name: "500", reply: { fault: { kind: "error", error: "server_error" } } },
  {
    name: "502 in HTML",
    reply: { fault: { kind: "error", error: "server_error", status: 502, body: "<html>" } },
  },
  { name: "overloaded", reply: { fault: { kind: "error", error: "overloaded" } } },
  {
    name: "a wrong key",
    reply: { fault: { kind: "error", error: "unauthorised" } },
    isFinal: true,
  },
  {
    name: "no such model",
    reply: { fault: { kind: "error", error: "bad_request", status: 404 } },
    isFinal: true,
  },
  {
    name: "a filter before the model",
    reply: { fault: { kind: "error", error: "filtered" } },
    isNoAnswer: true,
  },
];

const PLACES: readonly Exclude<Place, "before_headers" | "after_end">[] = [
  "after_headers",
  "mid_text",
  "mid_frame",
  "mid_character",
  "before_end",
];

function isLate(at: Place): { isLate?: true } {
  return at === "after_headers" || at === "before_headers" ? {} : { isLate: true };
}

/** Connections that end, break or fall silent. */
const CUTS: readonly ModelFault[] = [
  { name: "a reset before the headers", reply: { fault: { kind: "reset", at: "before_headers" } } },
  ...PLACES.flatMap((at): ModelFault[] => [
    { name: `an end ${at}`, reply: { fault: { kind: "end", at } }, ...isLate(at) },
    { name: `a reset ${at}`, reply: { fault: { kind: "reset", at } }, ...isLate(at) },
  ]),
  ...(["before_headers", "after_headers", "mid_text"] as const).map((at): ModelFault => {
    const reply = { fault: { kind: "silence", at } } as const;
    return { name: `silence ${at}`, reply, isSilent: true, ...isLate(at) };
  }),
];

/** Answers that come whole and are none. */
const NO_ANSWERS = (
  [
    ["a refusal", { text: "I can't help with that.", end: "refusal" }],
    ["a content filter", { text: "I cannot", end: "content_filter" }],
    ["a cut at the limit", { text: '{"speechActs":["answer"],"exp', end: "length" }],
    ["nothing", { text: "", pieces: [""] }],
    ["blanks", { text: " \n ", pieces: [" \n "] }],
  ] as const
).map(([name, reply]): ModelFault => ({ name, reply, isNoAnswer: true }));

/** Whatever can go wrong with any call. */
export const MODEL_FAULTS: readonly ModelFault[] = [...ERRORS, ...CUTS, ...NO_ANSWERS];

/** What can go wrong with an answer that has a shape. */
export const SHAPE_FAULTS: readonly ModelFault[] = [
  { name: "no JSON", reply: { text: "I would say that this is a good answer." } },
  { name: "half of the JSON", reply: { text: '{"speechActs":["answer"],"expectations":[{"id":' } },
  { name: "JSON of another shape", reply: { json: { verdict: "right", score: 11 } } },
  { name: "JSON with wrong values", reply: { json: { speechActs: "sing", expectations: "all" } } },
];

const KINDS: ReadonlySet<string> = new Set([
  "429",
  "429 that asks for a wait of a year",
  "a wrong key",
  "a filter before the model",
  "a reset before the headers",
  "an end mid_text",
  "silence before_headers",
  "a refusal",
  "a cut at the limit",
]);

/**
 * One fault of each kind that the server tells apart. That all others are known for what they are is seen by the client's
 * own tests, on each wire, and by those of judging and of words.
 */
export const ONE_OF_EACH_KIND: readonly ModelFault[] = [
  ...MODEL_FAULTS.filter(({ name }) => KINDS.has(name)),
  ...SHAPE_FAULTS.slice(0, 1),
];

/** Whether the model is there, though what it writes is of no use. */
export function isOwn(fault: ModelFault): boolean {
  return fault.isNoAnswer === true || SHAPE_FAULTS.includes(fault);
}

/** What can go wrong in the middle of a stream besides. */
export const STREAM_FAULTS: readonly ModelFault[] = (
  ["overloaded", "server_error", "quota", "rate_limited"] as const
).flatMap((error) =>
  (["after_headers", "mid_text"] as const).map((at): ModelFault => {
    const reply = { fault: { kind: "error_event", error, at } } as const;
    const isFinal = error === "quota" ? ({ isFinal: true } as const) : {};
    return { name: `${error} ${at}`, reply, ...isFinal, ...isLate(at) };
  }),
);
