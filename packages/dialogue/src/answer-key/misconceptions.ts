import type { Slots } from "@elenchus/curriculum/frames/defences";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Misconception } from "../argument.ts";
import { defenceMisconception } from "./defences.ts";
import texts from "./misconceptions.json" with { type: "json" };
import { fullest, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP, STEP } from "./steps.ts";

/** A part that is asked for where something else may be given. */
type Asked = keyof typeof texts;

/** Something that is given instead: a part of the passage, the flaw defended, or what can be said of any passage. */
interface WrongTurn {
  /** A "#" stands for the number of the reason. */
  readonly id?: string | undefined;
  readonly part?: string | undefined;
  readonly defends?: string | undefined;
  readonly paraphrases?: readonly string[] | undefined;
  readonly correction?: string | undefined;
}

const WRONG_TURNS: Readonly<Record<Asked, readonly WrongTurn[]>> = texts;

/** The module whose flaws are defended there. */
const MODULES = {
  conclusion: 1,
  reasons: 1,
  ambiguous_term: 1,
  missing_information: 2,
  assumption: 3,
  value: 4,
  fallacy: 5,
  alternative: 6,
  statistical_flaw: 7,
} as const satisfies Record<Asked, ModuleNumber>;

/** The flaw that may be defended, and what fills the slots of its defences. */
interface Defending {
  readonly flaw?: string;
  readonly slots?: Slots;
}

/** Things that learners are likely to give instead of what is asked for; parts that the passage lacks are left out. */
export function misconceptionsOf(
  asked: Asked,
  parts: PassageParts,
  { flaw, slots = {} }: Defending = {},
): Misconception[] {
  const step = asked === "conclusion" || asked === "reasons" ? STEP[asked] : ANALYSIS_STEP;
  const parted = {
    reason: parts.reasons.flatMap(fullest),
    concession: parts.concession.slice(0, 1),
  };
  return WRONG_TURNS[asked].flatMap(({ id = "", part, defends, paraphrases, correction = "" }) => {
    if (defends !== undefined)
      return [
        defenceMisconception(
          { module: MODULES[asked], kind: defends === "flaw" ? flaw : undefined },
          { ...parted, ...slots },
        ),
      ];
    if (part === undefined) return [{ id, step, paraphrases: paraphrases ?? [], correction }];
    const said = textsOfPart(parts, part);
    return (id.includes("#") ? said : [said.flat()])
      .map((own, at) => ({
        id: id.replace("#", `${at + 1}`),
        step,
        paraphrases: own,
        correction,
      }))
      .filter((one) => one.paraphrases.length > 0);
  });
}

/** Ways of saying a part; one list for each reason where the part is the reasons. */
function textsOfPart(parts: PassageParts, name: string): readonly (readonly string[])[] {
  const { reasons, ...others } = parts;
  if (name === "reason") return reasons.map(({ texts: said }) => said);
  if (name === "reasonOpposites") return reasons.map(({ opposites }) => opposites);
  return Object.entries(others).flatMap(([part, said]) => (part === name ? [said] : []));
}
