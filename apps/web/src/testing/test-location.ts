import { vi } from "vitest";

/** Lets the page be sent elsewhere without leaving; remembers where to. */
export function stubLocation() {
  const { href, origin, pathname, search, hash, protocol } = location;
  const moves = {
    assign: vi.fn<(address: string) => void>(),
    replace: vi.fn<(address: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  vi.stubGlobal("location", { href, origin, pathname, search, hash, protocol, ...moves });
  return moves;
}
