import { FRESH_DISGUISES } from "./fresh-disguises.ts";
import { FRESH_LEAK_WAYS } from "./fresh-leak-ways.ts";
import { FINAL_LEAK_WAYS } from "./final-leak-ways.ts";
import { LAST_LEAK_WAYS } from "./last-leak-ways.ts";
import { LEAK_WAYS, type LeakWay } from "./leak-ways.ts";
import { STRANGER_WAYS } from "./stranger-ways.ts";
import { MORE_LEAK_WAYS } from "./more-leak-ways.ts";

/** Every way of telling, and of being talked round, by name. */
export const ALL_LEAK_WAYS: Readonly<Record<string, LeakWay>> = {
  ...LEAK_WAYS,
  ...MORE_LEAK_WAYS,
  ...LAST_LEAK_WAYS,
  ...FINAL_LEAK_WAYS,
  ...FRESH_LEAK_WAYS,
  ...FRESH_DISGUISES,
  ...STRANGER_WAYS,
};
