import type { NetworkPlan } from "../fit-network.ts";

/** How networks that tell right answers from wrong ones are fitted; found by leaving origins out in turn. */
export const NETWORK_PLAN: NetworkPlan = {
  networks: 3,
  units: 24,
  epochs: 16,
  rate: 0.003,
  shrink: 1.5e-4,
  scale: 0.15,
};
