import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceCourses, raceDistances, raceOrganizers } from "#db/schema.ts";
import { deleteDistance } from "#features/races/editing/distances/distance-order.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { openRaceEditing } from "../../../../tests/support/races/race-editing.ts";
import { demoCourse } from "../demo/demo-course.ts";
import { recipe } from "../measure/recipe.ts";
import { findCourse, findCourseFigures, findDownload } from "../queries.server.ts";
import { shownCourses } from "../showing/shown-courses.server.ts";
import { forgetUnusedCourses, measureOldCourses } from "../upkeep.server.ts";
import { offerDownload, removeCourse, saveCourse, uploadCourse } from "./attaching.server.ts";

const { db } = await openTestDatabase();
const { made } = await openRaceEditing();

const courseOf = (seed: string) =>
  new TextEncoder().encode(
    demoCourse({
      seed,
      name: "Test",
      length: 12_000,
      gain: 600,
      loss: 600,
      base: 2000,
      from: { lat: -12, lon: -76 },
      hours: null,
    }),
  );
const file = { name: 'C:\\tracks\\my "course".gpx', bytes: courseOf("one") };

async function world(tx: Database) {
  const { id: raceId, all } = await made(tx);
  const userId = await aPerson(tx);
  await tx.insert(raceOrganizers).values({ raceId, userId });
  const [distance] = await tx
    .insert(raceDistances)
    .values({ raceId, distance: "12K", distanceM: 12_000, title: "12K", elevationGain: "400 m" })
    .returning({ id: raceDistances.id });
  const of = { raceId, distanceId: distance!.id };
  const services = { ...all, limits: openLimits({ db: tx, now: all.now }) };
  return { of, services, organizer: { userId, isAdmin: false } };
}

async function attached(tx: Database) {
  const { of, services, organizer } = await world(tx);
  const uploaded = await uploadCourse(services, organizer, of, file);
  if ("problem" in uploaded) throw new Error(JSON.stringify(uploaded.problem));
  const { upload, fileName } = uploaded;
  const saved = await saveCourse(services, organizer, of, {
    upload,
    fileName,
    isDownloadable: false,
  });
  expect(saved).toEqual({ problem: null });
  return { of, services, organizer, uploaded };
}

test("an organizer looks at a file, attaches it, offers it, replaces it and removes it", () =>
  rolledBack(db, async (tx) => {
    const { of, services, organizer } = await world(tx);
    const uploaded = await uploadCourse(services, organizer, of, file);
    expect(uploaded).toMatchObject({ fileName: "my course.gpx", measure: { format: "gpx" } });
    expect(await findCourse(services, of), "nothing is saved by looking").toBeNull();
    if ("problem" in uploaded) return;
    const course = { ...uploaded, isDownloadable: false };
    expect(await saveCourse(services, organizer, of, course)).toEqual({ problem: null });
    const stored = await findCourse(services, of);
    expect(stored?.length).toBeCloseTo(12_000, -2);
    expect(stored?.climb).toBeGreaterThan(550);
    expect(stored?.recipe).toBe(recipe.version);
    expect(stored?.drawing.line.points.length).toBeGreaterThan(20);
    expect(await findDownload(services, of), "not offered yet").toBeNull();
    expect(await offerDownload(services, organizer, of, true)).toEqual({ problem: null });
    const download = await findDownload(services, of);
    expect(download).toMatchObject({ fileName: "my course.gpx", bytes: file.bytes.length });
    expect((await services.files.read(download!.file))?.bytes).toEqual(Buffer.from(file.bytes));
    const other = await uploadCourse(services, organizer, of, {
      name: "other.gpx",
      bytes: courseOf("two"),
    });
    if ("problem" in other) throw new Error("refused");
    await saveCourse(services, organizer, of, { ...other, isDownloadable: true });
    expect(await services.files.find(download!.file), "the replaced file is gone").toBeNull();
    expect(await removeCourse(services, organizer, of)).toEqual({ problem: null });
    expect(await findCourse(services, of)).toBeNull();
    const log = await tx
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, of.distanceId));
    expect(log.map(({ action }) => action).sort()).toEqual([
      "attached a course to",
      "changed the course of",
      "removed the course of",
      "replaced the course of",
    ]);
  }));

test("nobody else attaches, and an upload belongs to its distance", () =>
  rolledBack(db, async (tx) => {
    const { of, services, uploaded, organizer } = await attached(tx);
    const stranger = {
      userId: await aPerson(tx, { email: "stranger@example.com" }),
      isAdmin: false,
    };
    const course = { ...uploaded, isDownloadable: true };
    for (const refused of [
      await uploadCourse(services, stranger, of, file),
      await saveCourse(services, stranger, of, course),
      await offerDownload(services, stranger, of, true),
      await removeCourse(services, stranger, of),
    ]) {
      expect(refused).toEqual({ problem: "no-distance" });
    }
    for (const upload of ["../../secret.gpx", "00000000-0000-4000-8000-000000000000.gpx"]) {
      const gone = await saveCourse(services, organizer, of, { ...course, upload });
      expect(gone).toEqual({ problem: "upload-gone" });
    }
    const broken = { name: "x.gpx", bytes: new TextEncoder().encode("<gpx><trk>") };
    expect(await uploadCourse(services, organizer, of, broken)).toMatchObject({
      problem: { code: "damaged" },
    });
  }));

test("a stated climb that is far from the measured one is shown beside it", () =>
  rolledBack(db, async (tx) => {
    const { of, services } = await attached(tx);
    const distance = { id: of.distanceId, text: "12K", meters: 12_000, elevationLoss: null };
    const shownFor = async (elevationGain: string) => {
      const stored = await findCourse(services, of);
      const race = { id: of.raceId, elevationGain: null, elevationLoss: null };
      const whole = { ...race, distances: [{ ...distance, elevationGain }] };
      return shownCourses(whole, stored ? [stored] : [], "km");
    };
    expect(await shownFor("400 m")).toMatchObject([{ kind: "measured", stated: 400 }]);
    expect(await shownFor("about 620 m")).toMatchObject([{ stated: null }]);
    expect(await findCourseFigures(services, of.raceId)).toMatchObject([{ distance: "12K" }]);
  }));

test("a new recipe measures again, and files without a course are forgotten", () =>
  rolledBack(db, async (tx) => {
    const { of, services, organizer } = await attached(tx);
    const madeUp = { notices: [{ code: "made-up" }] };
    const old = { recipe: 0, climbM: 1, hairline: null, drawing: madeUp };
    await tx.update(raceCourses).set(old);
    expect(await measureOldCourses(services)).toBe(1);
    expect(await measureOldCourses(services)).toBe(0);
    const [row] = await tx.select().from(raceCourses);
    expect(row).toMatchObject({ recipe: recipe.version });
    expect(row?.climbM).toBeGreaterThan(550);
    expect(row?.drawing).toMatchObject(madeUp);
    const lost = await uploadCourse(services, organizer, of, file);
    if ("problem" in lost) throw new Error("refused");
    const key = `courses/${of.distanceId}/${lost.upload}`;
    await forgetUnusedCourses(services);
    expect(await services.files.find(key), "an upload waits for a day").not.toBeNull();
    const later = () => new Date(Date.now() + 3 * 24 * 3600 * 1000);
    await forgetUnusedCourses({ ...services, now: later });
    expect(await services.files.find(key)).toBeNull();
    expect(await services.files.find(row!.file)).not.toBeNull();
    await deleteDistance(services, { userId: organizer.userId, isAdmin: true }, of);
    expect(await services.files.find(row!.file), "the file goes with its distance").toBeNull();
  }));
