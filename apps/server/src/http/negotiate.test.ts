import { describe, expect, test } from "vitest";
import { chooseEncoding, prefersToJson } from "./negotiate.ts";

const requestWith = (name: string, value: string | undefined) => ({ headers: { [name]: value } });

describe("the encoding", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["BR", "br"],
    ["GZip", "gzip"],
    ["x-br", "identity"],
    ["br-x, abr", "identity"],
    ["br;q=0", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br ; q=0.0,\tgzip;q=0.000", "identity"],
    ["gzip, br;q=0.5", "gzip"],
    ["br;q=0.1, identity;q=0.5", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["gzip;q=0, *", "br"],
    ["br;q=0, *;q=0.5", "gzip"],
    ["identity;q=0", "identity"],
    ["identity;q=0, gzip", "gzip"],
    ["deflate", "identity"],
    ["br;q=nonsense", "identity"],
    [";;,,=", "identity"],
  ])("for %j is %s", (accepted, encoding) => {
    expect(chooseEncoding(requestWith("accept-encoding", accepted))).toBe(encoding);
  });
});

describe("server-sent events are sent", () => {
  test.each([
    "text/event-stream",
    "TEXT/Event-Stream",
    "text/event-stream; charset=utf-8",
    "text/event-stream;charset=UTF-8",
    "text/event-stream, */*",
    "text/event-stream, application/json;q=0.9",
    "application/json;q=0, */*",
    "text/*",
  ])("for %j", (accepted) => {
    expect(prefersToJson(requestWith("accept", accepted), "text/event-stream")).toBe(true);
  });
});

describe("JSON is sent", () => {
  test.each([
    undefined,
    "",
    "*/*",
    "application/json",
    "application/json, text/event-stream;q=0",
    "text/event-stream;q=0",
    "text/event-stream;q=0, */*",
    "text/event-stream;q=0.1, application/json",
    "application/json, text/event-stream",
    "x-text/event-stream",
    "text/event-stream-x",
    "text/html",
    "nonsense",
  ])("for %j", (accepted) => {
    expect(prefersToJson(requestWith("accept", accepted), "text/event-stream")).toBe(false);
  });
});
