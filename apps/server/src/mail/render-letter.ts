import { escapeHtml } from "../http/escape-html.ts";
import { greet } from "./greet.ts";
import type { Letter } from "./write-mail.ts";

/** The parts of a letter. Paragraphs are plain text; a line break in one stays. */
export interface LetterParts {
  readonly subject: string;
  readonly firstName: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly afterwards?: readonly string[];
  /** Ends letters of this kind. */
  readonly stopLink?: string;
}

const SIGNATURE = "Elenchus";
const STOP = "Stop these mails";
const ACCENT = "#1f5c4a";

// No colours of paper and ink: whoever reads in the dark keeps their own.
const BODY = "margin:0;padding:24px 16px;font:17px/1.6 Georgia,'Times New Roman',serif";
const COLUMN = `max-width:34em;margin:0 auto;padding-top:24px;border-top:3px solid ${ACCENT}`;
const PARAGRAPH = "margin:0 0 16px";
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:8px;background:${ACCENT};color:#ffffff;font-weight:bold;text-decoration:none`;
const BARE_LINK = "color:inherit;word-break:break-all";
const SMALL = "margin:0 0 16px;font-size:14px";

/** A link of ours; anything else is a mistake in the program. */
function requireWebLink(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error("a letter links to no web page");
  return link;
}

function renderText(parts: LetterParts): string {
  const { firstName, paragraphs, action, afterwards = [], stopLink } = parts;
  const call = action === undefined ? [] : [`${action.label}:\n${action.link}`];
  const stop = stopLink === undefined ? [] : [`${STOP}:\n${stopLink}`];
  const all = [greet(firstName), ...paragraphs, ...call, ...afterwards, ...stop, SIGNATURE];
  return `${all.join("\n\n")}\n`;
}

function renderParagraph(text: string): string {
  return `<p style="${PARAGRAPH}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function renderAction({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link);
  return [
    `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escapeHtml(label)}</a></p>`,
    `<p style="${SMALL}">If the button does not work, open this address:<br>`,
    `<a href="${href}" style="${BARE_LINK}">${href}</a></p>`,
  ].join("\n");
}

function renderStop(link: string): string {
  const href = escapeHtml(link);
  return `<p style="${SMALL}"><a href="${href}" style="${BARE_LINK}">${STOP}</a></p>`;
}

function renderHtml(parts: LetterParts): string {
  const { subject, firstName, paragraphs, action, afterwards = [], stopLink } = parts;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    "</head>",
    `<body style="${BODY}">`,
    `<div style="${COLUMN}">`,
    ...[greet(firstName), ...paragraphs].map(renderParagraph),
    ...(action === undefined ? [] : [renderAction(action)]),
    ...afterwards.map(renderParagraph),
    ...(stopLink === undefined ? [] : [renderStop(stopLink)]),
    renderParagraph(SIGNATURE),
    "</div>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** Writes both forms of a letter. Whatever is in its parts stays text. */
export function renderLetter(parts: LetterParts): Letter {
  if (parts.action !== undefined) requireWebLink(parts.action.link);
  if (parts.stopLink !== undefined) requireWebLink(parts.stopLink);
  return { subject: parts.subject, text: renderText(parts), html: renderHtml(parts) };
}
