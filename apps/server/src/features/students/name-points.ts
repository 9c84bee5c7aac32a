import type { KeyPoint } from "@elenchus/contract/admin-transcript";
import type { AnswerKey, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";

const NAMES: Readonly<Record<ExpectationKind, string>> = {
  conclusion: "conclusion",
  reason: "reason",
  ambiguous_term: "ambiguous wording",
  missing_information: "missing information",
  assumption: "assumption",
  value: "value",
  fallacy: "what is wrong",
  fallacy_name: "the fallacy's name",
  alternative: "other conclusion",
  statistical_flaw: "what is wrong with the figures",
  impact: "what it means for the argument",
  probe: "further question",
};

const OWN_FIND = "find of their own";

function nameKind(one: Expectation): string {
  return isOwnFinding(one) ? OWN_FIND : NAMES[one.kind];
}

/** The points of an answer key by their ids, each named by its kind, and numbered where there are several: "reason 2". */
export function namePoints({ expectations }: AnswerKey): ReadonlyMap<string, KeyPoint> {
  const byName = Map.groupBy(expectations, nameKind);
  return new Map(
    expectations.map((one) => {
      const name = nameKind(one);
      const alike = byName.get(name) ?? [];
      const number = alike.length > 1 ? ` ${alike.indexOf(one) + 1}` : "";
      return [one.id, { name: `${name}${number}`, statement: one.statement }];
    }),
  );
}
