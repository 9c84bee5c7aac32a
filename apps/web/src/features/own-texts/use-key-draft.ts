import { fillForm } from "@elenchus/domain/fill-own-text";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { isAbort } from "../../lib/call-error.ts";

/** A draft that came, and what became of it. */
interface Drafted {
  readonly before: OwnTextForm;
  readonly after: OwnTextForm;
  /** How many points and choices it filled in; null where the module was changed meanwhile. */
  readonly filled: number | null;
  readonly leftOut: readonly string[];
}

interface KeyDraftOptions {
  ownTextId: string;
  form: OwnTextForm;
  save: () => Promise<number>;
  onChange: (form: OwnTextForm) => void;
}

/** A key that the language model drafts, put where nothing is yet; what is typed meanwhile stays, too. */
export function useKeyDraft({ ownTextId, form, save, onChange }: KeyDraftOptions) {
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const latest = useRef(form);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  useEffect(() => () => stopping.current?.abort(), []);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      await save();
      signal.throwIfAborted();
      const { module } = latest.current;
      const { left_out: leftOut, ...key } = await call(
        "draftOwnTextKey",
        { own_text_id: ownTextId },
        signal,
      );
      const before = latest.current;
      if (before.module !== module) return { before, after: before, filled: null, leftOut: [] };
      const { form: after, filled } = fillForm(before, key);
      return { before, after, filled, leftOut };
    },
    onSuccess: (result) => {
      setDrafted(result);
      if (result.after !== result.before) onChange(result.after);
    },
  });
  return {
    isPending,
    error: isAbort(error) ? null : error,
    drafted,
    /** True while nothing was changed since the draft was put in. */
    isUndoable: drafted !== null && drafted.after !== drafted.before && drafted.after === form,
    start: () => {
      if (isPending) return;
      setDrafted(null);
      stopping.current = new AbortController();
      mutate(stopping.current.signal);
    },
    cancel: () => {
      stopping.current?.abort();
      reset();
    },
    undo: () => {
      if (drafted === null) return;
      onChange(drafted.before);
      setDrafted(null);
    },
  };
}
