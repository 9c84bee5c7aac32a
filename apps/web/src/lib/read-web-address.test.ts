// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readWebAddress } from "./read-web-address.ts";

test("addresses of the web are followed, whole or from here", () => {
  expect(readWebAddress("https://pay.example/1")).toBe("https://pay.example/1");
  expect(readWebAddress("/demo/checkout/1")).toBe(`${location.origin}/demo/checkout/1`);
});

test.each(["javascript:alert(1)", "data:text/html,x", "http://", "blob:x"])(
  "%s is not",
  (address) => {
    expect(readWebAddress(address)).toBeNull();
  },
);
