import { escapeHtml } from "../../http/escape-html.ts";
import { renderPage } from "../../http/render-page.ts";
import { showEmail } from "../../identity/email-address.ts";
import { SIGN_ON_PATH } from "../../identity/sign-on-desk.ts";

const BACK = '<p><a href="/">Back to the log-in</a></p>';

function renderProblem(problem: string | null): string {
  return problem === null ? "" : `<p role="alert" class="problem">${escapeHtml(problem)}</p>\n`;
}

/** Why somebody is not let in. */
export function renderRefusal(text: string): string {
  const body = `<p role="alert">${escapeHtml(text)}</p>\n${BACK}`;
  return renderPage({ title: "You are not logged in", body });
}

/** For who has an account already. */
function renderPasswordForm(address: string): string {
  return `<h2>By your password</h2>
<p>If you have an account here with this address, you can type its password instead.</p>
<form method="post" action="${SIGN_ON_PATH}/password">
<input type="hidden" name="username" autocomplete="username" value="${address}">
<p><label>Password <input type="password" name="password" required autocomplete="current-password"></label></p>
<p><button>Log in</button></p>
</form>
`;
}

/** The ways to show that an address is one's own. Whether it has an account is not told. */
export function renderConfirmation(
  {
    email,
    label,
    takesPassword,
  }: { readonly email: string; readonly label: string; readonly takesPassword: boolean },
  { problem, isMailed }: { readonly problem: string | null; readonly isMailed: boolean },
): string {
  const address = escapeHtml(showEmail(email));
  const byCode = isMailed
    ? `<p>We have mailed a code to ${address}. Type it here:</p>
<form method="post" action="${SIGN_ON_PATH}/confirm">
<p><label>Code <input name="code" required autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"></label></p>
<p><button>Confirm</button></p>
</form>
<form method="post" action="${SIGN_ON_PATH}/code"><p><button class="quiet">Send another mail</button></p></form>`
    : `<form method="post" action="${SIGN_ON_PATH}/code"><p><button>Mail me a code</button></p></form>`;
  const body = `${renderProblem(problem)}<p>${escapeHtml(label)} says that your address is <strong>${address}</strong>. Please show once that it is yours: then you get in by ${escapeHtml(label)} from now on.</p>
${takesPassword ? "<h2>By a mail</h2>\n" : ""}${byCode}
${takesPassword ? renderPasswordForm(address) : ""}${BACK}`;
  return renderPage({ title: "Is this address yours?", body });
}
