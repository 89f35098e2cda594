/** ERR-87 */
export const podcastsFailed = "Failed to load podcasts. Please try again later.";

/** ERR-88 */
export const podcastFailed = "Failed to load podcast. Please try again later.";
