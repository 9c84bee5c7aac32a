import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import type { FinishedDialogueReply } from "@elenchus/contract/progress";
import { arrangeMap } from "@elenchus/domain/arrange-map";
import { MAP_KIND_NAMES, MAP_STANDING_NAMES } from "@elenchus/domain/map-names";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { formatTimer } from "@elenchus/domain/time-spent";
import { disarmMarkdown, escapeMarkdown, quoteMarkdown, quoteText } from "./escape-markdown.ts";

const WARNING =
  "The arguments were written by an AI, with flaws on purpose. Do not rely on them as fact.";

/** One finished dialogue as a Markdown document. */
export function writeDialogue(dialogue: FinishedDialogueReply): string {
  return `${writeSection(dialogue, "#")}\n\n${WARNING}\n`;
}

/** All finished dialogues as one Markdown document; each is written already, by `writePart`. */
export function writeCollection(parts: readonly string[]): string {
  const count = parts.length === 1 ? "One dialogue" : `${parts.length} dialogues`;
  const head = `# Your dialogues on Elenchus\n\n${count}, the newest first. ${WARNING}`;
  return `${[head, ...parts].join("\n\n")}\n`;
}

/** One finished dialogue as a part of a document. */
export function writePart(dialogue: FinishedDialogueReply): string {
  return writeSection(dialogue, "##");
}

function writeSection(dialogue: FinishedDialogueReply, level: string): string {
  const { module_id: module, chosen_passage_subtopic: issue, passage_source: source } = dialogue;
  const facts = [
    `Module ${module}: ${MODULE_TITLES[module]}`,
    `Ended on ${dialogue.ended_at.slice(0, 10)}`,
    dialogue.success_or_failure === "success" ? "Completed" : "Not completed",
    `Time spent: ${formatTimer(dialogue.seconds_spent)}`,
  ];
  const head = [
    `${level} ${escapeMarkdown(issue)}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
  ].join("\n\n");
  const days = dialogue.transcript_deleted_after_days;
  if (days !== undefined)
    return `${head}\n\nWhat was said here was deleted after ${days === 1 ? "1 day" : `${days} days`}.`;
  return [
    head,
    `${level}# The argument`,
    quoteText(dialogue.text_passage),
    ...(source === undefined ? [] : [escapeMarkdown(source)]),
    `${level}# Performance summary`,
    writeSummary(dialogue.performance_summary, level),
    `${level}# Argument map`,
    writeMap(dialogue.argument_map.nodes),
    `${level}# Dialogue`,
    ...dialogue.messages.map(({ sender, message }) =>
      sender === "user"
        ? `**You:**\n\n${quoteText(message)}`
        : `**Tutor:**\n\n${quoteMarkdown(message)}`,
    ),
  ].join("\n\n");
}

/** The summary's own headings come below that under which it stands. */
function writeSummary(summary: string | null, level: string): string {
  if (summary === null) return "There is no summary yet. Open the dialogue to get one.";
  return disarmMarkdown(summary).replaceAll(/^#{1,6}(?= )/gmu, `${level}##`);
}

/** As a list: what hangs on a part stands under it. */
function writeMap(nodes: readonly ArgumentMapNode[]): string {
  const { conclusions, beside, onStep, reasons, strip } = arrangeMap(nodes);
  const write = (index: number, indent = "") => {
    const node = nodes[index];
    return node === undefined ? [] : [writeNode(node).replaceAll(/^/gmu, indent)];
  };
  const writeBranches = (branches: typeof reasons) =>
    branches.flatMap(({ index, onLink, onBox }) => [
      ...write(index),
      ...[...onLink, ...onBox].flatMap((hung) => write(hung, "  ")),
    ]);
  return [
    ...writeBranches(conclusions),
    ...[...beside, ...onStep].flatMap((index) => write(index)),
    ...writeBranches(reasons),
    ...strip.flatMap((index) => write(index)),
  ].join("\n");
}

function writeNode({ kind, standing, text, question, quote, words }: ArgumentMapNode): string {
  const name = `- **${MAP_KIND_NAMES[kind]}** (${MAP_STANDING_NAMES.learner[standing]})`;
  if (text === null) return name;
  const details = [
    question === null ? [] : `  - Asked: ${escapeMarkdown(question)}`,
    quote === null ? [] : `  - In the passage: "${escapeMarkdown(quote)}"`,
    words === null ? [] : `  - Your words: ${escapeMarkdown(words)}`,
  ].flat();
  return [`${name}: ${escapeMarkdown(text)}`, ...details].join("\n");
}
