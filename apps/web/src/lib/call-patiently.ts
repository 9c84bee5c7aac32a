import type { CallPayload, CallReply } from "@elenchus/contract/calls";
import { yieldToPaint } from "./yield-to-paint.ts";
import { CallError } from "./call-error.ts";
import { call, callWhole } from "./call.ts";

/** Calls that a model may take long for, and what ends their work where the learner does not want it any more. */
const CANCELLED_BY = {
  initModuleChat: "cancelModuleChat",
  getPassageSubtopics: "cancelPassageSubtopics",
  performanceSummary: null,
  startTransferCheck: null,
} as const;

/** A failure that comes sooner is told at once. */
const LONG_MS = 5_000;
const PAUSE_MS = 2_000;
const MOST_TRIES = 6;
const STILL_AT_WORK: ReadonlySet<string> = new Set(["opening_in_progress", "work_in_progress"]);

/** Whether the server may still be at work: a proxy gave up, or the connection broke. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status, code } = error;
  return status === 0 || (status >= 500 && code === "unreadable_reply") || STILL_AT_WORK.has(code);
}

/**
 * Makes a call, and makes it again where its answer was cut off after a while: the server goes on meanwhile, and has then
 * what was asked for. Aborting it ends that, too.
 * @throws as `call` does
 */
export async function callPatiently<Name extends keyof typeof CANCELLED_BY>(
  name: Name,
  payload: CallPayload<Name>,
  signal?: AbortSignal,
): Promise<CallReply<Name>> {
  return (await callWholePatiently(name, payload, signal)).reply;
}

/** As `callPatiently`, with the body as it came. */
export async function callWholePatiently<Name extends keyof typeof CANCELLED_BY>(
  name: Name,
  payload: CallPayload<Name>,
  signal?: AbortSignal,
): Promise<{ reply: CallReply<Name>; body: unknown }> {
  const cancelling = CANCELLED_BY[name];
  const cancel = (): void => {
    // Nobody waits for it: where it does not arrive, the work is done for nothing.
    if (cancelling !== null) call(cancelling, payload as never).catch(() => {});
  };
  const began = performance.now();
  signal?.addEventListener("abort", cancel);
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await callWhole(name, payload, signal);
      } catch (error) {
        const isLong = performance.now() - began > LONG_MS;
        if (!isLong || tries === MOST_TRIES || !isCutOff(error)) throw error;
      }
      await yieldToPaint(PAUSE_MS * tries);
    }
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
