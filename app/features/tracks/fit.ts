import { type FitMessage, fitTime, readFitMessages } from "./fit-messages.ts";
import { type TrackBuilder, TracksBuilder } from "./track-builder.ts";
import type { Lap, TrackFile, TrackPlace } from "./track-file.ts";

/** The numbers of the messages that are read, in the profile of FIT. */
const messages = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  course: 31,
  coursePoint: 32,
  activity: 34,
} as const;
const kinds = new Set<number>(Object.values(messages));

/** The fields of these messages. */
const fields = {
  fileId: { type: 0, productName: 8 },
  sport: { sport: 0, subSport: 1, name: 3 },
  session: {
    start: 2,
    sport: 5,
    subSport: 6,
    elapsed: 7,
    timer: 8,
    distance: 9,
    heartRate: 16,
    climb: 22,
    descent: 23,
  },
  lap: { start: 2, elapsed: 7, timer: 8, distance: 9, heartRate: 15, climb: 21, descent: 22 },
  record: {
    lat: 0,
    lon: 1,
    heartRate: 3,
    cadence: 4,
    distance: 5,
    speed: 6,
    power: 7,
    fractionalCadence: 53,
    finerSpeed: 73,
  },
  event: { event: 0, type: 1 },
  course: { name: 5 },
  coursePoint: { lat: 2, lon: 3, type: 5, name: 6 },
  activity: { localTime: 5 },
} as const;

const activityFile = 4;
const timerEvent = 0;
const timerStarts = 0;
/** Stop, stop all, and the two that also disable. */
const timerStops = new Set([1, 4, 8, 9]);

/** The types of course points that are places of a race; the others tell a runner to turn. */
const pointTypes = new Map([
  [1, "summit"],
  [3, "water"],
  [4, "food"],
  [9, "aid"],
]);

/** Reads FIT: activities as a watch stores them, and courses. Each of several joined files is a track. */
export function readFit(bytes: Uint8Array): TrackFile {
  const builder = new TracksBuilder();
  const places: TrackPlace[] = [];
  let device = "";
  let track: TrackBuilder | null = null;
  let stoppedAt: number | null = null;
  let sport: { sport?: number | undefined; subSport?: number | undefined } = {};
  const { isWhole } = readFitMessages(bytes, kinds, (message) => {
    const { kind, time } = message;
    // Data after the end without a header, such as later heart rates, belongs to the file before.
    if (kind === messages.fileId || track === null) {
      const type =
        message.kind === messages.fileId ? message.unsigned(fields.fileId.type) : undefined;
      track = builder.begin((type ?? activityFile) === activityFile ? "activity" : "course");
      stoppedAt = null;
      sport = {};
    }
    if (kind === messages.fileId) device ||= message.text(fields.fileId.productName);
    else if (kind === messages.record) track.add(sampleIn(message));
    else if (kind === messages.lap) track.laps.push(lapIn(message, fields.lap));
    else if (kind === messages.session) {
      const own = sportIn(message, fields.session);
      const { sport: named = sport.sport, subSport = sport.subSport } = own;
      track.sessions.push({ ...lapIn(message, fields.session), sport: sportName(named, subSport) });
    } else if (kind === messages.sport) {
      track.name ||= message.text(fields.sport.name);
      sport = sportIn(message, fields.sport);
      track.sport = sportName(sport.sport, sport.subSport);
    } else if (kind === messages.course) track.name ||= message.text(fields.course.name);
    else if (kind === messages.coursePoint) places.push(placeIn(message));
    else if (kind === messages.activity) track.utcOffsetMinutes = offsetOf(message);
    else if (time !== null && message.unsigned(fields.event.event) === timerEvent) {
      const type = message.unsigned(fields.event.type) ?? -1;
      if (timerStops.has(type)) stoppedAt ??= time;
      else if (type === timerStarts && stoppedAt !== null) {
        track.pauses.push({ from: stoppedAt, to: time });
        stoppedAt = null;
      }
    }
  });
  return { format: "fit", name: "", device, tracks: builder.build(), places, isWhole };
}

