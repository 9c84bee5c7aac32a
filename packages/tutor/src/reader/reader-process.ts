import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { EncodeReply, EncodeRequest } from "./encoder-child.ts";

/** A process that encodes sentences; one that has died is replaced at the next call. */
export interface EncoderProcess {
  encode(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** Ends the process; what is still under way is rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (vectors: readonly Float32Array[]) => void;
  readonly reject: (fault: Error) => void;
}

/** One life of the process, and what it has been asked. */
interface Life {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

/** An encoder that nobody waits for keeps no process alive. */
function letGo({ child }: Life): void {
  child.unref();
  child.channel?.unref();
}

function hold({ child }: Life): void {
  child.ref();
  child.channel?.ref();
}

function settle(life: Life, reply: EncodeReply): void {
  const one = life.waiting.get(reply.id);
  life.waiting.delete(reply.id);
  if (life.waiting.size === 0) letGo(life);
  if ("fault" in reply) one?.reject(new Error(`Sentence encoder: ${reply.fault}`));
  else one?.resolve(reply.vectors);
}

function startLife(script: URL, onEnd: (life: Life) => void): Life {
  const child = fork(fileURLToPath(script), {
    // Vectors as they are, not as text.
    serialization: "advanced",
    execArgv: [],
    // Keys and passwords are none of its business, nor are the server's options for Node.
    env: {},
    // A group of its own, so that a terminal's Ctrl-C does not reach it, not even while it still loads.
    detached: process.platform !== "win32",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const life: Life = { child, waiting: new Map() };
  letGo(life);
  const end = (fault: Error): void => {
    onEnd(life);
    for (const one of life.waiting.values()) one.reject(fault);
    life.waiting.clear();
  };
  child.on("message", (reply) => settle(life, reply as EncodeReply));
  child.on("error", (cause) => end(new Error("Sentence encoder", { cause })));
  child.on("exit", () => end(new Error("The sentence encoder has ended.")));
  return life;
}

/**
 * A process for the encoder's script; it is started at the first call. A process, not a thread: what the library
 * calculates with natively brings all down when a thread is ended in the middle of it.
 */
export function createEncoderProcess(script: URL): EncoderProcess {
  let life: Life | null = null;
  let lastId = 0;
  return {
    encode(texts) {
      life ??= startLife(script, (ended) => {
        // What the last one still tells is nothing to the one that has replaced it.
        if (life === ended) life = null;
      });
      lastId += 1;
      const { child, waiting } = life;
      const request: EncodeRequest = { id: lastId, texts };
      hold(life);
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        child.send(request, (fault) => {
          if (fault !== null) reject(fault);
        });
      });
    },
    async close() {
      if (life === null) return;
      const { child } = life;
      const ended = once(child, "exit");
      hold(life);
      child.kill("SIGKILL");
      await ended;
    },
  };
}
