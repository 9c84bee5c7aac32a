// @vitest-environment jsdom
import type { Group } from "@elenchus/contract/admin-groups";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildGroup } from "../../testing/build-group.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { GroupsScreen } from "./groups-screen.tsx";

const LIST = "/api/admin/groups";
const CREATE = "/api/admin/create_group";
const RENEW = "/api/admin/renew_join_code";
const REMOVE = "/api/admin/remove_from_group";
const MEMBERS = "/api/admin/students?group_id=g-1&sort=name";

const spring = buildGroup();

function buildStudent(id: string, first: string) {
  return {
    student_id: id,
    student_first_name: first,
    student_last_name: "Demo",
    group_id: "g-1",
    group_name: "Spring",
    completed_modules: [],
    total_attempted_passages: 0,
    total_completed_passages: 0,
    total_failed_passages: 0,
    num_attempted_passages: {},
    num_completed_passages: {},
    num_failed_passages: {},
    last_active_at: null,
    minutes_spent: 0,
    transfer_checks: {},
    transfer_checks_passed: 0,
    transfer_check_score: null,
    open_flags: 0,
    attention: null,
  };
}

function buildPage(students: object[], next: string | null = null) {
  return buildJsonResponse({ students, next_cursor: next, previous_cursor: null });
}

