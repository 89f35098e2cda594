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
  "no-member": {
    en: "This runner is no longer in the team. Please choose somebody else.",
    es: "Esa persona ya no está en el equipo. Elige a otra.",
  },
  "in-a-team": {
    en: "This entry is already in a team. Leave that one first.",
    es: "Esta inscripción ya está en un equipo. Sal primero de ese.",
  },
  "name-taken": {
    en: "Another team of this distance has this name. Please choose another one.",
    es: "Otro equipo de esta distancia ya tiene ese nombre. Elige otro.",
  },
  unpaid: {
    en: "Teams of this distance are paid for by their captain. Form yours when your entry is paid.",
    es: "En esta distancia el capitán paga por todo el equipo. Forma el tuyo cuando tu inscripción esté pagada.",
  },
  "own-price": {
    en: "This entry has the price of a whole team. To join this team, register with its link, which costs nothing.",
    es: "Esta inscripción tiene el precio de un equipo completo. Para unirte a este equipo, inscríbete con su enlace, sin costo.",
  },
  "shares-price": {
    en: "This entry was made for another team and has no price of its own, so it cannot form one.",
    es: "Esta inscripción se hizo para otro equipo y no tiene precio propio, así que no puede formar uno.",
  },
  "cancel-instead": {
    en: "This entry is paid for with the team. Cancel the registration to leave the team.",
    es: "Esta inscripción está incluida en el precio del equipo. Cancélala para salir del equipo.",
  },
  "has-teams": {
    en: "Teams have been formed for this distance, so who pays for them can no longer be changed.",
    es: "Ya hay equipos en esta distancia, así que no se puede cambiar quién paga.",
  },
  busy: {
    en: "Many runners are joining right now. Please try again in a minute.",
    es: "Muchas personas se están uniendo en este momento. Inténtalo de nuevo en un minuto.",
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
