import { choiceOf, integer, object, oneOf, orNull, real, text } from "#db/kinds.ts";

const place = object({ unit: oneOf(["line", "point"]), number: integer });

/** A problem of an upload as its row holds it. */
export const storedProblem = choiceOf("code", {
  "no-file": {},
  "too-large": {},
  "too-slow": {},
  "unknown-format": {},
  "another-format": {
    found: oneOf(["kmz", "archive", "pdf", "picture", "geojson", "web-page", "kml"]),
  },
  "no-activity": {},
  "no-times": {},
  "no-samples": {},
  "too-many-samples": {},
  "too-early": { year: integer },
  "in-the-future": { year: integer },
  "too-long": { hours: integer },
  "other-sport": { sport: text },
  "too-fast": { meters: real, seconds: real },
  damaged: { at: orNull(place) },
  doctype: { at: place },
  "too-deep": { at: place },
  "same-bytes": {},
  "same-run": {},
  several: { count: integer },
  "not-a-recording": {},
  "more-passed-over": { count: integer },
  "too-many-activities": {},
  "too-much-kept": {},
  "not-stored": {},
  interrupted: {},
  "too-many-in-one": {},
  "bad-archive": {},
  "empty-archive": {},
  encrypted: {},
  "packed-too-tightly": {},
  "too-many-files": {},
  "too-much-unpacked": {},
});
