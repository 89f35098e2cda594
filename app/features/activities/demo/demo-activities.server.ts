import { setImmediate as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { demoId } from "#db/demo/people/id.ts";
import { demoAccounts } from "#db/demo/people/people.ts";
import {
  activities,
  activityEfforts,
  activityFiles,
  activityTracks,
  runnerProfiles,
  users,
} from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { measureActivity } from "../measure/measure-activity.ts";
import { effortRows, measuredColumns, trackColumns } from "../measure/stored-activity.server.ts";
import { dayAt } from "../profile/runners-clock.ts";
import { activityKey, digestOf } from "../uploading/store-recordings.server.ts";
import { type DemoRun, demoRuns } from "./demo-calendar.ts";
import { demoFile } from "./demo-file.ts";
import { demoRecording } from "./demo-recording.ts";
import { demoBody } from "./demo-runner.ts";

const userId = demoAccounts.elite.id;

/**
 * Gives the Elite runner of the demo four months of activities that end yesterday, with their files,
 * made by a model of a runner: its heart follows its speed. Does nothing once the runner has any
 * activity.
 * @param planned - what the runner's plan had for its days, in their order
 * @param race - in place of what the usual week has for its day
 * @returns how many there are now
 */
export async function recordDemoActivities(
  { db, files, now }: Pick<Services, "db" | "files" | "now">,
  planned: readonly DemoRun[] = [],
  race: DemoRun | null = null,
): Promise<number> {
  const [runner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!runner || (await db.$count(activities, eq(activities.userId, userId))) > 0) return 0;
  const usual = demoRuns(toDay(now())).filter(
    ({ day }) => day !== race?.day && (!planned[0] || day < planned[0].day),
  );
  const made: ReturnType<typeof partsOf>[] = [];
  for (const run of [...usual, ...(race ? [race] : []), ...planned]) {
    const parts = partsOf(run, now());
    await files.put(parts.file.file, parts.bytes);
    made.push(parts);
    // Requests come between two activities.
    await pause();
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(runnerProfiles)
      .values({ userId, ...demoBody })
      .onConflictDoNothing();
    await tx
      .insert(activities)
      .values(made.map(({ row }) => row))
      .onConflictDoNothing();
    await tx
      .insert(activityTracks)
      .values(made.map(({ track }) => track))
      .onConflictDoNothing();
    await tx
      .insert(activityEfforts)
      .values(made.flatMap(({ efforts }) => efforts))
      .onConflictDoNothing();
    await tx
      .insert(activityFiles)
      .values(made.map(({ file }) => file))
      .onConflictDoNothing();
  });
  return made.length;
}

/** The rows of one activity. */
function partsOf(run: DemoRun, now: Date) {
  const recording = demoRecording(run);
  const measured = measureActivity(recording);
  const measure = { ...measured, notices: [{ code: "made-up" as const }] };
  const id = demoId("activity", run.day);
  const { startedAt, name } = recording;
  const utcOffsetMinutes = recording.utcOffsetMinutes ?? 0;
  const row = {
    id,
    userId,
    name,
    startedAt,
    day: dayAt(startedAt, utcOffsetMinutes),
    utcOffsetMinutes,
    source: "file" as const,
    createdAt: now,
    updatedAt: now,
    ...measuredColumns(measure, demoBody),
  };
  const track = { activityId: id, ...trackColumns(measure) };
  const bytes = demoFile(recording);
  const file = {
    activityId: id,
    userId,
    file: activityKey(id, id, "fit"),
    fileName: `${run.day}.fit`,
    format: "fit" as const,
    bytes: bytes.length,
    digest: digestOf(bytes),
    createdAt: now,
  };
  return { row, track, efforts: effortRows({ id, userId }, measure), file, bytes };
}
