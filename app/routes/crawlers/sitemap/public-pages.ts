/** The pages that stand by themselves; those for one person are left out. */
export const publicPages = [
  "/",
  "/chat",
  "/races",
  "/services",
  "/membership",
  "/podcasts",
  "/blog",
  "/tools/pace",
  "/offers",
  "/organizers",
  "/about",
  "/contact",
  "/careers",
  "/privacy",
  "/terms",
  "/cookies",
] as const;
