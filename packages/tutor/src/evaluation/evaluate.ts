import { createSentenceEncoder } from "../built-in/sentence-encoder.ts";
import { HELD_OUT_FRAMES } from "./labelled-answer.ts";
import { measureAgreement } from "./measure.ts";
import { readLabels } from "./read-labels.ts";

/** `npm run evaluate`: how far the built-in assessor agrees with the labels; `--show` lists where not. */
const show = process.argv.includes("--show");
const encoder = createSentenceEncoder();
const labels = await readLabels();
const parts = {
  tuned: labels.filter((label) => !HELD_OUT_FRAMES.includes(label.frame)),
  "held out": labels.filter((label) => HELD_OUT_FRAMES.includes(label.frame)),
};
const rows: Record<string, Record<string, number>> = {};
for (const [name, part] of Object.entries(parts)) {
  for (const step of [0, 1, 2, "probe"] as const) {
    const own = part.filter((one) =>
      step === "probe" ? one.probe !== undefined : one.probe === undefined && one.step === step,
    );
    const {
      answers,
      decisions,
      balancedAccuracy,
      falseAccepts,
      falseRejects,
      nearAccepted,
      disagreements,
    } = await measureAgreement(encoder, own);
    const round = (share: number): number => Number(share.toFixed(3));
    rows[`${name}, ${step === "probe" ? "probes" : `step ${step + 1}`}`] = {
      answers,
      decisions,
      balancedAccuracy: round(balancedAccuracy),
      falseAccepts: round(falseAccepts),
      falseRejects: round(falseRejects),
      nearAccepted: round(nearAccepted),
    };
    if (show)
      for (const one of disagreements)
        console.log(
          `${one.kind} ${one.expectation} (${one.coverage.toFixed(2)}) ${one.label.issue} ${one.label.order.join()}: ${one.label.message}\n    ${one.reasons.join("; ")}`,
        );
  }
}
console.table(rows);
await encoder.close();
