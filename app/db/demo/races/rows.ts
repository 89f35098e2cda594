import { addDays, type Day } from "#values/day.ts";
import type { raceDistances, races } from "../../schema.ts";
import { demoId } from "../people/id.ts";
import type { CatalogRace } from "./catalog.ts";
import { nextEdition } from "./editions.ts";
import { type Block, type DemoDistance, type DemoRace, priceColumns } from "./race.ts";

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
export function describe(race: DemoRace): string {
  return [...race.about, `*${noteOn(race)}*`].map(toMarkdown).join("\n\n");
}

function noteOn(race: DemoRace): string {
  const notes = [
    "Demo listing: the date follows the race's usual place in the calendar, and prices are examples.",
  ];
  if (race.isInternal) notes.push("Registration here is part of the demo and enters you nowhere.");
  if (race.isCancelled) {
    notes.push("The cancellation is an example too; it says nothing about the real race.");
  }
  notes.push("Ask the organizer before you plan your trip.");
  return notes.join(" ");
}

function toMarkdown(block: Block): string {
  return typeof block === "string" ? block : block.map((item) => `- ${item}`).join("\n");
}
