import { heightIn, positionIn } from "./numbers.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";
import { type ElementReader, readXml } from "./xml.ts";

/** Reads Garmin's TCX: courses, and activities as a watch stores them. */
export function readTcx(bytes: Uint8Array): { builder: TrackBuilder; name: string } {
  const builder = new TrackBuilder();
  let name = "";
  let texts: Record<string, string> = {};
  let inside: "Trackpoint" | "CoursePoint" | null = null;
  let isCourse = false;
  let extensions = 0;

  const reader: ElementReader = {
    open(element) {
      if (element === "Extensions") extensions += 1;
      if (extensions > 0) return;
      if (element === "Course" || element === "Activity") builder.beginCourse();
      if (element === "Course") isCourse = true;
      if (element === "Track") builder.beginPiece();
      if (element === "Trackpoint" || element === "CoursePoint") {
        inside = element;
        texts = {};
      }
    },
    close(element, text, line) {
      if (element === "Extensions") {
        extensions -= 1;
        return;
      }
      if (extensions > 0) return;
      const at = { unit: "line", number: line } as const;
      const { LatitudeDegrees: lat, LongitudeDegrees: lon } = texts;
      if (element === "Trackpoint") {
        inside = null;
        // A watch without reception writes points that have a time and a pulse, and no position.
        if (lat === undefined && lon === undefined) return;
        builder.add(positionIn(lat, lon, at), heightIn(texts.AltitudeMeters, at), at);
      } else if (element === "CoursePoint") {
        inside = null;
        const { Name = "", PointType = "", Notes = "" } = texts;
        const kind = waypointKind([Name, PointType === "Generic" ? "" : PointType]);
        if (kind === null) return;
        builder.addWaypoint({
          position: positionIn(lat, lon, at),
          name: shownName(Name || PointType),
          kind,
          cutOff: cutOffIn([Name, Notes]),
        });
      } else if (inside) texts[element] = text;
      else if (element === "Course") isCourse = false;
      // After the course, watches and programs have names too.
      else if (element === "Name" && isCourse) name ||= text;
    },
  };
  readXml(bytes, reader);
  return { builder, name: shownName(name) };
}
