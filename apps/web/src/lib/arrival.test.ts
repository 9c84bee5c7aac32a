// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { readArrival, takeArrival } from "./arrival.ts";
import { readJoinToken } from "./join-storage.ts";

describe("readArrival", () => {
  test.each([
    ["", { kind: "plain" }],
    ["?reset_token=", { kind: "plain" }],
    ["?reset_token=a%2Bb", { kind: "reset-password", token: "a+b", owner: "" }],
    ["?confirmation_token=c", { kind: "confirm-email", token: "c" }],
    ["?email=verified", { kind: "email-checked", outcome: "verified" }],
    ["?email=already_verified", { kind: "email-checked", outcome: "already_verified" }],
    ["?email=invalid", { kind: "email-checked", outcome: "invalid" }],
    ["?email=ada@example.org", { kind: "plain" }],
    ["?payment=success", { kind: "payment", outcome: "success" }],
    ["?payment=cancelled", { kind: "payment", outcome: "cancelled" }],
    ["?payment=free", { kind: "plain" }],
    ["?change_password=1", { kind: "change-password" }],
    ["?second_factor=1", { kind: "second-factor" }],
  ])("reads %j", (search, arrival) => {
    expect(readArrival(search)).toEqual(arrival);
  });
});

describe("takeArrival", () => {
  afterEach(() => history.replaceState(null, "", "/"));

  test("takes its own parameters out of the address, and nothing else", () => {
    history.replaceState(
      { kept: true },
      "",
      "/?confirmation_token=t&lang=en&payment=x&email=y&change_password=1#part",
    );
    expect(takeArrival()).toEqual({ kind: "confirm-email", token: "t" });
    expect(location.pathname + location.search + location.hash).toBe("/?lang=en#part");
    expect(history.state).toEqual({ kept: true });
  });

  test("keeps what stands in a link to join a group, and takes it out", () => {
    history.replaceState(null, "", "/?join=t-1");
    expect(takeArrival()).toEqual({ kind: "plain" });
    expect(location.search).toBe("");
    expect(readJoinToken()).toBe("t-1");
    localStorage.clear();
  });

  test("takes a reset link's token out, and whose it is", () => {
    history.replaceState(null, "", "/?reset_token=t#ada%40example.org");
    expect(takeArrival()).toEqual({
      kind: "reset-password",
      token: "t",
      owner: "ada%40example.org",
    });
    expect(location.pathname + location.search + location.hash).toBe("/");
  });

  test("leaves an address alone that has none of them", () => {
    history.replaceState(null, "", "/?lang=en");
    expect(takeArrival()).toEqual({ kind: "plain" });
    expect(location.search).toBe("?lang=en");
  });
});
