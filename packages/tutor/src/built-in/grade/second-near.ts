import { COVERED, NEAR } from "@elenchus/dialogue/coverage";
import { isSameWords, shareOfMessageCopied } from "../../text/copying.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import type { Findings } from "./findings.ts";
import { kindOfStep } from "@elenchus/dialogue/step-kind";

/** Share of a message that was said before, from which on it is no new try. */
const SAID_BEFORE = 0.7;
/** Coverage of what came near twice, in different words, with nothing against it. */
const SAID_TWICE = 0.82;

/** What a reply is about: the target, or, where any find counts, the find that it comes nearest to. */
function askedAbout(view: DialogueView, { coverage }: Findings): string {
  const kind = kindOfStep(view);
  if (kind === null || !isFindKind(kind)) return view.dialogue.target ?? "";
  const [best] = Object.entries(coverage)
    .filter(([id]) => (view.dialogue.coverage[id] ?? 0) < COVERED)
    .toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? "";
}

function cameNearBefore(view: DialogueView, id: string): boolean {
  const { argument, dialogue } = view;
  const kind = kindOfStep(view);
  if (kind === null || !isFindKind(kind)) return (dialogue.coverage[id] ?? 0) >= NEAR;
  return argument.key.expectations
    .filter((one) => one.step === dialogue.step && one.kind !== "probe")
    .map((one) => dialogue.coverage[one.id] ?? 0)
    .some((coverage) => coverage >= NEAR && coverage < COVERED);
}

/** Two near hits on what is asked about make one: nobody has to guess the tutor's wording. */
export function creditSecondNear(
  view: DialogueView,
  message: string,
  findings: Findings,
): Findings {
  const { transcript } = view;
  const id = askedAbout(view, findings);
  const now = findings.coverage[id] ?? 0;
  const isNearAgain = now >= NEAR && now < SAID_TWICE && cameNearBefore(view, id);
  if (!isNearAgain || findings.misconception !== null) return findings;
  const said = transcript.filter((one) => one.sender === "user").map((one) => one.text);
  const isRepeat = said.some(
    (text) => isSameWords(message, text) || shareOfMessageCopied(message, text) > SAID_BEFORE,
  );
  const asked = view.argument.key.expectations.find((one) => one.id === id);
  const isTerm = asked?.kind === "ambiguous_term";
  if (isRepeat || isTerm) return findings;
  return {
    ...findings,
    coverage: { ...findings.coverage, [id]: SAID_TWICE },
    reasons: [...findings.reasons, `said ${id} twice in different words`],
  };
}
