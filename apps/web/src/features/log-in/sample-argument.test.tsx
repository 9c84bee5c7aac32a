// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SampleArgument } from "./sample-argument.tsx";

afterEach(cleanup);

const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => document.querySelector("figcaption")?.textContent;

test("the sample is taken apart line by line, and leads on to an argument of one's own", () => {
  const onRegister = vi.fn<() => void>();
  render(<SampleArgument onRegister={onRegister} />);
  expect(said()).toContain("which line is the conclusion?");
  press(/night bus/u);
  press(/night bus/u);
  expect(said()).toContain("the other two hold it up");
  expect(screen.getByRole("button", { name: /^Conclusion ?Our town/u })).toBeDefined();
  expect(screen.getAllByRole("button", { name: /^Reason/u })).toHaveLength(2);
  press(/late shift/u);
  expect(said()).toContain("That one is plain.");
  press(/hardly ever/u);
  expect(said()).toContain("always somebody on board, or always well filled?");
  press(/^Try one/u);
  expect(onRegister).toHaveBeenCalledOnce();
});

test("a reason that is taken for the conclusion is called a reason, and can be left", () => {
  render(<SampleArgument onRegister={() => {}} />);
  press(/late shift/u);
  expect(said()).toMatch(/^That is a reason/u);
  expect(screen.queryByText("Conclusion")).toBeNull();
  press(/night bus/u);
  expect(said()).toContain("hold it up");
});
