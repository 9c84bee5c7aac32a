import { renderToString } from "react-dom/server";
import { Page } from "./page.tsx";

/** The log-in as markup, for the build to put into the page that strangers get. */
export function renderEntrance(): string {
  return renderToString(<Page arrival={{ kind: "stranger" }} />);
}
