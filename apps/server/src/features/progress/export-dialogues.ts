import type { Stores } from "../../store/stores.ts";
import { findFinished } from "./find-finished.ts";
import { loadDetails } from "./load-details.ts";
import { presentFinishedDialogue } from "./present-ended.ts";
import { writeCollection, writeDialogue, writePart } from "./write-markdown.ts";

/** A file for the browser to save. */
interface MarkdownFile {
  readonly file_name: string;
  readonly markdown: string;
}

/** So many dialogues with their answer keys are held at once. */
const BATCH = 50;

/** One finished dialogue as a file. */
export async function exportDialogue(
  stores: Stores,
  dialogueId: string,
  userId: string,
): Promise<MarkdownFile> {
  const found = await findFinished(stores, dialogueId, userId);
  const detailsOf = await loadDetails(stores, [found]);
  const dialogue = presentFinishedDialogue(found, detailsOf(found));
  return {
    file_name: `elenchus-dialogue-${dialogue.ended_at.slice(0, 10)}.md`,
    markdown: writeDialogue(dialogue),
  };
}

/** All finished dialogues as one file. */
export async function exportAllDialogues(stores: Stores, userId: string): Promise<MarkdownFile> {
  const parts: string[] = [];
  for (let after: string | null = null; ;) {
    const batch = await stores.finished.listPage(userId, { after, most: BATCH });
    const detailsOf = await loadDetails(stores, batch);
    const shown = batch.map((record) => presentFinishedDialogue(record, detailsOf(record)));
    parts.push(...shown.map(writePart));
    after = batch.at(-1)?.dialogue.id ?? null;
    if (batch.length < BATCH || after === null) break;
  }
  return { file_name: "elenchus-dialogues.md", markdown: writeCollection(parts) };
}
