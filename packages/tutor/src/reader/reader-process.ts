import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Pair, Reading } from "./load-network.ts";
import type { ReadReply } from "./reader-child.ts";

/** A process in which the reader's network runs; one that has died is replaced at the next call. */
export interface ReaderProcess {
  /** One reading a pair, in order. */
  read(pairs: readonly Pair[]): Promise<readonly Reading[]>;
  /** One vector a text, in order. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** Ends the process; what is still under way is rejected. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (reply: ReadReply) => void;
  readonly reject: (fault: Error) => void;
}

/** One life of the process, and what it has been asked. */
interface Life {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

/** A reader that nobody waits for keeps no process alive. */
function letGo({ child }: Life): void {
  child.unref();
  child.channel?.unref();
}

function hold({ child }: Life): void {
  child.ref();
  child.channel?.ref();
}

function settle(life: Life, reply: ReadReply): void {
  const one = life.waiting.get(reply.id);
  life.waiting.delete(reply.id);
  if (life.waiting.size === 0) letGo(life);
  if ("fault" in reply) one?.reject(new Error(`Reader: ${reply.fault}`));
  else one?.resolve(reply);
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
  child.on("message", (reply) => settle(life, reply as ReadReply));
  child.on("error", (cause) => end(new Error("Reader", { cause })));
  child.on("exit", () => end(new Error("The reader has ended.")));
  return life;
}

/**
 * A process for the reader's script; it is started at the first call. A process, not a thread: what the library
 * calculates with natively brings all down when a thread is ended in the middle of it.
 */
export function createReaderProcess(script: URL): ReaderProcess {
  let life: Life | null = null;
  let lastId = 0;
  const ask = (what: { pairs: readonly Pair[] } | { texts: readonly string[] }) => {
    life ??= startLife(script, (ended) => {
      // The end of the last process is nothing to the one that has replaced it.
      if (life === ended) life = null;
    });
    lastId += 1;
    const id = lastId;
    const { child, waiting } = life;
    hold(life);
    return new Promise<ReadReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, ...what }, (fault) => {
        if (fault !== null) reject(fault);
      });
    });
  };
  return {
    async read(pairs) {
      const reply = await ask({ pairs });
      return "readings" in reply ? reply.readings : [];
    },
    async embed(texts) {
      const reply = await ask({ texts });
      return "vectors" in reply ? reply.vectors : [];
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
