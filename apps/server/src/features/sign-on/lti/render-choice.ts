import { MODULE_NUMBERS, MODULE_TITLES } from "@elenchus/domain/modules";
import { escapeHtml } from "../../../http/escape-html.ts";
import { renderPage } from "../../../http/render-page.ts";
import { LTI_PATH } from "../../../lti/lti-desk.ts";
import type { LtiTask } from "../../../store/platforms/lti-launch.ts";
import { describeTask } from "./describe-task.ts";

const GOALS = [
  ["dialogue", "A dialogue ends in success"],
  ["module", "The module is completed: two dialogues that end in success"],
  ["check", "The unaided check of the module is passed"],
] as const;

function renderRadio(name: string, [value, text]: readonly [string, string], isFirst: boolean) {
  return `<label><input type="radio" name="${name}" value="${value}"${isFirst ? " checked" : ""}> ${escapeHtml(text)}</label>`;
}

/** The page on which a teacher says where a link of a course is to lead, and when it is done. */
export function renderChoice(name: string, state: string): string {
  const modules = [
    ["any", "Any module, of the learner’s choice"] as const,
    ...MODULE_NUMBERS.map(
      (number) => [String(number), `${number}. ${MODULE_TITLES[number]}`] as const,
    ),
  ];
  const body = `<p>You put a link to Elenchus into your course at ${escapeHtml(name)}. Learners get the full mark when its task is done.</p>
<form method="post" action="${LTI_PATH}/choose" class="choice">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<fieldset><legend>Module</legend>
${modules.map((one, index) => renderRadio("module", one, index === 0)).join("\n")}
</fieldset>
<fieldset><legend>It is done when</legend>
${GOALS.map((one, index) => renderRadio("goal", one, index === 0)).join("\n")}
</fieldset>
<p><button>Choose</button></p>
</form>
<p>Modules 2 to 7 open to a learner after two successes in module 1.</p>`;
  return renderPage({ title: "Put Elenchus into your course", body });
}

/** The signed choice on its way back. Pages of ours have no script: it takes a click. */
export function renderChosen(
  name: string,
  {
    task,
    returnUrl,
    token,
  }: { readonly task: LtiTask; readonly returnUrl: string; readonly token: string },
): string {
  const body = `<p>${escapeHtml(describeTask(task))}</p>
<form method="post" action="${escapeHtml(returnUrl)}">
<input type="hidden" name="JWT" value="${escapeHtml(token)}">
<p><button>Put it into the course</button></p>
</form>
<p>This takes you back to ${escapeHtml(name)}.</p>`;
  return renderPage({ title: "Your choice", body });
}
