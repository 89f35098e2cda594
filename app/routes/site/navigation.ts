import { href } from "react-router";
import type { Words } from "#values/say.ts";

export type SiteLink = { to: string; label: Words };

/** The links of the header, in the order of the specification. */
export const mainLinks: readonly SiteLink[] = [
  { to: href("/"), label: { en: "Home", es: "Inicio" } },
  { to: href("/chat/:threadId?"), label: { en: "AI Assistant", es: "Asistente" } },
  { to: href("/races"), label: { en: "Races", es: "Carreras" } },
  { to: href("/services"), label: { en: "Services", es: "Servicios" } },
];

export const membershipLinks: readonly SiteLink[] = [
  { to: href("/membership"), label: { en: "For Runners", es: "Para corredores" } },
  { to: href("/organizers"), label: { en: "For Race Organizers", es: "Para organizadores" } },
];

export const quickLinks: readonly SiteLink[] = [
  { to: href("/races"), label: { en: "Races", es: "Carreras" } },
  { to: href("/services"), label: { en: "Services", es: "Servicios" } },
  { to: href("/chat/:threadId?"), label: { en: "AI Assistant", es: "Asistente" } },
  { to: href("/blog"), label: { en: "Blog", es: "Blog" } },
  { to: href("/podcasts"), label: { en: "Podcasts", es: "Pódcasts" } },
];

export const companyLinks: readonly SiteLink[] = [
  { to: href("/about"), label: { en: "About", es: "Acerca de" } },
  { to: href("/contact"), label: { en: "Contact", es: "Contacto" } },
  { to: href("/careers"), label: { en: "Careers", es: "Trabaja con nosotros" } },
  { to: href("/developers"), label: { en: "Developers", es: "Desarrolladores" } },
];

export const legalLinks: readonly SiteLink[] = [
  { to: href("/privacy"), label: { en: "Privacy Policy", es: "Política de privacidad" } },
  { to: href("/terms"), label: { en: "Terms of Service", es: "Términos del servicio" } },
  { to: href("/cookies"), label: { en: "Cookie Policy", es: "Política de cookies" } },
];

/** Asks the chat page to start with its first assistant instead of the chooser. */
export const defaultAssistant = { useDefaultAssistant: true } as const;
