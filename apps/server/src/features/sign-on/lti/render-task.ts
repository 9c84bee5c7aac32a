import { escapeHtml } from "../../../http/escape-html.ts";
import { renderPage } from "../../../http/render-page.ts";
import type { MarkStanding, TaskView } from "../../../store/platforms/lti-view-store.ts";
import { describeTask } from "./describe-task.ts";

/** A moment as everybody reads it. */
export function renderMoment(moment: Date): string {
  const [day = "", time = ""] = moment.toISOString().split("T");
  return `<time datetime="${moment.toISOString()}">${day}, ${time.slice(0, 5)} UTC</time>`;
}

/** How it stands with a mark, in a sentence for whoever earns it. */
function renderStanding(mark: MarkStanding & { readonly isMarked: boolean }, platform: string) {
  const name = escapeHtml(platform);
  if (!mark.isMarked) return `${name} takes no mark for this.`;
  if (mark.state === "handed" && mark.handedAt !== null)
    return `Done. ${name} got your mark on ${renderMoment(mark.handedAt)}.`;
  if (mark.state === "due" && mark.lastError === null)
    return `Done. Your mark is on its way to ${name}.`;
  if (mark.state === "due")
    return `Done. ${name} could not take your mark yet; it is sent again by itself.`;
  if (mark.state === "refused")
    return `Done, but ${name} did not take your mark. Please tell your teacher, who can send it again.`;
  return `Not yet. Your mark goes to ${name} by itself when it is done.`;
}

function renderOne(task: TaskView, level: "h2" | "h3"): string {
  return `<${level}>${escapeHtml(task.title)}</${level}>
<p>${escapeHtml(describeTask(task))}</p>
<p class="standing">${renderStanding(task, task.platform)}</p>`;
}

/** The page that says what a learner is to do by a link, and whether the course knows that it is done. */
export function renderTask(task: TaskView): string {
  const body = `<p>${escapeHtml(task.course)}, at ${escapeHtml(task.platform)}</p>
${renderOne(task, "h2")}
<p><a class="button" href="/">Go to Elenchus</a></p>
<p><a href="/api/lti/tasks">All tasks of your courses</a></p>`;
  return renderPage({ title: "Your task", body });
}

export function renderTasks(tasks: readonly TaskView[]): string {
  const courses = [...Map.groupBy(tasks, ({ course }) => course)].map(
    ([course, theirs]) =>
      `<h2>${escapeHtml(course)}</h2>\n${theirs.map((task) => renderOne(task, "h3")).join("\n")}`,
  );
  const none = "<p>You have opened no link of a course yet.</p>";
  const body = `${courses.join("\n") || none}\n<p><a href="/">Go to Elenchus</a></p>`;
  return renderPage({ title: "Tasks of your courses", body });
}
