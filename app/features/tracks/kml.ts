import { unzipSync } from "fflate";
import { trackLimits } from "./limits.ts";
import { TracksBuilder } from "./track-builder.ts";
import type { TrackFile } from "./track-file.ts";
import { momentIn, numberReader, readXml } from "./xml.ts";

/** What a place mark is called, which may stand after its shapes. */
type Placemark = { name: string; description: string };

/** The edge of an area is a course only where no line is. */
const lines = new Map([
  ["LineString", "course"],
  ["LinearRing", "route"],
] as const);
const isLine = (element: string): element is "LineString" | "LinearRing" => /^Line/.test(element);

/** Reads KML: lines, the edges of areas, and tracks of Google's extension; points as places. */
export function readKml(bytes: Uint8Array): TrackFile {
  const builder = new TracksBuilder();
  const { degrees, number } = numberReader();
  const placemarks: (Placemark | null)[] = [];
  const points: { lat: number; lon: number; placemark: Placemark }[] = [];
  let fileName = "";
  let placemark: Placemark | null = null;
  let shape: string | null = null;
  let isHole = false;
  /** The times and positions of a track, which stand in turns or one after the other. */
  let times: string[] = [];
  let positions: string[] = [];
  const { isWhole } = readXml(bytes, {
    open(element) {
      if (element === "Placemark") placemark = { name: "", description: "" };
      else if (element === "innerBoundaryIs") isHole = true;
      else if (element === "gx:Track") [times, positions] = [[], []];
      else if (isLine(element) || element === "Point") shape = element;
    },
    close(element, text) {
      if (element === "Placemark") placemark = null;
      else if (element === "innerBoundaryIs") isHole = false;
      else if (element === shape) shape = null;
      else if (element === "name" && placemark) placemark.name = text;
      else if (element === "description" && placemark) placemark.description = text;
      else if (element === "name") fileName ||= text;
      else if (element === "when") times.push(text);
      else if (element === "gx:coord") positions.push(text);
      else if (element === "gx:Track") addLine("course", positions, /\s+/);
      else if (element === "coordinates" && shape === "Point" && placemark) {
        const [lon, lat] = text.trim().split(",");
        const position = { lat: degrees(lat) ?? Number.NaN, lon: degrees(lon) ?? Number.NaN };
        points.push({ ...position, placemark });
      } else if (element === "coordinates" && shape && isLine(shape) && !isHole) {
        addLine(lines.get(shape) ?? "course", text.trim().split(/\s+/), ",");
      }
    },
  });
  const tracks = builder.build().map((track, index) => {
    const { height } = track.samples;
    // A map that is drawn without heights writes zero for every point.
    if (height.every((meters) => meters === 0)) height.fill(Number.NaN);
    return { ...track, name: placemarks[index]?.name ?? "" };
  });
  const places = points.map(({ lat, lon, placemark: { name, description } }) => {
    return { lat, lon, name, types: [], notes: [description], isOfRoute: false };
  });
  return { format: "kml", name: fileName, device: "", tracks, places, isWhole };

  function addLine(kind: "course" | "route", tuples: string[], between: string | RegExp): void {
    const track = builder.begin(kind);
    placemarks.push(placemark);
    for (const [index, tuple] of tuples.entries()) {
      const [lon, lat, height] = tuple.trim().split(between);
      if (!lon) continue;
      const time = momentIn(times[index]);
      track.add({ time, lat: degrees(lat), lon: degrees(lon), height: number(height) });
    }
    times = [];
  }
}

/** The map in a KMZ archive, which programs save as `doc.kml`; other bytes are returned unchanged. */
export function unpackedMap(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return bytes;
  let isFound = false;
  const isMap = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (isFound || !/\.kml$/i.test(name) || originalSize > trackLimits.mapBytes) return false;
    isFound = true;
    return true;
  };
  try {
    const [map] = Object.values(unzipSync(bytes, { filter: isMap }));
    return map ?? bytes;
  } catch {
    // A damaged archive is refused as one.
    return bytes;
  }
}
