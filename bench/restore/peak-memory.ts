import { readFileSync, writeFileSync } from "node:fs";

/** Most resident memory of a process since `forgetPeak`, in whole megabytes. Linux only. */
export function readPeak(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1]) / 1024);
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
