import type { MessageAssessment, MessageFinding } from "@elenchus/contract/admin-transcript";
import { COPIED_FROM, POINT_STANDINGS, SIGNS, SPEECH_ACTS } from "./words.ts";

type Standing = MessageAssessment["points"][number]["standing"];

/** In the order in which they are told. */
const STANDINGS = Object.keys(POINT_STANDINGS) as Standing[];

const CHOICES = { right: "Chose the right statement.", wrong: "Chose a wrong statement." } as const;

function nameFinding(finding: MessageFinding): string | null {
  switch (finding.kind) {
    case "said_before":
      return `Said before: ${finding.name}`;
    case "copied":
      return COPIED_FROM[finding.from];
    case "marked":
      return "Marks sentences";
    case "spoken": {
      const { act, asks, sign } = finding;
      if (asks === null) return SIGNS[sign ?? ""] ?? null;
      return `Taken to ${act === "question" ? "ask" : "say"}: “${asks}”`;
    }
  }
}

/** A judge's findings beside the points. */
export function nameFindings({ findings }: MessageAssessment): string[] {
  return [...new Set(findings.flatMap((one) => nameFinding(one) ?? []))];
}

/** A message's further acts: "Also a question." */
function nameOtherActs({ speech_act: chief, findings }: MessageAssessment): string[] {
  const acts = findings.flatMap((one) => (one.kind === "spoken" ? [one.act] : []));
  return [...new Set(acts)]
    .filter((act) => act !== chief)
    .flatMap((act) => SPEECH_ACTS[act] ?? [])
    .map((name) => `Also ${name.charAt(0).toLowerCase()}${name.slice(1)}.`);
}

/** Whether a message was to find something, and found nothing for certain. */
export function isMiss({ speech_act: act, points }: MessageAssessment): boolean {
  if (act === "distress" || act === "question" || act === "complaint") return false;
  return !points.some(({ standing }) => standing === "found" || standing === "believed");
}

/** The judgement of a message, in a line: "Found: reason 1. Not certain: reason 2." */
export function describeJudgement(judged: MessageAssessment): string {
  const { speech_act: act, points, misconceptions, chose } = judged;
  const said = STANDINGS.flatMap((standing) => {
    const names = points.filter((one) => one.standing === standing).map(({ name }) => name);
    return names.length === 0 ? [] : [`${POINT_STANDINGS[standing]}: ${names.join(", ")}.`];
  });
  const [finding] = nameFindings(judged);
  return [
    ...(act === "answer" ? [] : [`${SPEECH_ACTS[act] ?? "Something else"}.`]),
    ...(chose === null ? [] : [CHOICES[chose]]),
    ...said,
    ...(misconceptions.length === 0 ? [] : ["A known mistake."]),
    ...(act === "answer" && points.length === 0 && chose === null ? ["Nothing found."] : []),
    ...(points.length === 0 && finding !== undefined ? [`${finding}.`] : []),
    ...nameOtherActs(judged),
  ].join(" ");
}

/** "built-in@1" as "built-in, version 1". */
export function nameJudge(judge: string): string {
  const at = judge.lastIndexOf("@");
  return at <= 0 ? judge : `${judge.slice(0, at)}, version ${judge.slice(at + 1)}`;
}
