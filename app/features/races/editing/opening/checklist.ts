import { type Day, formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { RaceStatus } from "../../race.ts";
import { editingProblems } from "../messages.ts";

/** What an organizer can say to have looked at: the usual form and the usual waiver are good for many races. */
export const markedPoints = ["form", "waiver"] as const;
export type MarkedPoint = (typeof markedPoints)[number];

/** What the checklist of a race reads. */
export type SetupFacts = {
  isInternal: boolean;
  status: RaceStatus;
  startDate: Day;
  /** At the place of the race. */
  today: Day;
  deadline: Day | null;
  isOnMap: boolean;
  hasLink: boolean;
  distances: { name: string; capacity: number | null; isPriced: boolean }[];
  sells: boolean;
  /** Whether any of its entries has a price that is not nothing. */
  costs: boolean;
  hasWay: boolean;
  /** How many extras it sells beside its entries. */
  extras: number;
  hasOwnForm: boolean;
  hasOwnWaiver: boolean;
  marks: MarkedPoint[];
  organizers: number;
};

export type PointName =
  | "date"
  | "place"
  | "link"
  | "distances"
  | "prices"
  | "extras"
  | "form"
  | "waiver"
  | "closing"
  | "contact";

/** `missing` keeps registration closed; `undecided` may stay so. */
export type SetupPoint = {
  name: PointName;
  state: "done" | "missing" | "undecided";
  words: Words;
};

/** What has to be decided before registration opens, in the order in which it is decided. */
export function setupPoints(race: SetupFacts): SetupPoint[] {
  return [
    datePoint(race),
    placePoint(race),
    ...(race.isInternal ? ofHere(race).map((pointOf) => pointOf(race)) : [linkPoint(race)]),
    closingPoint(race),
    contactPoint(race),
  ];
}

/** Of a race whose runners register here. */
function ofHere({ extras }: SetupFacts) {
  const sold = extras > 0 ? [extrasPoint] : [];
  return [distancesPoint, pricesPoint, ...sold, formPoint, waiverPoint];
}

function extrasPoint({ extras }: SetupFacts): SetupPoint {
  const count = formatCount(extras);
  const words =
    extras === 1
      ? { en: "One extra is sold.", es: "Se vende un adicional." }
      : { en: `${count} extras are sold.`, es: `Se venden ${count} adicionales.` };
  return { name: "extras", state: "done", words };
}

function datePoint({ status, startDate, today }: SetupFacts): SetupPoint {
  const name = "date";
  if (status === "cancelled" || status === "completed") {
    const words = {
      en: `The race is ${status}: choose another status first.`,
      es: `La carrera está ${status === "cancelled" ? "cancelada" : "finalizada"}: elige antes otro estado.`,
    };
    return { name, state: "missing", words };
  }
  const [en, es] = [formatDay(startDate, "en"), formatDay(startDate, "es")];
  if (startDate >= today) return { name, state: "done", words: { en: `${en}.`, es: `${es}.` } };
  const words = {
    en: `${en} is over: choose a day ahead.`,
    es: `El ${es} ya pasó: elige un día futuro.`,
  };
  return { name, state: "missing", words };
}

function placePoint({ isOnMap }: SetupFacts): SetupPoint {
  return isOnMap
    ? { name: "place", state: "done", words: { en: "On the map.", es: "En el mapa." } }
    : {
        name: "place",
        state: "undecided",
        words: {
          en: "Not on the map yet: runners who search near a place do not find it.",
          es: "Aún no está en el mapa: quienes buscan cerca de un lugar no la encuentran.",
        },
      };
}

function linkPoint({ hasLink }: SetupFacts): SetupPoint {
  return hasLink
    ? {
        name: "link",
        state: "done",
        words: {
          en: "Runners register on your site.",
          es: "Los corredores se inscriben en tu sitio.",
        },
      }
    : {
        name: "link",
        state: "missing",
        words: {
          en: "Runners register on your site, and its address is missing.",
          es: "Los corredores se inscriben en tu sitio y falta su dirección.",
        },
      };
}

function distancesPoint({ distances }: SetupFacts): SetupPoint {
  const name = "distances";
  if (distances.length === 0) {
    const words = {
      en: "None: runners enter the race as a whole, without a limit of places.",
      es: "Ninguna: los corredores se inscriben en la carrera completa, sin límite de cupos.",
    };
    return { name, state: "undecided", words };
  }
  const unlimited = namesOf(distances.filter(({ capacity }) => capacity === null));
  if (unlimited) {
    const words = {
      en: `Without a limit of places: ${unlimited}.`,
      es: `Sin límite de cupos: ${unlimited}.`,
    };
    return { name, state: "undecided", words };
  }
  const places = distances.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0);
  const [distance, place] = [distances.length === 1, places === 1];
  const words = {
    en: `${formatCount(distances.length)} ${distance ? "distance" : "distances"}, ${formatCount(places)} ${place ? "place" : "places"}.`,
    es: `${formatCount(distances.length)} ${distance ? "distancia" : "distancias"}, ${formatCount(places)} ${place ? "cupo" : "cupos"}.`,
  };
  return places === 0
    ? { name, state: "missing", words: { en: "No place is left.", es: "No queda ningún cupo." } }
    : { name, state: "done", words };
}

