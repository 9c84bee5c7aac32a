import { OwnTextForm } from "@elenchus/contract/admin-own-texts";
import * as z from "zod/mini";
import { forgetStored, readStored, store } from "./browser-storage.ts";
import { draftKey } from "./forget-drafts.ts";

const Kept = z.object({ revision: z.number(), form: OwnTextForm });
/** A text as it was typed and is not saved yet, over the revision that it was typed over. */
export type KeptText = z.infer<typeof Kept>;

const keyOf = (ownTextId: string): string => draftKey(`own-text.${ownTextId}`);

/** Null where all was saved. */
export function loadOwnText(ownTextId: string): KeptText | null {
  const stored = readStored(keyOf(ownTextId));
  if (stored === null) return null;
  try {
    return z.parse(Kept, JSON.parse(stored));
  } catch {
    // An older version's shape: as good as none.
    return null;
  }
}

export function keepOwnText(ownTextId: string, kept: KeptText): void {
  store(keyOf(ownTextId), JSON.stringify(kept));
}

export function forgetOwnText(ownTextId: string): void {
  forgetStored(keyOf(ownTextId));
}
