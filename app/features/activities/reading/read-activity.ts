import { readTracks } from "#features/tracks/read-tracks.ts";
import {
  type Column,
  FileRefusal,
  type Lap,
  type Samples,
  type Track,
  type TrackFile,
  type TrackFileProblem,
  type TrackSession,
} from "#features/tracks/track-file.ts";
import { believedTimes } from "./clock.ts";
import {
  type ActivityNotice,
  activityLimits,
  maxActivityBytes,
  type Recording,
  refuseRecording,
  type UnreadRecording,
} from "./recording.ts";
import { type Sport, sportOf } from "./sports.ts";

/**
 * Reads the activities of a file of any known format, at least one, or returns why it is refused. Most
 * files hold one recording; a multisport race has one for each leg on foot.
 * @param now - no run lies in the future
 */
export function readActivities(
  bytes: Uint8Array,
  now: Date,
): Recording[] | { problem: UnreadRecording } {
  try {
    if (bytes.length === 0) refuseRecording({ code: "no-file" });
    if (bytes.length > maxActivityBytes) refuseRecording({ code: "too-large" });
    return recordingsOf(readTracks(bytes), now);
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const problem: UnreadRecording | TrackFileProblem = error.problem;
    return { problem: problem.code === "too-many-points" ? { code: "too-many-samples" } : problem };
  }
}

/** A stop between two segments counts as a pause from here on, in milliseconds. Laps follow at once. */
const leastPause = 10_000;
/** Tracks that follow so soon are parts of one activity, in milliseconds. */
const longestPause = 30 * 60_000;
/** Sports between two others: the ways between them. */
const transition = "transition";

/** A stretch of a track with one sport, in milliseconds since 1970; the end belongs to the next one. */
type Leg = {
  track: Track;
  /** The samples of the track whose clock is believed. */
  believed: readonly number[];
  name: string;
  sport: { sport: Sport; isSportNamed: boolean } | { other: string };
  from: number;
  to: number;
  /** What the device says of it. */
  summaries: Lap[];
};

/**
 * The recordings of a file on foot: one for each activity, or for each leg of a multisport race.
 * @throws a refusal where it holds none
 */
function recordingsOf(file: TrackFile, now: Date): Recording[] {
  const { format, tracks, isWhole } = file;
  const activities = tracks.filter(({ kind }) => kind === "activity");
  if (activities.length === 0 && format === "kml") {
    refuseRecording({ code: "another-format", found: "kml" });
  }
  if (activities.length === 0 && tracks.length > 0) refuseRecording({ code: "no-activity" });
  const whole = format === "gpx" || format === "kml" ? joined(activities) : activities;
  const legs = whole.flatMap(legsOf);
  if (legs.length > activityLimits.activities) refuseRecording({ code: "too-many-in-one" });
  const others = legs.flatMap(({ sport }) => ("other" in sport ? sport.other : []));
  if (legs.length > 0 && others.length === legs.length) {
    refuseRecording({ code: "other-sport", sport: named(others) });
  }
  const notices: ActivityNotice[] = isWhole ? [] : [{ code: "not-whole" }];
  if (others.length > 0) notices.push({ code: "leg", others: named(others) });
  const recordings: Recording[] = [];
  let refusal: FileRefusal<UnreadRecording> | null = null;
  for (const leg of legs) {
    if ("other" in leg.sport) continue;
    try {
      const name = leg.name || (legs.length === 1 ? file.name : "");
      recordings.push({ format, ...leg.sport, name, ...samplesOf(leg, notices, now) });
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      refusal ??= error;
    }
  }
  if (recordings.length > 0) return recordings;
  if (!isWhole && (refusal === null || refusal.problem.code === "no-samples")) {
    refuseRecording({ code: "damaged", at: null });
  }
  throw refusal ?? new FileRefusal<UnreadRecording>({ code: "no-samples" });
}

/** The sports that are left out, each once, without the ways between them. */
function named(others: readonly string[]): string[] {
  const proper = others.filter((other) => other !== transition);
  return [...new Set(proper.length > 0 ? proper : others)];
}

/** Tracks of a device that follow one another are one activity. */
function joined(tracks: readonly Track[]): Track[] {
  const found: Track[] = [];
  for (const track of tracks) {
    const before = found.at(-1);
    const since = firstOf(track.samples.time) - lastOf(before?.samples.time);
    const goesOn = before?.sport === track.sport && !(since < 0 || since > longestPause);
    if (goesOn && before) found.splice(-1, 1, both(before, track));
    else found.push(track);
  }
  return found;
}

const isKnown = (value: number) => !Number.isNaN(value);
const firstOf = (times: Float64Array) => times.find(isKnown) ?? Number.NaN;
const lastOf = (times?: Float64Array) => times?.findLast(isKnown) ?? Number.NaN;

