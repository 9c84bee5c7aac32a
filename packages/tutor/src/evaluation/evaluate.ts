import { MODULE_NUMBERS } from "@elenchus/domain/modules";
import { createSentenceEncoder } from "../built-in/sentence-encoder.ts";
import { describeOutcomes } from "./describe-outcomes.ts";
import { HELD_OUT_FRAMES, type LabelledAnswer, moduleOf } from "./labelled-answer.ts";
import { addCounts, agreementOf, type Counts, measureAgreement } from "./measure.ts";
import { readLabels } from "./read-labels.ts";

/**
 * `npm run evaluate`: how far the built-in assessor agrees with the labels, and how simulated learners
 * fare, as tables and as JSON. `--show` lists where it does not agree, `--labels` leaves out the
 * learners, `--module=3` looks at one module alone.
 */
const show = process.argv.includes("--show");
const only = Number(/--module=(\d)/u.exec(process.argv.join(" "))?.[1]);
const modules = MODULE_NUMBERS.filter((module) => Number.isNaN(only) || module === only);
const encoder = createSentenceEncoder();
const labels = await readLabels();

const PARTS = ["tuned", "held out"] as const;
const isHeldOut = ({ frame }: LabelledAnswer): boolean => HELD_OUT_FRAMES.includes(frame);

function stepName({ step, probe }: LabelledAnswer): string {
  return probe === undefined ? `step ${step + 1}` : "further questions";
}

const rows: Record<string, Record<string, number>> = {};
function addRow(name: string, counts: Counts): void {
  const row: [string, number][] = Object.entries({ ...agreementOf(counts) });
  rows[name] = Object.fromEntries(row.map(([key, value]) => [key, Number(value.toFixed(3))]));
}

for (const part of PARTS) {
  const ofPart: Counts[] = [];
  for (const module of modules) {
    const own = labels.filter(
      (one) => moduleOf(one) === module && isHeldOut(one) === (part === "held out"),
    );
    const bySteps: Counts[] = [];
    for (const [step, list] of [...Map.groupBy(own, stepName)].toSorted(([one], [other]) =>
      one.localeCompare(other),
    )) {
      const { counts, disagreements } = await measureAgreement(encoder, list);
      addRow(`${part}: module ${module}, ${step}`, counts);
      bySteps.push(counts);
      for (const one of show ? disagreements : [])
        console.log(
          `${part} ${one.kind} m${module} ${one.expectation} (${one.coverage.toFixed(2)}) ${one.label.issue} ${one.label.order.join()}: ${one.label.message}\n    ${one.reasons.join("; ")}`,
        );
    }
    addRow(`${part}: module ${module}, all`, addCounts(bySteps));
    ofPart.push(...bySteps);
  }
  addRow(`${part}: all modules`, addCounts(ofPart));
}
console.table(rows);
const outcomes = process.argv.includes("--labels") ? {} : await describeOutcomes(encoder, modules);
if (Object.keys(outcomes).length > 0) console.table(outcomes);
console.log(JSON.stringify({ agreement: rows, outcomes }));
await encoder.close();
