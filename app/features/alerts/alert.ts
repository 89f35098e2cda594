import { filterLabel } from "#features/races/filters/filter-labels.ts";
import {
  filtersInUse,
  noFilters,
  type RaceFilters,
  racesAddress,
} from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";

/** A saved search. */
export type RaceAlert = {
  id: string;
  /** The query of the list's address: `country=Peru&type=Trail`. */
  search: string;
};

/** The most searches of a person that are told by mail. */
export const mostAlerts = 10;

/** The days that an alert of a guest waits for its confirmation. */
export const daysToConfirm = 7;

/** The days before registration closes in which letters say so. */
export const closingDays = 10;

/** What a search asks for, without its order and the part of the list that was shown. */
export function filtersOfSearch(search: string, today: Day): RaceFilters {
  const { sort, view, date, area, page } = noFilters;
  return { ...readRaceFilters(new URLSearchParams(search), today), sort, view, date, area, page };
}

/** The search of filters, always written in the same way: `country=Peru&type=Trail`. */
export function searchOf(filters: RaceFilters): string {
  return racesAddress(filters).split("?")[1] ?? "";
}

/** A search in words: `Peru · Trail · 10–65 km`. */
export function alertName(filters: RaceFilters, unit: LengthUnit, lang: Lang): string {
  const labels = filtersInUse(filters).map((name) => filterLabel(filters, name, unit, lang));
  return (
    labels.join(" · ") ||
    sayIn(lang)({ en: "All upcoming races", es: "Todas las próximas carreras" })
  );
}

/** An alert as lists show it. */
export type ShownAlert = { id: string; name: string; to: string };

export function shownAlert(
  { id, search }: RaceAlert,
  { today, unit, lang }: { today: Day; unit: LengthUnit; lang: Lang },
): ShownAlert {
  const filters = filtersOfSearch(search, today);
  return { id, name: alertName(filters, unit, lang), to: racesAddress(filters) };
}

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
