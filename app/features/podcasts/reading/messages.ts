/** ERR-87 */
export const podcastsFailed = {
  en: "Failed to load podcasts. Please try again later.",
  es: "No pudimos cargar los pódcasts. Inténtalo de nuevo más tarde.",
};

/** ERR-88 */
export const podcastFailed = {
  en: "Failed to load podcast. Please try again later.",
  es: "No pudimos cargar el pódcast. Inténtalo de nuevo más tarde.",
};

/** The title of a page without its episode. */
export const podcastMissing = { en: "Podcast Not Found", es: "No encontramos este pódcast" };
