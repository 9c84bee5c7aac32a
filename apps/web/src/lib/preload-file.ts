/** Has the browser fetch a file that is needed soon, once; the element tells when it is there. */
export function preloadFile(kind: "script" | "font", href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = kind === "script" ? "modulepreload" : "preload";
  link.href = href;
  if (kind === "font") {
    link.as = kind;
    // As faces of type are always fetched: else it would be fetched twice.
    link.crossOrigin = "";
  }
  document.head.append(link);
  return link;
}
