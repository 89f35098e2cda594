import type { raceSuggestions } from "#db/schema.ts";
import type { Day } from "#values/day.ts";
import type { Words } from "#values/say.ts";

type Stored = typeof raceSuggestions.$inferSelect;

export const suggestionStatuses = ["waiting", "accepted", "declined"] as const;

export type SuggestionStatus = (typeof suggestionStatuses)[number];

export const suggestionStatusWords: Record<SuggestionStatus, string> = {
  waiting: "Waiting",
  accepted: "Accepted",
  declined: "Declined",
};

/** Why a suggestion is declined, as its sender reads it. */
export const declineReasons = {
  listed: {
    en: "The race is on the site already.",
    es: "La carrera ya está en el sitio.",
  },
  unclear: {
    en: "We could not verify it. A link to the organizer's page helps.",
    es: "No pudimos verificarlo. Un enlace a la página del organizador ayuda.",
  },
  unsuitable: {
    en: "It is not about a race that anybody can enter.",
    es: "No se trata de una carrera en la que cualquiera pueda inscribirse.",
  },
} as const satisfies Record<string, Words>;

export type DeclineReason = keyof typeof declineReasons;

/** The most characters that a field takes. */
export const suggestionLimits = {
  name: 200,
  city: 100,
  country: 100,
  distances: 200,
  link: 2000,
  note: 3000,
} as const;

/** A race with a similar name around the same day. */
export type AlikeRace = { id: string; name: string; startDate: Day; city: string; country: string };

/** A suggestion as administrators read it. */
export type SuggestionRecord = Pick<
  Stored,
  | "id"
  | "name"
  | "startDate"
  | "city"
  | "country"
  | "link"
  | "distances"
  | "note"
  | "email"
  | "status"
  | "reason"
  | "createdAt"
  | "decidedAt"
> & {
  /** The race to be corrected; `null` for one that the site lacks. */
  raceId: string | null;
  /** The race that was made of it. */
  madeRaceId: string | null;
  /** The address of the administrator who decided. */
  decidedBy: string | null;
};

export const suggestionMessages = {
  nameNeeded: { en: "Please enter the name of the race", es: "Escribe el nombre de la carrera" },
  noteNeeded: { en: "Please write what is wrong", es: "Escribe qué está mal" },
  dayNeeded: { en: "Please enter a valid date", es: "Escribe una fecha válida" },
  linkNeeded: {
    en: "Please enter an address that begins with https://",
    es: "Escribe una dirección que comience con https://",
  },
  tooOften: {
    en: "You have sent several suggestions within the last hour. Please try again later.",
    es: "Enviaste varias sugerencias en la última hora. Inténtalo de nuevo más tarde.",
  },
  notSent: {
    en: "Your suggestion could not be sent. Please try again.",
    es: "No se pudo enviar tu sugerencia. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

/** Why a suggestion could not be decided. */
export const suggestionProblems = {
  gone: "There is no such suggestion.",
  decided: "Somebody has decided about this suggestion already.",
  "no-race": "Create a race from it first: it is accepted when the race is saved.",
  "no-reason": "Please choose a reason.",
} as const;

export type SuggestionProblem = keyof typeof suggestionProblems;
