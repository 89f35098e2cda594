import {
  type Column,
  type Flaw,
  type Lap,
  refuseFile,
  type Samples,
  type Track,
  type TrackSession,
  trackLimits,
} from "./track-file.ts";

/** One sample of a file. Unknown values are left out; an invalid angle is NaN. */
export type Sample = { [Each in Column | "time"]?: number | undefined };

/** Collects the tracks of a file. */
export class TracksBuilder {
  readonly tracks: TrackBuilder[] = [];
  /** Of all tracks together. */
  points = 0;

  /** A separate track begins. */
  begin(kind: Track["kind"], sport = ""): TrackBuilder {
    if (this.tracks.length >= trackLimits.tracks) refuseFile({ code: "too-many-points" });
    const track = new TrackBuilder(this, kind, sport);
    this.tracks.push(track);
    return track;
  }

  build(): Track[] {
    return this.tracks.map((track) => track.build());
  }
}

/** Collects the samples of one track in their order and drops impossible values. */
export class TrackBuilder {
  name = "";
  utcOffsetMinutes: number | null = null;
  readonly pauses: Track["pauses"] = [];
  readonly sessions: TrackSession[] = [];
  readonly laps: Lap[] = [];
  readonly #file: TracksBuilder;
  readonly #segments: number[] = [];
  points = 0;
  /** The values of one sample after those of another. Arrays that grow are many times slower. */
  #values = new Float64Array(16 * width);
  #flaw: Flaw | null = null;

  readonly kind: Track["kind"];
  sport: string;

  constructor(file: TracksBuilder, kind: Track["kind"], sport: string) {
    this.#file = file;
    this.kind = kind;
    this.sport = sport;
  }

  /** A piece of the same track begins, after a pause or a gap. */
  beginSegment(): void {
    if (this.points > 0 && this.#segments.at(-1) !== this.points) this.#segments.push(this.points);
  }

  add(sample: Sample): void {
    const { lat, lon } = sample;
    const code = flawOf(lat, lon);
    this.#file.points += 1;
    if (this.#file.points > trackLimits.points) refuseFile({ code: "too-many-points" });
    if (code) this.#flaw ??= { code, number: this.#file.points };
    // Zero and zero stand for "unknown" in many programs.
    const isKnown = lat !== undefined && lon !== undefined && !(lat === 0 && lon === 0);
    const isPlace = code === null && isKnown;
    const at = this.points * width;
    if (at === this.#values.length) {
      const larger = new Float64Array(2 * at);
      larger.set(this.#values);
      this.#values = larger;
    }
    const values = this.#values;
    values[at] = sample.time ?? Number.NaN;
    values[at + 1] = isPlace ? lat : Number.NaN;
    values[at + 2] = isPlace ? lon : Number.NaN;
    values[at + 3] = within(sample.height, trackLimits.lowest, trackLimits.highest);
    values[at + 4] = within(sample.meters, 0, 2_000_000);
    values[at + 5] = within(sample.heartRate, 25, 250);
    values[at + 6] = within(sample.cadence, 0, 400);
    values[at + 7] = within(sample.power, 0, 2_500);
    values[at + 8] = within(sample.temperature, -60, 80);
    values[at + 9] = within(sample.speed, 0, 50);
    this.points += 1;
  }

  build(): Track {
    const { name, kind, sport, pauses, sessions, laps, utcOffsetMinutes, points } = this;
    const columns = columnNames.map((column, at) => [
      column,
      new Float64Array(points).map((_, index) => this.#values[index * width + at] ?? 0),
    ]);
    return {
      kind,
      name,
      sport,
      pauses,
      laps,
      sessions,
      utcOffsetMinutes,
      samples: Object.fromEntries(columns) as Samples,
      segments: this.#segments.filter((index) => index < points),
      flaw: this.#flaw,
    };
  }
}

/** The columns in the order of the values of a sample. */
const columnNames = [
  "time",
  "lat",
  "lon",
  "height",
  "meters",
  "heartRate",
  "cadence",
  "power",
  "temperature",
  "speed",
] as const satisfies (keyof Samples)[];
const width = columnNames.length;

/** A watch without reception writes samples without a position; half a position is a mistake. */
function flawOf(lat: number | undefined, lon: number | undefined): Flaw["code"] | null {
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined || lon === undefined) return "no-position";
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return "bad-position";
  return null;
}

/** Values that no runner and no place on Earth can have are unknown. */
function within(value: number | undefined, least: number, most: number): number {
  return value !== undefined && value >= least && value <= most ? value : Number.NaN;
}
