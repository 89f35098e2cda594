import { setImmediate as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import { demoAccounts, demoId } from "#db/demo/people/people.ts";
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
import type { Recording } from "../reading/recording.ts";
import { dayAt } from "../runners-day.server.ts";
import { activityKey, digestOf } from "../uploading/store-recordings.server.ts";
import { type DemoRun, demoBody, demoRecording, demoRuns } from "./demo-recording.ts";

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

/** Numbers of the FIT profile. */
const messages = { fileId: 0, session: 18, record: 20, event: 21, activity: 34 } as const;
const activityFile = 4;
/** The manufacturer code for programs without their own number. */
const development = 255;
const timer = { event: 0, start: 0, stop: 4 };
const running = 1;
const subSports = { trail: 3, road: 0 };
const unitsPerDegree = 2 ** 31 / 180;

/** A made-up recording as the FIT file of the watch that would have made it. */
export function demoFile(recording: Recording): Uint8Array {
  // Version 2.0, as its byte is written.
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  const begin = FitEncoder.toFitTimestamp(recording.startedAt);
  const count = recording.seconds.length;
  const end = begin + (recording.seconds[count - 1] ?? 0);
  encoder.writeMessage(messages.fileId, [
    enumeration(0, activityFile),
    short(1, development),
    whole(4, begin),
  ]);
  encoder.writeMessage(messages.event, [
    whole(253, begin),
    enumeration(0, timer.event),
    enumeration(1, timer.start),
  ]);
  for (let index = 0; index < count; index++) {
    const at = (column: Float64Array) => column[index] ?? 0;
    encoder.writeMessage(messages.record, [
      whole(253, begin + at(recording.seconds)),
      whole(0, at(recording.lat) * unitsPerDegree, FitBaseType.Sint32),
      whole(1, at(recording.lon) * unitsPerDegree, FitBaseType.Sint32),
      // Heights are fifths of a metre above −500 m, lengths centimetres, and steps those of one foot.
      short(2, (at(recording.height) + 500) * 5),
      whole(5, at(recording.meters) * 100),
      byte(3, at(recording.heartRate)),
      byte(4, at(recording.cadence) / 2),
    ]);
  }
  encoder.writeMessage(messages.event, [
    whole(253, end),
    enumeration(0, timer.event),
    enumeration(1, timer.stop),
  ]);
  encoder.writeMessage(messages.session, [
    whole(253, end),
    enumeration(5, running),
    enumeration(6, recording.sport === "trail" ? subSports.trail : subSports.road),
  ]);
  encoder.writeMessage(messages.activity, [
    whole(253, end),
    whole(5, end + (recording.utcOffsetMinutes ?? 0) * 60),
  ]);
  return encoder.close();
}

function field(
  number: number,
  size: number,
  baseType: FitBaseType,
  value: number,
): FitEncoderField {
  return { number, size, baseType, value: Math.round(value) };
}

const enumeration = (number: number, value: number) => field(number, 1, FitBaseType.Enum, value);
const byte = (number: number, value: number) => field(number, 1, FitBaseType.Uint8, value);
const short = (number: number, value: number) => field(number, 2, FitBaseType.Uint16, value);
const whole = (number: number, value: number, baseType = FitBaseType.Uint32) =>
  field(number, 4, baseType, value);
