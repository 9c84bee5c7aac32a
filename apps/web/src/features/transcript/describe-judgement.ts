import type { MessageAssessment } from "@elenchus/contract/admin-transcript";
import { FINDINGS, POINT_STANDINGS, SPEECH_ACTS } from "./words.ts";

type Standing = MessageAssessment["points"][number]["standing"];

/** In the order in which they are told. */
const STANDINGS = Object.keys(POINT_STANDINGS) as Standing[];

const CHOICES = { right: "Chose the right statement.", wrong: "Chose a wrong statement." } as const;

/** What a judge found beside the points, where there are words for it: its other findings are for programs. */
export function nameFindings({ reasons }: MessageAssessment): string[] {
  return [...new Set(reasons.flatMap((reason) => FINDINGS[reason] ?? []))];
}

/** Whether a message was to find something, and found nothing for certain. */
export function isMiss({ speech_act: act, points }: MessageAssessment): boolean {
  if (act === "distress" || act === "question" || act === "complaint") return false;
  return !points.some(({ standing }) => standing === "found" || standing === "believed");
}

/** What was decided about a message, in a line: "Found: reason 1. Not certain: reason 2." */
export function describeJudgement(judged: MessageAssessment): string {
  const { speech_act: act, points, misconception, chose } = judged;
  const said = STANDINGS.flatMap((standing) => {
    const names = points.filter((one) => one.standing === standing).map(({ name }) => name);
    return names.length === 0 ? [] : [`${POINT_STANDINGS[standing]}: ${names.join(", ")}.`];
  });
  const [finding] = nameFindings(judged);
  return [
    ...(act === "answer" ? [] : [`${SPEECH_ACTS[act] ?? "Something else"}.`]),
    ...(chose === null ? [] : [CHOICES[chose]]),
    ...said,
    ...(misconception === null ? [] : ["A known mistake."]),
    ...(act === "answer" && points.length === 0 && chose === null ? ["Nothing found."] : []),
    ...(points.length === 0 && finding !== undefined ? [`${finding}.`] : []),
  ].join(" ");
}

/** "built-in@1" as "built-in, version 1". */
export function nameJudge(judge: string): string {
  const at = judge.lastIndexOf("@");
  return at <= 0 ? judge : `${judge.slice(0, at)}, version ${judge.slice(at + 1)}`;
}
