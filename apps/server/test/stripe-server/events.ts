import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { toSeconds, type Happening } from "./changes.ts";
import { TEST_API_VERSION } from "./session.ts";

export interface EventSenderOptions {
  /** Signs the events. */
  readonly webhookSecret: string;
  /** Takes an event to the webhook; rejects unless it was received. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told of events that nobody received. */
  readonly report: (message: string, cause: unknown) => void;
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[];
  /** Milliseconds that the webhook has for its answer. */
  readonly patience?: number;
}

/** Growing, as Stripe's are; theirs go on for three days. */
const PAUSES_MS = [1000, 5000, 30_000, 120_000, 600_000];
/** Stripe's own patience with a webhook, and with a payer who waits for it. */
const PATIENCE_MS = 10_000;

/** A signature in Stripe's format. */
function sign(body: string, secret: string, at: Date): string {
  const seconds = toSeconds(at);
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

function writeEvent({ type, object }: Happening, { newId, now }: EventSenderOptions): string {
  return JSON.stringify({
    id: `evt_${newId().replaceAll("-", "")}`,
    object: "event",
    api_version: TEST_API_VERSION,
    created: toSeconds(now()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

/** Rejects when the work is not done in time; the work itself goes on. */
async function waitFor(work: Promise<void>, patience: number): Promise<void> {
  const done = new AbortController();
  const options = { ref: false, signal: done.signal };
  const late = setTimeout(patience, undefined, options).then(() => {
    throw new Error("the webhook does not answer");
  });
  try {
    await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/**
 * Makes what tells the webhook of happenings. It resolves when each was tried once; what was not
 * received is tried again in the background, which keeps no process from ending.
 */
export function createEventSender(options: EventSenderOptions) {
  const { webhookSecret, deliver, now, report } = options;
  const { pauses = PAUSES_MS, patience = PATIENCE_MS } = options;
  // Signed anew for each try: a signature is good for minutes only.
  const tryOnce = (body: string) =>
    waitFor(deliver(body, sign(body, webhookSecret, now())), patience);

  async function retry(body: string, type: string, firstCause: unknown): Promise<void> {
    let cause = firstCause;
    for (const pause of pauses) {
      await setTimeout(pause, undefined, { ref: false });
      try {
        await tryOnce(body);
        return;
      } catch (error) {
        cause = error;
      }
    }
    report(`nobody received the Stripe server's event ${type}`, cause);
  }

  async function send(happening: Happening): Promise<void> {
    const body = writeEvent(happening, options);
    try {
      await tryOnce(body);
    } catch (cause) {
      void retry(body, happening.type, cause);
    }
  }

  return async (happened: readonly Happening[]): Promise<void> => {
    await Promise.all(happened.map(send));
  };
}
