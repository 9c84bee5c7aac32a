import { contentStems } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";

/** Yes or no as a number. */
export const flag = (is: boolean): number => (is ? 1 : 0);

/** A text with its meaning. */
export interface Meant {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly vector: Float32Array;
}

/** How near a text comes to others, in meaning and in stems. */
export interface Near {
  /** Cosine with the nearest, and the mean of the nearest three. */
  readonly near: number;
  readonly mean: number;
  readonly nearest: string;
  /** The most stems shared with one of them, as F1 and as a share of its stems. */
  readonly f1: number;
  readonly recall: number;
  /** Share of the text's stems that any of them has. */
  readonly known: number;
}

const NOTHING: Near = { near: 0, mean: 0, nearest: "", f1: 0, recall: 0, known: 0 };
const TOP = 3;

/** Holds a text against others. */
export function hold(part: Meant, texts: readonly Meant[]): Near {
  if (texts.length === 0) return NOTHING;
  const likes = texts.map((one) => cosine(part.vector, one.vector));
  const near = Math.max(...likes);
  const top = likes.toSorted((one, other) => other - one).slice(0, TOP);
  let [f1, recall] = [0, 0];
  const vocabulary = new Set<string>();
  for (const { stems } of texts) {
    let shared = 0;
    for (const stem of stems) {
      vocabulary.add(stem);
      if (part.stems.has(stem)) shared += 1;
    }
    if (stems.size === 0) continue;
    f1 = Math.max(f1, (2 * shared) / (stems.size + part.stems.size));
    recall = Math.max(recall, shared / stems.size);
  }
  const inside = [...part.stems].filter((stem) => vocabulary.has(stem)).length;
  return {
    near,
    mean: top.reduce((sum, one) => sum + one, 0) / top.length,
    nearest: texts[likes.indexOf(near)]?.text ?? "",
    f1,
    recall,
    known: part.stems.size === 0 ? 0 : inside / part.stems.size,
  };
}

/** Looks up texts with their meanings. */
export async function meanAll(
  encoder: SentenceEncoder,
  texts: readonly string[],
): Promise<(list: readonly string[]) => Meant[]> {
  const all = [...new Set(texts)];
  const vectors = await encoder.embed(all);
  const known = new Map(
    all.map((text, at) => [
      text,
      { text, stems: contentStems(text), vector: vectors[at] ?? new Float32Array() },
    ]),
  );
  return (list) => list.map((text) => known.get(text)).filter((one) => one !== undefined);
}
