import { readXml } from "#features/courses/reading/xml.ts";
import { bothFeet, momentIn, numberIn, sportNamed } from "./numbers.ts";
import type { Recording } from "./recording.ts";
import { SampleBuilder } from "./sample-builder.ts";

/** A stop between two segments counts as a pause from here on, in milliseconds. */
const leastPause = 5_000;

/** Reads GPX with the extensions that watches and services write: heart rate and cadence. */
export function readGpxActivities(bytes: Uint8Array, now: Date): Recording[] {
  const builder = new SampleBuilder();
  let names = { track: "", file: "" };
  let type = "";
  let inTrack = false;
  let isSegmentStart = false;
  let position: { lat: string | undefined; lon: string | undefined } | null = null;
  let texts: Record<string, string> = {};
  readXml(bytes, {
    readsExtensions: true,
    open(name, attributes) {
      if (name === "trk") inTrack = true;
      if (name === "trkseg") isSegmentStart = true;
      if (name !== "trkpt") return;
      position = { lat: attributes.lat, lon: attributes.lon };
      texts = {};
    },
    close(name, text) {
      if (name === "trk") inTrack = false;
      else if (name === "trkpt" && position) {
        const time = momentIn(texts.time);
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
      } else if (position) texts[name] = text;
      else if (name === "name" && inTrack) names = { ...names, track: names.track || text };
      else if (name === "name") names = { ...names, file: names.file || text };
      else if (name === "type" && inTrack) type ||= text;
    },
  });
  const about = {
    name: names.track || names.file,
    sport: sportNamed(type),
    isSportNamed: type !== "",
    utcOffsetMinutes: null,
    notices: [],
  };
  return [bothFeet(builder.build("gpx", about, now))];
}
