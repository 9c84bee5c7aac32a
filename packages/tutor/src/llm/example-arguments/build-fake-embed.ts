import { contentStems } from "@elenchus/dialogue/words/words";
import type { Embed } from "../../checks/leaks/meaning-features.ts";

/** An reader that counts how often it is asked. */
export interface FakeEmbed {
  readonly embed: Embed;
  calls: number;
}

const DIMENSIONS = 512;

function placeOf(stem: string): number {
  let hash = 7;
  for (const char of stem) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % DIMENSIONS;
  return hash;
}

/** For tests: texts are as near to each other as the content words they share. */
export function buildFakeEmbed(): FakeEmbed {
  const fake: FakeEmbed = {
    calls: 0,
    embed: async (texts) => {
      fake.calls += 1;
      return texts.map((text) => {
        const vector = new Float32Array(DIMENSIONS);
        for (const stem of contentStems(text)) vector[placeOf(stem)] = 1;
        return vector;
      });
    },
  };
  return fake;
}
