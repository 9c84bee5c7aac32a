import * as z from "zod/mini";
import * as classList from "./admin-class-list.ts";
import * as groups from "./admin-groups.ts";
import * as session from "./session.ts";

/** Calls for supervisors: their groups, and how learners come into them. */
export const groupCalls = {
  groups: {
    method: "GET",
    path: "/api/admin/groups",
    payload: z.object({}),
    reply: groups.GroupsReply,
  },
  createGroup: {
    method: "POST",
    path: "/api/admin/create_group",
    payload: groups.CreateGroupPayload,
    reply: groups.GroupReply,
  },
  renewJoinCode: {
    method: "POST",
    path: "/api/admin/renew_join_code",
    payload: groups.RenewJoinCodePayload,
    reply: groups.GroupReply,
  },
  openJoinLink: {
    method: "POST",
    path: "/api/admin/open_join_link",
    payload: groups.OpenJoinLinkPayload,
    reply: groups.GroupReply,
  },
  closeJoinLink: {
    method: "POST",
    path: "/api/admin/close_join_link",
    payload: groups.CloseJoinLinkPayload,
    reply: groups.GroupReply,
  },
  removeFromGroup: {
    method: "POST",
    path: "/api/admin/remove_from_group",
    payload: groups.RemoveFromGroupPayload,
    reply: session.SuccessReply,
  },
  checkClassList: {
    method: "POST",
    path: "/api/admin/check_class_list",
    payload: classList.CheckClassListPayload,
    reply: classList.ClassListReply,
  },
  importClassList: {
    method: "POST",
    path: "/api/admin/import_class_list",
    payload: classList.ImportClassListPayload,
    reply: classList.ImportClassListReply,
  },
  invitations: {
    method: "GET",
    path: "/api/admin/invitations",
    payload: classList.InvitationsQuery,
    reply: classList.InvitationsReply,
  },
  sendInvitation: {
    method: "POST",
    path: "/api/admin/send_invitation",
    payload: classList.InvitationPayload,
    reply: session.SuccessReply,
  },
  withdrawInvitation: {
    method: "POST",
    path: "/api/admin/withdraw_invitation",
    payload: classList.InvitationPayload,
    reply: session.SuccessReply,
  },
  resetStudentPassword: {
    method: "POST",
    path: "/api/admin/reset_student_password",
    payload: classList.ResetStudentPasswordPayload,
    reply: classList.ResetStudentPasswordReply,
  },
} as const;
