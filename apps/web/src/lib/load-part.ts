import { PART_TIMEOUT_SECONDS } from "@elenchus/domain/limits";

/** A part of the page that is not there: it has not come in time, or a new release has replaced it. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";
  readonly reason: "late" | "gone";
  /** Has the part asked for anew when it is drawn again; whoever shows the failure calls it. */
  forget: () => void = () => {};

  constructor(reason: PartMissing["reason"], options?: ErrorOptions) {
    super(`A part of the page is ${reason}.`, options);
    this.reason = reason;
  }
}

/**
 * Waits for a part of the page that has a file of its own, for two minutes at most. Source: specification §9.
 * @throws PartMissing
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartMissing("late")), PART_TIMEOUT_SECONDS * 1000);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof PartMissing ? cause : new PartMissing("gone", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Of whatever a boundary has caught: a part that did not come is asked for anew when it is drawn again. */
export function forgetFailure(error: unknown): void {
  if (error instanceof PartMissing) error.forget();
}
