/** The posts could not be read (ERR-94). */
export const postsFailed = "Failed to load blog posts. Please try again later.";

/** A post could not be read (ERR-102). */
export const postFailed = "Failed to load blog post. Please try again later.";

/** What stands beside a post in a list. */
export const listedReadingTime = "5 min read";
