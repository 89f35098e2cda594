import { readXml } from "#features/courses/reading/xml.ts";
import { bothFeet, momentIn, numberIn } from "./numbers.ts";
import { refuseRecording } from "./problem.ts";
import type { Recording } from "./recording.ts";
import { type ActivityInXml, addActivity, type Lap, recordingsOf } from "./recordings.ts";
import { SampleBuilder } from "./sample-builder.ts";

/** A stop between two tracks counts as a pause from here on, in milliseconds. Laps follow at once. */
const leastPause = 10_000;

/**
 * Reads the activities in Garmin's TCX; several are of one race, or of a whole history.
 * @throws a refusal where none was done on foot
 */
export function readTcxActivities(bytes: Uint8Array, now: Date): Recording[] {
  const found: ActivityInXml[] = [];
  let isCourse = false;
  let activity: ActivityInXml | null = null;
  let lap: Lap | null = null;
  let beats: "sample" | "lap" | null = null;
  let isTrackStart = false;
  let texts: Record<string, string> | null = null;
  readXml(bytes, {
    readsExtensions: true,
    open(element, attributes) {
      if (element === "Activity") {
        const sport = attributes.Sport ?? "";
        const builder = new SampleBuilder();
        activity = addActivity(found, { sport, name: "", builder, laps: [] });
      } else if (element === "Course") isCourse = true;
      else if (element === "Lap" && activity) {
        const from = momentIn(attributes.StartTime);
        lap = { from, seconds: 0, meters: undefined, heartRate: undefined };
        activity.laps.push(lap);
      } else if (element === "Track") isTrackStart = true;
      else if (element === "Trackpoint" && activity) texts = {};
      else if (element === "HeartRateBpm") beats = "sample";
      else if (element === "AverageHeartRateBpm") beats = "lap";
    },
    close(element, text) {
      if (element === "Activity") activity = null;
      else if (element === "Lap") lap = null;
      else if (element.endsWith("HeartRateBpm")) beats = null;
      else if (element === "Trackpoint" && texts && activity) {
        addSample(activity.builder, texts, isTrackStart);
        isTrackStart = false;
        texts = null;
      } else if (texts) texts[beats && element === "Value" ? "HeartRate" : element] = text;
      else if (element === "Notes" && activity) activity.name ||= text;
      else if (lap && element === "TotalTimeSeconds") lap.seconds = numberIn(text) ?? 0;
      else if (lap && element === "DistanceMeters") lap.meters ??= numberIn(text);
      else if (lap && beats === "lap" && element === "Value") lap.heartRate = numberIn(text);
    },
  });
  if (found.length === 0 && isCourse) refuseRecording({ code: "no-activity" });
  return recordingsOf("tcx", found, now).map(bothFeet);
}

function addSample(builder: SampleBuilder, texts: Record<string, string>, isTrackStart: boolean) {
  const time = momentIn(texts.Time);
  if (isTrackStart && time - builder.lastTime >= leastPause) {
    builder.addPause(builder.lastTime, time);
  }
  builder.add({
    time,
    lat: numberIn(texts.LatitudeDegrees),
    lon: numberIn(texts.LongitudeDegrees),
    height: numberIn(texts.AltitudeMeters),
    meters: numberIn(texts.DistanceMeters),
    heartRate: numberIn(texts.HeartRate),
    cadence: numberIn(texts.RunCadence ?? texts.Cadence),
  });
}
