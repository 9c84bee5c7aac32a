import { escapeHtml } from "../../http/escape-html.ts";
import type { DemoMail } from "../../store/demo/demo-mail-store.ts";
import { renderPage } from "../../http/render-page.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "long",
  timeZone: "UTC",
});

/** A web address, without what ends the sentence around it. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/** Text with its web addresses made to be clicked on, all of it escaped. */
function renderTextWithLinks(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    const href = escapeHtml(link);
    pieces.push(escapeHtml(text.slice(from, index)), `<a href="${href}">${href}</a>`);
    from = index + link.length;
  }
  return pieces.join("") + escapeHtml(text.slice(from));
}

function renderMail({ to, subject, text, sentAt }: DemoMail): string {
  return `<li class="card">
<h2>${escapeHtml(subject)}</h2>
<p class="soft">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${TIME.format(sentAt)}</time></p>
<div class="letter">${renderTextWithLinks(text.trimEnd())}</div>
</li>`;
}

/** The demo's mailbox as a page. */
export function renderMailbox(mails: readonly DemoMail[]): string {
  const list =
    mails.length === 0
      ? "<p>No mail yet. When you register or ask for a new password, the mail appears here a moment later.</p>"
      : `<ul class="cards">\n${mails.map(renderMail).join("\n")}\n</ul>`;
  return renderPage({
    title: "The demo mailbox",
    body: `<p class="notice">This is a demo: no mail leaves this machine. You can read every mail that Elenchus sends here, to any address, the newest first.</p>
<p><a class="button quiet" href="/demo/mail">Look for new mail</a></p>
${list}`,
  });
}
