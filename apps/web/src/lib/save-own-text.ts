import type { OwnText } from "@elenchus/contract/admin-own-texts";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { CallError } from "./call-error.ts";
import { call } from "./call.ts";
import { describeFailure } from "./explain-failure.ts";
import { forgetOwnText, keepOwnText, type KeptText, loadOwnText } from "./own-text-draft.ts";

/** So long nothing is typed before it is saved. */
const QUIET_MS = 800;

/** Whether what was typed is saved; kept in this browser it is at once. */
export type Saving =
  | { readonly kind: "saved" | "waiting" }
  | { readonly kind: "failed"; readonly problem: string; readonly isStale: boolean };

/** Who is told of a text that is being saved. */
interface Listener {
  readonly onSaving: (saving: Saving) => void;
  readonly onSaved: (reply: { readonly own_text: OwnText }) => void;
}

/** Saves the draft of a text while it is typed. */
export interface OwnTextSaver {
  /** The form as it was typed, where the page was left before it was saved; else as it is saved. */
  readonly first: OwnTextForm;
  /** Whether that is to be saved yet. */
  readonly isUnsaved: boolean;
  /** Keeps a form in this browser at once, and saves it when one pauses. */
  readonly change: (form: OwnTextForm) => void;
  readonly saveSoon: () => void;
  /** Lets go of what is not saved. */
  readonly forget: () => void;
  /** Saves what is not saved yet. @returns the revision; rejects where it could not be saved */
  readonly save: () => Promise<number>;
}

/** A form as it is sent. */
export function formOnWire({ points, mistakes, ...form }: OwnTextForm): OwnText["form"] {
  return {
    ...form,
    points: points.map((point) => ({ ...point, ways: [...point.ways] })),
    mistakes: [...mistakes],
  };
}

/** Runs something once nothing has begun anew for a while. */
function createPause(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  const begin = (): void => {
    end();
    timer = setTimeout(run, QUIET_MS);
  };
  return { begin, end };
}

function tellFailure(error: unknown): Saving {
  const problem = describeFailure("What you typed could not be saved.", error);
  const isStale = error instanceof CallError && error.code === "own_text_changed";
  return { kind: "failed", problem, isStale };
}

export function createOwnTextSaver(ownText: OwnText, listener: Listener): OwnTextSaver {
  const { own_text_id, group_id } = ownText;
  const kept = loadOwnText(own_text_id);
  let { form: latest, revision }: KeptText = kept ?? ownText;
  let isSaved = kept === null;
  let running = Promise.resolve(revision);

  const keep = () => keepOwnText(own_text_id, { revision, form: latest });
  const saveAll = async (): Promise<number> => {
    while (!isSaved) {
      const sent = latest;
      const reply = await call("saveOwnText", { own_text_id, group_id, revision, form: sent });
      revision = reply.own_text.revision;
      isSaved = latest === sent;
      if (isSaved) forgetOwnText(own_text_id);
      else keep();
      listener.onSaved(reply);
    }
    listener.onSaving({ kind: "saved" });
    return revision;
  };
  const save = async (): Promise<number> => {
    pause.end();
    running = running.catch(() => revision).then(saveAll);
    try {
      return await running;
    } catch (error) {
      listener.onSaving(tellFailure(error));
      throw error;
    }
  };
  // The listener is told of failures.
  const pause = createPause(() => void save().catch(() => {}));
  return {
    first: latest,
    isUnsaved: !isSaved,
    save,
    saveSoon: pause.begin,
    forget: () => {
      isSaved = true;
      forgetOwnText(own_text_id);
    },
    change: (form) => {
      [latest, isSaved] = [formOnWire(form), false];
      keep();
      listener.onSaving({ kind: "waiting" });
      pause.begin();
    },
  };
}