function both(one: Track, other: Track): Track {
  const { length } = one.samples.time;
  const names = Object.keys(one.samples) as (keyof Samples)[];
  const samples = Object.fromEntries(
    names.map((name) => {
      const values = new Float64Array(length + other.samples.time.length);
      values.set(one.samples[name]);
      values.set(other.samples[name], length);
      return [name, values];
    }),
  ) as Samples;
  return {
    ...one,
    name: one.name || other.name,
    samples,
    segments: [...one.segments, length, ...other.segments.map((index) => index + length)],
  };
}

/** The legs of a track, each until the next one of another sport begins. */
function legsOf(track: Track): Leg[] {
  const sessions = track.sessions.toSorted((a, b) => a.from - b.from);
  const starts = sessions.filter((session, at) => session.sport !== sessions[at - 1]?.sport);
  const believed = believedTimes(track.samples.time, spanOf(sessions));
  const whole = { sport: track.sport, from: -Infinity };
  const [first = whole, ...more] = starts;
  return [{ ...first, from: -Infinity }, ...more].map(({ sport, from }, at) => {
    const to = more[at]?.from ?? Infinity;
    const own = sessions.filter((session) => session.from >= from && session.from < to);
    return {
      track,
      believed,
      name: more.length > 0 ? "" : track.name,
      sport: namedSport(sport),
      from,
      to,
      summaries: more.length > 0 || own.length > 0 ? own : track.laps,
    };
  });
}

function namedSport(name: string): Leg["sport"] {
  const found = sportOf(name);
  return "other" in found ? found : { ...found, isSportNamed: name !== "" };
}

/** From the start of the first session to the end of the last one; `null` where none has a time. */
function spanOf(sessions: readonly TrackSession[]): { from: number; to: number } | null {
  const timed = sessions.filter(({ from, seconds }) => isKnown(from) && seconds > 0);
  if (timed.length === 0) return null;
  return {
    from: Math.min(...timed.map(({ from }) => from)),
    to: Math.max(...timed.map(({ from, seconds }) => from + seconds * 1000)),
  };
}

type RecordedSamples = Omit<Recording, "format" | "name" | "sport" | "isSportNamed">;

/**
 * The samples of a leg whose clock is believed.
 * @throws a refusal where it holds none, or its clock was wrong
 */
function samplesOf(leg: Leg, shared: readonly ActivityNotice[], now: Date): RecordedSamples {
  const { track, from, to, summaries } = leg;
  const timed = track.samples.time.reduce((count, time) => count + (isKnown(time) ? 1 : 0), 0);
  if (timed < 2) {
    const samples = samplesOfLaps(track.laps, summaries);
    const believed = believedTimes(samples.time);
    if (believed.length === 0) {
      refuseRecording({ code: track.samples.time.length > 1 ? "no-times" : "no-samples" });
    }
    const only = { ...leg, track: { ...track, samples, segments: [] }, believed };
    return samplesOf(only, [...shared, { code: "only-laps" }], now);
  }
  const { time } = track.samples;
  const timeOf = (index: number | undefined) => time[index ?? -1] ?? Number.NaN;
  const [begins, ends] = [timeOf(leg.believed[0]), timeOf(leg.believed.at(-1))];
  // Some programs write samples in the wrong order: their times are right.
  const near = time.filter((at) => at >= begins && at <= ends).length;
  if (2 * near < timed) {
    refuseRecording({ code: "clock-lost", kept: leg.believed.length, count: timed });
  }
  const indexes = leg.believed.filter((index) => timeOf(index) >= from && timeOf(index) < to);
  const [first, last] = [timeOf(indexes[0]), timeOf(indexes.at(-1))];
  if (!(last > first)) refuseRecording({ code: "no-samples" });
  checkClock(first, last, now);
  const since = (at: number) => Math.min(last - first, Math.max(0, at - first)) / 1000;
  const pauses = [...track.pauses, ...pausesBetween(track, indexes)];
  const sum = (values: (number | undefined)[]) => {
    const total = values.reduce<number>((all, value) => all + (value ?? 0), 0);
    return total > 0 ? total : null;
  };
  const starts = indexes.flatMap((index, at) =>
    at > 0 && timeOf(index) === timeOf(indexes[at - 1]) ? [] : at,
  );
  const column = (name: Column) => merged(track.samples[name], indexes, starts);
  return {
    startedAt: new Date(first),
    utcOffsetMinutes: track.utcOffsetMinutes,
    seconds: Float64Array.from(starts, (at) => since(timeOf(indexes[at]))),
    lat: column("lat"),
    lon: column("lon"),
    height: column("height"),
    meters: column("meters"),
    heartRate: column("heartRate"),
    cadence: bothFeet(column("cadence")),
    pauses: withoutOverlaps(
      pauses.map((pause) => ({ from: since(pause.from), to: since(pause.to) })),
    ),
    device: {
      meters: sum(summaries.map(({ meters }) => meters)),
      seconds: sum(summaries.map(({ timer }) => timer)),
      climb: sum(summaries.map(({ climb }) => climb)),
      descent: sum(summaries.map(({ descent }) => descent)),
    },
    outOfOrder: timed - leg.believed.length,
    notices: shared,
  };
}

