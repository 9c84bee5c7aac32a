import { readDataset } from "../read-dataset.ts";

const replies = readDataset<{ readonly reply: string }>("attacks/plain-replies").map(
  ({ reply }) => reply,
);

/** What any tutor might say about any text: every other reply, to which the hearing is fitted. */
export const FITTED_REPLIES = replies.filter((_, at) => at % 2 === 0);
/** The others, to which nothing is. */
export const UNSEEN_REPLIES = replies.filter((_, at) => at % 2 === 1);
