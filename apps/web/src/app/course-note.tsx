import type { SessionReply } from "@elenchus/contract/session";

/** Leads to a learner's tasks, or a teacher's courses, at a learning platform: pages of the server's own. */
export function CourseLink({ session }: { session: SessionReply }) {
  const { course_page: path, user_type: type } = session;
  if (path === undefined) return null;
  return (
    <a href={path} className="text-button">
      {type === "supervisor" ? "See your courses and their marks" : "See your tasks"}
    </a>
  );
}

/** The same, with what it is about, for whoever has something there. */
export function CourseNote({ session }: { session: SessionReply }) {
  if (session.course_page === undefined) return null;
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="heading-2">
        Your courses
      </h2>
      <p className="mt-2 text-ink-soft">
        {session.user_type === "supervisor"
          ? "Who has come from them, and which marks they have got."
          : "What they ask of you, and which marks they have got."}
      </p>
      <CourseLink session={session} />
    </section>
  );
}
