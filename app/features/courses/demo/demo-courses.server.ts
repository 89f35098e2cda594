import { setImmediate as pause } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { type CatalogRace, demoRaces } from "#db/demo/races/catalog.ts";
import type { DemoDistance } from "#db/demo/races/race.ts";
import { distanceRows } from "#db/demo/races/rows.ts";
import { raceCourses, raceDistances } from "#db/schema.ts";
import { statedHeight } from "#features/races/stated-height.ts";
import type { Services } from "#services/services.ts";
import { measureHere } from "../measured-here.server.ts";
import { courseKey, measuredColumns } from "../stored-course.server.ts";
import { demoCourse } from "./demo-course.ts";

/** The height of the start of each race of the demo that has courses, in meters. */
const starts = new Map<string, number>([
  ["Lima 42K", 110],
  ["Perú Trail Series Pachacámac", 60],
  ["Perú Trail Series Calango", 290],
  ["Desafío Huarochirí", 1480],
  ["Ultra Trail Cordillera Blanca", 3320],
  ["Andes Race", 2790],
  ["Misti Sky Race", 3400],
  ["Maratón de la Ciudad de México", 2280],
  ["Medio Maratón Armadillo", 1640],
  ["Puerto Vallarta México by UTMB", 40],
  ["Yukon River Trail Marathon", 640],
  ["Québec Mega Trail", 180],
  ["Squamish 50", 60],
  ["Boston Marathon", 140],
  ["Way Too Cool 50K", 460],
  ["Mount Washington Road Race", 480],
]);

const places: Record<string, { lat: number; lon: number }> = {
  Peru: { lat: -13.2, lon: -72.1 },
  Mexico: { lat: 20.4, lon: -101.3 },
  Canada: { lat: 50.9, lon: -116.2 },
  "United States": { lat: 39.1, lon: -106.4 },
};

/** The demo has no files of longer courses, in meters. */
const longest = 110_000;

/**
 * Gives some races of the demo a course, made from a seed by our own code and called made up in its
 * name. Does nothing once any race has a course.
 * @returns how many distances have one now
 */
export async function attachDemoCourses({
  db,
  files,
  now,
}: Pick<Services, "db" | "files" | "now">): Promise<number> {
  if ((await db.$count(raceCourses)) > 0) return 0;
  const wanted = demoRaces.flatMap((race) => (race.isCancelled ? [] : coursesOf(race)));
  const kept = await db
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(
      inArray(
        raceDistances.id,
        wanted.map(({ id }) => id),
      ),
    );
  const isKept = new Set(kept.map(({ id }) => id));
  for (const { id, text } of wanted) {
    if (!isKept.has(id)) continue;
    const bytes = new TextEncoder().encode(text());
    const measured = measureHere(bytes);
    if ("problem" in measured) throw new Error(`A course of the demo is refused: ${id}`);
    measured.measure.notices.push({ code: "made-up" });
    const file = courseKey(id, `${id}.gpx`);
    await files.put(file, bytes);
    await db
      .insert(raceCourses)
      .values({
        distanceId: id,
        file,
        fileName: "made-up-demo-course.gpx",
        bytes: bytes.length,
        isDownloadable: true,
        ...measuredColumns(measured),
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing();
    // Requests come between two courses.
    await pause();
  }
  return isKept.size;
}

function coursesOf(race: CatalogRace): { id: string; text: () => string }[] {
  const base = starts.get(race.name);
  const from = places[race.country];
  if (base === undefined || !from) return [];
  const rows = distanceRows(race, new Date(0));
  return race.distances.flatMap((distance, index) => {
    const { meters, gain } = distance;
    const id = rows[index]?.id;
    const climb = statedHeight(gain ?? null);
    if (!id || !meters || meters > longest || climb === null) return [];
    const course = {
      seed: id,
      name: `${race.name} ${distance.distance}, made up for the demo`,
      length: meters,
      gain: climb,
      loss: lossOf(distance, climb),
      base,
      from,
      hours: distance.limit ? Number.parseInt(distance.limit, 10) || null : null,
    };
    return [{ id, text: () => demoCourse(course) }];
  });
}

/** A course that is only run uphill has no descent; all others return to their start. */
function lossOf({ loss, isUphill }: DemoDistance, climb: number): number {
  return statedHeight(loss ?? null) ?? (isUphill ? 0 : climb);
}
