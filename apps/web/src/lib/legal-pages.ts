/** The pages that open in a window, by the names of their files. Source: specification §2. */
export const LEGAL_TITLES = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  disclaimer: "Disclaimer",
} as const;
export type LegalPage = keyof typeof LEGAL_TITLES;

/** Where a page is, from the app's own address. */
export function legalPageAddress(page: LegalPage): string {
  return `./static/${page}.html`;
}
