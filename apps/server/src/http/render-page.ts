import { CONTENT_WARNING } from "@elenchus/domain/content-warning";
import { escapeHtml } from "./escape-html.ts";

/** A page that the server draws by itself. */
export interface Page {
  readonly title: string;
  /** HTML, with everything that comes from outside escaped already. */
  readonly body: string;
}

/** Frames a page: no script, nothing inline, and no address given away by following a link. */
export function renderPage({ title, body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Elenchus</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<header>
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32">Elenchus</a>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>
<p><strong>Warning.</strong> ${escapeHtml(CONTENT_WARNING)}</p>
</footer>
</body>
</html>
`;
}
