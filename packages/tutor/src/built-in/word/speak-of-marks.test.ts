import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { EvaluatingFrame, Frame } from "@elenchus/curriculum/frames/passage";
import { families } from "@elenchus/curriculum/issues/library";
import { MARK_ROLES, type MarkRole } from "@elenchus/domain/marks";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument } from "@elenchus/dialogue/argument";
import type { MarkStanding } from "@elenchus/dialogue/dialogue";
import { takeTurn } from "@elenchus/dialogue/take-turn";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { describe, expect, test } from "vitest";
import { argumentOf } from "../compose/argument-of.ts";
import phrases from "./phrases.json" with { type: "json" };
import { wordMove } from "./word-move.ts";

/** What a sentence is in a composed passage; some are two things. */
type Part = "conclusion" | "reason" | "example" | "objection" | "concession" | "scene";

const issues = families().flatMap((family) => family.issues.slice(0, 1));

/** What the reply to a wrong mark may say of a sentence, by what the sentence is. */
const CALLED: Readonly<Record<Part, RegExp>> = {
  conclusion: /^That is the conclusion over again/u,
  reason: startOf(phrases.marks.reason_for_conclusion),
  example: /^That sentence is an example|^That is an example/u,
  objection: /^That is an objection/u,
  concession: /^The writer grants that|^That speaks against the conclusion; the writer grants it/u,
  scene: /^That tells you how things stand|^That only tells us how things stand/u,
};

function startOf(bank: readonly string[]): RegExp {
  return new RegExp(`^(?:${bank.map((one) => one.replaceAll("?", "\\?")).join("|")})`, "u");
}

function isEvaluating(frame: Frame): frame is EvaluatingFrame {
  return "weakWords" in frame;
}

type Composed = ReturnType<typeof composePassages>[number];

/** The parts of a sentence, by the words that the passage was composed of: nothing of the answer key. */
function partsOf({ issue, background, reasons, frame }: Composed, sentence: string): Set<Part> {
  const said = sentence.toLowerCase();
  const has = (text: string) => said.includes(text.toLowerCase());
  const weak = isEvaluating(frame) ? frame.weakWords({ issue, background, reasons }) : "";
  const isSupport = /^m[57]-/u.test(frame.id) && weak.includes(sentence);
  const isObjection = has(issue.objection);
  const parts = new Set<Part>();
  if (has(issue.claim)) parts.add("conclusion");
  if (reasons.some(({ reason }) => has(reason.clause))) parts.add("reason");
  // The writer's answer to an objection is offered in support, the objection is not.
  if (isSupport && (!isObjection || weak === sentence)) parts.add("reason");
  if (parts.size > 0) return parts;
  if (isObjection) return parts.add("objection");
  if (has(issue.values.concession)) return parts.add("concession");
  return parts.add(background.includes(sentence) ? "scene" : "example");
}

const tutor: Pick<Tutor, "assess" | "wordMove"> = {
  assess: () => Promise.reject(new Error("Marks alone are looked up.")),
  async *wordMove(view, message, move) {
    yield wordMove(view, message, move);
  },
};

async function mark(argument: Argument, sentence: number, role: MarkRole) {
  const view = { argument, dialogue: startDialogue(argument), transcript: [] };
  const { reply, assessment } = await takeTurn(tutor as Tutor, view, {
    message: "",
    marks: [{ sentence, role }],
    onText: () => {},
    call: { signal: new AbortController().signal },
  });
  return { reply, standing: assessment.marks?.[0]?.standing };
}

function standingOf(parts: ReadonlySet<Part>, role: MarkRole): MarkStanding {
  if (role === "flaw") return "later";
  if (role !== "neither") return parts.has(role) ? "right" : "wrong";
  return parts.has("conclusion") || parts.has("reason") ? "wrong" : "right";
}

function isTrue(reply: string, parts: ReadonlySet<Part>, role: MarkRole): boolean {
  const standing = standingOf(parts, role);
  if (standing === "right")
    return /^(?:Yes|Right|What you marked is right|Your mark is right)/u.test(reply);
  if (standing === "later") return startOf(phrases.marks.later).test(reply);
  if (role === "neither") return startOf(phrases.marks.part_for_neither).test(reply);
  return [...parts].some((part) => CALLED[part].test(reply));
}

const frames = MODULE_NUMBERS.flatMap((module) =>
  FRAMES[module].map((frame) => ({ module, frame })),
);

/** Each frame takes another third of the issues: every frame and every issue is there, not each with each. */
const SHARES = 3;

describe.each(frames.map((one, share) => [one.frame.id, { ...one, share }] as const))(
  "%s",
  (_, { module, frame, share }) => {
    test("what is said to any mark of any sentence is true of the sentence", async () => {
      const met = new Set<Part>();
      for (const [at, issue] of issues.entries()) {
        if ((at + share) % SHARES !== 0) continue;
        const passages = composePassages(frame, issue);
        const composed = passages[Math.floor(at / SHARES) % passages.length];
        if (composed === undefined) continue;
        const argument = argumentOf(composed, { module, issue: "?", seed: at, writer: "test" });
        for (const [index, sentence] of splitSentences(argument.passage).entries()) {
          const parts = partsOf(composed, sentence);
          for (const part of parts) met.add(part);
          for (const role of MARK_ROLES) {
            const { reply, standing } = await mark(argument, index, role);
            const told = `${role}, ${[...parts].join("+")}: "${sentence}" -> ${reply}`;
            expect(standing, told).toBe(standingOf(parts, role));
            expect(isTrue(reply, parts, role), told).toBe(true);
          }
        }
      }
      expect([...met]).toEqual(
        expect.arrayContaining(["conclusion", "reason", "example", "scene"]),
      );
    });
  },
);
