import { addDays, type Day } from "#values/day.ts";
import type {
  bibBlocks,
  entryRaceDays,
  kitPlaces,
  kitSlots,
  raceGuides,
  raceRegistrations,
  startWaves,
} from "../../schema.ts";
import { demoAccounts, demoId } from "../people/people.ts";
import { demoRaces } from "../races/catalog.ts";
import { distanceRows, raceRow } from "../races/rows.ts";

/** The entry stays open for cancelling at least as long. */
const leastDays = 21;

/** The runner's one registration: for the next race that registers runners here. */
export function demoEntry(today: Day, createdAt: Date): typeof raceRegistrations.$inferInsert {
  const { runner } = demoAccounts;
  const [next] = demoRaces
    .filter((race) => race.isInternal && !race.isCancelled && !race.isClosed)
    .map((race) => ({
      race: raceRow(race, today, createdAt),
      distance: distanceRows(race, createdAt)[0],
    }))
    .filter(({ race }) => (race.registrationDeadline ?? "") >= addDays(today, leastDays))
    .sort((a, b) => a.race.startDate.localeCompare(b.race.startDate));
  if (!next?.race.id) throw new Error("No demo race registers runners.");
  return {
    id: demoId("registration", runner.email),
    raceId: next.race.id,
    distanceId: next.distance?.id ?? null,
    userId: runner.id,
    firstName: runner.firstName,
    lastName: runner.lastName,
    dateOfBirth: "1990-02-28",
    phone: "+51987654321",
    country: "Peru",
    insuranceProvider: "Demo Insurance",
    policyNumber: "DEMO-0001",
    emergencyContactName: "Luz Demo",
    emergencyContactPhone: "+51912345678",
    waiverAccepted: true,
    createdAt,
    updatedAt: createdAt,
  };
}

type PreparedRace = {
  id: string;
  startDate: Day;
  distanceId: string | null;
  meters: number | null;
  /** Of the distance, in its first fifty minutes of an hour. */
  startTime: string;
};

/** Of the first wave, for each kilometer. */
const fastSeconds = 330;

/** What the demo's runner has arranged: a time slot, somebody who may collect, and the first wave. */
export function demoArranged({
  id,
  raceId,
}: {
  id?: string | undefined;
  raceId: string;
}): typeof entryRaceDays.$inferInsert {
  if (!id) throw new Error("The demo's entry has no id.");
  return {
    registrationId: id,
    slotId: demoId("kit slot", `${raceId} 1 10:00`),
    collectorName: "Luz Demo",
    collectorCode: "DEM042",
    expectedS: 6600,
    waveId: demoId("wave", `${raceId} a`),
  };
}

/** What an organizer has arranged for a race: texts, kit pick-up on the two days before, two waves and their numbers. */
export function demoRaceDay({
  id: raceId,
  startDate,
  distanceId,
  meters,
  startTime,
}: PreparedRace): {
  guide: typeof raceGuides.$inferInsert;
  places: (typeof kitPlaces.$inferInsert)[];
  slots: (typeof kitSlots.$inferInsert)[];
  waves: (typeof startWaves.$inferInsert)[];
  blocks: (typeof bibBlocks.$inferInsert)[];
} {
  const upToS = Math.round(((meters ?? 10_000) * fastSeconds) / 1000 / 300) * 300;
  const place = demoId("kit place", raceId);
  const [fast, open] = [demoId("wave", `${raceId} a`), demoId("wave", `${raceId} b`)];
  const hours = [
    ["10:00", "12:00"],
    ["12:00", "14:00"],
    ["14:00", "16:00"],
    ["16:00", "18:00"],
  ] as const;
  return {
    guide: {
      raceId,
      kitEn: "Bib and chip\nRace shirt\nReusable cup",
      kitEs: "Dorsal y chip\nPolo de la carrera\nVaso reutilizable",
      arrivalEn:
        "Bag drop closes 30 minutes before the start. Public transport begins early on race day.",
      arrivalEs:
        "El guardarropa cierra 30 minutos antes de la salida. El transporte público empieza temprano el día de la carrera.",
      bringEn: "Your bib, pinned to the front\nA cap and sunscreen\nSomething dry for afterwards",
      bringEs: "Tu dorsal, prendido por delante\nGorra y bloqueador solar\nAlgo seco para después",
      documentsEn: "Identity document\nThe code of your registration",
      documentsEs: "Documento de identidad\nEl código de tu inscripción",
    },
    places: [{ id: place, raceId, name: "Demo Running Shop", address: "Av. Demo 123" }],
    slots: [2, 1].flatMap((before) =>
      hours.map(([begins, ends]) => ({
        id: demoId("kit slot", `${raceId} ${before} ${begins}`),
        raceId,
        placeId: place,
        day: addDays(startDate, -before),
        begins,
        ends,
        capacity: 150,
      })),
    ),
    waves: [
      { id: fast, raceId, distanceId, name: "A", startTime, capacity: 300, upToS },
      {
        id: open,
        raceId,
        distanceId,
        name: "B",
        startTime: `${startTime.slice(0, 3)}${Number(startTime.slice(3)) + 10}`,
      },
    ],
    blocks: [{ raceId, distanceId, firstBib: 1, lastBib: 999 }],
  };
}
