import { ChatReply } from "./chat-reply.ts";
import * as dialogue from "./dialogue.ts";
import * as interests from "./interests.ts";
import * as session from "./session.ts";

/**
 * The other calls that a learner's way takes: browsers load their definitions when one of them is first made. Source:
 * specification §7, and for `resumeDialogue`, `abandonDialogue` and `dialogues` the design's §3; reviews are decision 23.
 */
export const learningCalls = {
  addInterest: {
    method: "POST",
    path: "/api/add_interest",
    reply: interests.InterestsReply,
  },
  removeInterest: {
    method: "POST",
    path: "/api/remove_interest",
    reply: interests.InterestsReply,
  },
  chat: {
    method: "POST",
    path: "/api/chat",
    reply: ChatReply,
  },
  getPassageSubtopics: {
    method: "POST",
    path: "/api/get_passage_subtopics",
    reply: interests.PassageSubtopicsReply,
  },
  initModuleChat: {
    method: "POST",
    path: "/api/init_module_chat",
    reply: dialogue.InitModuleChatReply,
  },
  performanceSummary: {
    method: "POST",
    path: "/api/performance_summary",
    reply: dialogue.PerformanceSummaryReply,
  },
  resumeDialogue: {
    method: "POST",
    path: "/api/resume_dialogue",
    reply: dialogue.ResumeDialogueReply,
  },
  abandonDialogue: {
    method: "POST",
    path: "/api/abandon_dialogue",
    reply: dialogue.AbandonDialogueReply,
  },
  dialogues: {
    method: "GET",
    path: "/api/dialogues",
    reply: dialogue.FinishedDialoguesReply,
  },
  requestReview: {
    method: "POST",
    path: "/api/request_review",
    reply: session.SuccessReply,
  },
} as const;
