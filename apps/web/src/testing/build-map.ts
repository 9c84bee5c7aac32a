import type { ArgumentMap, ArgumentMapNode } from "@elenchus/contract/argument-map";

/** For tests: a node that the learner found. */
export function buildNode(changes: Partial<ArgumentMapNode> = {}): ArgumentMapNode {
  return {
    part: "reason",
    kind: "reason",
    hangs: "tree",
    step: 1,
    standing: "found",
    text: "Late hours cost the hall more than they bring in.",
    question: null,
    quote: "late hours cost the hall more than they bring in",
    words: '"it costs too much at night"',
    on: null,
    ...changes,
  };
}

const FLAW = { part: "flaw", hangs: "box", step: 2, on: 2 } as const;

/** For tests: a map of module 5 with everything in it that a map can have. */
export function buildMap(): ArgumentMap {
  return {
    nodes: [
      buildNode({
        part: "conclusion",
        kind: "conclusion",
        step: 0,
        text: "The hall should close at eleven.",
        quote: "the hall should close at eleven",
        words: '"close it at eleven"',
      }),
      buildNode(),
      buildNode({ standing: "told", text: "Those who disagree want noise.", words: null }),
      buildNode({
        ...FLAW,
        kind: "fallacy",
        text: "The passage answers a view that nobody holds.",
      }),
      buildNode({
        ...FLAW,
        kind: "fallacy_name",
        text: "This is a strawman.",
        quote: null,
      }),
      buildNode({
        part: "question",
        hangs: "strip",
        kind: "probe",
        step: 2,
        text: "An attack on a person says nothing of the claim.",
        question: "Why is it no ad hominem?",
        quote: null,
      }),
      buildNode({
        part: "impact",
        hangs: "strip",
        kind: "impact",
        step: 3,
        standing: "open",
        text: null,
        quote: null,
        words: null,
      }),
    ],
  };
}
