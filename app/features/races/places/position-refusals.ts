import type { Words } from "#values/say.ts";

/** Why a browser gives no position, by its codes. Loaded with the first refusal. */
export const positionRefusals: Record<number, Words> = {
  1: {
    en: "Your browser does not share its position with this site. Type a place instead.",
    es: "Tu navegador no comparte su ubicación con este sitio. Escribe un lugar.",
  },
  2: {
    en: "Your device does not know where it is. Type a place instead.",
    es: "Tu dispositivo no sabe dónde está. Escribe un lugar.",
  },
  3: {
    en: "Finding your position took too long. Type a place instead.",
    es: "Encontrar tu ubicación tomó demasiado tiempo. Escribe un lugar.",
  },
};
