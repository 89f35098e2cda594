import { lightColors } from "./colors.ts";

const { signal, paper } = lightColors;

/** The product's mark, a small bib, for pictures that are drawn on the server. */
export const brandMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 24">
<rect x="1" y="1" width="28" height="22" rx="4" fill="${signal}"/><g fill="${paper}">
<circle cx="6" cy="6" r="1.9"/><circle cx="24" cy="6" r="1.9"/>
<path d="M9 18.5v-9h5.2c3.6 0 6.3 1.6 6.3 4.5s-2.7 4.5-6.3 4.5z"/></g></svg>`;
