import { readXml } from "#features/courses/reading/xml.ts";
import { bothFeet, momentIn, numberIn } from "./numbers.ts";
import type { Recording } from "./recording.ts";
import { type ActivityInXml, addActivity, recordingsOf } from "./recordings.ts";
import { SampleBuilder } from "./sample-builder.ts";

/** A stop between two segments counts as a pause from here on, in milliseconds. */
const leastPause = 5_000;
/** Tracks that follow so soon are parts of one activity, in milliseconds. */
const longestPause = 30 * 60_000;

/**
 * Reads GPX with the extensions that watches and services write: heart rate and cadence. Tracks that lie
 * apart in time are an activity each.
 * @throws a refusal where the file holds none on foot
 */
export function readGpxActivities(bytes: Uint8Array, now: Date): Recording[] {
  const found: ActivityInXml[] = [];
  let fileName = "";
  let track: ActivityInXml | null = null;
  let isTrackStart = false;
  let isSegmentStart = false;
  let position: { lat: string | undefined; lon: string | undefined } | null = null;
  let texts: Record<string, string> = {};
  readXml(bytes, {
    readsExtensions: true,
    open(element, attributes) {
      if (element === "trk") {
        track = { sport: "", name: "", builder: new SampleBuilder(), laps: [] };
        isTrackStart = true;
      }
      if (element === "trkseg") isSegmentStart = true;
      if (element !== "trkpt") return;
      position = { lat: attributes.lat, lon: attributes.lon };
      texts = {};
    },
    close(element, text) {
      if (element === "trk") track = null;
      else if (element === "trkpt" && position && track) {
        const time = momentIn(texts.time);
        if (isTrackStart) {
          track = joined(found, track, time);
          isTrackStart = false;
        }
        const { builder } = track;
        if (isSegmentStart && time - builder.lastTime >= leastPause) {
          builder.addPause(builder.lastTime, time);
        }
        isSegmentStart = false;
        builder.add({
          time,
          lat: numberIn(position.lat),
          lon: numberIn(position.lon),
          height: numberIn(texts.ele),
          heartRate: numberIn(texts.hr ?? texts.heartrate),
          cadence: numberIn(texts.cad ?? texts.cadence),
        });
        position = null;
      } else if (position) texts[element] = text;
      else if (element === "name" && track) track.name ||= text;
      else if (element === "name") fileName ||= text;
      else if (element === "type" && track) track.sport ||= text;
    },
  });
  if (found.length === 1 && found[0]) found[0].name ||= fileName;
  return recordingsOf("gpx", found, now).map(bothFeet);
}

/** The activity that a track belongs to: the one before, where it goes on, or its own. */
function joined(found: ActivityInXml[], track: ActivityInXml, time: number): ActivityInXml {
  const before = found.at(-1);
  const since = time - (before?.builder.lastTime ?? Number.NaN);
  const goesOn = before?.sport === track.sport && !(since < 0 || since > longestPause);
  return goesOn ? before : addActivity(found, track);
}
