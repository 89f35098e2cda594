/** The titles of the legal pages, in their own heads and in links to them. */
export const legalTitles = {
  terms: { en: "Terms of Service", es: "Términos del servicio" },
  privacy: { en: "Privacy Policy", es: "Política de privacidad" },
  cookies: { en: "Cookie Policy", es: "Política de cookies" },
} as const;

export type LegalPage = keyof typeof legalTitles;
