import type { ModuleNumber } from "@elenchus/domain/modules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { readTimeZone } from "../lib/time-zone.ts";

const KEY = ["due-checks"];

/** Which unaided checks come back, and when. */
export function useDueChecks() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("dueChecks", { time_zone: readTimeZone() }, signal),
  });
}

/** "Not now", to one of them. */
export function usePutOff() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (module: ModuleNumber) =>
      call("putOffCheck", { module_id: module, time_zone: readTimeZone() }),
    onSuccess: (coming) => queryClient.setQueryData(KEY, coming),
  });
}

/** Turns mails about them on and off. */
export function useDueMails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) =>
      call("setDueMails", { mails: wanted ? "weekly" : "none", time_zone: readTimeZone() }),
    onSuccess: (coming) => queryClient.setQueryData(KEY, coming),
  });
}
