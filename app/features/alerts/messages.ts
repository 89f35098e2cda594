import type { Words } from "#values/say.ts";
import { mostAlerts } from "./alert.ts";

/** Why no alert is created or sent. */
export const alertProblems = {
  "too-many": {
    en: `You have ${mostAlerts} alerts already. Remove one to save another.`,
    es: `Ya tienes ${mostAlerts} alertas. Quita una para guardar otra.`,
  },
  "not-confirmed": {
    en: "Please confirm your email address first: the link is in the email that we sent you.",
    es: "Primero confirma tu correo: el enlace está en el mensaje que te enviamos.",
  },
} as const satisfies Record<string, Words>;

export type AlertProblem = keyof typeof alertProblems;

export const alertMessages = {
  tooOften: {
    en: "You have asked for several alerts within the last hour. Please try again later.",
    es: "Pediste varias alertas en la última hora. Inténtalo de nuevo más tarde.",
  },
  tooManyTo: {
    en: "Several alerts were asked for with this address today. Confirm one of them, or try again tomorrow.",
    es: "Hoy ya se pidieron varias alertas con este correo. Confirma una de ellas o inténtalo mañana.",
  },
  noMail: {
    en: "This server cannot send email, so that it cannot tell you of races.",
    es: "Este servidor no puede enviar correos, así que no puede avisarte de carreras.",
  },
  notSaved: {
    en: "Your alert was not saved. Please try again.",
    es: "No se guardó tu alerta. Inténtalo de nuevo.",
  },
  saved: {
    en: "Saved. You get one email a week when there is news.",
    es: "Guardada. Recibirás un correo por semana cuando haya novedades.",
  },
  known: { en: "You have this alert already.", es: "Ya tienes esta alerta." },
  removed: { en: "Alert removed.", es: "Alerta eliminada." },
  ended: {
    en: "You get no more of these emails.",
    es: "Ya no recibirás estos correos.",
  },
} as const satisfies Record<string, Words>;
