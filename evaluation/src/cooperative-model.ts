import { replyToWritingPrompt } from "./llm-argument-replies.ts";
import type { ModelReply, ModelRequest } from "./model-wires/wire.ts";

/** A line of the judge's prompt that opens an expectation, and one that says how it can be put. */
const EXPECTATION = /^- id: (\S+) \(/u;
const SAYING = /^\s+can be said so: (.+)$/u;
const LEARNER = /you are to judge:\n<fenced label="learner">\n([\s\S]*?)\n<\/fenced>/u;

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The key's sayings come with every question. */
const plainSayings = new Map<string, string>();

function plainSaying(saying: string): string {
  const known = plainSayings.get(saying) ?? plain(saying);
  plainSayings.set(saying, known);
  return known;
}

/** What a message without an answer is. */
function speechActOf(message: string): "dont_know" | "asks_for_answer" | "question" | "answer" {
  if (/\b(?:don't know|no idea|no clue|a hint)\b/iu.test(message)) return "dont_know";
  if (/\btell me\b/iu.test(message)) return "asks_for_answer";
  return message.trim().endsWith("?") ? "question" : "answer";
}

/** For tests and benches: credits what the learner says in words that the key lists, and nothing else. */
export function judgeCooperatively(prompt: string) {
  const message = LEARNER.exec(prompt)?.[1] ?? "";
  const said = plain(message);
  const found: { id: string; words: string; why: string; coverage: number }[] = [];
  let id = "";
  for (const line of prompt.split("\n")) {
    id = EXPECTATION.exec(line)?.[1] ?? id;
    const saying = SAYING.exec(line)?.[1];
    if (saying === undefined || !said.includes(plainSaying(saying))) continue;
    if (!found.some((one) => one.id === id)) {
      found.push({ id, words: message, why: "It says so.", coverage: 0.95 });
    }
  }
  const speechAct = found.length === 0 ? speechActOf(message) : "answer";
  return {
    speechActs: [speechAct],
    because: "",
    expectations: found,
    misconceptions: [],
    confidence: 0.9,
  };
}

function summarise(prompt: string) {
  const steps = [...prompt.matchAll(/^(?:#+ )?Step (\d+)/gmu)].map(([, step]) => Number(step));
  return {
    steps: [...new Set(steps)].map((step) => ({
      step,
      did: "You looked at the passage and answered in your own words.",
      quotes: [],
      next: "Look once more at how the parts of the argument hang together.",
    })),
  };
}

/** One verdict for each fenced text. */
function moderate(prompt: string, isUnfit: (text: string) => boolean) {
  const texts = prompt.matchAll(/<fenced label="(text-\d+)">\n([\s\S]*?)\n<\/fenced>/gu);
  return {
    verdicts: [...texts].map(([, id = "", text = ""]) =>
      isUnfit(text) ? { id, category: "violence", fit: false } : { id, category: null, fit: true },
    ),
  };
}

/** For tests: the verdicts on the texts that a request asks to be moderated; null when it asks for none. */
export function replyToModeration(
  request: ModelRequest,
  isUnfit: (text: string) => boolean,
): ModelReply | null {
  const asks = request.system.some((part) => part.includes("# Task: say which texts are fit"));
  const task = request.messages.map(({ text }) => text).join("\n");
  return asks ? { json: moderate(task, isUnfit) } : null;
}

/**
 * For tests and benches: a model that does what it is asked, for the arguments of `datasets/example-drafts.jsonl`; it
 * hears only answers in the key's own words, and says next to nothing.
 */
export function replyCooperatively(request: ModelRequest): ModelReply {
  const prompt = [...request.system, ...request.messages.map(({ text }) => text)].join("\n\n");
  const verdicts = replyToModeration(request, () => false);
  if (verdicts !== null) return verdicts;
  const written = replyToWritingPrompt(prompt);
  if (written !== null) return { json: written };
  if (prompt.includes("you are to judge")) return { json: judgeCooperatively(prompt) };
  if (request.stream) return { text: "Thank you, I see what you mean. What else do you notice?" };
  return { json: summarise(prompt) };
}
