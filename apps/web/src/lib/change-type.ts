import { preloadFace } from "./preload-face.ts";

/** Upright faces stand on every page; the others come when something is drawn in them. */
function listUpright(style: string): string[] {
  const faces = style.match(/@font-face\s*\{[^}]*\}/gu) ?? [];
  const upright = faces.filter((face) => !face.includes("italic"));
  return upright.flatMap((face) => /url\(["']?([^"')]+)/u.exec(face)?.[1] ?? []);
}

/**
 * Turns a sheet of faces on once they are there, or cannot be had, all at once: each change of type has the
 * browser set the whole page anew.
 */
export function changeType(sheet: HTMLElement): void {
  const faces = listUpright(sheet.textContent);
  let missing = faces.length;
  const settle = () => {
    missing -= 1;
    if (missing === 0) sheet.setAttribute("media", "all");
  };
  for (const href of faces) {
    const link = preloadFace(href);
    link.addEventListener("load", settle);
    link.addEventListener("error", settle);
  }
}
