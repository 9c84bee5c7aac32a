import type { SessionReply } from "@elenchus/contract/session";
import type { AppContext } from "../../app-context.ts";
import type { SessionUser } from "../../identity/identity.ts";
import type { DialogueEntry } from "../../store/turns/dialogue-store.ts";
import { loadProgress } from "../../store/learning/load-progress.ts";
import { findCoursePage } from "./find-course-page.ts";
import { loadStudents } from "./load-students.ts";
import { sizeOf } from "./transcript-size-budget.ts";

function presentActive(dialogue: DialogueEntry | null): SessionReply["active_dialogue"] {
  if (dialogue === null) return null;
  const { id, module, issue } = dialogue;
  return { session_id: id, module_id: module, chosen_passage_subtopic: issue };
}

/** Most bytes of a supervisor's reply. Source: design §3. */
const MOST_BYTES = 256 * 1024;
/** For the names of the fields with the students, and how many there are. */
const FIELD_BYTES = 100;

/** Everything that the app needs to start, for someone who has logged in. */
export async function loadSession(context: AppContext, user: SessionUser): Promise<SessionReply> {
  const { stores, sharing } = context;
  const [interests, progress, trending, issues, active, coursePage] = await Promise.all([
    stores.interests.list(user.id),
    loadProgress(stores, user.id),
    stores.interests.listTrending(sharing.interests),
    stores.sharing.listOthersIssues(user.id, sharing.issues),
    stores.dialogues.findOpen(user.id),
    findCoursePage(context, user),
  ]);
  const reply: SessionReply = {
    user_id: user.id,
    user_type: user.userType,
    user_first_name: user.firstName,
    user_last_name: user.lastName,
    interests: interests.map(({ text }) => text),
    ...progress,
    admin_view: false,
    top_user_interests: trending.map(({ text, count }) => ({ user_interest: text, count })),
    latest_passage_subtopics: issues,
    active_dialogue: presentActive(active),
    ...(coursePage === null ? {} : { course_page: coursePage }),
  };
  if (user.userType !== "supervisor") return reply;
  if (user.seesReportsOnly) return { ...reply, student_info_admin_dict: {}, student_total: 0 };
  const bytes = MOST_BYTES - FIELD_BYTES - sizeOf(reply);
  return { ...reply, ...(await loadStudents(context.stores, user.id, bytes)) };
}
