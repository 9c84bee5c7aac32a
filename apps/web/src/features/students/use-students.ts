import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { recallAdmin, rememberAdmin } from "../../lib/admin-memory.ts";
import { call } from "../../lib/call.ts";
import { suppliedRecords } from "../../lib/supplied-records.ts";
import { ROOM_FOR_MODULES } from "./student-columns.tsx";
import {
  filterOf,
  pageOf,
  putsAttentionFirst,
  readChoices,
  type TableChoices,
} from "./table-choices.ts";

const KEPT_AS = "students";

/** What the table shows, and what was chosen to see. Both outlive a visit to a student and a reload. */
export function useStudents(userId: string) {
  const [choices, setChoices] = useState(() =>
    readChoices(recallAdmin(userId, KEPT_AS), matchMedia(ROOM_FOR_MODULES).matches),
  );
  const change = useCallback(
    (next: TableChoices) => {
      setChoices(next);
      rememberAdmin(userId, KEPT_AS, JSON.stringify(next));
    },
    [userId],
  );

  const page = pageOf(choices);
  const students = useQuery({
    queryKey: ["admin", "students", page],
    queryFn: ({ signal }) => call("students", page, signal),
    placeholderData: keepPreviousData,
  });
  const filter = filterOf(choices);
  const count = useQuery({
    queryKey: ["admin", "student-count", filter],
    queryFn: ({ signal }) => call("studentCount", filter, signal),
    placeholderData: keepPreviousData,
  });
  return {
    choices,
    change,
    students,
    first: useFirst(choices),
    total: count.data?.student_total ?? null,
  };
}

/** Who stands above the others; nobody where another order was chosen. */
function useFirst(choices: TableChoices) {
  const { group } = choices;
  const enabled = suppliedRecords() === null && putsAttentionFirst(choices);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["admin", "first-students", group],
    queryFn: ({ signal }) =>
      call("firstStudents", group === null ? {} : { group_id: group }, signal),
    enabled,
  });
  return {
    data: enabled ? data : undefined,
    error: enabled ? error : null,
    isWaiting: isLoading,
    refetch,
  };
}
