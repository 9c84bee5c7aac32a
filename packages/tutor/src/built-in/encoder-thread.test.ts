import { afterAll, expect, test } from "vitest";
import { createEncoderThread } from "./encoder-thread.ts";

const thread = createEncoderThread(new URL("./encoder-worker.ts", import.meta.url));

afterAll(() => thread.close());

test("what is asked at once is encoded together, and everybody gets their own", async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `There are ${at} books on the shelf.`);
  const together = await Promise.all(
    texts.map((text, at) => thread.encode(at % 5 === 0 ? [text, "A second one."] : [text])),
  );
  expect(together.map((vectors) => vectors.length)).toEqual(
    texts.map((_, at) => (at % 5 === 0 ? 2 : 1)),
  );
  for (const at of [0, 7, 39]) {
    expect(together[at]?.[0]).toEqual((await thread.encode([texts[at] ?? ""]))[0]);
  }
});

test("what cannot be encoded spoils nobody else's", async () => {
  const noText = null as unknown as string;
  const asked = [["A dog sleeps."], [noText], ["A cat wakes."]].map((one) => thread.encode(one));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