/** Samples with the same time are one, from each start to the next: the later ones add what the first lacks. */
function merged(values: Float64Array, indexes: readonly number[], starts: readonly number[]) {
  return new Float64Array(starts.length).map((_, place) => {
    const start = starts[place] ?? 0;
    if (starts[place + 1] === start + 1) return values[indexes[start] ?? 0] ?? Number.NaN;
    const same = indexes.slice(start, starts[place + 1] ?? indexes.length);
    const known = same.findLast((index) => isKnown(values[index] ?? Number.NaN));
    return values[known ?? -1] ?? Number.NaN;
  });
}

/** Stops between two segments, in milliseconds since 1970. */
function pausesBetween({ samples: { time }, segments }: Track, indexes: readonly number[]) {
  const pauses: { from: number; to: number }[] = [];
  let next = 0;
  for (const [at, index] of indexes.entries()) {
    const isStart = next < segments.length && (segments[next] ?? 0) <= index;
    while (next < segments.length && (segments[next] ?? 0) <= index) next += 1;
    const [from, to] = [time[indexes[at - 1] ?? index] ?? 0, time[index] ?? 0];
    if (isStart && to - from >= leastPause) pauses.push({ from, to });
  }
  return pauses;
}

/** Pauses in their order, without those that lie in others. */
function withoutOverlaps(pauses: { from: number; to: number }[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const pause of pauses.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const before = whole.at(-1);
    if (before && pause.from <= before.to) before.to = Math.max(before.to, pause.to);
    else whole.push(pause);
  }
  return whole;
}

/** Both feet of a runner take at least this many steps per minute: less is one foot. */
const leastSteps = 110;

/** Some programs count the steps of one foot: their cadence is doubled. */
function bothFeet(cadence: Float64Array): Float64Array {
  const known = cadence.filter((steps) => steps > 30).sort();
  const middle = known[known.length >> 1] ?? 0;
  return middle === 0 || middle >= leastSteps ? cadence : cadence.map((steps) => 2 * steps);
}

const msPerHour = 3_600_000;

function checkClock(first: number, last: number, now: Date): void {
  const { firstYear, daysAhead, hours } = activityLimits;
  const year = new Date(first).getUTCFullYear();
  if (year < firstYear) refuseRecording({ code: "too-early", year });
  if (last > now.getTime() + daysAhead * 24 * msPerHour) {
    refuseRecording({ code: "in-the-future", year });
  }
  const took = (last - first) / msPerHour;
  if (took > hours) refuseRecording({ code: "too-long", hours: Math.round(took) });
}

/** Samples within a lap are this far apart, in seconds, unless that would make too many of them. */
const every = 10;
/** Laps together get about this many samples, whatever times they claim: 24 hours at one each 10 s. */
const mostSamples = 8640;

/**
 * Samples of laps, even within each, where a file has no others: one that was typed in at a service, or of
 * a watch that keeps only laps.
 * @param whole - used instead of the laps if none of them has a time
 */
function samplesOfLaps(laps: readonly Lap[], whole: readonly Lap[]): Samples {
  const timed = [laps, whole].map((all) =>
    all.filter(({ from, seconds }) => isKnown(from) && seconds > 0),
  );
  const used = timed.find((all) => all.length > 0) ?? [];
  const step = Math.max(every, used.reduce((sum, { seconds }) => sum + seconds, 0) / mostSamples);
  const rows: { time: number; meters: number; heartRate: number }[] = [];
  let before = 0;
  for (const lap of used.toSorted((a, b) => a.from - b.from)) {
    const { from, seconds, meters = 0, heartRate = Number.NaN } = lap;
    const count = Math.max(1, Math.ceil(seconds / step));
    for (let index = 0; index <= count; index++) {
      const part = index / count;
      rows.push({ time: from + part * seconds * 1000, meters: before + part * meters, heartRate });
    }
    before += meters;
  }
  const column = (value: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, value);
  const unknown = column(() => Number.NaN);
  return {
    time: column(({ time }) => time),
    meters: column(({ meters }) => meters),
    heartRate: column(({ heartRate }) => heartRate),
    lat: unknown,
    lon: unknown,
    height: unknown,
    cadence: unknown,
    power: unknown,
    temperature: unknown,
    speed: unknown,
  };
}
