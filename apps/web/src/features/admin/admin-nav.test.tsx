// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AdminPlace } from "../../lib/admin-place.ts";
import { AdminNav } from "./admin-nav.tsx";

const SECTIONS = [
  { name: "students", label: "Students", Screen: () => null },
  { name: "class", label: "Class", Screen: () => null },
  { name: "flags", label: "Flags", Screen: () => null },
] as const;

function renderNav() {
  const onChoose = vi.fn<(section: AdminPlace["section"]) => void>();
  render(
    <AdminNav sections={SECTIONS} current="class" waiting={{ flags: "3" }} onChoose={onChoose} />,
  );
  return onChoose;
}

const toggle = () => screen.getByRole("button", { name: /^Section: / });

afterEach(cleanup);

test("where the sections have no room, a button names the current one and unfolds them", () => {
  const onChoose = renderNav();
  expect(toggle().textContent).toBe("Section: ClassOpen: Flags 3");
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(toggle());
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
  const list = document.getElementById(toggle().getAttribute("aria-controls") ?? "");
  expect(list?.dataset["open"]).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Students" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("students");
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
});

test("Escape folds them again, and goes back to the button", () => {
  renderNav();
  fireEvent.click(toggle());
  const inside = screen.getByRole("button", { name: "Class", current: "page" });
  inside.focus();
  fireEvent.keyDown(inside, { key: "Escape" });
  expect(toggle().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(toggle());
});
