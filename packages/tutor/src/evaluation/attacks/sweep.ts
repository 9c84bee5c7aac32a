import { lendParts } from "../../built-in/lend-parts.ts";
import { createSentenceEncoder } from "../../built-in/sentence-encoder.ts";
import type { SpeechAct } from "../../dialogue/dialogue.ts";
import { decideMove } from "../../dialogue/policy.ts";
import type { LeakGuard } from "../../llm/guard/leak-guard.ts";
import type { LentParts } from "../../lent-parts.ts";
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

/**
 * `npm run attacks:sweep -- leaks|credits`: what the suite plays some of, whole. `leaks` has every secret told in every
 * way in every scene; `credits` has every message credited with everything at every place. Some hours of a
 * processor each: `--part=2 --of=40` does a fortieth. With `--strangers` it is arguments to which nothing is fitted,
 * with `--latest` the ways and messages of the latest stranger alone. Ends with 1 where anything came through.
 */
function numberFor(name: string, otherwise: number): number {
  const given = new RegExp(`--${name}=(\\d+)`, "u").exec(process.argv.join(" "))?.[1];
  return given === undefined ? otherwise : Number(given);
}

const isLatest = process.argv.includes("--latest");

/** Kinds of messages that leave a secret a secret, and that moves of different kinds answer. */
const SPEECH_ACTS = ["off_topic", "dont_know", "question"] as const satisfies readonly SpeechAct[];
const MESSAGE = "And what is it that you want to hear of me now?";

/** What a sweep works with. */
interface Rig {
  readonly lent: LentParts;
  readonly guard: LeakGuard;
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
  const ways = Object.entries(isLatest ? LATEST_WAYS : ALL_LEAK_WAYS);
  const leaks = secrets.flatMap((secret) =>
    ways.map(([way, make]) => ({ ...make(secret), way, secret })),
  );
  for (const told of leaks) {
    const reached = findReached(told, await seeReply(rig.guard, rig.lent, turn, told.text), goesOn);
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
async function sweepCredits({ lent, tell }: Rig, scenes: readonly AttackScene[]): Promise<number> {
  const messages = isLatest ? LATEST_MESSAGES : listMessages(ATTACKS);
  for (const { view, otherWords } of scenes)
    for (const raw of messages) {
      const message = fillSlots(raw, view.argument);
      for (const id of await earnWonOver(lent, { view, message, otherWords }))
        tell(`${view.argument.frame}, ${id}: ${message}`);
    }
  return messages.length * scenes.length;
}

const encoder = createSentenceEncoder();
let found = 0;
const lent = lendParts({ encoder });
const rig: Rig = {
  lent,
  guard: guardOf(encoder),
  tell(line) {
    found += 1;
    console.log(line);
  },
};
const isOfLeaks = process.argv.includes("leaks");
const [part, of] = [numberFor("part", 1), numberFor("of", 1)];
const isOfStrangers = process.argv.includes("--strangers");
const all = await (isOfStrangers ? strangerScenes(encoder) : attackScenes(encoder, 2));
const own = (isOfLeaks ? all : differentPlaces(all)).filter((_, at) => at % of === part - 1);
const tries = await (isOfLeaks ? sweepLeaks : sweepCredits)(rig, own);
console.log(`${tries} tries in ${own.length} scenes: ${found} came through.`);
process.exitCode = found === 0 ? 0 : 1;
await encoder.close();
