import type { StudentRow } from "@elenchus/contract/admin-students";
import type { Group } from "@elenchus/contract/admin-groups";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { buildStudentRow } from "../../testing/build-student.ts";
import { buildJsonResponse } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { StudentsScreen } from "./students-screen.tsx";

interface Page {
  students?: StudentRow[];
  next?: string;
  previous?: string;
  total?: number;
  groups?: Group[];
}

/** For tests: the screen on a server that answers every page so; remembers what it was asked. */
export function renderStudents(answer: (query: URLSearchParams) => Page | Response = () => ({})) {
  const asked: string[] = [];
  const fetchStub = vi.fn<typeof fetch>(async (input) => {
    const url = new URL(typeof input === "string" ? input : "", "http://here.test");
    const found = answer(url.searchParams);
    if (found instanceof Response) return found;
    if (url.pathname.endsWith("groups")) {
      return buildJsonResponse({ groups: found.groups ?? [], sees_all_students: true });
    }
    if (url.pathname.endsWith("student_count")) {
      return buildJsonResponse({ student_total: found.total ?? 1 });
    }
    asked.push(url.search);
    return buildJsonResponse({
      students: found.students ?? [buildStudentRow()],
      next_cursor: found.next ?? null,
      previous_cursor: found.previous ?? null,
    });
  });
  vi.stubGlobal("fetch", fetchStub);
  const onOpenStudent = vi.fn<(id: string) => void>();
  const page = renderOnPage(<StudentsScreen userId="u-9" onOpenStudent={onOpenStudent} />);
  return { asked, onOpenStudent, ...page };
}

/** The row of the student that the server answers unless it is told otherwise. */
export const findRow = () => screen.findByRole("row", { name: /^Lovelace, Ada/u });

/** What is asked of the server where nothing was chosen. */
export const FIRST_PAGE = "?sort=name&direction=asc&limit=25";
