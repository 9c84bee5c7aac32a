import { afterEach, describe, expect, test, vi } from "vitest";
import { createMessageId } from "./create-message-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe("createMessageId", () => {
  test("is a UUID", () => {
    expect(createMessageId()).toMatch(UUID);
  });

  test("is one without crypto.randomUUID too, and never the same", () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal("crypto", { getRandomValues });
    const ids = new Set(Array.from({ length: 50 }, createMessageId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(UUID);
  });
});
