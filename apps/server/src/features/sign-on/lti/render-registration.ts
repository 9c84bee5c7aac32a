import { escapeHtml } from "../../../http/escape-html.ts";
import { renderPage } from "../../../http/render-page.ts";
import { LTI_PATH } from "../../../lti/lti-desk.ts";
import type { RegisteredAt } from "../../../lti/register-tool.ts";

/** Whether a platform is to be registered, for whoever runs it. */
export function renderInvitation(name: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`);
  const body = `<p>Elenchus will know this learning platform as <strong>${escapeHtml(name)}</strong>, and be a tool of it: courses can link to it, and get marks back.</p>
<form method="post" action="${LTI_PATH}/register">
${inputs.join("\n")}
<p><button>Register</button></p>
</form>`;
  return renderPage({ title: "Register Elenchus here", body });
}

/** That it is done, and what is left to do. */
export function renderRegistered(
  name: string,
  { issuer, clientId, deploymentIds }: RegisteredAt,
): string {
  const next =
    deploymentIds.length > 0
      ? "<p>Turn the tool on, if it is not yet. You can close this window.</p>"
      : `<p>${escapeHtml(name)} has not said which deployment it is. Install the tool there, and tell whoever runs Elenchus the deployment id, with the issuer ${escapeHtml(issuer)} and the client id ${escapeHtml(clientId)}.</p>`;
  return renderPage({ title: `${name} is registered`, body: next });
}
