import type { Position } from "#values/geo/position.ts";
import { heightIn, positionIn } from "./numbers.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";
import { type ElementReader, readXml } from "./xml.ts";

type Point = { position: Position; texts: Record<string, string> };

const pointNames = new Set(["trkpt", "rtept", "wpt"]);

/**
 * Reads GPX 1.0 and 1.1. Tracks are the course; a file without tracks may hold a route.
 * Extensions are passed over.
 */
export function readGpx(bytes: Uint8Array): { builder: TrackBuilder; name: string } {
  const tracks = new TrackBuilder();
  const routes = new TrackBuilder();
  const names = { course: "", file: "" };
  let point: Point | null = null;
  let path: "trk" | "rte" | null = null;
  let extensions = 0;
  /** Within the name and address of the one who wrote the file. */
  let isByPerson = false;

  const reader: ElementReader = {
    open(name, attributes, line) {
      if (name === "extensions") extensions += 1;
      if (extensions > 0) return;
      if (name === "author") isByPerson = true;
      if (name === "trk") tracks.beginCourse();
      if (name === "rte") routes.beginCourse();
      if (name === "trkseg") tracks.beginPiece();
      if (name === "trk" || name === "rte") path = name;
      if (pointNames.has(name)) {
        const position = positionIn(attributes.lat, attributes.lon, { unit: "line", number: line });
        point = { position, texts: {} };
      }
    },
    close(name, text, line) {
      if (name === "extensions") {
        extensions -= 1;
        return;
      }
      if (extensions > 0) return;
      if (point && pointNames.has(name)) {
        const at = { unit: "line", number: line } as const;
        if (name === "wpt") addWaypoint(tracks, point);
        else {
          const builder = name === "trkpt" ? tracks : routes;
          builder.add(point.position, heightIn(point.texts.ele, at), at);
          if (name === "rtept" && point.texts.name) addWaypoint(routes, point);
        }
        point = null;
      } else if (point) point.texts[name] = text;
      else if (name === "trk" || name === "rte") path = null;
      else if (name === "author") isByPerson = false;
      else if (name === "name" && isByPerson) return;
      else if (name === "name" && path) names.course ||= text;
      else if (name === "name") names.file ||= text;
    },
  };
  readXml(bytes, reader);
  const builder = tracks.points > 0 ? tracks : routes;
  if (builder === routes) for (const waypoint of tracks.waypoints) routes.addWaypoint(waypoint);
  return { builder, name: shownName(names.course || names.file) };
}

function addWaypoint(builder: TrackBuilder, { position, texts }: Point): void {
  const { name = "", type = "", sym = "", desc = "", cmt = "" } = texts;
  const kind = waypointKind([name, type, sym]);
  if (kind === null) return;
  const cutOff = cutOffIn([name, desc, cmt]);
  builder.addWaypoint({ position, name: shownName(name || type || sym), kind, cutOff });
}