function renderScreen(groups: Group[], answers: Parameters<typeof stubCalls>[0] = {}) {
  const calls = stubCalls({
    [LIST]: () => buildJsonResponse({ groups, sees_all_students: false }),
    ...answers,
  });
  const onOpenStudent = vi.fn<(studentId: string) => void>();
  const onOpenClassList = vi.fn<(groupId: string) => void>();
  renderOnPage(
    <GroupsScreen userId="u-9" onOpenStudent={onOpenStudent} onOpenClassList={onOpenClassList} />,
  );
  return { ...calls, onOpenStudent, onOpenClassList };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const question = () => within(screen.getByRole("alertdialog"));

async function openMembers() {
  const summary = await screen.findByText("2 students");
  const details = summary.closest("details");
  if (details === null) throw new Error("The students stand in no details.");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  return screen.findByRole("list", { name: "Students of Spring" });
}

beforeEach(() => {
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("groups", () => {
  test("say who is in charge of them", async () => {
    const both = ["Rosa Bianchi", "Sam Supervisor"];
    const nobodys = buildGroup({ group_id: "g-2", group_name: "Autumn", supervisors: [] });
    renderScreen([buildGroup({ supervisors: both }), nobodys]);
    const cardOf = (name: string) => screen.getByRole("region", { name }).textContent;
    await screen.findByRole("region", { name: "Spring" });
    expect(cardOf("Spring")).toContain("Supervised by Rosa Bianchi and Sam Supervisor.");
    expect(cardOf("Autumn")).toContain("No supervisor is in charge of it yet.");
  });

  test("are made by their name, and have a code at once", async () => {
    const groups: Group[] = [];
    const { sentTo } = renderScreen(groups, {
      [CREATE]: () => {
        groups.push(spring);
        return buildJsonResponse({ group: spring });
      },
    });
    await screen.findByText(/^There is no group yet/);
    fireEvent.change(screen.getByLabelText("New group"), { target: { value: " Spring " } });
    press("Make the group");
    expect(await screen.findByRole("heading", { name: "Spring" })).toBeDefined();
    expect(
      await screen.findByText("The group Spring was created. Its code is ABCD-EFGH."),
    ).toBeDefined();
    expect(sentTo(CREATE)).toEqual([{ group_name: "Spring" }]);
    expect(screen.getByLabelText<HTMLInputElement>("New group").value).toBe("");
  });

  test("need a name", async () => {
    const { sentTo } = renderScreen([]);
    press("Make the group");
    expect((await screen.findByRole("alert")).textContent).toBe("Please name the group.");
    expect(sentTo(CREATE)).toEqual([]);
  });

  test("say whom the supervisor sees", async () => {
    renderScreen([spring]);
    expect(await screen.findByText(/^You see only the students of these groups/)).toBeDefined();
  });

  test("have a code that is copied", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    renderScreen([spring]);
    await screen.findByText("ABCD-EFGH");
    press("Copy the code of Spring");
    expect(await screen.findByText("Copied.")).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("ABCD-EFGH");
  });

  test("say so where a browser does not copy", async () => {
    vi.stubGlobal("navigator", {});
    renderScreen([spring]);
    await screen.findByText("ABCD-EFGH");
    press("Copy the code of Spring");
    expect(await screen.findByText(/Copying did not work/)).toBeDefined();
  });

  test("get a new code once that is confirmed", async () => {
    const groups = [spring];
    const { sentTo } = renderScreen(groups, {
      [RENEW]: () => {
        groups[0] = { ...spring, join_code: "WXYZ-2345" };
        return buildJsonResponse({ group: groups[0] });
      },
    });
    await screen.findByText("ABCD-EFGH");
    press("New code for Spring");
    expect(question().getByText(/^Nobody can join Spring with ABCD-EFGH/)).toBeDefined();
    expect(sentTo(RENEW)).toEqual([]);
    fireEvent.click(question().getByRole("button", { name: "Replace it" }));
    expect(await screen.findByText("WXYZ-2345")).toBeDefined();
    expect(sentTo(RENEW)).toEqual([{ group_id: "g-1", join_code: spring.join_code }]);
  });

  test("have a link to join, with its QR code, that is made, copied and withdrawn", async () => {
    const groups = [spring];
    const url = "https://learn.example.org/?join=t-1";
    const linked = { ...spring, join_link: { url, expires_at: "2026-12-07T10:00:00.000Z" } };
    const change = (group: Group) => () => {
      groups[0] = group;
      return buildJsonResponse({ group });
    };
    const { sentTo } = renderScreen(groups, {
      "/api/admin/open_join_link": change(linked),
      "/api/admin/close_join_link": change(spring),
    });
    fireEvent.change(await screen.findByLabelText("Link to join, for"), {
      target: { value: "30" },
    });
    press("Make a link to join Spring");
    expect(await screen.findByText(url)).toBeDefined();
    expect(sentTo("/api/admin/open_join_link")).toEqual([
      { group_id: "g-1", days: "30", replaces: null },
    ]);
    const image = screen.getByAltText("QR code of the link to join Spring");
    expect(image.getAttribute("src")).toBe(
      "/api/admin/join_qr.svg?group_id=g-1&until=2026-12-07T10%3A00%3A00.000Z",
    );
    press("Withdraw the link of Spring");
    expect(await screen.findByRole("button", { name: /^Make a link/u })).toBeDefined();
    expect(sentTo("/api/admin/close_join_link")).toEqual([{ group_id: "g-1" }]);
  });

  test("lead to the page that adds a class list", async () => {
    const { onOpenClassList } = renderScreen([spring]);
    fireEvent.click(await screen.findByRole("button", { name: "Add a class list to Spring" }));
    expect(onOpenClassList).toHaveBeenCalledExactlyOnceWith("g-1");
  });

  test("list who was invited, to be sent another mail or withdrawn", async () => {
    const groups = [{ ...spring, invited_count: 1 }];
    const invitation = {
      invitation_id: "i-1",
      first_name: "Grace",
      last_name: "Hopper",
      email: "grace@school.example",
      sent_at: "2026-11-30T10:00:00.000Z",
      expires_at: "2026-12-14T10:00:00.000Z",
      expired: false,
    };
    const [send, withdraw] = ["/api/admin/send_invitation", "/api/admin/withdraw_invitation"];
    const { sentTo } = renderScreen(groups, {
      "/api/admin/invitations?group_id=g-1": () => buildJsonResponse({ invitations: [invitation] }),
      [send]: () => buildJsonResponse({ success: true }),
      [withdraw]: () => {
        groups[0] = spring;
        return buildJsonResponse({ success: true });
      },
    });
    const details = (await screen.findByText("1 invited")).closest("details");
    if (details === null) throw new Error("Who was invited stands in no details.");
    details.open = true;
    fireEvent(details, new Event("toggle"));
    const list = await screen.findByRole("list", { name: "Invited to Spring" });
    expect(list.textContent).toContain("Hopper, Grace");
    press("Send again to Grace Hopper, grace@school.example");
    expect(await screen.findByText("Sent again.")).toBeDefined();
    expect(sentTo(send)).toEqual([{ invitation_id: "i-1" }]);
    press("Withdraw the invitation of Grace Hopper, grace@school.example");
    await waitFor(() => expect(screen.queryByText("1 invited")).toBeNull());
    expect(sentTo(withdraw)).toEqual([{ invitation_id: "i-1" }]);
  });

  test("show their students page by page, and lead to each", async () => {
    const { onOpenStudent } = renderScreen([spring], {
      [MEMBERS]: () => buildPage([buildStudent("s-1", "Ada")], "c-1"),
      [`${MEMBERS}&cursor=c-1`]: () => buildPage([buildStudent("s-2", "Bob")]),
    });
    await openMembers();
    press("Show more");
    await screen.findByRole("button", { name: "Demo, Bob" });
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    press("Demo, Ada");
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("s-1");
  });

  test("let a student be taken out, and say so when that fails", async () => {
    let refused = true;
    const { sentTo } = renderScreen([spring], {
      [MEMBERS]: () => buildPage(refused ? [buildStudent("s-1", "Ada")] : []),
      [REMOVE]: () =>
        refused
          ? buildRefusal(403, "not_yours", "Not yours.")
          : buildJsonResponse({ success: true }),
    });
    await openMembers();
    press("Take out Ada Demo");
    fireEvent.click(question().getByRole("button", { name: "Take out" }));
    expect((await question().findByRole("alert")).textContent).toContain("Not yours.");
    refused = false;
    fireEvent.click(question().getByRole("button", { name: "Take out" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Demo, Ada" })).toBeNull());
    expect(sentTo(REMOVE).at(-1)).toEqual({ student_id: "s-1" });
  });

  test("can be asked for again when they did not come", async () => {
    renderScreen([], { [LIST]: () => buildRefusal(403, "not_yours", "Not yours.") });
    expect((await screen.findByRole("alert")).textContent).toContain("Not yours.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });
});
