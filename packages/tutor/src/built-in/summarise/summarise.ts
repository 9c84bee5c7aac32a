import { adviseOn, stepToPractise } from "@elenchus/dialogue/summary/advice";
import { frameSummary } from "@elenchus/dialogue/summary/frame-summary";
import { recordStep } from "@elenchus/dialogue/summary/step-record";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { withoutDistress } from "@elenchus/dialogue/without-distress";

/** The performance summary of an ended dialogue in Markdown: what the record bears out, and one thing to try next time. */
export function summarise(whole: DialogueView): string {
  const view = withoutDistress(whole);
  const practised = stepToPractise(view);
  return frameSummary(view, (step) => {
    const lines = recordStep(view, step).map((line) => `- ${line}`);
    const advice = step === practised ? [`**Next time:** ${adviseOn(view, step)}`] : [];
    return [lines.join("\n"), ...advice];
  });
}
