import { MODULES } from "@elenchus/curriculum/modules/modules";
import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextPart } from "@elenchus/domain/own-text";
import * as z from "zod/mini";

const texts = z.array(z.string());
const claim = z.object({ quote: z.string(), ways: texts });
const common = { conclusion: claim, reasons: z.array(claim) };
const value = z.object({ name: z.string(), ways: texts });
const term = z.object({
  phrase: z.string(),
  firstMeaning: z.string(),
  secondMeaning: z.string(),
  stake: z.string(),
});
const flaw = z.object({
  kind: z.enum([...FALLACIES, ...STATISTICAL_FLAWS]),
  quote: z.string(),
  ways: texts,
});

/** The shape of a drafted key, by how a module's own step is written down. */
const SCHEMAS = {
  terms: z.object({ ...common, terms: z.array(term) }),
  finds: z.object({ ...common, findings: z.array(claim) }),
  values: z.object({ ...common, preferred: value, neglected: value, ranking: z.string() }),
  flaw: z.object({ ...common, flaws: z.array(flaw) }),
};

/** The shape that a model is asked for. */
export function keySchema(module: ModuleNumber) {
  return SCHEMAS[MODULES[module].form];
}

/** The reply of a model: a key. */
export type KeyReply = z.output<(typeof SCHEMAS)[keyof typeof SCHEMAS]>;

/** One thing to find as a model proposes it, before anything of it is believed. */
export interface Proposal {
  readonly part: OwnTextPart;
  /** Words that are to stand in the text; empty where none need to. */
  readonly quote: string;
  readonly name: string;
  readonly ways: readonly string[];
}

/** Lists the proposals of a reply, in the order of a form. */
export function proposalsIn(reply: KeyReply): Proposal[] {
  const claims = [
    propose("conclusion", reply.conclusion),
    ...reply.reasons.map((one) => propose("reason", one)),
  ];
  if ("terms" in reply)
    return [
      ...claims,
      ...reply.terms.map(({ phrase, firstMeaning, secondMeaning, stake }) => ({
        ...propose("term", { quote: phrase, ways: [firstMeaning, secondMeaning, stake] }),
        name: phrase,
      })),
    ];
  if ("findings" in reply) return [...claims, ...reply.findings.map((one) => propose("find", one))];
  if ("flaws" in reply)
    return [...claims, ...reply.flaws.slice(0, 1).map((one) => propose("flaw", one))];
  const { preferred, neglected, ranking } = reply;
  return [
    ...claims,
    propose("first_value", { quote: "", ...preferred }),
    propose("second_value", { quote: ranking, ...neglected }),
  ];
}

function propose(
  part: OwnTextPart,
  { quote, ways, name = "" }: { quote: string; ways: readonly string[]; name?: string },
): Proposal {
  return { part, quote, name, ways };
}
