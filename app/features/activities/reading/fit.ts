import {
  type FitMessage,
  fitTime,
  readFitMessages,
} from "#features/courses/reading/fit-messages.ts";
import { RecordingRefusal, refuseRecording } from "./problem.ts";
import type { ActivityNotice, Recording } from "./recording.ts";
import { addActivity, addLaps, type Lap } from "./recordings.ts";
import { SampleBuilder } from "./sample-builder.ts";
import type { Sport } from "./sports.ts";

/** The numbers of the messages that are read, in the profile of FIT. */
const messages = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  activity: 34,
} as const;
const kinds = new Set<number>(Object.values(messages));

/** The fields of these messages. */
const fields = {
  fileId: { type: 0 },
  sport: { sport: 0, subSport: 1, name: 3 },
  session: { start: 2, sport: 5, subSport: 6, elapsed: 7, distance: 9, heartRate: 16 },
  lap: { start: 2, elapsed: 7, distance: 9, heartRate: 15 },
  record: { lat: 0, lon: 1, heartRate: 3, cadence: 4, distance: 5, fractionalCadence: 53 },
  event: { event: 0, type: 1 },
  activity: { localTime: 5 },
} as const;

const activityFile = 4;
const timerEvent = 0;
const timerStarts = 0;
/** Stop, stop all, and the two that also disable. */
const timerStops = new Set([1, 4, 8, 9]);

/** `undefined` where the file does not say. */
type NamedSport = { sport: number | undefined; subSport: number | undefined };
/** A part of a recording with its own sport, as summarized by the watch. */
type Session = Lap & NamedSport;
/** A stretch of the recording, in milliseconds since 1970; the end belongs to the next one. */
type Leg = NamedSport & { from: number; to: number };

/**
 * Reads what a watch stores in FIT: one recording, or one for each leg on foot of a multisport race. Of
 * several files that are joined, each activity is one.
 * @throws a refusal where it holds no activity
 */
export function readFitActivities(bytes: Uint8Array, now: Date): Recording[] {
  const files: FitActivity[] = [];
  const { isWhole } = readFitMessages(bytes, kinds, (message) => {
    // Data after the end without a header, such as later heart rates, belongs to the file before.
    if (message.kind === messages.fileId || files.length === 0) {
      addActivity(files, new FitActivity());
    }
    files.at(-1)?.add(message);
  });
  const recordings: Recording[] = [];
  let refusal: RecordingRefusal | null = null;
  for (const file of files) {
    try {
      recordings.push(...file.recordings(now, isWhole));
    } catch (error) {
      if (!(error instanceof RecordingRefusal)) throw error;
      refusal ??= error;
    }
  }
  if (recordings.length > 0) return recordings;
  if (!isWhole && (refusal === null || refusal.problem.code === "no-samples")) {
    refuseRecording({ code: "damaged", at: null });
  }
  throw refusal ?? new RecordingRefusal({ code: "no-activity" });
}

/** The data of one file while it is read. */
class FitActivity {
  readonly #builder = new SampleBuilder();
  readonly #sessions: Session[] = [];
  readonly #laps: Lap[] = [];
  #sport: NamedSport = { sport: undefined, subSport: undefined };
  #type = activityFile;
  #name = "";
  #stoppedAt: number | null = null;
  #utcOffsetMinutes: number | null = null;

  add(message: FitMessage): void {
    const { kind } = message;
    if (kind === messages.record) this.#addSample(message);
    else if (kind === messages.event) this.#addEvent(message);
    else if (kind === messages.lap) this.#laps.push(lapIn(message, fields.lap));
    else if (kind === messages.session) {
      const { session } = fields;
      this.#sessions.push({ ...lapIn(message, session), ...sportIn(message, session) });
    } else if (kind === messages.sport) {
      this.#name ||= message.text(fields.sport.name);
      this.#sport = sportIn(message, fields.sport);
    } else if (kind === messages.activity) this.#utcOffsetMinutes = offsetOf(message);
    else this.#type = message.unsigned(fields.fileId.type) ?? activityFile;
  }

