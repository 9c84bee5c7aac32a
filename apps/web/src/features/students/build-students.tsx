import type { FirstStudentsReply, StudentRow } from "@elenchus/contract/admin-students";
import type { Group } from "@elenchus/contract/admin-groups";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import type { OpenStudent } from "../../lib/admin-section.ts";
import { buildStudentRow } from "../../testing/build-student.ts";
import { buildJsonResponse } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { StudentsScreen } from "./students-screen.tsx";

interface Page {
  students?: StudentRow[];
  next?: string;
  previous?: string;
  total?: number;
  groups?: Group[];
  first?: FirstStudentsReply | (() => FirstStudentsReply | Response);
}

/** For tests: the screen on a server that answers every page so; remembers what it was asked. */
export function renderStudents(
  answer: (query: URLSearchParams) => Page | Response = () => ({}),
  isWide = true,
) {
  stubLayout(() => isWide);
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
    if (url.pathname.endsWith("first_students")) {
      const { first = { students: [], has_more: false } } = found;
      const answered = typeof first === "function" ? first() : first;
      return answered instanceof Response ? answered : buildJsonResponse(answered);
    }
    asked.push(url.search);
    return buildJsonResponse({
      students: found.students ?? [buildStudentRow()],
      next_cursor: found.next ?? null,
      previous_cursor: found.previous ?? null,
    });
  });
  vi.stubGlobal("fetch", fetchStub);
  const onOpenStudent = vi.fn<OpenStudent>();
  const onOpenCheck = vi.fn<(student: string, check: string) => void>();
  const onOpenAttention = vi.fn<() => void>();
  const opens = { onOpenStudent, onOpenCheck, onOpenAttention };
  const page = renderOnPage(<StudentsScreen userId="u-9" {...opens} />);
  return { asked, ...opens, ...page };
}

/** The row of the student that the server answers unless it is told otherwise. */
export const findRow = () => screen.findByRole("row", { name: /^Lovelace, Ada/u });

/** What is asked of the server where nothing was chosen. */
export const FIRST_PAGE = "?sort=name&direction=asc&limit=25";
