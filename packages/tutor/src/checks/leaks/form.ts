/** Markup that no plain sentence needs: links, images, HTML, a template's marks, code, lists, tables. */
const MARKUP: readonly RegExp[] = [
  /https?:|www\.|\b[\w-]{2,}\.(?:com|org|net|io|ai|dev|info|uk)\b(?:\/|\s|$|[.,;:!?)])/iu,
  /\]\s*\(|!\[|\[[^\]]*\]\s*[:[]/u,
  /<\/?[a-z!?][^>]*>?|<\||\|>|&(?:#\w+|[a-z]{2,8});|\[\/?[A-Z_]{3,}\]/iu,
  /`|~~~|\$\$|[{}\\]|\*\*\*|__/u,
  /^\s*(?:#{1,6}\s|>\s|[-*•+]\s|\||(?:-{3,}|={3,})\s*$)/mu,
];

/** Whether a sentence brings markup, a link or an image. */
export function hasMarkup(sentence: string): boolean {
  return MARKUP.some((mark) => mark.test(sentence));
}
