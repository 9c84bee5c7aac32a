import { adminCalls } from "@elenchus/contract/admin-calls";
import { calls, type CallName } from "@elenchus/contract/calls";
import { TERMS_VERSION } from "@elenchus/domain/limits";

const WORTH = { points_full: 10, points_helped: 8, points_failed: 4, points_late: 2 } as const;

const OWN_TEXT = {
  title: "A text",
  source: "",
  licence: "",
  module: 1,
  passage: "It is so.",
  flaw: "",
  points: [],
  mistakes: [],
} as const;

/**
 * A payload that fits each call, with every field that it needs and none that it does not. A call that
 * is new must come in here, and every test of all calls has it.
 */
export const PAYLOADS = {
  initChat: { user_name: "nobody@example.org", user_password: "a long password" },
  price: {},
  registration: {},
  paymentSuccess: { user_email: "nobody@example.org", stripe_sessionId: "cs_test_none" },
  registerUser: {
    first_name: "Grace",
    last_name: "Hopper",
    email: "grace@example.org",
    password: "a long password",
    confirm_password: "a long password",
  },
  resendConfirmation: { user_name: "nobody@example.org", user_password: "a long password" },
  confirmEmailChange: { token: "no such token" },
  sendResetEmail: { email: "nobody@example.org" },
  resetPassword: { token: "no such token", new_password: "another long password" },
  verifyEmail: { confirmation_token: "no such token" },
  verifySecondFactor: { code: "123456" },
  beginSecondFactor: { password: "not the password" },
  confirmSecondFactor: { code: "123456" },
  endSecondFactor: { password: "not the password" },
  account: {},
  agreeToTerms: { birth_month: 12, birth_year: 1990, terms_version: TERMS_VERSION },
  openCheckout: {},
  changeName: { first_name: "Ada", last_name: "Byron" },
  changeEmail: { new_email: "ada@example.org", password: "not the password" },
  exportMyData: {},
  withdraw: { confirm: true },
  deleteAccount: { password: "not the password" },
  session: {},
  signOut: {},
  signOutEverywhere: {},
  changePassword: {
    old_password: "not the password",
    new_password: "another long password",
    confirm_password: "another long password",
  },
  addInterest: { interest: "bees" },
  removeInterest: { interest: "bees" },
  getPassageSubtopics: {},
  initModuleChat: { module_id: 1, chosen_passage_subtopic: "An issue?" },
  chat: { session_id: "x", message: "hello" },
  performanceSummary: { session_id: "x" },
  resumeDialogue: { session_id: "x" },
  abandonDialogue: { session_id: "x" },
  cancelModuleChat: { module_id: 1, chosen_passage_subtopic: "An issue?" },
  cancelPassageSubtopics: {},
  dialogues: {},
  growth: {},
  progress: {},
  finishedDialogue: { session_id: "x" },
  exportDialogues: {},
  dueChecks: {},
  putOffCheck: { module_id: 1 },
  setDueMails: { mails: "weekly" },
  startTransferCheck: { module_id: 1 },
  openTransferCheck: { check_id: "x" },
  requestCheckReview: { check_id: "x" },
  answerTransferCheck: { check_id: "x", step: 1, answer: "hello" },
  acknowledgeDistressFlag: { flag_id: 1 },
  joinGroup: { join_code: "no such code" },
  requestReview: { session_id: "x" },
  students: {},
  firstStudents: {},
  studentCount: {},
  student: { student_id: "x" },
  transcript: { student_id: "x", dialogue_id: "x" },
  attention: {},
  assignments: {},
  assignment: { assignment_id: "x" },
  assignmentIssues: { topic: "bees" },
  setWork: {
    assignment_id: "00000000-0000-4000-8000-000000000001",
    group_id: "x",
    module_id: 1,
    goal: "success",
    from: "2026-11-30T08:00:00.000Z",
    due: "2099-12-04T16:00:00.000Z",
    late_until: "2099-12-11T16:00:00.000Z",
    time_zone: "Europe/Vienna",
    ...WORTH,
  },
  changeAssignment: {
    assignment_id: "x",
    due: "2099-12-05T16:00:00.000Z",
    late_until: "2099-12-05T16:00:00.000Z",
    ...WORTH,
  },
  removeAssignment: { assignment_id: "x" },
  excuse: { assignment_id: "x", student_ids: ["x"], excused: "yes" },
  extendAssignment: {
    assignment_id: "x",
    student_ids: ["x"],
    due: "2099-12-20T16:00:00.000Z",
  },
  gradebook: { group_id: "x" },
  markWork: { assignment_id: "x", student_id: "x" },
  releaseMarks: { assignment_id: "x", released: "yes" },
  ownTexts: {},
  ownText: { own_text_id: "x" },
  saveOwnText: {
    own_text_id: "00000000-0000-4000-8000-000000000002",
    group_id: "x",
    revision: 0,
    form: OWN_TEXT,
  },
  checkOwnText: { own_text_id: "x" },
  publishOwnText: { own_text_id: "x", revision: 1, despite_warnings: "no" },
  arrangeOwnText: { own_text_id: "x", shared: "yes", archived: "no" },
  copyOwnText: {
    own_text_id: "x",
    copy_id: "00000000-0000-4000-8000-000000000003",
    group_id: "x",
  },
  draftOwnTextKey: { own_text_id: "x" },
  ownTextSample: { module_id: 1, topic: "bees" },
  myWork: {},
  setWorkMail: { wanted: "no" },
  openJoinLink: { group_id: "none", days: "7" },
  closeJoinLink: { group_id: "none" },
  joinLink: { join_token: "none" },
  joinOffer: { join_token: "none" },
  joinByLink: { join_token: "none" },
  classView: {},
  groups: {},
  createGroup: { group_name: "Spring" },
  renewJoinCode: { group_id: "x" },
  checkClassList: { group_id: "none", list: "Ada,Lovelace,ada@example.org" },
  importClassList: {
    group_id: "none",
    list: "Ada,Lovelace,ada@example.org",
    columns: ["first_name", "last_name", "email"],
    has_headings: "no",
    import_id: "none",
    from: 1,
  },
  invitations: { group_id: "none" },
  classReport: { group_id: "none" },
  reportGroups: {},
  sendInvitation: { invitation_id: "x" },
  withdrawInvitation: { invitation_id: "x" },
  resetStudentPassword: { student_id: "x" },
  removeFromGroup: { student_id: "x" },
  giveVerdict: { dialogue_id: "x", outcome: "success", reason: "It is right." },
  studentCheck: { student_id: "x", check_id: "x" },
  giveCheckVerdict: { check_id: "x", outcome: "success", reason: "It is right." },
  reviews: {},
  flags: {},
  rights: {},
  usage: {},
  health: {},
  paymentCases: {},
} as const satisfies Record<CallName, object>;

/** Every call of the contract. */
export const CALL_NAMES = Object.keys(calls) as CallName[];

/** Those that take a body. */
export const POST_NAMES = CALL_NAMES.filter((name) => calls[name].method === "POST");

const ADMIN_NAMES: ReadonlySet<string> = new Set(Object.keys(adminCalls));

/** Who a call is for. */
export function userTypeFor(name: CallName): "learner" | "supervisor" {
  return ADMIN_NAMES.has(name) ? "supervisor" : "learner";
}

/** Those for which nobody need be logged in. All others are closed to nobody. */
const PUBLIC_NAMES: ReadonlySet<CallName> = new Set([
  "initChat",
  "joinLink",
  "paymentSuccess",
  "price",
  "registerUser",
  "registration",
  "resendConfirmation",
  "confirmEmailChange",
  "sendResetEmail",
  "resetPassword",
  "verifyEmail",
  "verifySecondFactor",
  "signOut",
]);

/** Those that somebody must be logged in for. */
export const CLOSED_NAMES = CALL_NAMES.filter((name) => !PUBLIC_NAMES.has(name));
