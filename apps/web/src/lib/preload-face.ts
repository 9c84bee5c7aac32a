/** Has the browser fetch a face of type that is needed soon, once; the element tells when it is there. */
export function preloadFace(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "preload";
  link.href = href;
  link.as = "font";
  // As faces of type are always fetched: else it would be fetched twice.
  link.crossOrigin = "";
  document.head.append(link);
  return link;
}
