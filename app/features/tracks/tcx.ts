import { type TrackBuilder, TracksBuilder } from "./track-builder.ts";
import type { Lap, TrackFile, TrackPlace } from "./track-file.ts";
import { momentIn, numberReader, readXml } from "./xml.ts";

/** Reads Garmin's TCX: activities as a watch stores them, and courses. */
export function readTcx(bytes: Uint8Array): TrackFile {
  const builder = new TracksBuilder();
  const places: TrackPlace[] = [];
  const { degrees, number } = numberReader();
  let device = "";
  let track: TrackBuilder | null = null;
  let lap: Lap | null = null;
  let beats: "HeartRate" | "AverageHeartRate" | null = null;
  let isCreator = false;
  /** The texts of a trackpoint or a course point. */
  let texts: Record<string, string> | null = null;
  const { isWhole } = readXml(bytes, {
    open(name, attributes, isExtension) {
      if (isExtension) return;
      if (name === "Activity") track = builder.begin("activity", attributes.Sport);
      else if (name === "Course") track = builder.begin("course");
      else if (name === "Lap" && track) {
        const from = momentIn(attributes.StartTime);
        lap = { from, seconds: 0, timer: undefined, meters: undefined, heartRate: undefined };
        track.laps.push(lap);
      } else if (name === "Track") track?.beginSegment();
      else if (name === "Trackpoint" || name === "CoursePoint") texts = {};
      else if (name === "HeartRateBpm") beats = "HeartRate";
      else if (name === "AverageHeartRateBpm") beats = "AverageHeartRate";
      else if (name === "Creator") isCreator = true;
    },
    close(name, text) {
      if (name === "Activity" || name === "Course") track = null;
      else if (name === "Lap") lap = null;
      else if (name === "HeartRateBpm" || name === "AverageHeartRateBpm") beats = null;
      else if (name === "Creator") isCreator = false;
      else if (name === "Trackpoint" && texts) {
        addSample(texts);
        texts = null;
      } else if (name === "CoursePoint" && texts) {
        places.push(placeOf(texts));
        texts = null;
      } else if (texts) texts[beats && name === "Value" ? beats : name] = text;
      else if (lap && name === "TotalTimeSeconds") {
        lap.timer = number(text);
        lap.seconds = lap.timer ?? 0;
      } else if (lap && name === "DistanceMeters") lap.meters ??= number(text);
      else if (lap && beats && name === "Value") lap.heartRate = number(text);
      // After the tracks, watches and programs have names too.
      else if (name === "Name" && isCreator) device ||= text;
      else if (name === "Name" && track?.kind === "course") track.name ||= text;
      else if (name === "Notes" && track?.kind === "activity") track.name ||= text;
    },
  });
  return { format: "tcx", name: "", device, tracks: builder.build(), places, isWhole };

  function addSample(point: Record<string, string>): void {
    track?.add({
      time: momentIn(point.Time),
      lat: degrees(point.LatitudeDegrees),
      lon: degrees(point.LongitudeDegrees),
      height: number(point.AltitudeMeters),
      meters: number(point.DistanceMeters),
      heartRate: number(point.HeartRate),
      cadence: number(point.RunCadence ?? point.Cadence),
      power: number(point.Watts),
      speed: number(point.Speed),
    });
  }

  function placeOf({ Name = "", PointType = "", Notes = "", ...point }: Record<string, string>) {
    return {
      lat: degrees(point.LatitudeDegrees) ?? Number.NaN,
      lon: degrees(point.LongitudeDegrees) ?? Number.NaN,
      name: Name,
      types: PointType === "Generic" ? [] : [PointType],
      notes: [Notes],
      isOfRoute: false,
    };
  }
}
