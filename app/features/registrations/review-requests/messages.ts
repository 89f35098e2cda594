import { formatDay } from "#values/day.ts";
import type { Sentence, Words } from "#values/say.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import type { ChannelProblem, RequestRefusal } from "./review-request.ts";

/** ERR-64. */
export const failedToSend = {
  en: "Failed to send review request. Please try again.",
  es: "No se pudo enviar el pedido de reseña. Inténtalo de nuevo.",
};

/** Why a runner was not asked. */
export function refusalSentence(refusal: RequestRefusal): Words {
  switch (refusal.problem) {
    case "no-registration":
      return { en: "Registration not found", es: "No encontramos esta inscripción" };
    case "no-profile":
      return { en: "User profile not found.", es: "No encontramos el perfil de este corredor." };
    case "asked-already":
      return {
        en: `This runner was asked on ${formatDay(refusal.day, "en")}. Choose to ask again if you really want to.`,
        es: `Ya le pediste una reseña a este corredor el ${formatDay(refusal.day, "es")}. Si de verdad quieres pedirla otra vez, marca la casilla.`,
      };
    case "not-run-yet":
      return {
        en: `This race is on ${formatDay(refusal.day, "en")} and has not been run yet. Choose to ask all the same if you really want to.`,
        es: `Esta carrera es el ${formatDay(refusal.day, "es")} y todavía no se corre. Si de verdad quieres pedir la reseña, marca la casilla.`,
      };
    case "not-sent":
      return sentencesInOne(refusal.reasons.map((reason) => channelProblems[reason]));
    case "failed":
      return failedToSend;
  }
}

export const channelProblems: Record<ChannelProblem, Words> = {
  "no-mail": { en: "This server sends no email.", es: "Este servidor no envía correos." },
  "no-sms": {
    en: "This server sends no text messages.",
    es: "Este servidor no envía mensajes de texto.",
  },
  "bad-address": {
    en: "No email can reach this address.",
    es: "A esa dirección de correo no se puede escribir.",
  },
  "bad-number": {
    en: "The phone number is none that text messages can be sent to.",
    es: "A ese número no se le pueden enviar mensajes de texto.",
  },
};

/** In words why a channel failed: a problem of ours, or else what the provider said. */
export function channelReason(reason: string): Sentence {
  return isChannelProblem(reason) ? channelProblems[reason] : reason;
}

function isChannelProblem(reason: string): reason is ChannelProblem {
  return Object.hasOwn(channelProblems, reason);
}

export const noChannelChosen = {
  en: "Please select at least one method to send the review request",
  es: "Elige al menos una forma de enviar el pedido de reseña",
};
export const tooLong = (most: number) => ({
  en: `The message can have at most ${most} characters`,
  es: `El mensaje puede tener hasta ${most} caracteres`,
});
export const notUnderstood = {
  en: "The request could not be understood",
  es: "No se pudo entender la solicitud",
};
export const onlyAdmins = "Only administrators can do this";
/** For organizers, who may write to so many runners in a day. */
export const tooManyRequests = {
  en: "You have asked very many runners today. Please go on tomorrow.",
  es: "Hoy ya pediste muchísimas reseñas. Continúa mañana.",
};
export const sentSentence = { en: "Review request sent.", es: "Pedido de reseña enviado." };
