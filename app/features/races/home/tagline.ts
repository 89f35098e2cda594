import type { Words } from "#values/say.ts";

/** What the site is for, on the home page and in the footer. */
export const tagline: Words = {
  en: "Find a race, train for it with people and machines that know running, and keep the bib.",
  es: "Encuentra una carrera, entrena con personas y máquinas que saben de running y guarda tu dorsal.",
};
