import * as z from "zod/mini";
import * as assignments from "./admin-assignments.ts";
import * as attention from "./admin-attention.ts";
import * as classView from "./admin-class.ts";
import * as flags from "./admin-flags.ts";
import * as gradebook from "./admin-gradebook.ts";
import { groupCalls } from "./admin-group-calls.ts";
import * as operations from "./admin-operations.ts";
import * as report from "./admin-report.ts";
import * as students from "./admin-students.ts";
import * as transcript from "./admin-transcript.ts";
import * as verdicts from "./admin-verdicts.ts";
import { ownTextCalls } from "./own-text-calls.ts";
import * as session from "./session.ts";

/**
 * Calls for supervisors alone: 403 `not_yours` for everybody else, and for whatever belongs to a student of a
 * group that is not the supervisor's; both are logged. Fields that a path names are part of the payload.
 */
export const adminCalls = {
  ...groupCalls,
  students: {
    method: "GET",
    path: "/api/admin/students",
    payload: students.StudentsQuery,
    reply: students.StudentsReply,
  },
  firstStudents: {
    method: "GET",
    path: "/api/admin/first_students",
    payload: students.FirstStudentsQuery,
    reply: students.FirstStudentsReply,
  },
  studentCount: {
    method: "GET",
    path: "/api/admin/student_count",
    payload: students.StudentCountQuery,
    reply: students.StudentCountReply,
  },
  student: {
    method: "GET",
    path: "/api/admin/students/:student_id",
    payload: students.StudentQuery,
    reply: students.StudentReply,
  },
  transcript: {
    method: "GET",
    path: "/api/admin/students/:student_id/sessions/:dialogue_id",
    payload: transcript.TranscriptQuery,
    reply: transcript.TranscriptReply,
  },
  studentCheck: {
    method: "GET",
    path: "/api/admin/students/:student_id/checks/:check_id",
    payload: students.StudentCheckQuery,
    reply: students.StudentCheckReply,
  },
  giveCheckVerdict: {
    method: "POST",
    path: "/api/admin/give_check_verdict",
    payload: verdicts.GiveCheckVerdictPayload,
    reply: students.StudentCheckReply,
  },
  attention: {
    method: "GET",
    path: "/api/admin/attention",
    payload: attention.AttentionQuery,
    reply: attention.AttentionReply,
  },
  assignments: {
    method: "GET",
    path: "/api/admin/assignments",
    payload: assignments.AssignmentsQuery,
    reply: assignments.AssignmentsReply,
  },
  assignment: {
    method: "GET",
    path: "/api/admin/assignments/:assignment_id",
    payload: assignments.AssignmentQuery,
    reply: assignments.AssignmentReply,
  },
  assignmentIssues: {
    method: "POST",
    path: "/api/admin/assignment_issues",
    payload: assignments.AssignmentIssuesPayload,
    reply: assignments.AssignmentIssuesReply,
  },
  setWork: {
    method: "POST",
    path: "/api/admin/set_work",
    payload: assignments.SetWorkPayload,
    reply: assignments.AssignmentReply,
  },
  changeAssignment: {
    method: "POST",
    path: "/api/admin/change_assignment",
    payload: assignments.ChangeAssignmentPayload,
    reply: assignments.AssignmentReply,
  },
  removeAssignment: {
    method: "POST",
    path: "/api/admin/remove_assignment",
    payload: assignments.AssignmentQuery,
    reply: session.SuccessReply,
  },
  excuse: {
    method: "POST",
    path: "/api/admin/excuse",
    payload: assignments.ExcusePayload,
    reply: assignments.AssignmentReply,
  },
  extendAssignment: {
    method: "POST",
    path: "/api/admin/extend_assignment",
    payload: assignments.ExtendAssignmentPayload,
    reply: assignments.AssignmentReply,
  },
  gradebook: {
    method: "GET",
    path: "/api/admin/gradebook",
    payload: gradebook.GradebookQuery,
    reply: gradebook.GradebookReply,
  },
  markWork: {
    method: "POST",
    path: "/api/admin/mark_work",
    payload: gradebook.MarkWorkPayload,
    reply: session.SuccessReply,
  },
  releaseMarks: {
    method: "POST",
    path: "/api/admin/release_marks",
    payload: gradebook.ReleaseMarksPayload,
    reply: session.SuccessReply,
  },
  ...ownTextCalls,
  classView: {
    method: "GET",
    path: "/api/admin/class",
    payload: classView.ClassQuery,
    reply: classView.ClassReply,
  },
  classReport: {
    method: "GET",
    path: "/api/admin/class_report",
    payload: report.ClassReportQuery,
    reply: report.ClassReportReply,
  },
  reportGroups: {
    method: "GET",
    path: "/api/admin/report_groups",
    payload: z.object({}),
    reply: report.ReportGroupsReply,
  },
  giveVerdict: {
    method: "POST",
    path: "/api/admin/give_verdict",
    payload: verdicts.GiveVerdictPayload,
    reply: verdicts.GiveVerdictReply,
  },
  reviews: {
    method: "GET",
    path: "/api/admin/reviews",
    payload: z.object({}),
    reply: verdicts.ReviewsReply,
  },
  flags: {
    method: "GET",
    path: "/api/admin/flags",
    payload: flags.FlagsQuery,
    reply: flags.FlagsReply,
  },
  rights: {
    method: "GET",
    path: "/api/admin/rights",
    payload: z.object({}),
    reply: operations.RightsReply,
  },
  usage: {
    method: "GET",
    path: "/api/admin/usage",
    payload: operations.UsageQuery,
    reply: operations.UsageReply,
  },
  health: {
    method: "GET",
    path: "/api/admin/health",
    payload: z.object({}),
    reply: operations.HealthReply,
  },
  paymentCases: {
    method: "GET",
    path: "/api/admin/payment_cases",
    payload: z.object({}),
    reply: operations.PaymentCasesReply,
  },
  acknowledgeDistressFlag: {
    method: "POST",
    path: "/api/acknowledge_distress_flag",
    payload: flags.AcknowledgeDistressFlagPayload,
    reply: session.SuccessReply,
  },
} as const;

/** The name of a call for supervisors. */
export type AdminCallName = keyof typeof adminCalls;

/**
 * Files that supervisors download, streamed; `?group_id=` narrows each to one group. XLSX has readable headings and
 * real numbers and dates, by last name; CSV is UTF-8 with a byte order mark and safe to open in a spreadsheet; JSONL has one dialogue a line; xAPI is a statement result of
 * version 1.0.3.
 */
export const ADMIN_EXPORTS = {
  studentsSheet: "/api/admin/export/students.xlsx",
  dialoguesSheet: "/api/admin/export/dialogues.xlsx",
  students: "/api/admin/export/students.csv",
  dialogues: "/api/admin/export/dialogues.csv",
  transcripts: "/api/admin/export/transcripts.jsonl",
  xapi: "/api/admin/export/xapi.json",
} as const;

/** A group's gradebook, `?group_id=`: one line a learner, names first, with the days of whoever set the work. */
export const GRADEBOOK_EXPORTS = {
  gradebookSheet: "/api/admin/export/gradebook.xlsx",
  gradebook: "/api/admin/export/gradebook.csv",
} as const;

/** An image, `?group_id=`: the group's link to join as a QR code. */
export const JOIN_QR = "/api/admin/join_qr.svg";

/** `?days=` as of the call `usage`, and for the same supervisors: a row for each day, model and group. */
export const USAGE_EXPORT = "/api/admin/export/usage.csv";
