import { splitSentences } from "@elenchus/domain/split-sentences";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBuiltInTutor } from "../built-in/built-in-tutor.ts";
import { createReader } from "../reader/reader.ts";
import { buildOwnText } from "./build-own-text.ts";
import { createOwnTextDesk } from "./own-text-desk.ts";

const reader = createReader();
beforeAll(() => reader.warm());
afterAll(() => reader.close());
const desk = createOwnTextDesk(createBuiltInTutor({ reader }));
const CALL = { signal: new AbortController().signal };

test.each(MODULE_NUMBERS)("a whole key for module %i passes its trial", async (module) => {
  const { problems, argument } = await desk.examine(buildOwnText(module), CALL);
  expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  expect(argument).toMatchObject({
    module,
    issue: "Sundays at the museum",
    source: "The school paper. CC BY 4.0.",
    writer: "own-text",
  });
});

test.each(MODULE_NUMBERS)(
  "a passage of the library's fills in the form for module %i",
  async (module) => {
    const form = await desk.startFrom({ module, topic: "bees", seed: 1 }, CALL);
    const marked = form.points.map(({ sentence }) => sentence).filter((one) => one !== "");
    expect(splitSentences(form.passage)).toEqual(expect.arrayContaining(marked));
    expect(
      (await desk.examine(form, CALL)).problems.filter(({ level }) => level === "error"),
    ).toEqual([]);
  },
);

test("what would be misjudged is told where it stands", async () => {
  const form = buildOwnText(2);
  const [conclusion, reason] = form.points;
  if (conclusion === undefined || reason === undefined) throw new Error("no points");
  const spoil = async (changes: object) =>
    (await desk.examine({ ...form, ...changes }, CALL)).problems.map(
      ({ level, place }) => `${level} ${place}`,
    );
  const sameAsReason = {
    ...conclusion,
    ways: [
      `${reason.ways[0]?.replace(".", "") ?? ""}, and it is ours already.`,
      "x y z",
      "so be it",
    ],
  };
  expect(await spoil({ points: [sameAsReason, ...form.points.slice(1)] })).toContain(
    "warning points.0.ways",
  );
  const near = {
    step: 0,
    text: `I think that ${conclusion.ways[1] ?? ""} and that is it`,
    answer: "",
  };
  expect(await spoil({ mistakes: [near] })).toContain("warning mistakes.0.text");
});
