/** The pages that stand by themselves, those with a form or for one person left out. */
export const publicPages = [
  "/",
  "/races",
  "/membership",
  "/tools/pace",
  "/offers",
  "/organizers",
  "/about",
  "/careers",
  "/privacy",
  "/terms",
  "/cookies",
] as const;
