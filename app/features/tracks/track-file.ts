/** Files that hold courses in other products, or nothing of the kind. */
export type ForeignFormat = "kmz" | "archive" | "pdf" | "picture" | "geojson" | "web-page";

/** Where in a file something is wrong: a line of its text, or a point of its tracks. */
export type FilePlace = { unit: "line" | "point"; number: number };

/** The details of each refusal, by its code. */
type FileProblemDetails = {
  "another-format": { found: ForeignFormat };
  "unknown-format": unknown;
  damaged: { at: FilePlace | null };
  doctype: { at: FilePlace };
  "too-deep": { at: FilePlace };
  "too-many-points": unknown;
};

/** Why no track can be read from a file. */
export type TrackFileProblem = {
  [Code in keyof FileProblemDetails]: { code: Code } & FileProblemDetails[Code];
}[keyof FileProblemDetails];

/** Thrown to stop reading a file, by the readers here and by those of courses and activities. */
export class FileRefusal<Problem extends { code: string } = TrackFileProblem> extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Limits for files of every format. */
export const trackLimits = {
  /** A run of two days that is written every second has 172,800 samples. */
  points: 400_000,
  /** Lines of one file, also empty ones. */
  tracks: 10_000,
  /** Of the map in a KMZ archive. */
  mapBytes: 30 * 1024 * 1024,
  /** Elements inside each other; real files have fewer than twelve. */
  depth: 48,
  /** Heights outside of these are unknown, in meters: planners write -32768, -9999 or 99999 for voids. */
  lowest: -500,
  highest: 9_000,
} as const;

/** The formats that tracks are read in. */
export const trackFormats = ["gpx", "tcx", "kml", "fit"] as const;
export type TrackFormat = (typeof trackFormats)[number];

/** The values of a sample besides its time, each a column of a track. */
export type Column =
  | "lat"
  | "lon"
  | "height"
  | "meters"
  | "heartRate"
  | "cadence"
  | "power"
  | "temperature"
  | "speed";

/**
 * The samples of a track, one entry each; NaN where a value is not known. Times are in milliseconds since
 * 1970, positions in degrees, heights in meters above the sea, `meters` the distance from the start by the
 * device, heart rates and steps a minute, watts, degrees Celsius and meters a second.
 */
export type Samples = Record<Column | "time", Float64Array>;

/** The summary of a lap or of a whole session by the device. */
export type Lap = {
  /** Milliseconds since 1970; NaN where it is not known. */
  from: number;
  /** From its start to its end, with pauses; of a lap in TCX, without. */
  seconds: number;
  /** Without pauses, by the device's timer. */
  timer: number | undefined;
  meters: number | undefined;
  /** In meters; formats other than FIT have none. */
  climb?: number | undefined;
  descent?: number | undefined;
  heartRate: number | undefined;
};

/** A part of a recording with its own sport. */
export type TrackSession = Lap & { sport: string };

/** Why a point has no position; points are counted from one over the whole file. */
export type Flaw = { code: "no-position" | "bad-position"; number: number };

/** One line of a file. */
export type Track = {
  /** Routes and areas are the course only where a file holds nothing else. */
  kind: "activity" | "course" | "route";
  /** Empty where the file has none. */
  name: string;
  /** As the file names it; empty where it does not. */
  sport: string;
  samples: Samples;
  /** The indexes at which a segment begins, from the second one on. */
  segments: number[];
  /** Stops of the device, in milliseconds since 1970. */
  pauses: { from: number; to: number }[];
  laps: Lap[];
  sessions: TrackSession[];
  /** The offset of the runner's clock from UTC, if the file has it. */
  utcOffsetMinutes: number | null;
  flaw: Flaw | null;
};

/** A named place of the file near the line. */
export type TrackPlace = {
  lat: number;
  lon: number;
  name: string;
  /** The words of the file for its kind. */
  types: string[];
  notes: string[];
  /** A point of a route is often named although it is nothing but a bend. */
  isOfRoute: boolean;
};

/** The content of a file, before any checks. */
export type TrackFile = {
  format: TrackFormat;
  /** The name of the whole file; empty where it has none. */
  name: string;
  /** The device or the program that wrote it; empty where it does not say. */
  device: string;
  tracks: Track[];
  places: TrackPlace[];
  /** Whether the bytes were complete. */
  isWhole: boolean;
};

export function refuseFile(problem: TrackFileProblem): never {
  throw new FileRefusal(problem);
}
