import type { ClassListReply, LogInCard } from "@elenchus/contract/admin-class-list";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { createMessageId } from "../../lib/create-message-id.ts";

/** How far an import has come. */
export interface ImportStanding {
  readonly isDone: boolean;
  /** Lines, of how many. */
  readonly lines: number;
  readonly invited: number;
  readonly cards: readonly LogInCard[];
}

const NOTHING: ImportStanding = { isDone: false, lines: 0, invited: 0, cards: [] };

/** Adds a list to a group, some lines at a time. What failed goes on where it stopped. */
export function useListImport(groupId: string, list: string, reply: ClassListReply) {
  const queryClient = useQueryClient();
  const [importId] = useState(createMessageId);
  const [standing, setStanding] = useState(NOTHING);
  const { columns, has_headings, lines } = reply;
  const chosen = { columns, has_headings: has_headings ? ("yes" as const) : ("no" as const) };
  const payload = { group_id: groupId, list, ...chosen, import_id: importId };
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      let now = standing;
      while (!now.isDone) {
        const part = await call("importClassList", { ...payload, from: now.lines + 1 });
        now = {
          isDone: part.next === null,
          lines: part.next === null ? lines.length : part.next - 1,
          invited: now.invited + part.invited,
          cards: [...now.cards, ...part.cards],
        };
        setStanding(now);
      }
      await queryClient.invalidateQueries();
    },
  });
  return { standing, error, isPending, go: mutate };
}
