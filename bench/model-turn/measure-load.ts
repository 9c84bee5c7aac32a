import { summariseDurations, type Durations } from "../percentiles.ts";
import { openPlace, type TakenTurn } from "./converse.ts";
import type { Desk, Learner } from "./learners.ts";
import type { RunningModel } from "./start-model.ts";
import type { ModelTimes } from "./model-process.ts";
import { tidyHeap } from "./tidy-heap.ts";
import { readCpuMs } from "./read-process.ts";
import type { ModelDelays } from "./scripted-model.ts";

/** What is put upon a server. */
export interface Load {
  readonly server: { readonly url: string; readonly pid: number };
  readonly desk: Desk;
  readonly model: RunningModel;
  /** Dialogues at once; learners of one place lead theirs one after the other. */
  readonly places: readonly (readonly Learner[])[];
  readonly delays: ModelDelays;
  readonly forMs: number;
}

/** What the server did with it. */
export interface LoadResult {
  readonly turnsASecond: number;
  /** What the server's process had of the processors for a turn, in milliseconds. */
  readonly cpuMs: number;
  /** The same for the start of a dialogue, which is no turn: all of them are started before. */
  readonly startCpuMs: number;
  /** Of a turn to the end of its reply, less what the model took of it. */
  readonly overhead: Durations;
  /** From the end of the model's first sentence to the first words that are seen. */
  readonly firstWords: Durations;
  /** Requests to the model for one turn, at most. */
  readonly mostRequests: number;
}

/** How long a server runs warm before it is measured, as a share of the time that is measured. */
const WARM_UP = 0.3;

let lastTag = 0;
function nextTag(): string {
  lastTag += 1;
  return String(lastTag);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function summarise(
  turns: readonly TakenTurn[],
  times: ReadonlyMap<string, ModelTimes>,
): Omit<LoadResult, "turnsASecond" | "cpuMs" | "startCpuMs"> {
  const known = turns.flatMap((turn) => {
    const model = times.get(turn.tag);
    // Some messages are judged without the model, and have no overhead that could be compared.
    return model === undefined || model.requests < 2 ? [] : [{ turn, model }];
  });
  const overheads = known.map(({ turn, model }) => turn.endedAt - turn.startedAt - model.ms);
  const firstWords = known.map(({ turn, model }) => turn.firstTextAt - model.firstSentenceAt);
  return {
    overhead: summariseDurations(overheads),
    firstWords: summariseDurations(firstWords),
    mostRequests: Math.max(0, ...known.map(({ model }) => model.requests)),
  };
}

function toTenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Has learners lead dialogues for a while, and measures. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const { server, desk, model, places, delays, forMs } = load;
  model.setDelays(delays);
  await model.takeTimes();
  let turns: TakenTurn[] = [];
  let isOver = false;
  const talk = {
    url: server.url,
    desk,
    nextTag,
    onTurn: (turn: TakenTurn) => void turns.push(turn),
    isOver: () => isOver,
  };
  const unstartedMs = readCpuMs(server.pid);
  const talks = places.map((learners) => openPlace(learners, talk));
  await Promise.all(talks.map(({ ready }) => ready));
  const startCpuMs = (readCpuMs(server.pid) - unstartedMs) / places.flat().length;
  tidyHeap();
  const cycle = delays.assessMs + delays.firstMs;
  const leading = Promise.all(
    talks.map(({ lead }, index) => lead(pause((cycle * index) / talks.length))),
  );
  // A turn that fails ends the measurement.
  await Promise.race([leading, pause(forMs * WARM_UP)]);
  turns = [];
  const before = { cpuMs: readCpuMs(server.pid), at: performance.now() };
  await Promise.race([leading, pause(forMs)]);
  const measured = turns;
  turns = [];
  const cpuMs = (readCpuMs(server.pid) - before.cpuMs) / measured.length;
  const seconds = (performance.now() - before.at) / 1000;
  isOver = true;
  await leading;
  return {
    turnsASecond: Math.round(measured.length / seconds),
    cpuMs: toTenths(cpuMs),
    startCpuMs: toTenths(startCpuMs),
    ...summarise(measured, await model.takeTimes()),
  };
}
