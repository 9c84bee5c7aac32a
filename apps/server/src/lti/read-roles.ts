import type { LtiRole } from "../store/platforms/lti-launch.ts";

const VOCABULARY = "http://purl.imsglobal.org/vocab/lis/v2/";
/** Who teaches a course, or runs the platform. Source: LTI 1.3, appendix A.2. */
const TEACHERS: ReadonlySet<string> = new Set([
  "Instructor",
  "Administrator",
  `${VOCABULARY}membership#Instructor`,
  `${VOCABULARY}membership#Administrator`,
  `${VOCABULARY}institution/person#Administrator`,
  `${VOCABULARY}system/person#Administrator`,
  `${VOCABULARY}system/person#SysAdmin`,
]);
/** Kinds of teachers, such as assistants. */
const KIND_OF_TEACHER = `${VOCABULARY}membership/Instructor#`;

/** Somebody's role in a course; a learner's where nothing says more. */
export function readRole(roles: readonly string[]): LtiRole {
  const isTeacher = roles.some((role) => TEACHERS.has(role) || role.startsWith(KIND_OF_TEACHER));
  return isTeacher ? "teacher" : "learner";
}
