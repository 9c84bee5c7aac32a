import { expect, test } from "vitest";
import { createSentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { measurePlainReplies } from "./measure-plain-replies.ts";

test("most of what any tutor might say about any text may be said", async () => {
  const encoder = createSentenceEncoder();
  try {
    const { replies, refused } = await measurePlainReplies(encoder);
    expect(replies).toBeGreaterThan(1000);
    // Verdicts stand among them ("Yes, you're right about that!"), which no move of these is to give.
    expect(refused / replies).toBeLessThan(0.33);
  } finally {
    await encoder.close();
  }
}, 240_000);
