import { addDays, type Day, msPerDay, yearOf } from "#values/day.ts";
import type {
  raceDistances,
  raceRegistrations,
  raceResultImports,
  raceResults,
  reviews,
} from "../../schema.ts";
import { type DemoPerson, demoAccounts, demoId } from "../people/people.ts";
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

const forenames = {
  female: ["Ada", "Bea", "Carla", "Dora", "Elsa", "Flor", "Hilda", "Jimena", "Mónica", "Paz"],
  male: ["Abel", "Bruno", "Darío", "Emil", "Fabio", "Gael", "Hugo", "Joel", "Kilian", "Marco"],
} as const;
const surnames = ["Bravo", "Cuervo", "Espino", "Fresno", "Gavilán", "Hornos", "Olmo", "Roble"];

/** Of the demo's own runner among the finishers. */
const ownPlace = 12;
const finishers = 38;
const meters = 10_000;
const fastestMs = 33 * 60_000;

/** The results of a past race of the demo's own runner, among made-up others. */
export function demoResults({
  editions,
  registrations,
}: Pick<ReturnType<typeof demoPast>, "editions" | "registrations">): {
  version: typeof raceResultImports.$inferInsert;
  rows: (typeof raceResults.$inferInsert)[];
} {
  const entryOf = (distanceId: string | undefined) =>
    registrations.find(
      (one) => one.distanceId === distanceId && one.userId === demoAccounts.runner.id,
    );
  const distance = editions
    .flatMap(({ distances }) => distances)
    .find(({ id, distanceM }) => distanceM === meters && entryOf(id));
  const edition = editions.find(({ row }) => row.id === distance?.raceId);
  const entry = entryOf(distance?.id);
  if (!edition || !entry) throw new Error("The demo's runner has not run the race of its results.");
  const id = demoId("results", edition.row.id);
  const published = new Date(Date.parse(`${edition.row.startDate}T20:00:00Z`) + msPerDay);
  const counted = { female: 0, male: 0 };
  const rows = Array.from({ length: finishers + 2 }, (_, place) => {
    const isOwn = place === ownPlace - 1;
    const isFinished = place < finishers;
    const sex = place % 3 === 1 && !isOwn ? "female" : "male";
    const forename = forenames[sex][place % forenames[sex].length] ?? "";
    const surname = surnames[(place * 3) % surnames.length] ?? "";
    const gunMs = fastestMs + place * 41_000 + (place % 7) * 3000;
    if (isFinished) counted[sex]++;
    return {
      id: demoId("result", `${id} ${place}`),
      importId: id,
      line: place + 2,
      sortOrder: place,
      bib: String(isOwn ? (entry.bib ?? 1) : 101 + place),
      name: isOwn ? `${entry.firstName} ${entry.lastName}` : `${forename} ${surname} (demo)`,
      sex,
      category: sex === "female" ? "Libre Damas" : "Libre Varones",
      country: "PE",
      gunMs: isFinished ? gunMs : null,
      chipMs: isFinished ? gunMs - 4000 - (place % 5) * 2000 : null,
      status: isFinished ? "finished" : place === finishers ? "dnf" : "dns",
      placeOverall: isFinished ? place + 1 : null,
      placeSex: isFinished ? counted[sex] : null,
      placeCategory: isFinished ? counted[sex] : null,
      splits: isFinished ? [{ name: "5K", ms: Math.round(gunMs * 0.49) }] : [],
      registrationId: isOwn ? entry.id : null,
      match: isOwn ? "bib" : null,
    } satisfies typeof raceResults.$inferInsert;
  });
  const categoryOf = (sex: "female" | "male", name: string) => ({
    name,
    sex,
    count: rows.filter((row) => row.sex === sex).length,
  });
  const version = {
    id,
    raceId: edition.row.id,
    distanceId: distance?.id ?? null,
    distance: distance?.distance ?? "",
    state: "published",
    version: 1,
    fileName: "demo-results.csv",
    headings: "",
    reading: {
      headings: [],
      isUndecided: false,
      events: [],
      only: null,
      dropped: 0,
      droppedLines: [],
      repeated: 0,
    },
    settings: { order: "gun", categories: "same", pulled: 0 },
    summary: {
      finished: finishers,
      dnf: 1,
      dns: 1,
      dsq: 0,
      open: 0,
      categories: [categoryOf("female", "Libre Damas"), categoryOf("male", "Libre Varones")],
      sexes: (["female", "male"] as const).map((sex) => ({
        sex,
        count: rows.filter((row) => row.sex === sex).length,
      })),
      hasGun: true,
      hasChip: true,
      differing: 0,
      matched: 1,
    },
    createdBy: demoAccounts.admin.id,
    createdAt: published,
    publishedBy: demoAccounts.admin.id,
    publishedAt: published,
  } satisfies typeof raceResultImports.$inferInsert;
  return { version, rows };
}
