import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import { createReader, type Reader } from "@elenchus/tutor/reader/reader";
import { parseFlags, readList } from "./command-line.ts";
import { describeOutcomes } from "./describe-outcomes.ts";
import { HELD_OUT_FRAMES, type LabelledAnswer, moduleOf } from "./labelled-answer.ts";
import {
  addCounts,
  agreementOf,
  type Counts,
  type Disagreement,
  measureAgreement,
} from "./measure.ts";
import { readLabels } from "./read-labels.ts";

const FLAGS = {
  show: { type: "boolean", default: false },
  labels: { type: "boolean", default: false },
  module: { type: "string", default: MODULE_NUMBERS.join(",") },
} as const;

const PARTS = ["tuned", "held out"] as const;
type Part = (typeof PARTS)[number];

const isHeldOut = ({ frame }: LabelledAnswer): boolean => HELD_OUT_FRAMES.includes(frame);

function stepName({ step, probe }: LabelledAnswer): string {
  return probe === undefined ? `step ${step + 1}` : "further questions";
}

function rowOf(counts: Counts): Record<string, number> {
  const row: [string, number][] = Object.entries({ ...agreementOf(counts) });
  return Object.fromEntries(row.map(([key, value]) => [key, Number(value.toFixed(3))]));
}

function showDisagreement(part: Part, module: ModuleNumber, one: Disagreement): void {
  console.log(
    `${part} ${one.kind} m${module} ${one.expectation} (${one.coverage.toFixed(2)}) ${one.label.issue} ${one.label.order.join()}: ${one.label.message}\n    ${one.reasons.join("; ")}`,
  );
}

/** Agreement by part, module and step, in the order in which it is printed. */
async function measureAll(
  reader: Reader,
  modules: readonly ModuleNumber[],
  show: boolean,
): Promise<Record<string, Record<string, number>>> {
  const labels = await readLabels();
  const rows: Record<string, Record<string, number>> = {};
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
        const { counts, disagreements } = await measureAgreement(reader, list);
        rows[`${part}: module ${module}, ${step}`] = rowOf(counts);
        bySteps.push(counts);
        for (const one of show ? disagreements : []) showDisagreement(part, module, one);
      }
      rows[`${part}: module ${module}, all`] = rowOf(addCounts(bySteps));
      ofPart.push(...bySteps);
    }
    rows[`${part}: all modules`] = rowOf(addCounts(ofPart));
  }
  return rows;
}

/**
 * How far the built-in assessor agrees with the labels, and how simulated learners fare, as tables and as JSON.
 * `--show` lists where it does not agree, `--labels` leaves out the learners, `--module=3` looks at one module alone.
 * @returns the exit code
 * @throws UsageError
 */
export async function evaluateAssessor(args: readonly string[]): Promise<number> {
  const { show, labels, module } = parseFlags(args, FLAGS);
  const modules = readList("module", module, MODULE_NUMBERS);
  const reader = createReader();
  const rows = await measureAll(reader, modules, show);
  console.table(rows);
  const outcomes = labels ? {} : await describeOutcomes(reader, modules);
  if (Object.keys(outcomes).length > 0) console.table(outcomes);
  console.log(JSON.stringify({ agreement: rows, outcomes }));
  await reader.close();
  return 0;
}
