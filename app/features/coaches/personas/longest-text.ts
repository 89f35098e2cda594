/** The longest prompt and the longest context, in characters. */
export const longestPersonaText = 50_000;
