// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { forgetPayment, readPayment, savePayment } from "./payment-storage.ts";

beforeEach(() => localStorage.clear());

describe("the payment under way", () => {
  test("is kept for other tabs until it is forgotten", () => {
    savePayment({ email: "ada@example.org", sessionId: "cs_1" });
    expect(localStorage.getItem("elenchus.payment")).toContain("cs_1");
    expect(readPayment()).toEqual({ email: "ada@example.org", sessionId: "cs_1" });
    forgetPayment();
    expect(readPayment()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each(["{", "null", '{"email":1}'])("is none where storage holds %j", (text) => {
    localStorage.setItem("elenchus.payment", text);
    expect(readPayment()).toBeNull();
  });
});
