import type { Words } from "#values/say.ts";
import type { PlaceProblem } from "../matching.server.ts";

/** Why a place is not sure, for those who decide. */
export const placeProblems = {
  unknown: {
    en: "The gazetteer has no place of this name in this country.",
    es: "No hay ningún lugar con este nombre en este país.",
  },
  ambiguous: {
    en: "Several places of this name lie far apart in this state.",
    es: "Hay varios lugares con este nombre, lejos unos de otros, en este estado o departamento.",
  },
  "other-state": {
    en: "The place of this name lies in another state.",
    es: "El lugar con este nombre está en otro estado o departamento.",
  },
  "no-state": {
    en: "The race names no state, and several places of this name lie far apart.",
    es: "La carrera no indica estado ni departamento, y hay varios lugares con este nombre lejos unos de otros.",
  },
  "no-country": { en: "The gazetteer does not know this country.", es: "No conocemos este país." },
} as const satisfies Record<PlaceProblem, Words>;

/** How a race came to its place. */
export const placeDecisions = {
  rule: {
    en: "Found by its town and state.",
    es: "Encontrada por su ciudad y su estado o departamento.",
  },
  name: {
    en: "Found by name: the only place of this name there, or by far the largest.",
    es: "Encontrada por su nombre: es el único lugar que se llama así ahí, o el más grande por mucho.",
  },
  accepted: { en: "Chosen from the gazetteer.", es: "Elegida de la lista de lugares." },
  hand: { en: "Typed by hand.", es: "Escrita a mano." },
  left: { en: "Left without a position.", es: "Se dejó sin ubicación." },
  open: { en: "Not sure yet.", es: "Aún por confirmar." },
} as const satisfies Record<"rule" | "name" | "accepted" | "hand" | "left" | "open", Words>;

export type PlacingProblem = "no-race" | "no-such-place" | "no-country";

export const placingProblems = {
  "no-race": {
    en: "This race is gone, or you may not edit it any more.",
    es: "Esta carrera ya no existe o ya no puedes editarla.",
  },
  "no-such-place": {
    en: "The gazetteer has no place of this name any more. Please choose again.",
    es: "Ya no hay ningún lugar con este nombre. Elige otra vez.",
  },
  "no-country": {
    en: "The country of this race is not known. Correct it in the form of the race first.",
    es: "No conocemos el país de esta carrera. Corrígelo primero en el formulario de la carrera.",
  },
} as const satisfies Record<PlacingProblem, Words>;
