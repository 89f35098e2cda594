/** The experts could not be read (ERR-33). */
export const expertsFailed = "Failed to load experts. Please try again.";
