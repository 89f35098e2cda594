/** The titles of the legal pages, in their own heads and in links to them. */
export const legalTitles = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  cookies: "Cookie Policy",
} as const;

export type LegalPage = keyof typeof legalTitles;
