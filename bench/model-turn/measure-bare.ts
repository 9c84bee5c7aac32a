import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { summariseDurations, type Durations } from "../percentiles.ts";
import type { RunningModel } from "./start-model.ts";
import type { ModelDelays } from "./scripted-model.ts";
import { streamTurn } from "./stream-turn.ts";

const TURNS_EACH = 14;
/** The first ones open connections, and find nothing compiled. */
const WARM_UP_TURNS = 4;

/** What a bare server adds to the model's time. */
export async function measureBare(options: {
  readonly databaseUrl: string;
  readonly model: RunningModel;
  readonly delays: ModelDelays;
  readonly clients: number;
}): Promise<{ readonly overhead: Durations }> {
  const { databaseUrl, model, delays, clients } = options;
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [databaseUrl, model.url]);
  const [{ url }] = (await once(child, "message")) as [{ readonly url: string }];
  model.setDelays(delays);
  await model.takeTimes();
  const turns: { readonly tag: string; readonly ms: number }[] = [];
  const talk = async (client: number): Promise<void> => {
    for (let turn = 0; turn < TURNS_EACH; turn += 1) {
      const tag = String(1_000_000 + client * TURNS_EACH + turn);
      const message = `What do you notice in the passage? (note ${tag})`;
      const { startedAt, endedAt } = await streamTurn(`${url}/api/chat`, "", { message });
      if (turn >= WARM_UP_TURNS) turns.push({ tag, ms: endedAt - startedAt });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => talk(client)));
  const times = await model.takeTimes();
  child.disconnect();
  await once(child, "exit");
  const overheads = turns.map(({ tag, ms }) => ms - (times.get(tag)?.ms ?? Number.NaN));
  return { overhead: summariseDurations(overheads) };
}
