import { readXml } from "#features/courses/reading/xml.ts";
import { bothFeet, momentIn, numberIn, sportNamed } from "./numbers.ts";
import type { Recording } from "./recording.ts";
import { SampleBuilder } from "./sample-builder.ts";

/** A stop between two tracks counts as a pause from here on, in milliseconds. Laps follow at once. */
const leastPause = 10_000;

/** Reads an activity in Garmin's TCX. */
export function readTcxActivity(bytes: Uint8Array, now: Date): Recording {
  const builder = new SampleBuilder();
  let sport = "";
  let name = "";
  let inActivity = false;
  let inHeartRate = false;
  let isTrackStart = false;
  let texts: Record<string, string> | null = null;
  readXml(bytes, {
    readsExtensions: true,
    open(element, attributes) {
      if (element === "Activity") {
        inActivity = true;
        sport ||= attributes.Sport ?? "";
      } else if (element === "Track") isTrackStart = true;
      else if (element === "Trackpoint" && inActivity) texts = {};
      else if (element === "HeartRateBpm") inHeartRate = true;
    },
    close(element, text) {
      if (element === "Activity") inActivity = false;
      else if (element === "HeartRateBpm") inHeartRate = false;
      else if (element === "Notes" && inActivity && !texts) name ||= text;
      else if (element === "Trackpoint" && texts) {
        const time = momentIn(texts.Time);
        if (isTrackStart && time - builder.lastTime >= leastPause) {
          builder.addPause(builder.lastTime, time);
        }
        isTrackStart = false;
        builder.add({
          time,
          lat: numberIn(texts.LatitudeDegrees),
          lon: numberIn(texts.LongitudeDegrees),
          height: numberIn(texts.AltitudeMeters),
          meters: numberIn(texts.DistanceMeters),
          heartRate: numberIn(texts.HeartRate),
          cadence: numberIn(texts.RunCadence ?? texts.Cadence),
        });
        texts = null;
      } else if (texts) texts[inHeartRate && element === "Value" ? "HeartRate" : element] = text;
    },
  });
  return bothFeet(
    builder.build("tcx", { name, sport: sportNamed(sport), utcOffsetMinutes: null }, now),
  );
}
