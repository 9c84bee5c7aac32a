import type { ServerResponse } from "node:http";
import type { Fault, ModelReply, ModelRequest, Place, Wire } from "./wire.ts";
import { fillReply } from "./wire.ts";

/** Waits on a timer; not at all for nothing. */
async function wait(ms: number | undefined): Promise<void> {
  if (ms !== undefined && ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

/** A body in the steps that it is sent in. */
type Steps = readonly (string | Buffer)[];

/** Bytes of a text up to where it breaks off: half of them, or the first half of its first long character. */
function breakOff(text: string, at: Place): Buffer {
  const bytes = Buffer.from(text);
  const long = bytes.findIndex((byte) => byte >= 0xc0);
  const isWithin = at === "mid_character" && long !== -1;
  return bytes.subarray(0, isWithin ? long + 1 : Math.floor(bytes.length / 2));
}

/** What is sent of a stream before it goes wrong; its character is one that takes three bytes. */
function cutSteps(steps: readonly string[], at: Place): Steps {
  const [opening = "", ...rest] = steps;
  if (at === "after_headers") return [];
  if (at === "after_end") return steps;
  if (at === "before_end") return steps.slice(0, -1);
  const sent = [opening, ...rest.slice(0, Math.max(1, Math.floor((rest.length - 1) / 2)))];
  if (at === "mid_text") return sent;
  const last = sent.pop() ?? "";
  const index = last.lastIndexOf('"');
  const whole = at === "mid_character" ? `${last.slice(0, index)}…${last.slice(index)}` : last;
  return [...sent, breakOff(whole, at)];
}

/** What is sent of a whole reply before it goes wrong. */
function cutBody(body: string, at: Place): Steps {
  if (at === "after_end") return [body];
  if (at === "before_end") return [body.slice(0, -1)];
  return at === "after_headers" ? [] : [breakOff(body, at)];
}

/** What was written is to arrive before what goes wrong: a reset may overtake it. */
const FAULT_AFTER_MS = 50;

/** Ends a reply as its fault says; one in silence stays as it is. */
function endBy(response: ServerResponse, fault: Exclude<Fault, { kind: "error" }>): void {
  if (fault.kind === "end") response.end();
  else if (fault.kind === "reset") response.socket?.resetAndDestroy();
}

async function writeSteps(response: ServerResponse, steps: Steps, reply: ModelReply) {
  const { firstMs = 0, betweenMs = 0 } = reply;
  if (firstMs === 0 && betweenMs === 0) {
    for (const step of steps) response.write(step);
    return;
  }
  for (const [index, step] of steps.entries()) {
    if (index === 1) await wait(firstMs);
    else if (index > 1) await wait(betweenMs);
    if (response.destroyed) return;
    response.write(step);
  }
}

function sendError(response: ServerResponse, wire: Wire, fault: Fault & { kind: "error" }): void {
  const { status, body } = wire.writeError(fault.error);
  response.writeHead(fault.status ?? status, {
    "content-type": "application/json",
    ...fault.headers,
  });
  response.end(fault.body ?? body);
}

async function sendStream(
  response: ServerResponse,
  wire: Wire,
  request: ModelRequest,
  reply: ModelReply,
): Promise<void> {
  const { opening, pieces, closing } = wire.writeFrames(request, fillReply(request, reply));
  const { fault } = reply;
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
  const steps = [opening, ...pieces, closing];
  if (fault === undefined || fault.kind === "error") {
    await writeSteps(response, steps, reply);
    response.end();
    return;
  }
  await writeSteps(response, cutSteps(steps, fault.at), reply);
  await wait(fault.kind === "reset" ? FAULT_AFTER_MS : 0);
  if (fault.kind === "error_event") response.end(wire.writeErrorFrame(fault.error));
  else endBy(response, fault);
}

async function sendWhole(
  response: ServerResponse,
  wire: Wire,
  request: ModelRequest,
  reply: ModelReply,
): Promise<void> {
  const body = wire.writeAnswer(request, fillReply(request, reply));
  const { fault } = reply;
  response.writeHead(200, { "content-type": "application/json" });
  if (reply.firstMs !== undefined) {
    response.flushHeaders();
    await wait(reply.firstMs);
  }
  if (fault === undefined || fault.kind === "error") {
    response.end(body);
    return;
  }
  response.flushHeaders();
  if (fault.kind === "error_event") {
    response.end(wire.writeError(fault.error).body);
    return;
  }
  for (const step of cutBody(body, fault.at)) response.write(step);
  await wait(fault.kind === "reset" ? FAULT_AFTER_MS : 0);
  endBy(response, fault);
}

/** Answers a request as the reply says, faults and all. */
export async function sendReply(
  response: ServerResponse,
  wire: Wire,
  request: ModelRequest,
  reply: ModelReply,
): Promise<void> {
  const { fault } = reply;
  await wait(reply.headersMs);
  if (response.destroyed) return;
  if (fault?.kind === "error") sendError(response, wire, fault);
  else if (fault !== undefined && fault.at === "before_headers") endBy(response, fault);
  else await (request.stream ? sendStream : sendWhole)(response, wire, request, reply);
}
