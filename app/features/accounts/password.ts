/** Characters; the forms and the identity library agree on these. */
export const leastPassword = 6;
export const longestPassword = 128;
