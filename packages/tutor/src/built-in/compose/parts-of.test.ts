import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { families } from "@elenchus/curriculum/issues/library";
import { expect, test } from "vitest";
import { partsOf } from "./parts-of.ts";

const [issue] = families().flatMap((family) => family.issues);

test("what the other side says and what the writer grants are parts only where the passage has them", () => {
  if (issue === undefined) throw new Error("The library is empty.");
  const passages = Object.values(FRAMES)
    .flat()
    .flatMap((frame) => composePassages(frame, issue));
  for (const composed of passages) {
    const text = composed.passage.toLowerCase();
    const { objection, concession } = partsOf(composed);
    expect(objection.length > 0, composed.passage).toBe(text.includes(issue.objection));
    expect(concession.length > 0, composed.passage).toBe(
      text.includes(composed.issue.values.concession),
    );
  }
});