function sampleIn(message: FitMessage) {
  const { record } = fields;
  const feet = message.unsigned(record.cadence);
  const part = message.unsigned(record.fractionalCadence) ?? 0;
  const speed = message.unsigned(record.finerSpeed) ?? message.unsigned(record.speed);
  return {
    time: message.time ?? undefined,
    lat: message.angle(record.lat),
    lon: message.angle(record.lon),
    height: message.height(),
    meters: metersIn(message, record.distance),
    heartRate: message.unsigned(record.heartRate),
    // FIT counts one foot.
    cadence: feet === undefined ? undefined : 2 * (feet + part / 128),
    power: message.unsigned(record.power),
    speed: speed === undefined ? undefined : speed / 1000,
  };
}

function placeIn(message: FitMessage): TrackPlace {
  const { lat, lon, type, name } = fields.coursePoint;
  return {
    lat: message.angle(lat) ?? Number.NaN,
    lon: message.angle(lon) ?? Number.NaN,
    name: message.text(name),
    types: [pointTypes.get(message.unsigned(type) ?? 0) ?? ""],
    notes: [],
    isOfRoute: false,
  };
}

function sportIn(message: FitMessage, { sport, subSport }: { sport: number; subSport: number }) {
  return { sport: message.unsigned(sport), subSport: message.unsigned(subSport) };
}

function lapIn(message: FitMessage, known: typeof fields.lap | typeof fields.session): Lap {
  const start = message.unsigned(known.start);
  const timer = message.unsigned(known.timer);
  return {
    from: start === undefined ? Number.NaN : fitTime(start),
    seconds: (message.unsigned(known.elapsed) ?? 0) / 1000,
    timer: timer === undefined ? undefined : timer / 1000,
    meters: metersIn(message, known.distance),
    climb: message.unsigned(known.climb),
    descent: message.unsigned(known.descent),
    heartRate: message.unsigned(known.heartRate),
  };
}

function metersIn(message: FitMessage, field: number): number | undefined {
  const distance = message.unsigned(field);
  return distance === undefined ? undefined : distance / 100;
}

/** The offset of the runner's clock from UTC, which the watch stores once for each activity. */
function offsetOf(message: FitMessage): number | null {
  const local = message.unsigned(fields.activity.localTime);
  if (local === undefined || message.time === null) return null;
  const minutes = Math.round((fitTime(local) - message.time) / 900_000) * 15;
  return Math.abs(minutes) <= 14 * 60 ? minutes : null;
}

/** Sports of FIT by their numbers. */
const sportNames: Record<number, string> = {
  0: "generic",
  1: "running",
  2: "cycling",
  3: "transition",
  4: "gym",
  5: "swimming",
  10: "training",
  11: "walking",
  12: "skiing",
  13: "skiing",
  14: "snowboarding",
  15: "rowing",
  16: "mountain hiking",
  17: "hiking",
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
  35: "snowshoe walking",
  37: "stand-up paddling",
  38: "surfing",
  41: "kayaking",
  48: "climbing",
  53: "diving",
  62: "interval training",
  65: "wheelchair pushing",
  66: "wheelchair pushing",
};

const running = 1;
const machine = 4;
const treadmills = new Set([1, 45, 58]);
const trails = new Set([3, 67]);

/** The name of a sport; empty where a file does not say. A treadmill is an exercise machine to some watches. */
function sportName(sport: number | undefined, subSport = 0): string {
  if (sport === undefined && subSport === 0) return "";
  const own = sport ?? running;
  if (treadmills.has(subSport) && (own === running || own === machine)) return "treadmill";
  if (trails.has(subSport) && own === running) return "trail running";
  return sportNames[own] ?? "another sport";
}
