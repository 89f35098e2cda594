import { addDays, type Day, formatDay, toDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { proofProblems } from "../security/messages.ts";

/** How long a deletion can be canceled. */
export const coolingOffDays = 14;

/** The day on which an account is deleted if its deletion is requested now. */
export function deletionDay(now: Date): Day {
  return addDays(toDay(now), coolingOffDays);
}

/** Why an account is not deleted. */
export const deletionProblems = {
  ...proofProblems,
  "cancel-membership-first": {
    en: "Please cancel your membership first, so that you are not charged again.",
    es: "Cancela primero tu membresía, para que no se te vuelva a cobrar.",
  },
  "only-admin": {
    en: "You are the only administrator. Please make somebody else one first.",
    es: "Eres la única persona que administra el sitio. Primero dale ese permiso a alguien más.",
  },
} as const;

export type DeletionProblem = keyof typeof deletionProblems;

export const deletionMessages = {
  kept: {
    en: "Your account stays. Nothing has been deleted.",
    es: "Tu cuenta se conserva. No se eliminó nada.",
  },
  linkRefused: {
    en: "This link has expired, or the account has been kept or deleted already.",
    es: "Este enlace venció, o la cuenta ya se conservó o se eliminó.",
  },
} as const;

/** `Your account will be deleted on June 30, 2025.` */
export function deletedOn(day: Day): Words {
  return {
    en: `Your account will be deleted on ${formatDay(day, "en")}.`,
    es: `Tu cuenta se eliminará el ${formatDay(day, "es")}.`,
  };
}
