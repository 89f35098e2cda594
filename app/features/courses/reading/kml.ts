import type { Position } from "#values/geo/position.ts";
import { heightIn, positionIn } from "./numbers.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";
import { type ElementReader, readXml } from "./xml.ts";

/**
 * Reads KML: lines, and tracks of Google's extension, as the course; points as places beside it.
 * Areas are passed over.
 */
export function readKml(bytes: Uint8Array): { builder: TrackBuilder; name: string } {
  const builder = new TrackBuilder();
  const names = { file: "", course: "" };
  let place: { name: string; description: string; point: Position | null } | null = null;
  let shape: "LineString" | "Point" | null = null;
  let openedAt = 0;

  const reader: ElementReader = {
    open(element, _attributes, line) {
      if (element === "Placemark") place = { name: "", description: "", point: null };
      if (element === "LineString" || element === "gx:Track") builder.beginCourse();
      if (element === "LineString" || element === "Point") shape = element;
      if (element === "coordinates") openedAt = line;
    },
    close(element, text, line) {
      if (element === "LineString" || element === "Point") shape = null;
      else if (element === "name" && place) place.name = text;
      else if (element === "description" && place) place.description = text;
      else if (element === "name") names.file ||= text;
      else if (element === "gx:coord") {
        addPoint(builder, text.trim().split(/\s+/), line);
        names.course ||= place?.name ?? "";
      } else if (element === "coordinates" && shape === "LineString") {
        for (const [offset, row] of text.split("\n").entries()) {
          for (const tuple of row.split(/\s+/)) {
            if (tuple) addPoint(builder, tuple.split(","), openedAt + offset);
          }
        }
        names.course ||= place?.name ?? "";
      } else if (element === "coordinates" && shape === "Point" && place) {
        const [lon, lat] = text.trim().split(",");
        place.point = positionIn(lat, lon, { unit: "line", number: line });
      } else if (element === "Placemark") {
        if (place?.point) addWaypoint(builder, place.point, [place.name, place.description]);
        place = null;
      }
    },
  };
  readXml(bytes, reader);
  return { builder, name: shownName(names.course || names.file) };
}

function addPoint(builder: TrackBuilder, [lon, lat, height]: string[], line: number): void {
  const at = { unit: "line", number: line } as const;
  builder.add(positionIn(lat, lon, at), heightIn(height, at), at);
}

function addWaypoint(builder: TrackBuilder, position: Position, texts: string[]): void {
  const [name = ""] = texts;
  const kind = waypointKind([name]);
  if (kind) builder.addWaypoint({ position, name: shownName(name), kind, cutOff: cutOffIn(texts) });
}
