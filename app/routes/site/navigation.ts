import { href } from "react-router";
/** The links of the header, in the order of the specification. */
export const mainLinks = [
  { to: href("/"), label: "Home" },
  { to: href("/chat/:threadId?"), label: "AI Assistant" },
  { to: href("/races"), label: "Races" },
  { to: href("/services"), label: "Services" },
] as const;

export const membershipLinks = [
  { to: href("/membership"), label: "For Runners" },
  { to: href("/organizers"), label: "For Race Organizers" },
] as const;

export const quickLinks = [
  { to: href("/races"), label: "Races" },
  { to: href("/services"), label: "Services" },
  { to: href("/chat/:threadId?"), label: "AI Assistant" },
  { to: href("/blog"), label: "Blog" },
  { to: href("/podcasts"), label: "Podcasts" },
] as const;

export const companyLinks = [
  { to: href("/about"), label: "About" },
  { to: href("/contact"), label: "Contact" },
  { to: href("/careers"), label: "Careers" },
  { to: href("/developers"), label: "Developers" },
] as const;

export const legalLinks = [
  { to: href("/privacy"), label: "Privacy Policy" },
  { to: href("/terms"), label: "Terms of Service" },
  { to: href("/cookies"), label: "Cookie Policy" },
] as const;

/** Asks the chat page to start with its first assistant instead of the chooser. */
export const defaultAssistant = { useDefaultAssistant: true } as const;
