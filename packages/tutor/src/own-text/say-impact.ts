import { MODULES } from "@elenchus/curriculum/modules/modules";
import { fillSlots } from "@elenchus/curriculum/frames/defences";
import { FALLACY_TEXTS } from "@elenchus/dialogue/answer-key/fallacies";
import { FLAW_TEXTS } from "@elenchus/dialogue/answer-key/figures";
import {
  IMPACT_OF_FINDS,
  IMPACT_OF_RANKING,
  impactHelp,
} from "@elenchus/dialogue/answer-key/impact";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import finds from "../built-in/compose/analysis/finds.json" with { type: "json" };
import { readFlaw } from "./read-flaw.ts";

/** The answer about the argument's persuasiveness: the same for every text of a module's kind. */
interface SaidImpact {
  readonly statement: string;
  readonly paraphrases: string[];
  readonly hint: string;
  readonly repair: string;
}

/** The impact that a draft needs, with its help: nobody is asked for it, for it can be said of any text. */
export function impactOf(form: OwnTextForm) {
  const { statement, paraphrases, hint, repair } = sayImpact(form);
  const { hints, prompt } = impactHelp(form.module);
  return { statement, paraphrases, hints: [...hints, hint], prompt, repair };
}

function sayImpact(form: OwnTextForm): SaidImpact {
  const { module, points } = form;
  const { form: shape, finds: kind } = MODULES[module];
  if (shape === "values") {
    const second = points.find(({ part }) => part === "second_value")?.ways[0] ?? "";
    const { statements, paraphrases, hint, repair } = IMPACT_OF_RANKING;
    const fill = (texts: readonly string[]) => fillSlots(texts, { second: [second] });
    return { statement: fill(statements)[0] ?? "", paraphrases: fill(paraphrases), hint, repair };
  }
  if (kind !== null) {
    const { paraphrases, hint, repair } = IMPACT_OF_FINDS[kind];
    const [statement = ""] = finds[kind].impacts;
    return { statement, paraphrases: [...paraphrases], hint, repair };
  }
  const { impact, impactParaphrases, repair } = textsOfFlaw(form);
  const place = points.find(({ part }) => part === "flaw")?.sentence ?? "";
  const hint = `Read the passage once more without the words "${place}" What holds the conclusion up then, and how firmly?`;
  return { statement: impact, paraphrases: [...impactParaphrases], hint, repair };
}

function textsOfFlaw({ module, flaw }: OwnTextForm) {
  const kind = readFlaw(module, flaw);
  if (kind === null) throw new Error("A text with a flaw needs to say which kind it is.");
  const texts = { ...FALLACY_TEXTS, ...FLAW_TEXTS };
  return texts[kind];
}
