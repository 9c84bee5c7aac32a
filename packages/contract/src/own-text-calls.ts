import * as ownTexts from "./admin-own-texts.ts";

/** Calls about texts that supervisors bring: for supervisors alone, of `adminCalls`. */
export const ownTextCalls = {
  ownTexts: {
    method: "GET",
    path: "/api/admin/own_texts",
    payload: ownTexts.OwnTextsQuery,
    reply: ownTexts.OwnTextsReply,
  },
  ownText: {
    method: "GET",
    path: "/api/admin/own_texts/:own_text_id",
    payload: ownTexts.OwnTextQuery,
    reply: ownTexts.OwnTextReply,
  },
  saveOwnText: {
    method: "POST",
    path: "/api/admin/save_own_text",
    payload: ownTexts.SaveOwnTextPayload,
    reply: ownTexts.OwnTextReply,
  },
  checkOwnText: {
    method: "POST",
    path: "/api/admin/check_own_text",
    payload: ownTexts.OwnTextQuery,
    reply: ownTexts.CheckedOwnTextReply,
  },
  publishOwnText: {
    method: "POST",
    path: "/api/admin/publish_own_text",
    payload: ownTexts.PublishOwnTextPayload,
    reply: ownTexts.CheckedOwnTextReply,
  },
  arrangeOwnText: {
    method: "POST",
    path: "/api/admin/arrange_own_text",
    payload: ownTexts.ArrangeOwnTextPayload,
    reply: ownTexts.OwnTextReply,
  },
  copyOwnText: {
    method: "POST",
    path: "/api/admin/copy_own_text",
    payload: ownTexts.CopyOwnTextPayload,
    reply: ownTexts.OwnTextReply,
  },
  draftOwnTextKey: {
    method: "POST",
    path: "/api/admin/draft_own_text_key",
    payload: ownTexts.OwnTextQuery,
    reply: ownTexts.DraftOwnTextKeyReply,
  },
  ownTextSample: {
    method: "POST",
    path: "/api/admin/own_text_sample",
    payload: ownTexts.OwnTextSamplePayload,
    reply: ownTexts.OwnTextSampleReply,
  },
} as const;
