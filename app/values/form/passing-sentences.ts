/** What visitors read when the database failed in a way that may pass by itself. */
export const passingSentences = {
  away: "Our database cannot be reached at the moment. Please try again in a minute.",
  busy: "Our database has too much to do at the moment. Please try again in a minute.",
  full: "We cannot store anything at the moment. Please try again later.",
} as const;
