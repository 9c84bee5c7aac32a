import { escapeHtml } from "../../http/escape-html.ts";
import { renderPage } from "../../http/render-page.ts";
import { STOP_MAILS_PATH, type StoppableKind } from "../../identity/links/stop-links.ts";

const WHAT: Readonly<Record<StoppableKind, string>> = {
  "due-checks": "mails about checks that are due",
  work: "mails the day before set work is due",
};

const OPEN = '<p><a href="/">Open Elenchus</a></p>';

/** Asks: mail scanners follow links, and are not to stop anything. */
export function renderQuestion(kind: StoppableKind, token: string): string {
  const body = `<p>You will get no more ${WHAT[kind]}. All other mails still come.</p>
<form method="post" action="${STOP_MAILS_PATH}?token=${escapeHtml(encodeURIComponent(token))}">
<p><button>Stop these mails</button></p>
</form>`;
  return renderPage({ title: "Stop these mails?", body });
}

/** The same where they were stopped before, or there is no account any more. */
export function renderStopped(kind: StoppableKind): string {
  const body = `<p role="status">You get no more ${WHAT[kind]}. To have them again, log in and open “Your account”.</p>\n${OPEN}`;
  return renderPage({ title: "These mails have stopped", body });
}

/** For a link that is cut off, made up, or signed by a secret that is gone. */
export function renderUnknownLink(): string {
  const body = `<p role="alert">This link does not work. It may have been cut off, or be too old. Nothing was changed: take the link of a newer mail, or log in and open “Your account”, where these mails are turned off.</p>\n${OPEN}`;
  return renderPage({ title: "No mails were stopped", body });
}
