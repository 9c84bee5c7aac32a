import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { callPatiently } from "../../lib/call-patiently.ts";
import { call } from "../../lib/call.ts";
import { readTimeZone } from "../../lib/time-zone.ts";

interface ChosenCheckOptions {
  readonly module: ModuleNumber;
  /** Whether a fresh one is begun where one is due. */
  readonly due: boolean;
  readonly userId: string;
  /** Told of the latest check when it comes. */
  readonly onChange: (check: TransferCheckReply) => void;
}

const dueNow = () => ({ due: true, time_zone: readTimeZone() });

/** The module's latest check, or an earlier one that was chosen, and the way to take the check again. */
export function useChosenCheck({ module, due, userId, onChange }: ChosenCheckOptions) {
  const [earlier, setEarlier] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const start = { user_id: userId, module_id: module };
  const query = useQuery({
    queryKey: ["transfer-check", module, earlier],
    queryFn: ({ signal }) =>
      earlier === null
        ? callPatiently("startTransferCheck", due ? { ...start, ...dueNow() } : start, signal)
        : call("openTransferCheck", { user_id: userId, check_id: earlier }, signal),
    // Whoever comes back wants it as it stands then.
    staleTime: Infinity,
    gcTime: 0,
  });
  const again = useMutation({
    mutationFn: () => callPatiently("startTransferCheck", { ...start, again: true }),
    onSuccess: (check) => queryClient.setQueryData(["transfer-check", module, null], check),
  });
  const { data } = query;
  const tellChange = useEffectEvent(onChange);
  useEffect(() => {
    if (data !== undefined && earlier === null) tellChange(data);
  }, [data, earlier]);
  return { query, earlier, choose: setEarlier, again };
}
