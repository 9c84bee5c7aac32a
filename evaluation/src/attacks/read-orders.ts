import { readLists } from "../read-dataset.ts";

const { interests = [], issues = [] } = readLists("attacks/orders");

/** Interests that hold orders to a model. */
export const INTERESTS = interests;

/** Issues that do. */
export const ISSUES = issues;
