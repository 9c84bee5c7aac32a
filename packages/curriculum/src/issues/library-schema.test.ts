import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { IssueFamily } from "../issue.ts";
import { VALUES, type ValueId } from "../values.ts";
import { readLibrary } from "./read-library.ts";

/** Short pieces of text only; how they are worded is for `checkFamily` and `checkEvaluation`. */
const Text = z.string().check(z.minLength(1), z.trim());
const Texts = z.array(Text);
const Id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u));

const Clause = z.strictObject({ clause: Text, paraphrases: Texts });

const Finds = {
  gap: z.strictObject({ question: Text, paraphrases: Texts }),
  assumption: Clause,
  alternative: Clause,
};

const Reason = z.strictObject({
  clause: Text,
  detail: Text,
  paraphrases: Texts,
  opposites: Texts,
  ambiguous: z.strictObject({ phrase: Text, readings: z.tuple([Text, Text]), stake: Text }),
  ...Finds,
});

const Value = {
  ids: z.array(z.enum(Object.keys(VALUES) as ValueId[])),
  phrase: Text,
  paraphrases: Texts,
};

const Fallacies = z.strictObject({
  strawman: z.strictObject({ distortion: Text, paraphrases: Texts }),
  adHominem: z.strictObject({ opponent: Text, attack: Text, paraphrases: Texts }),
  falseDichotomy: z.strictObject({
    option: Text,
    threat: Text,
    thirdWays: z.tuple([Text, Text]),
    paraphrases: Texts,
  }),
  slipperySlope: z.strictObject({
    first: Text,
    steps: z.tuple([Text, Text, Text]),
    paraphrases: Texts,
  }),
});

const Figures = z.strictObject({
  counted: Text,
  countedShort: Text,
  people: Text,
  opinion: Text,
  amount: z.strictObject({
    members: Text,
    member: Text,
    verb: Text,
    verbSingular: Text,
    unit: Text,
    purpose: Text,
    usual: z.int(),
    outlier: Text,
  }),
  subgroups: z.strictObject({ finding: Text, groups: z.tuple([Text, Text]), paraphrases: Texts }),
});

const Issue = z.strictObject({
  id: Id,
  question: Text,
  background: Text,
  otherBackground: Text,
  objection: Text,
  objectionParaphrases: Texts,
  claim: Text,
  claimParaphrases: Texts,
  claimOpposites: Texts,
  reasons: z.tuple([Reason, Reason, Reason]),
  further: z.exactOptional(z.strictObject(Finds)),
  values: z.strictObject({
    first: z.strictObject({ ...Value, shownBy: z.exactOptional(z.array(z.literal([0, 1, 2]))) }),
    second: z.strictObject(Value),
    concession: Text,
  }),
  fallacies: Fallacies,
  figures: Figures,
});

const Family = z.strictObject({
  id: Id,
  name: Text,
  keywords: Texts,
  issues: z.array(Issue),
}) satisfies z.ZodMiniType<IssueFamily>;

test.each(readLibrary().map((family) => [family.id, family] as const))(
  "%s.json has the library's schema",
  (_, family) => {
    expect(z.safeParse(Family, family).error?.issues ?? []).toEqual([]);
  },
);

test("a family's file has the family's name", () => {
  const files = readdirSync(new URL("../../library/", import.meta.url)).toSorted();
  expect(files).toEqual(readLibrary().map(({ id }) => `${id}.json`));
});

test("a file with a part too few or too many breaks the schema", () => {
  const [family] = readLibrary();
  expect(z.safeParse(Family, { ...family, name: undefined }).success).toBe(false);
  expect(z.safeParse(Family, { ...family, nmae: "x" }).success).toBe(false);
});
