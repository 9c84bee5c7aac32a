import type { SessionReply } from "@elenchus/contract/session";

/** The way to a learner's tasks, or a teacher's courses, at a learning platform: pages of the server's own. */
export function CourseNote({ session }: { session: SessionReply }) {
  const { course_page: path, user_type: type } = session;
  if (path === undefined) return null;
  const teaches = type === "supervisor";
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="heading-2">
        Your courses
      </h2>
      <p className="mt-2 text-ink-soft">
        {teaches
          ? "Who has come from them, and which marks they have got."
          : "What they ask of you, and which marks they have got."}
      </p>
      <a href={path} className="text-button">
        {teaches ? "See your courses" : "See your tasks"}
      </a>
    </section>
  );
}
