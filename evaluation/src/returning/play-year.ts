import {
  isNews,
  listComing,
  pickDue,
  type CheckHistory,
  type CheckTaken,
  type ComingCheck,
} from "@elenchus/domain/due-checks";
import { MODULE_NUMBERS } from "@elenchus/domain/modules";

/** Somebody over a year: what they do, and how the server's clock stands there. */
export interface Player {
  /** From 0 to 1, the next each time. */
  readonly random: () => number;
  /** What the server takes for a day, of the days that pass. */
  readonly dayAt: (passed: number) => number;
}

/** What happened on one day. */
export interface PlayedDay {
  /** By the server's clock. */
  readonly today: number;
  /** What home showed as due. */
  readonly shown: readonly ComingCheck[];
  readonly mailed: boolean;
  /** The module whose check was taken, and the one that was put off. */
  readonly taken: number | null;
  readonly putOff: number | null;
}

/** A year of somebody's, with what stands stored at its end. */
export interface PlayedYear {
  readonly days: readonly PlayedDay[];
  readonly histories: readonly CheckHistory[];
  readonly lastDay: number;
}

const YEAR = 365;

/** How often somebody looks in, completes a module, takes what is due, says "Not now", or takes a check unasked. */
const LOOKS_IN = 0.4;
const COMPLETES = 0.05;
const TAKES = 0.7;
const PUTS_OFF = 0.5;
const TAKES_UNASKED = 0.02;

function takeCheck(on: number, random: () => number): CheckTaken {
  const score = random();
  return { on, score, passed: score > 0.4 };
}

/** Plays a year by the schedule that the server has, and notes what a learner would have seen of it. */
export function playYear({ random, dayAt }: Player): PlayedYear {
  let histories: CheckHistory[] = [];
  let mailedOn: number | null = null;
  const days: PlayedDay[] = [];
  const change = (module: number, changes: (history: CheckHistory) => Partial<CheckHistory>) => {
    histories = histories.map((one) => (one.module === module ? { ...one, ...changes(one) } : one));
  };
  for (let passed = 0; passed < YEAR; passed += 1) {
    const today = dayAt(passed);
    const due = pickDue(listComing(histories, today), today);
    // As the server heals it: a last mail that lies ahead was sent by a clock that was.
    if (mailedOn !== null && mailedOn > today) mailedOn = today;
    const mailed = isNews(due, mailedOn, today);
    if (mailed) mailedOn = today;
    let taken: number | null = null;
    let putOff: number | null = null;
    if (random() < LOOKS_IN) {
      const [first] = due;
      const open = MODULE_NUMBERS[histories.length];
      if (open !== undefined && random() < COMPLETES)
        histories = [
          ...histories,
          { module: open, completedOn: today, checks: [], putOffOn: null },
        ];
      else if (first !== undefined && random() < TAKES) taken = first.module;
      else if (first !== undefined && random() < PUTS_OFF) putOff = first.module;
      else if (random() < TAKES_UNASKED) taken = histories.at(-1)?.module ?? null;
      if (putOff !== null) change(putOff, () => ({ putOffOn: today }));
      if (taken !== null)
        change(taken, ({ checks }) => ({ checks: [...checks, takeCheck(today, random)] }));
    }
    days.push({ today, shown: due, mailed, taken, putOff });
  }
  return { days, histories, lastDay: dayAt(YEAR - 1) };
}
