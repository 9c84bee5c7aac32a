import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { afterAll, beforeAll } from "vitest";
import { buildFaultyTurns, type FaultyTurns } from "./build-faulty-turns.ts";
import type { LlmServerOptions } from "./build-llm-server.ts";
import type { ModelFault } from "./model-faults.ts";

/** A fault with its name, and whose turn it is. */
export type FaultInTurn = readonly [name: string, fault: ModelFault, turn: number];

/** Servers of a file of tests, one for each wire. */
export interface ServersInTurn {
  readonly take: (turn: number) => FaultyTurns;
  /**
   * Every fault, the wires in turn.
   * @param first with which wire it begins
   */
  readonly eachFault: (faults: readonly ModelFault[], first?: number) => FaultInTurn[];
}

/** Builds them before the tests and closes them afterwards. */
export function useServersInTurn(options: LlmServerOptions): ServersInTurn {
  const servers: FaultyTurns[] = [];
  beforeAll(async () => {
    for (const wire of MODEL_WIRES) servers.push(await buildFaultyTurns(wire, options));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });
  return {
    take: (turn) => {
      const found = servers[turn];
      if (found === undefined) throw new Error("no such server");
      return found;
    },
    eachFault: (faults, first = 0) =>
      faults.map((fault, index) => {
        const due = (first + index) % MODEL_WIRES.length;
        // Ollama's errors in streams are words alone, which tell nothing of what they are.
        const isVague = MODEL_WIRES[due] === "ollama" && fault.reply.fault?.kind === "error_event";
        const turn = isVague ? 0 : due;
        return [`${MODEL_WIRES[turn]}: ${fault.name}`, fault, turn];
      }),
  };
}
