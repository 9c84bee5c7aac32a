import type { Expectation } from "../argument.ts";
import { fillWith } from "./fill-with.ts";
import texts from "./probes.json" with { type: "json" };

/** Words that announce a conclusion and have hardly any other use. */
export const PLAIN_SIGNALS =
  "therefore|thus|hence|consequently|accordingly|for (?:this|these) reasons?";

/** The further questions; those of modules 2, 3 and 6 have the names of what is found there. */
type ProbeName = keyof typeof texts;

/**
 * A further question, for a learner who had the rest at once.
 * @param slots what stands in the places of the passage's own words
 */
export function probeOf(
  name: ProbeName,
  slots: Readonly<Record<string, string>> = {},
): Expectation {
  const { paraphrases, hints, question, statement, prompt, ...rest } = texts[name];
  const fill = fillWith(slots);
  return {
    ...rest,
    kind: "probe",
    ...("quote" in rest ? { quote: fill(rest.quote) } : {}),
    statement: fill(statement),
    question: fill(question),
    // A paraphrase about something that this passage lacks is left out.
    paraphrases: paraphrases.map(fill).filter((one) => !one.includes("{")),
    hints: hints.map(fill),
    prompt: fill(prompt),
  };
}

/** Asks how the conclusion is told from the rest. @param signal the word that announces it, if one does */
export function conclusionTestProbe(signal: string | null): Expectation {
  if (signal === null) return probeOf("conclusionTest");
  const probe = probeOf("conclusionTest", { signal });
  return { ...probe, statement: `${probe.statement} It is announced by "${signal}".` };
}
