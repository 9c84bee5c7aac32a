import { createHmac } from "node:crypto";
import { deriveSecrets, type Secrets } from "../secrets.ts";
import { readSigned } from "../signed-cookies.ts";

/** Where the links lead. */
export const STOP_MAILS_PATH = "/stop-mails";

/** Kinds of mail that whoever gets them can end, by the names that their dedupe keys begin with. */
const STOPPABLE_KINDS = ["due-checks", "work"] as const;
export type StoppableKind = (typeof STOPPABLE_KINDS)[number];

/** Whether mails of a kind can be ended. */
export function isStoppable(kind: string): kind is StoppableKind {
  return STOPPABLE_KINDS.some((one) => one === kind);
}

/** Which mails are to end, and whose. */
export interface MailStop {
  readonly kind: StoppableKind;
  readonly userId: string;
}

/** Links by which whoever got a mail ends its kind, without a log-in. They never run out, and open nothing else. */
export interface StopLinks {
  write(stop: MailStop): string;
  /** Null where the token is none of ours, or was signed by a secret that is gone. */
  read(token: string): MailStop | null;
}

/** Links are signed, and nothing is stored of them. @param secrets of the installation */
export function createStopLinks(secrets: Secrets, publicUrl: () => string): StopLinks {
  const keys = deriveSecrets(secrets, "stop mails");
  return {
    write({ kind, userId }) {
      const text = `${kind}.${userId}`;
      const signature = createHmac("sha256", keys[0]).update(text).digest("base64url");
      return `${publicUrl()}${STOP_MAILS_PATH}?token=${text}.${signature}`;
    },
    read(token) {
      const [kind = "", userId = ""] = readSigned(token, keys)?.split(".") ?? [];
      return isStoppable(kind) ? { kind, userId } : null;
    },
  };
}
