import { randomUUID } from "node:crypto";
import type { TestServer } from "../build-test-server.ts";
import { startDialogue, succeedInDialogue } from "../test-user.ts";
import type { CallName } from "@elenchus/contract/calls";

import {
  addGraduate,
  addLearner,
  type Build,
  buildCheck,
  buildFailed,
  byUser,
  type Repeated,
} from "./repeated.ts";

const cancelling: Build = async (server) => ({
  user: await addLearner(server),
  payload: { module_id: 1, chosen_passage_subtopic: "An issue?" },
});

const ofDialogue = async (server: TestServer) => {
  const user = await addLearner(server);
  const { session_id } = await startDialogue(user);
  return { user, payload: { session_id } };
};

/** What learners do in the app. */
export const LEARNING = {
  addInterest: byUser("addInterest", async (server) => ({
    user: await addLearner(server),
    payload: { interest: "bees" },
  })),
  removeInterest: byUser("removeInterest", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    return { user, payload: { interest: "bees" } };
  }),
  getPassageSubtopics: byUser("getPassageSubtopics", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    return { user, payload: {} };
  }),
  initModuleChat: byUser("initModuleChat", async (server) => {
    const user = await addLearner(server);
    await user.call("addInterest", { interest: "bees" });
    const { body } = await user.call("getPassageSubtopics", {});
    const [chosen_passage_subtopic] = body.passage_subtopics;
    return { user, payload: { module_id: 1, chosen_passage_subtopic } };
  }),
  cancelModuleChat: byUser("cancelModuleChat", cancelling, false),
  cancelPassageSubtopics: byUser("cancelPassageSubtopics", cancelling, false),
  chat: byUser("chat", async (server) => {
    const { user, payload } = await ofDialogue(server);
    return { user, payload: { ...payload, message: "right 1", message_id: randomUUID() } };
  }),
  performanceSummary: byUser(
    "performanceSummary",
    async (server) => {
      const user = await addLearner(server);
      const { session_id } = await succeedInDialogue(user);
      return { user, payload: { session_id } };
    },
    false,
  ),
  resumeDialogue: byUser("resumeDialogue", ofDialogue, false),
  abandonDialogue: byUser("abandonDialogue", ofDialogue, false),
  requestReview: byUser("requestReview", async (server) => {
    const { user, dialogueId } = await buildFailed(server);
    return { user, payload: { session_id: dialogueId, note: "I did say it." } };
  }),
  growth: byUser(
    "growth",
    async (server) => ({ user: await addLearner(server), payload: {} }),
    false,
  ),
  progress: byUser(
    "progress",
    async (server) => ({ user: await addLearner(server), payload: {} }),
    false,
  ),
  finishedDialogue: byUser(
    "finishedDialogue",
    async (server) => {
      const { user, dialogueId } = await buildFailed(server);
      return { user, payload: { session_id: dialogueId } };
    },
    false,
  ),
  exportDialogues: byUser(
    "exportDialogues",
    async (server) => ({ user: await addLearner(server), payload: {} }),
    false,
  ),
  dueChecks: byUser(
    "dueChecks",
    async (server) => ({ user: await addGraduate(server), payload: {} }),
    false,
  ),
  putOffCheck: byUser("putOffCheck", async (server) => ({
    user: await addGraduate(server),
    payload: { module_id: 1 },
  })),
  setDueMails: byUser("setDueMails", async (server) => ({
    user: await addLearner(server),
    payload: { mails: "weekly", time_zone: "Europe/Rome" },
  })),
  startTransferCheck: byUser("startTransferCheck", async (server) => ({
    user: await addGraduate(server),
    payload: { module_id: 1 },
  })),
  openTransferCheck: byUser(
    "openTransferCheck",
    async (server) => {
      const { user, check_id } = await buildCheck(server, []);
      return { user, payload: { check_id } };
    },
    false,
  ),
  answerTransferCheck: byUser(
    "answerTransferCheck",
    async (server) => {
      const { user, check_id } = await buildCheck(server, ["right", "right"]);
      return { user, payload: { check_id, step: 3, answer: "right" } };
    },
    false,
  ),
  requestCheckReview: byUser("requestCheckReview", async (server) => {
    const { user, check_id } = await buildCheck(server, ["wrong", "wrong", "wrong"]);
    return { user, payload: { check_id, note: "I did say it." } };
  }),
} as const satisfies Partial<Record<CallName, Repeated>>;
