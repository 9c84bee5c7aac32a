import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import type { FromModel, ModelTimes, ToModel } from "./model-process.ts";
import type { ModelDelays } from "./scripted-model.ts";

/** The benchmark's model, running. */
export interface RunningModel {
  readonly url: string;
  setDelays(delays: ModelDelays): void;
  /** What the model took since this was last asked, by the mark of the message. */
  takeTimes(): Promise<ReadonlyMap<string, ModelTimes>>;
  stop(): Promise<void>;
}

/** Starts the model as a process of its own. */
export async function startModel(wire: ModelWire): Promise<RunningModel> {
  const child = fork(join(import.meta.dirname, "model-process.ts"), [wire]);
  const ask = (told: ToModel): void => void child.send(told);
  const hear = async <Kind extends FromModel["kind"]>(kind: Kind) => {
    const [heard] = (await once(child, "message")) as [FromModel];
    if (heard.kind !== kind) throw new Error(`the model said ${heard.kind} instead of ${kind}`);
    return heard as FromModel & { readonly kind: Kind };
  };
  const { url } = await hear("url");
  return {
    url,
    setDelays: (delays) => ask({ kind: "delays", delays }),
    async takeTimes() {
      const heard = hear("times");
      ask({ kind: "times" });
      return new Map(Object.entries((await heard).times));
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
