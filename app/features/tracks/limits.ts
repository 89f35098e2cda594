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
