/** The links of the header, in the order of the specification. */
export const mainLinks = [
  { to: "/", label: "Home" },
  { to: "/chat", label: "AI Assistant" },
  { to: "/races", label: "Races" },
  { to: "/services", label: "Services" },
] as const;

export const membershipLinks = [
  { to: "/membership", label: "For Runners" },
  { to: "/organizers", label: "For Race Organizers" },
] as const;

export const quickLinks = [
  { to: "/races", label: "Races" },
  { to: "/services", label: "Services" },
  { to: "/chat", label: "AI Assistant" },
  { to: "/blog", label: "Blog" },
  { to: "/podcasts", label: "Podcasts" },
] as const;

export const companyLinks = [
  { to: "/about", label: "About" },
  { to: "/contact", label: "Contact" },
  { to: "/careers", label: "Careers" },
] as const;

export const legalLinks = [
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/terms", label: "Terms of Service" },
  { to: "/cookies", label: "Cookie Policy" },
] as const;

/** Asks the chat page to start with its first assistant instead of the chooser. */
export const defaultAssistant = { useDefaultAssistant: true } as const;
