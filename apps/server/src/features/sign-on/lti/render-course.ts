import { escapeHtml } from "../../../http/escape-html.ts";
import { renderPage } from "../../../http/render-page.ts";
import { LTI_PATH } from "../../../lti/lti-desk.ts";
import type { CourseView, MarkStanding } from "../../../store/platforms/lti-view-store.ts";
import { nameTask } from "./describe-task.ts";
import { renderMoment } from "./render-task.ts";

type Learner = CourseView["learners"][number];
type Link = CourseView["links"][number];

function renderAgain(courseId: string, linkId: string, learner: Learner): string {
  return `<form method="post" action="${LTI_PATH}/course/${courseId}/again">
<input type="hidden" name="link" value="${linkId}"><input type="hidden" name="learner" value="${learner.userId ?? ""}">
<button class="quiet" aria-label="Send the mark of ${escapeHtml(learner.name)} again">Send again</button></form>`;
}

function renderMark(courseId: string, link: Link, learner: Learner): string {
  const mark: MarkStanding | undefined = learner.marks.get(link.id);
  if (mark === undefined) return "not opened";
  if (mark.state === "handed" && mark.handedAt !== null) {
    return `handed back, ${renderMoment(mark.handedAt)}`;
  }
  if (mark.state === "open") return "not done yet";
  if (mark.lastError === null) return "done, on its way";
  const what = mark.state === "refused" ? "not taken" : "not handed back yet";
  return `${what}: ${escapeHtml(mark.lastError)} ${renderAgain(courseId, link.id, learner)}`;
}

function renderTable({ id, links, learners }: CourseView): string {
  if (learners.length === 0) return "<p>No learner has come yet.</p>";
  const heads = links
    .map(
      (link) =>
        `<th scope="col">${escapeHtml(link.title)}<br><small>${escapeHtml(nameTask(link))}${link.isMarked ? "" : ", without a mark"}</small></th>`,
    )
    .join("");
  const rows = learners.map((learner) => {
    const marks = links.map((link) => `<td>${renderMark(id, link, learner)}</td>`).join("");
    const account = learner.userId === null ? "not come yet" : "yes";
    return `<tr><th scope="row">${escapeHtml(learner.name || "(no name)")}</th><td>${account}</td>${marks}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="Learners and marks" tabindex="0"><table class="course">
<thead><tr><th scope="col">Learner</th><th scope="col">Has an account here</th>${heads}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></div>`;
}

function renderRoster(course: CourseView): string {
  if (!course.hasRoster)
    return `<p>${escapeHtml(course.platform)} does not tell who is in this course: you see those who have come.</p>`;
  const read =
    course.rosterReadAt === null
      ? "The list of the course has not been read yet."
      : `The list of the course was read on ${renderMoment(course.rosterReadAt)}.`;
  const problem =
    course.rosterError === null
      ? ""
      : ` <strong>The last try failed: ${escapeHtml(course.rosterError)}.</strong>`;
  return `<p>${read}${problem}</p>
<form method="post" action="${LTI_PATH}/course/${course.id}/roster"><p><button class="quiet">Read the list again</button></p></form>`;
}

/** Who is in a course, and which marks it has. */
export function renderCourse(course: CourseView): string {
  const come = course.learners.filter(({ userId }) => userId !== null).length;
  const body = `<p>${escapeHtml(course.platform)}: ${come} of ${course.learners.length} learners have come.</p>
${renderTable(course)}
${renderRoster(course)}
<p><a class="button" href="/">Go to Elenchus</a></p>
<p><a href="${LTI_PATH}/courses">All courses</a></p>`;
  return renderPage({ title: course.title, body });
}

/** A teacher whom the platform calls one, and to whom nobody here has given students. */
export function renderNotSupervisor(): string {
  const body = `<p>You teach this course there. Whoever runs Elenchus has not let this learning platform name supervisors, so you see what a learner sees.</p>
<p><a class="button" href="/">Go to Elenchus</a></p>`;
  return renderPage({ title: "You are a learner here", body });
}

export function renderCourses(
  courses: readonly { readonly id: string; readonly title: string }[],
): string {
  const items = courses.map(
    ({ id, title }) => `<li><a href="${LTI_PATH}/course/${id}">${escapeHtml(title)}</a></li>`,
  );
  const list = items.length === 0 ? "<p>There is none.</p>" : `<ul>\n${items.join("\n")}\n</ul>`;
  return renderPage({
    title: "Courses",
    body: `${list}\n<p><a href="/">Go to Elenchus</a></p>`,
  });
}
