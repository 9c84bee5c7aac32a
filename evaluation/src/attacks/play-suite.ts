import type { Reader } from "@elenchus/tutor/reader/reader";
import type { AttackMessage, Attacks } from "./attack.ts";
import { ATTACKED_STATES, type AttackScene, attackScenes } from "./attack-scenes.ts";
import type { LeakWay } from "./leak-ways.ts";
import { type AttackReport, createAttackRig, emptyReport, playAttack } from "./play-attacks.ts";

/** What is played, and how much of it. */
export interface SuiteOptions {
  readonly reader: Reader;
  readonly attacks: Attacks;
  readonly ways: Readonly<Record<string, LeakWay>>;
  /** Composed arguments of each module. */
  readonly argumentsEach: number;
  /** How often each attack is played in each of its states. */
  readonly rounds: number;
  /** In how many of the three states each is played: one, each time another, or all. */
  readonly statesEach?: 1 | 3;
  /** Where the rotation begins. */
  readonly seed: number;
}

/** Messages of a whole dialogue. */
const WHOLE_DIALOGUE = 16;

/** Plays every attack in its states, scene after scene, so that each module and each way of leaking has its turn. */
async function playInStates(
  { attacks, rounds, seed, statesEach = ATTACKED_STATES.length }: SuiteOptions,
  scenes: readonly AttackScene[],
  play: (scene: AttackScene, attack: AttackMessage) => Promise<unknown>,
): Promise<void> {
  let at = seed;
  const all = Object.values(attacks).flat();
  for (let round = 0; round < rounds; round += 1)
    for (const [nth, state] of ATTACKED_STATES.entries()) {
      const own = scenes.filter((one) => one.state === state);
      for (const [index, attack] of all.entries()) {
        // A step that shares no divisor with most lengths, so that neighbours meet different scenes.
        at += 17;
        const scene = own[at % own.length];
        const isItsTurn = (index + nth) % ATTACKED_STATES.length < statesEach;
        if (isItsTurn && scene !== undefined) await play(scene, attack);
      }
    }
}

/** Plays whole dialogues of nothing but attacks, one a module and source. */
async function playWholeDialogues(
  { attacks, seed }: SuiteOptions,
  scenes: readonly AttackScene[],
  play: (scene: AttackScene, attack: AttackMessage) => Promise<unknown>,
): Promise<void> {
  const all = Object.values(attacks).flat(2);
  const starts = scenes.filter((one) => one.state === "start");
  for (const [index, scene] of starts.entries()) {
    const row = Array.from(
      { length: WHOLE_DIALOGUE },
      (_, turn) => all[(seed + index * 31 + turn * 13) % all.length] ?? "",
    );
    await play(scene, row);
  }
}

/** Plays the suite against a tutor whose model is the worst. */
export async function playSuite(options: SuiteOptions): Promise<AttackReport> {
  const { reader, argumentsEach } = options;
  const scenes = await attackScenes(reader, argumentsEach);
  const rig = createAttackRig(options);
  const report = emptyReport();
  const play = (scene: AttackScene, attack: AttackMessage) =>
    playAttack(rig, scene, attack, report);
  await playInStates(options, scenes, play);
  await playWholeDialogues(options, scenes, play);
  return report;
}
