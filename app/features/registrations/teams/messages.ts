import type { Words } from "#values/say.ts";
import { mostTeams } from "./team.ts";

/** Why a team was not formed, joined or changed. */
export const teamProblems = {
  gone: {
    en: "This team no longer exists, or its link no longer works.",
    es: "Este equipo ya no existe o su enlace ya no funciona.",
  },
  closed: {
    en: "Teams of this distance can no longer be changed.",
    es: "Los equipos de esta distancia ya no se pueden cambiar.",
  },
  full: { en: "This team is full.", es: "Este equipo ya está completo." },
  entry: {
    en: "This entry is for another distance, or it is cancelled.",
    es: "Esta inscripción es de otra distancia o está cancelada.",
  },
  "in-a-team": {
    en: "This entry is already in a team. Leave that one first.",
    es: "Esta inscripción ya está en un equipo. Sal primero de ese.",
  },
  "name-taken": {
    en: "Another team of this distance has this name. Please choose another one.",
    es: "Otro equipo de esta distancia ya tiene ese nombre. Elige otro.",
  },
  "too-many": {
    en: `You can lead ${mostTeams} teams of a race. Please ask the organizer for more.`,
    es: `Puedes liderar ${mostTeams} equipos de una carrera. Pide más al organizador.`,
  },
  "too-often": {
    en: "Too many changes in a short time. Please try again later.",
    es: "Demasiados cambios en poco tiempo. Inténtalo de nuevo más tarde.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type TeamProblem = Exclude<keyof typeof teamProblems, "failed" | "too-often">;
