import { expect, test } from "vitest";
import type { MoveKind } from "@elenchus/dialogue/dialogue";
import type { TurnLabels } from "./dimensions.ts";
import { type JudgedReply, sharesBy, sharesOf } from "./judge-figures.ts";

const GOOD: TurnLabels = {
  mistake_identification: "yes",
  mistake_location: "yes",
  revealing: "no",
  guidance: "yes",
  actionability: "yes",
  coherence: "yes",
  tone: "encouraging",
  humanlikeness: "yes",
};

function replyWith(labels: Partial<TurnLabels>, move: MoveKind = "hint"): JudgedReply {
  return { module: 1, move, labels: { ...GOOD, ...labels } };
}

test("replies to which nothing was wrong are not counted where a mistake is looked for", () => {
  const free = { mistake_identification: "no_mistake", mistake_location: "no_mistake" } as const;
  const replies = [replyWith(free), replyWith({}), replyWith({ mistake_identification: "no" })];
  expect(sharesOf(replies, "mistake_identification")).toEqual({
    replies: 2,
    labels: { yes: 0.5, to_some_extent: 0, no: 0.5 },
    desired: 0.5,
  });
  expect(sharesOf([replyWith(free)], "mistake_location").desired).toBeNull();
  expect(sharesOf(replies, "tone").replies).toBe(3);
});

test("what the policy has the tutor tell is not counted as given away", () => {
  const replies = [
    replyWith({ revealing: "yes_correct" }, "assertion"),
    replyWith({ revealing: "yes_incorrect" }),
    replyWith({}),
  ];
  expect(sharesOf(replies, "revealing")).toMatchObject({ replies: 2, desired: 0.5 });
});

test("groups are counted apart", () => {
  const replies = [replyWith({ tone: "offensive" }, "hint"), replyWith({}, "close")];
  const groups = sharesBy(replies, "tone", ({ move }) => move);
  expect(groups["hint"]?.desired).toBe(0);
  expect(groups["close"]?.desired).toBe(1);
});