  #addSample(message: FitMessage): void {
    if (message.time === null) return;
    const { record } = fields;
    const feet = message.unsigned(record.cadence);
    const part = message.unsigned(record.fractionalCadence) ?? 0;
    this.#builder.add({
      time: message.time,
      lat: message.angle(record.lat),
      lon: message.angle(record.lon),
      height: message.height(),
      meters: metersIn(message, record.distance),
      heartRate: message.unsigned(record.heartRate),
      // FIT counts one foot.
      cadence: feet === undefined ? undefined : 2 * (feet + part / 128),
    });
  }

  #addEvent(message: FitMessage): void {
    const { time } = message;
    if (time === null || message.unsigned(fields.event.event) !== timerEvent) return;
    const type = message.unsigned(fields.event.type) ?? -1;
    if (timerStops.has(type)) this.#stoppedAt ??= time;
    else if (type === timerStarts && this.#stoppedAt !== null) {
      this.#builder.addPause(this.#stoppedAt, time);
      this.#stoppedAt = null;
    }
  }

  /** @throws a refusal where nothing was done on foot */
  recordings(now: Date, isWhole: boolean): Recording[] {
    if (this.#type !== activityFile) refuseRecording({ code: "no-activity" });
    const legs = this.#legs();
    const left = legs.filter(({ sport, subSport }) => "other" in fitSport(sport, subSport));
    if (left.length === legs.length) refuseRecording({ code: "other-sport", sport: leftOut(left) });
    const notices: ActivityNotice[] = isWhole ? [] : [{ code: "not-whole" }];
    if (left.length > 0) notices.push({ code: "leg", others: leftOut(left) });
    if (this.#builder.samples < 2 && addLaps(this.#builder, this.#laps, this.#sessions)) {
      notices.push({ code: "only-laps" });
    }
    return legs.flatMap(({ sport, subSport, from, to }) => {
      const found = fitSport(sport, subSport);
      if ("other" in found || (legs.length > 1 && !this.#builder.hasSamples(from, to))) return [];
      const about = {
        name: legs.length > 1 ? "" : this.#name,
        sport: found.sport,
        isSportNamed: sport !== undefined,
        utcOffsetMinutes: this.#utcOffsetMinutes,
        notices,
      };
      return this.#builder.build("fit", about, now, { from, to });
    });
  }

  /** The legs of the recording, each until the next one of another sport begins. */
  #legs(): Leg[] {
    const sessions = this.#sessions.toSorted((a, b) => a.from - b.from);
    const legs: Leg[] = [];
    for (const { sport = this.#sport.sport, subSport = this.#sport.subSport, from } of sessions) {
      const before = legs.at(-1);
      if (before?.sport === sport && before?.subSport === subSport) continue;
      if (before) before.to = from;
      addActivity(legs, { sport, subSport, from: before ? from : -Infinity, to: Infinity });
    }
    return legs.length > 0 ? legs : [{ ...this.#sport, from: -Infinity, to: Infinity }];
  }
}

function sportIn(message: FitMessage, { sport, subSport }: { sport: number; subSport: number }) {
  return { sport: message.unsigned(sport), subSport: message.unsigned(subSport) };
}

function lapIn(message: FitMessage, known: typeof fields.lap | typeof fields.session): Lap {
  const start = message.unsigned(known.start);
  return {
    from: start === undefined ? Number.NaN : fitTime(start),
    seconds: (message.unsigned(known.elapsed) ?? 0) / 1000,
    meters: metersIn(message, known.distance),
    heartRate: message.unsigned(known.heartRate),
  };
}

function metersIn(message: FitMessage, field: number): number | undefined {
  const distance = message.unsigned(field);
  return distance === undefined ? undefined : distance / 100;
}

/** The clock of the runner beside UTC, which the watch stores once for each activity. */
function offsetOf(message: FitMessage): number | null {
  const local = message.unsigned(fields.activity.localTime);
  if (local === undefined || message.time === null) return null;
  const minutes = Math.round((fitTime(local) - message.time) / 900_000) * 15;
  return Math.abs(minutes) <= 14 * 60 ? minutes : null;
}

/** Sports of FIT on foot by their numbers; whatever else a file calls itself stands below. */
const onFoot: Record<number, Sport> = {
  0: "other",
  1: "run",
  10: "other",
  11: "walk",
  16: "walk",
  17: "walk",
  35: "walk",
  65: "other",
  66: "other",
};

const others: Record<number, string> = {
  2: "cycling",
  3: "a transition",
  4: "gym",
  5: "swimming",
  12: "skiing",
  13: "skiing",
  14: "snowboarding",
  15: "rowing",
  18: "multisport",
  19: "paddling",
  21: "e-biking",
  22: "motorcycling",
  23: "boating",
  24: "driving",
  25: "golf",
  30: "inline skating",
  31: "climbing",
  32: "sailing",
  33: "ice skating",
  37: "stand-up paddling",
  38: "surfing",
  41: "kayaking",
  48: "climbing",
  53: "diving",
  62: "interval training",
};

const subSports: Record<number, Sport> = {
  1: "treadmill",
  3: "trail",
  45: "treadmill",
  /** Through a drawn world. */
  58: "treadmill",
  67: "trail",
};

const run = 1;
const transition = 3;
const machine = 4;

/**
 * The sport of a part of a FIT file; of what is not done on foot, its name. A part that does not say is
 * a run, and a treadmill is an exercise machine to some watches.
 */
function fitSport(sport = run, subSport = 0): { sport: Sport } | { other: string } {
  const named = subSports[subSport];
  const own = sport === machine && named === "treadmill" ? named : onFoot[sport];
  if (own === undefined) return { other: others[sport] ?? "another sport" };
  return { sport: sport === run && named !== undefined ? named : own };
}

/** `swimming and cycling`: the sports that are left out, without the ways between them. */
function leftOut(parts: readonly { sport?: number | undefined }[]): string {
  const named = parts.filter(({ sport }) => sport !== transition);
  const names = new Set((named.length > 0 ? named : parts).map(({ sport = -1 }) => others[sport]));
  return listed([...names].map((name) => name ?? "another sport"));
}

const listed = (names: string[]) => new Intl.ListFormat("en-US").format(names);
