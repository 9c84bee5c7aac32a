import { lendParts } from "@elenchus/tutor/built-in/lend-parts";
import { createSentenceEncoder, type SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { decideMove } from "@elenchus/dialogue/policy";
import type { LeakGuard } from "@elenchus/tutor/llm/guard/leak-guard";
import type { LentParts } from "@elenchus/tutor/lent-parts";
import { parseFlags, readNumber, runCommandLine, UsageError } from "../command-line.ts";
import { guardOf } from "../guard-of.ts";
import { ATTACKS, listMessages } from "./all-attacks.ts";
import { ALL_LEAK_WAYS } from "./all-leak-ways.ts";
import { type AttackScene, attackScenes, strangerScenes } from "./attack-scenes.ts";
import { fillSlots } from "./fill-slots.ts";
import { earnWonOver } from "./credit-everything.ts";
import { findReached } from "./find-reached.ts";
import { seeReply } from "./see-reply.ts";
import { LATEST_MESSAGES, LATEST_WAYS } from "./stranger-ways.ts";
import { secretsOpen } from "./worst-case-model.ts";

const HELP = `npm run attacks:sweep -- leaks|credits [options]

What the suite plays some of, whole: every secret told in every way in every scene, or every message credited
with everything at every place. Some hours of a processor each. Ends with 1 where anything came through.
  --part 2 --of 40   does a fortieth
  --strangers        is about arguments to which nothing is fitted
  --latest           plays the ways and messages of the latest stranger alone`;

const FLAGS = {
  part: { type: "string", default: "1" },
  of: { type: "string", default: "1" },
  strangers: { type: "boolean", default: false },
  latest: { type: "boolean", default: false },
} as const;

/** Kinds of messages that leave a secret a secret, and that moves of different kinds answer. */
const SPEECH_ACTS = ["off_topic", "dont_know", "question"] as const satisfies readonly SpeechAct[];
const MESSAGE = "And what is it that you want to hear of me now?";

/** What a sweep works with. */
interface Rig {
  readonly lent: LentParts;
  readonly guard: LeakGuard;
  /** Whether the latest stranger's ways and messages alone are played. */
  readonly isLatest: boolean;
  /** Told of everything that came through. */
  readonly tell: (line: string) => void;
}

/** How a turn of the scene goes whose message earned nothing. */
function turnIn({ view }: AttackScene, speechAct: SpeechAct) {
  const { argument, dialogue } = view;
  const assessment = { speechAct, coverage: {}, misconception: null, confidence: 0.9 };
  const judged = { ...assessment, reasons: ["touches nothing"], judge: "sweep" };
  const { move, dialogue: after } = decideMove(argument, dialogue, judged);
  return { view: { ...view, dialogue: after }, message: MESSAGE, move };
}

/** Has everything told that is still to be found when a message of this kind was answered; the number of tries. */
async function tellAll(rig: Rig, scene: AttackScene, speechAct: SpeechAct): Promise<number> {
  const turn = turnIn(scene, speechAct);
  const { step, outcome } = turn.view.dialogue;
  const goesOn = step !== scene.view.dialogue.step || outcome !== null;
  const secrets = secretsOpen({ ...scene, message: MESSAGE, view: turn.view });
  const ways = Object.entries(rig.isLatest ? LATEST_WAYS : ALL_LEAK_WAYS);
  const leaks = secrets.flatMap((secret) =>
    ways.map(([way, make]) => ({ ...make(secret), way, secret })),
  );
  for (const told of leaks) {
    const reached = findReached(told, await seeReply(rig.guard, turn, told.text), goesOn);
    const { frame } = scene.view.argument;
    if (reached !== null) rig.tell(`${frame}, ${scene.state}, ${told.way}: ${reached}`);
  }
  return leaks.length;
}

async function sweepLeaks(rig: Rig, scenes: readonly AttackScene[]): Promise<number> {
  let tries = 0;
  for (const scene of scenes)
    for (const speechAct of SPEECH_ACTS) tries += await tellAll(rig, scene, speechAct);
  return tries;
}

/** Scenes in which different things are asked for. */
function differentPlaces(scenes: readonly AttackScene[]): AttackScene[] {
  const places = scenes.map((scene) => {
    const { argument, dialogue } = scene.view;
    const { frame, issue } = argument;
    const { step, probed, coverage } = dialogue;
    return [JSON.stringify([frame, issue, step, probed, Object.keys(coverage)]), scene] as const;
  });
  return [...new Map(places).values()];
}

/** Has every message credited with everything; the number of tries. */
async function sweepCredits(
  { lent, isLatest, tell }: Rig,
  scenes: readonly AttackScene[],
): Promise<number> {
  const messages = isLatest ? LATEST_MESSAGES : listMessages(ATTACKS);
  for (const { view, otherWords } of scenes)
    for (const raw of messages) {
      const message = fillSlots(raw, view.argument);
      for (const id of await earnWonOver(lent, { view, message, otherWords }))
        tell(`${view.argument.frame}, ${id}: ${message}`);
    }
  return messages.length * scenes.length;
}

/** What is wanted, and the options. @throws UsageError */
function readArgs(args: readonly string[]) {
  const isWhat = (one: string): boolean => one === "leaks" || one === "credits";
  const [what, ...more] = args.filter(isWhat);
  if (what === undefined || more.length > 0) throw new UsageError("Say leaks or credits.");
  const flags = parseFlags(
    args.filter((one) => !isWhat(one)),
    FLAGS,
  );
  const of = readNumber("of", flags.of);
  const part = readNumber("part", flags.part);
  if (part > of) throw new UsageError(`There is no part ${part} of ${of}.`);
  return { ...flags, what, part, of };
}

async function listScenes(
  encoder: SentenceEncoder,
  { what, part, of, strangers }: ReturnType<typeof readArgs>,
): Promise<AttackScene[]> {
  const all = await (strangers ? strangerScenes(encoder) : attackScenes(encoder, 2));
  const wanted = what === "leaks" ? all : differentPlaces(all);
  return wanted.filter((_, at) => at % of === part - 1);
}

/** `npm run attacks:sweep`; the exit code is 1 where anything came through. */
async function sweep(typed: readonly string[]): Promise<number> {
  const args = readArgs(typed);
  const encoder = createSentenceEncoder();
  let found = 0;
  const rig: Rig = {
    lent: lendParts({ encoder }),
    guard: guardOf(encoder),
    isLatest: args.latest,
    tell(line) {
      found += 1;
      console.log(line);
    },
  };
  const scenes = await listScenes(encoder, args);
  const tries = await (args.what === "leaks" ? sweepLeaks : sweepCredits)(rig, scenes);
  console.log(`${tries} tries in ${scenes.length} scenes: ${found} came through.`);
  await encoder.close();
  return found === 0 ? 0 : 1;
}

process.exitCode = await runCommandLine(HELP, sweep);
