import { escapeHtml } from "../../../http/escape-html.ts";
import { renderPage } from "../../../http/render-page.ts";

/** In a frame: the one way that works in every browser. */
export function renderTabOffer(name: string, path: string): string {
  const body = `<p>Elenchus opens in a tab of its own: browsers keep no log-in inside of another site’s page.</p>
<p><a class="button" href="${escapeHtml(path)}" target="_blank">Open Elenchus in a new tab</a></p>
<p>Your course at ${escapeHtml(name)} stays open here.</p>`;
  return renderPage({ title: "Open Elenchus", body });
}
