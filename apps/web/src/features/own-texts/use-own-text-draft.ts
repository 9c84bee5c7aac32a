import type { OwnText } from "@elenchus/contract/admin-own-texts";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createOwnTextSaver, type Saving } from "../../lib/save-own-text.ts";

/** The draft of a text as it is typed: kept in this browser with each letter, and saved when one pauses. */
export function useOwnTextDraft(ownText: OwnText) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ kind: "saved" });
  const [saver] = useState(() =>
    createOwnTextSaver(ownText, {
      onSaving: setSaving,
      onSaved: (reply) =>
        queryClient.setQueryData(["admin", "own-text", reply.own_text.own_text_id], reply),
    }),
  );
  const [form, setForm] = useState<OwnTextForm>(saver.first);
  useEffect(() => {
    if (saver.isUnsaved) saver.saveSoon();
    // Whoever leaves does not wait: until it is saved, it is kept in this browser.
    return () => void saver.save().catch(() => {});
  }, [saver]);
  const change = (next: OwnTextForm): void => {
    setForm(next);
    saver.change(next);
  };
  return { form, change, saving, save: saver.save, forget: saver.forget };
}
