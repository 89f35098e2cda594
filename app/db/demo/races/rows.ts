import { addDays, type Day } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import type { raceDistances, races } from "../../schema.ts";
import { demoId } from "../people/people.ts";
import type { CatalogRace } from "./catalog.ts";
import { nextEdition } from "./editions.ts";
import { type Block, type DemoDistance, priceColumns } from "./race.ts";

const usualDeadlineDays = 7;

export function raceId(race: CatalogRace): string {
  return demoId("race", `${race.country}/${race.name}`);
}

export type RaceRow = typeof races.$inferInsert & { id: string };

/** The next edition of a race, as its row. */
export function raceRow(race: CatalogRace, today: Day, createdAt: Date): RaceRow {
  const startDate = nextEdition(race.on, today);
  const place = [race.venue, race.city, race.country].join(", ");
  return {
    id: raceId(race),
    event: race.event ?? race.name,
    raceName: race.name,
    organizer: race.organizer ?? null,
    description: describe(race),
    address: race.venue,
    city: race.city,
    stateProvince: race.state,
    country: race.country,
    raceType: race.type,
    raceTypeCategory: race.isInternal ? "internal" : "external",
    raceStatus: race.isCancelled ? "cancelled" : "upcoming",
    registrationStatus: race.isCancelled || race.isClosed ? "closed" : "open",
    startDate,
    startTime: race.start,
    registrationDeadline: addDays(startDate, -(race.closes ?? usualDeadlineDays)),
    registrationLink: race.link ?? null,
    isPremium: race.isPremium ?? false,
    distance: race.distances.map(({ distance }) => distance).join(", "),
    googleMapsLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The distances of a race in the order in which they are written down, the main one first. */
export function distanceRows(
  race: CatalogRace,
  createdAt: Date,
): (typeof raceDistances.$inferInsert)[] {
  return race.distances.map((offered, position) => ({
    id: demoId("distance", `${race.country}/${race.name}/${offered.title}`),
    raceId: raceId(race),
    ...lengthColumns(offered),
    ...priceColumns(offered.price, race.currency),
    priceCurrency: race.currency,
    priceIncludes: offered.includes ?? null,
    startTime: offered.start ?? race.start,
    timeLimit: offered.limit ?? null,
    elevationGain: offered.gain ?? null,
    elevationLoss: offered.loss ?? null,
    profileInformation: offered.profile ?? null,
    additionalInformation: offered.more ?? null,
    registrationLink: race.isInternal ? null : (race.link ?? null),
    sortOrder: position,
    capacity: offered.capacity ?? null,
    createdAt,
  }));
}

function lengthColumns({ distance, title, meters }: DemoDistance) {
  return { distance, title, distanceM: meters };
}

/** The description as markdown, with a last line that says what in it is only an example. */
export function describe(race: CatalogRace): string {
  return [...race.about, `*${noteOn(race)}*`].map(toMarkdown).join("\n\n");
}

const notes: Record<"listing" | "registration" | "cancellation" | "organizer", Words> = {
  listing: {
    en: "Demo listing: the date follows the race's usual place in the calendar, and prices are examples.",
    es: "Publicación de demostración: la fecha sigue el lugar habitual de la carrera en el calendario y los precios son ejemplos.",
  },
  registration: {
    en: "Registration here is part of the demo and enters you nowhere.",
    es: "La inscripción en este sitio es parte de la demostración y no te inscribe en ninguna carrera.",
  },
  cancellation: {
    en: "The cancellation is an example too; it says nothing about the real race.",
    es: "La cancelación también es un ejemplo; no dice nada de la carrera real.",
  },
  organizer: {
    en: "Ask the organizer before you plan your trip.",
    es: "Consulta al organizador antes de planear tu viaje.",
  },
};

const spanishCountries = ["Peru", "Mexico"];

/** In the language of the descriptions of the country's races. */
function noteOn({ country, isInternal, isCancelled }: CatalogRace): string {
  const say = sayIn(spanishCountries.includes(country) ? "es" : "en");
  return [
    notes.listing,
    ...(isInternal ? [notes.registration] : []),
    ...(isCancelled ? [notes.cancellation] : []),
    notes.organizer,
  ]
    .map(say)
    .join(" ");
}

function toMarkdown(block: Block): string {
  return typeof block === "string" ? block : block.map((item) => `- ${item}`).join("\n");
}
