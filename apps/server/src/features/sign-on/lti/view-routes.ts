import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../app-context.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ApiApp } from "../../../http/api-app.ts";
import { readId } from "../../../http/require-id.ts";
import { LTI_PATH } from "../../../lti/lti-desk.ts";
import { callerOf, findMissingStep } from "../../../identity/require-user.ts";
import { sendPage } from "../send-page.ts";
import { readField } from "./read-fields.ts";
import { renderCourse, renderCourses, renderNotSupervisor } from "./render-course.ts";
import { renderTask, renderTasks } from "./render-task.ts";

interface Asked {
  readonly Params: { readonly id: string };
}

function notFound(): AppError {
  return new AppError(404, "not_found", "There is nothing at this address.");
}

/** Tasks of a learner, as their courses set them. */
function addTaskPages(app: ApiApp, { stores, requireAccount }: AppContext): void {
  const options = { schema: { hide: true }, onRequest: requireAccount };
  app.get<Asked>(`${LTI_PATH}/task/:id`, options, async (request, reply) => {
    const id = readId(request.params.id);
    const [task] = id === null ? [] : await stores.ltiViews.listTasks(callerOf(request).id, id);
    if (task === undefined) throw notFound();
    return sendPage(reply, 200, renderTask(task));
  });
  app.get(`${LTI_PATH}/tasks`, options, async (request, reply) => {
    const tasks = await stores.ltiViews.listTasks(callerOf(request).id);
    return sendPage(reply, 200, renderTasks(tasks));
  });
}

/** Whether a course is theirs to see. */
async function teaches({ stores }: AppContext, userId: string, courseId: string): Promise<boolean> {
  const taught = await stores.ltiViews.listTaught(userId);
  return taught.some(({ id }) => id === courseId);
}

/** Courses, for those who teach them. */
function addCoursePages(app: ApiApp, context: AppContext): void {
  const { stores, requireAccount, accessRules } = context;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await requireAccount.call(app, request, reply);
    // The app asks for what is missing: a second factor, or terms.
    if (findMissingStep(callerOf(request), accessRules) !== null) await reply.redirect("/", 303);
  };
  const options = { schema: { hide: true }, onRequest };
  app.get(`${LTI_PATH}/courses`, options, async (request, reply) => {
    const courses = await stores.ltiViews.listTaught(callerOf(request).id);
    return sendPage(reply, 200, renderCourses(courses));
  });
  app.get<Asked>(`${LTI_PATH}/course/:id`, options, async (request, reply) => {
    const { id } = request.params;
    if (!(await teaches(context, callerOf(request).id, id)))
      return sendPage(reply, 403, renderNotSupervisor());
    const course = await stores.ltiViews.findCourse(id);
    if (course === null) throw notFound();
    return sendPage(reply, 200, renderCourse(course));
  });
}

/** The forms of those who teach a course. */
function addCourseForms(app: ApiApp, context: AppContext): void {
  const { stores, jobs, requireUser } = context;
  const options = { schema: { hide: true }, onRequest: requireUser };
  app.post<Asked>(`${LTI_PATH}/course/:id/roster`, options, async (request, reply) => {
    const { id } = request.params;
    if (!(await teaches(context, callerOf(request).id, id))) throw notFound();
    await stores.ltiRosters.askFor(id);
    jobs.nudge("talk_to_platforms");
    return reply.redirect(`${LTI_PATH}/course/${id}`, 303);
  });
  app.post<Asked>(`${LTI_PATH}/course/:id/again`, options, async (request, reply) => {
    const { id } = request.params;
    if (!(await teaches(context, callerOf(request).id, id))) throw notFound();
    const course = await stores.ltiViews.findCourse(id);
    const link = course?.links.find((one) => one.id === readField(request, "link"));
    const learner = readId(readField(request, "learner"));
    if (link === undefined || learner === null) throw notFound();
    await stores.ltiMarks.sendAgain(link.id, learner);
    jobs.nudge("talk_to_platforms");
    return reply.redirect(`${LTI_PATH}/course/${id}`, 303);
  });
}

/** The pages that learners and teachers see of their courses. */
export function addViewRoutes(app: ApiApp, context: AppContext): void {
  addTaskPages(app, context);
  addCoursePages(app, context);
  addCourseForms(app, context);
}
