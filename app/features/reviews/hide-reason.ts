import type { Words } from "#values/say.ts";

/** Why a review may be hidden. */
export const hideReasons = [
  "spam",
  "offensive",
  "personal",
  "off-topic",
  "not-real",
  "other",
] as const;
export type HideReason = (typeof hideReasons)[number];

/** In words, for the administrator who chooses it and for the author. */
export const hideReasonWords: Record<HideReason, Words> = {
  spam: { en: "Spam or advertising", es: "Spam o publicidad" },
  offensive: { en: "Offensive language", es: "Lenguaje ofensivo" },
  personal: { en: "Personal information", es: "Datos personales" },
  "off-topic": { en: "Not about the race or expert", es: "No trata de la carrera ni del experto" },
  "not-real": { en: "Not an experience of their own", es: "No es una experiencia propia" },
  other: { en: "Another reason", es: "Otro motivo" },
};
