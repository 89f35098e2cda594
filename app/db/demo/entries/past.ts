import { addDays, type Day, msPerDay, yearOf } from "#values/day.ts";
import type { raceDistances, raceRegistrations, reviews } from "../../schema.ts";
import { demoId } from "../people/id.ts";
import { type DemoPerson, demoAccounts } from "../people/people.ts";
import { type CatalogRace, demoRaces } from "../races/catalog.ts";
import { pastEdition } from "../races/editions.ts";
import { distanceRows, type RaceRow, raceRow } from "../races/rows.ts";

type Run = {
  /** Its name in the catalog. */
  race: string;
  yearsAgo: number;
  /** The place of the distance in the catalog. */
  distance: number;
  review?: { rating: number; comment: string };
};

type Past = {
  person: DemoPerson;
  born: Day;
  contact: string;
  /** Races are older than this: the recordings of the runner have no race before it. */
  recorded: number;
  runs: Run[];
};

const pasts: Past[] = [
  {
    person: demoAccounts.runner,
    born: "1990-02-28",
    contact: "Luz Demo",
    recorded: 0,
    runs: [
      run("Lima 42K", 1, 1, [5, "My first half. The coast at sunrise made up for the hills."]),
      run("Lima 42K", 2, 2),
      run("Carrera 10K Dona Vida", 1, 0, [4, "Fast and flat, but the start was crowded."]),
      run("Misti Sky Race", 1, 1),
      run("Chacla Trail", 1, 1),
      run("Perú Trail Series Calango", 1, 1),
      run("Carrera Santa María 7.5K", 1, 0, [4, "A short one by the sea, with a swim afterwards."]),
      run("Carrera Santa María 7.5K", 2, 0),
      run("Punta Hermosa 8K", 1, 0),
    ],
  },
  {
    person: demoAccounts.elite,
    born: "1987-09-14",
    contact: "Tomás Demo",
    recorded: 7 * 20,
    runs: [
      run("Lima 42K", 1, 0, [5, "Well marked, water every 2.5 km, crowds on the whole seafront."]),
      run("Lima 42K", 2, 1),
      run("Lima 42K", 3, 2),
      run("Carrera 10K Dona Vida", 2, 0),
      run("Perú Trail Series Pachacámac", 2, 1),
      run("Perú Trail Series Paracas", 1, 1, [3, "Beautiful, but two markers were missing."]),
      run("Perú Trail Series Asia", 1, 1),
      run("Perú Trail Series Calango", 1, 0),
      run("Punta Hermosa 8K", 2, 0),
      run("Desafío Huarochirí", 1, 0),
      run("Chacla Trail", 2, 0),
      run("Misti Sky Race", 2, 0, [4, "At 3,200 m, start slower than you think."]),
      run("Competencia Internacional de Ascenso al Misti", 2, 1),
      run("Sierra Andina Mountain Trail", 2, 2),
      run("Ultra Trail Cordillera Blanca", 2, 1, [5, "The glacier in the morning light."]),
      run("Triatlón Paracas", 2, 1),
    ],
  },
];

/** An edition that has been run, as a race of its own. */
export type PastRace = {
  race: CatalogRace;
  row: RaceRow;
  distances: (typeof raceDistances.$inferInsert)[];
};

const registeredBefore = 48;
const listedBefore = 150;
const reviewedAfter = 3;

/** What the accounts for looking around have run: past editions, their registrations and reviews. */
export function demoPast(today: Day) {
  const editions = new Map<string, PastRace>();
  const registrations: (typeof raceRegistrations.$inferInsert)[] = [];
  const written: (typeof reviews.$inferInsert)[] = [];
  for (const { person, born, contact, recorded, runs } of pasts) {
    for (const { race: name, yearsAgo, distance, review } of runs) {
      const race = catalogRace(name);
      const day = pastEdition(race.on, today, yearsAgo);
      if (day >= addDays(today, -Math.max(recorded, reviewedAfter + 1))) continue;
      const key = `${name} ${yearsAgo}`;
      const edition = editions.get(key) ?? editionOn(race, day);
      editions.set(key, edition);
      const raceId = edition.row.id;
      const registered = momentOf(day, -registeredBefore);
      registrations.push({
        id: demoId("registration", `${person.email} in ${raceId}`),
        raceId,
        distanceId: edition.distances[distance]?.id ?? null,
        userId: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        dateOfBirth: born,
        phone: "+51987654321",
        country: person.country,
        insuranceProvider: "Demo Insurance",
        policyNumber: "DEMO-0001",
        emergencyContactName: contact,
        emergencyContactPhone: "+51912345678",
        waiverAccepted: true,
        status: "completed",
        createdAt: registered,
        updatedAt: momentOf(day, 1),
      });
      if (!review) continue;
      const reviewed = momentOf(day, reviewedAfter);
      written.push({
        id: demoId("review", `${person.email} on ${raceId}`),
        userId: person.id,
        entityId: raceId,
        entityType: "race",
        ...review,
        experienceDate: day,
        createdAt: reviewed,
        updatedAt: reviewed,
      });
    }
  }
  return { editions: [...editions.values()], registrations, reviews: written };
}

function editionOn(race: CatalogRace, day: Day): PastRace {
  const listed = momentOf(day, -listedBefore);
  const name = `${race.name} ${yearOf(day)}`;
  const id = demoId("race", `${race.country}/${name}`);
  return {
    race,
    row: {
      ...raceRow(race, day, listed),
      id,
      raceName: name,
      raceTypeCategory: "internal",
      raceStatus: "completed",
      registrationStatus: "closed",
      registrationLink: null,
      isPremium: false,
      updatedAt: momentOf(day, 1),
    },
    distances: distanceRows(race, listed).map((row) => ({
      ...row,
      id: demoId("distance", `${id}/${row.title}`),
      raceId: id,
      registrationLink: null,
    })),
  };
}

type Said = [rating: number, comment: string];

function run(race: string, yearsAgo: number, distance: number, said?: Said): Run {
  const review = said && { rating: said[0], comment: said[1] };
  return { race, yearsAgo, distance, review };
}

function catalogRace(name: string): CatalogRace {
  const found = demoRaces.find((race) => race.name === name);
  if (!found) throw new Error(`There is no demo race ${name}.`);
  return found;
}

/** An evening, `days` after a day. */
function momentOf(day: Day, later: number): Date {
  return new Date(Date.parse(`${day}T18:30:00Z`) + later * msPerDay);
}
