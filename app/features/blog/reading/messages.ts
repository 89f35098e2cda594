/** The posts could not be read (ERR-94). */
export const postsFailed = {
  en: "Failed to load blog posts. Please try again later.",
  es: "No pudimos cargar los artículos. Inténtalo de nuevo más tarde.",
};

/** A post could not be read (ERR-102). */
export const postFailed = {
  en: "Failed to load blog post. Please try again later.",
  es: "No pudimos cargar el artículo. Inténtalo de nuevo más tarde.",
};

/** What stands beside a post in a list. */
export const listedReadingTime = { en: "5 min read", es: "5 min de lectura" };

/** The title of a page without its post. */
export const postMissing = { en: "Blog Post Not Found", es: "No encontramos este artículo" };