function pricesPoint({ sells, costs, hasWay, distances }: SetupFacts): SetupPoint {
  const name = "prices";
  if (!sells) {
    const words = {
      en: "Nothing is charged here: entries are free, or paid elsewhere.",
      es: "Aquí no se cobra nada: las inscripciones son gratis o se pagan en otro sitio.",
    };
    return { name, state: "undecided", words };
  }
  if (costs && !hasWay) {
    const words = {
      en: "There is no way to pay: describe one, or choose the account for cards.",
      es: "No hay forma de pago: describe una o elige la cuenta para tarjetas.",
    };
    return { name, state: "missing", words };
  }
  const unpriced = namesOf(distances.filter(({ isPriced }) => !isPriced));
  if (unpriced) {
    const words = {
      en: `Without a price, so that entries are free: ${unpriced}.`,
      es: `Sin precio, así que la inscripción es gratis: ${unpriced}.`,
    };
    return { name, state: "undecided", words };
  }
  const words = costs
    ? { en: "Prices and a way to pay.", es: "Precios y una forma de pago." }
    : { en: "Every entry is free.", es: "Todas las inscripciones son gratis." };
  return { name, state: "done", words };
}

function formPoint({ hasOwnForm, marks }: SetupFacts): SetupPoint {
  const words = hasOwnForm
    ? { en: "Your own form.", es: "Tu propio formulario." }
    : { en: "The usual form.", es: "El formulario habitual." };
  return {
    name: "form",
    state: hasOwnForm || marks.includes("form") ? "done" : "undecided",
    words,
  };
}

function waiverPoint({ hasOwnWaiver, marks }: SetupFacts): SetupPoint {
  const words = hasOwnWaiver
    ? { en: "Your own waiver.", es: "Tu propio deslinde." }
    : { en: "The usual waiver of this site.", es: "El deslinde habitual de este sitio." };
  const isDone = hasOwnWaiver || marks.includes("waiver");
  return { name: "waiver", state: isDone ? "done" : "undecided", words };
}

function closingPoint({ deadline, today }: SetupFacts): SetupPoint {
  const name = "closing";
  if (deadline === null) {
    const words = {
      en: "Registration stays open through the day of the race.",
      es: "Las inscripciones siguen abiertas hasta el día de la carrera.",
    };
    return { name, state: "undecided", words };
  }
  const [en, es] = [formatDay(deadline, "en"), formatDay(deadline, "es")];
  return deadline < today
    ? {
        name,
        state: "missing",
        words: {
          en: `The last day was ${en}: choose a later one.`,
          es: `El último día fue el ${es}: elige uno posterior.`,
        },
      }
    : { name, state: "done", words: { en: `Through ${en}.`, es: `Hasta el ${es}.` } };
}

function contactPoint({ organizers }: SetupFacts): SetupPoint {
  const name = "contact";
  if (organizers === 0) {
    const words = {
      en: "Nobody is linked, so that nobody gets emails about entries.",
      es: "No hay nadie vinculado, así que nadie recibe correos sobre las inscripciones.",
    };
    return { name, state: "undecided", words };
  }
  const count = formatCount(organizers);
  const words =
    organizers === 1
      ? { en: "One person gets the emails.", es: "Una persona recibe los correos." }
      : { en: `${count} people get the emails.`, es: `${count} personas reciben los correos.` };
  return { name, state: "done", words };
}

function namesOf(distances: readonly { name: string }[]): string {
  return distances.map(({ name }) => name).join(", ");
}

/** Why registration was not opened. What is missing is said by the points. */
export const openingProblems = {
  "no-race": editingProblems["no-race"],
  missing: {
    en: "Registration cannot open yet:",
    es: "Las inscripciones aún no se pueden abrir:",
  },
  failed: {
    en: "That was not saved. Please try again.",
    es: "No se guardó. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;
