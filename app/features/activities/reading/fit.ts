import {
  type FitRawMessage,
  fitTimestampToUnixMilliseconds,
  readFitMessages,
} from "fit-file-parser/raw";
import { angleIn, heightField, textIn, unsignedIn } from "#features/courses/reading/fit-fields.ts";
import type { Sport } from "../activity.ts";
import { maxActivityBytes } from "./limits.ts";
import { refuseRecording } from "./problem.ts";
import type { Recording } from "./recording.ts";
import { SampleBuilder } from "./sample-builder.ts";

/** The numbers of the messages that are read, in the profile of FIT. */
const messages = {
  fileId: 0,
  sport: 12,
  session: 18,
  record: 20,
  event: 21,
  activity: 34,
} as const;

/** The fields of these messages. */
const fields = {
  fileId: { type: 0 },
  sport: { sport: 0, subSport: 1, name: 3 },
  session: { sport: 5, subSport: 6 },
  record: { lat: 0, lon: 1, heartRate: 3, cadence: 4, distance: 5, fractionalCadence: 53 },
  event: { event: 0, type: 1 },
  activity: { localTime: 5 },
} as const;

const activityFile = 4;
const timerEvent = 0;
const timerStarts = 0;
/** Stop, stop all, and the two that also disable. */
const timerStops = new Set([1, 4, 8, 9]);

/** The numbers of sports on foot; those of others stand below for their names. */
const onFoot: Record<number, Sport> = { 0: "other", 1: "run", 10: "other", 11: "walk", 17: "walk" };
const otherSports: Record<number, string> = {
  2: "cycling",
  4: "gym",
  5: "swimming",
  12: "skiing",
  13: "skiing",
  14: "snowboarding",
  15: "rowing",
  18: "multisport",
  19: "paddling",
  21: "e-biking",
};
const subSports: Record<number, Sport> = {
  1: "treadmill",
  3: "trail",
  45: "treadmill",
  67: "trail",
};

/** Reads an activity as a watch stores it in FIT. */
export function readFitActivity(bytes: Uint8Array, now: Date): Recording {
  const builder = new SampleBuilder();
  const sports: { sport: number; subSport: number }[] = [];
  let name = "";
  let stoppedAt: number | null = null;
  let utcOffsetMinutes: number | null = null;
  for (const message of messagesOf(bytes)) {
    const { globalMessageNumber: kind } = message;
    const time = timeOf(message);
    if (kind === messages.record) addSample(builder, message, time);
    else if (kind === messages.event && time !== null && isOfTimer(message)) {
      const type = unsignedIn(message, fields.event.type, 1) ?? -1;
      if (timerStops.has(type)) stoppedAt ??= time;
      else if (type === timerStarts && stoppedAt !== null) {
        builder.addPause(stoppedAt, time);
        stoppedAt = null;
      }
    } else if (kind === messages.session || kind === messages.sport) {
      const known = kind === messages.session ? fields.session : fields.sport;
      const sport = unsignedIn(message, known.sport, 1);
      const subSport = unsignedIn(message, known.subSport, 1) ?? 0;
      if (kind === messages.sport) name ||= textIn(message, fields.sport.name);
      if (sport !== undefined) sports.push({ sport, subSport });
    } else if (kind === messages.activity) utcOffsetMinutes = offsetOf(message, time);
    else if (kind === messages.fileId) {
      const type = unsignedIn(message, fields.fileId.type, 1) ?? activityFile;
      if (type !== activityFile) refuseRecording({ code: "no-activity" });
    }
  }
  return builder.build("fit", { name, sport: sportIn(sports), utcOffsetMinutes }, now);
}

/** @throws a refusal where the file is cut off or its check sum is wrong */
function messagesOf(bytes: Uint8Array): FitRawMessage[] {
  try {
    const messageNumbers = Object.values(messages);
    return readFitMessages(bytes, { messageNumbers, maxInputBytes: maxActivityBytes }).messages;
  } catch {
    refuseRecording({ code: "damaged", at: null });
  }
}

function timeOf({ timestamp }: FitRawMessage): number | null {
  if (timestamp === undefined || timestamp >= 0xffffffff) return null;
  return fitTimestampToUnixMilliseconds(timestamp);
}

function isOfTimer(message: FitRawMessage): boolean {
  return unsignedIn(message, fields.event.event, 1) === timerEvent;
}

function addSample(builder: SampleBuilder, message: FitRawMessage, time: number | null): void {
  if (time === null) return;
  const { record } = fields;
  const distance = unsignedIn(message, record.distance, 4);
  const feet = unsignedIn(message, record.cadence, 1);
  const part = unsignedIn(message, record.fractionalCadence, 1) ?? 0;
  builder.add({
    time,
    lat: angleIn(message, record.lat) ?? undefined,
    lon: angleIn(message, record.lon) ?? undefined,
    height: heightField(message),
    meters: distance === undefined ? undefined : distance / 100,
    heartRate: unsignedIn(message, record.heartRate, 1),
    // FIT counts one foot.
    cadence: feet === undefined ? undefined : 2 * (feet + part / 128),
  });
}

/** The clock of the runner beside UTC, which the watch stores once for each activity. */
function offsetOf(message: FitRawMessage, time: number | null): number | null {
  const local = unsignedIn(message, fields.activity.localTime, 4);
  if (local === undefined || time === null) return null;
  const minutes = Math.round((fitTimestampToUnixMilliseconds(local) - time) / 900_000) * 15;
  return Math.abs(minutes) <= 14 * 60 ? minutes : null;
}

function sportIn(sports: { sport: number; subSport: number }[]): Sport {
  const foreign = sports.find(({ sport, subSport }) => !isFoot(sport, subSport));
  if (foreign) {
    const other = otherSports[foreign.sport] ?? "another sport";
    refuseRecording({ code: "other-sport", sport: sports.some(isRun) ? "multisport" : other });
  }
  const [first] = sports;
  if (!first) return "run";
  return subSports[first.subSport] ?? onFoot[first.sport] ?? "other";
}

const isRun = ({ sport }: { sport: number }) => sport === 1;

/** A treadmill is also an exercise machine to some watches. */
function isFoot(sport: number, subSport: number): boolean {
  return sport in onFoot || subSports[subSport] === "treadmill";
}
