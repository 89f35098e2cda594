import { msPerDay } from "#values/day.ts";
import type { raceResultImports, raceResults } from "../../schema.ts";
import { demoId } from "../people/id.ts";
import { demoAccounts } from "../people/people.ts";
import type { demoPast } from "./past.ts";

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
