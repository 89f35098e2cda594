import { unzipSync } from "fflate";
import { TracksBuilder } from "./track-builder.ts";
import { type TrackFile, trackLimits } from "./track-file.ts";
import { momentIn, numberReader, readXml } from "./xml.ts";

/** What a place mark is called, which may stand after its shapes, and the sport that OpenTracks gives it. */
type Placemark = { name: string; description: string; sport: string };

/** The columns of a track that stand in arrays of their own, by the names that Google and OpenTracks give them. */
const arrays = new Map<string, "heartRate" | "cadence">([
  ["heartrate", "heartRate"],
  ["heart_rate", "heartRate"],
  ["cadence", "cadence"],
]);

/** The edge of an area is a course only where no line is. */
const lines = new Map([
  ["LineString", "course"],
  ["LinearRing", "route"],
] as const);
const isLine = (element: string): element is "LineString" | "LinearRing" => /^Line/.test(element);

/** Reads KML: lines, the edges of areas, and tracks, which are recordings where they have times; points as places. */
export function readKml(bytes: Uint8Array): TrackFile {
  const builder = new TracksBuilder();
  const { degrees, number } = numberReader();
  const placemarks: (Placemark | null)[] = [];
  const points: { lat: number; lon: number; placemark: Placemark }[] = [];
  let fileName = "";
  let placemark: Placemark | null = null;
  let shape: string | null = null;
  let isHole = false;
  /** The times and positions of a track, which stand in turns or one after the other, before its arrays. */
  let times: string[] = [];
  let positions: string[] = [];
  let values: { heartRate: string[]; cadence: string[] } = { heartRate: [], cadence: [] };
  let array: string[] | null = null;
  let data: string | undefined;
  const { isWhole } = readXml(bytes, {
    open(tag, attributes) {
      const element = withoutPrefix(tag);
      if (element === "Placemark") placemark = { name: "", description: "", sport: "" };
      else if (element === "innerBoundaryIs") isHole = true;
      else if (element === "Track") beginTrack();
      else if (element === "Data") data = attributes.name;
      else if (element === "SimpleArrayData") {
        const column = arrays.get(attributes.name ?? "");
        array = column ? values[column] : null;
      } else if (isLine(element) || element === "Point") shape = element;
    },
    close(tag, text) {
      const element = withoutPrefix(tag);
      if (element === "Placemark") placemark = null;
      else if (element === "innerBoundaryIs") isHole = false;
      else if (element === shape) shape = null;
      else if (element === "name" && placemark) placemark.name = text;
      else if (element === "description" && placemark) placemark.description = text;
      else if (element === "name") fileName ||= text;
      else if (element === "when") times.push(text);
      else if (element === "coord") positions.push(text);
      else if (element === "Track") addTrack();
      else if (element === "SimpleArrayData") array = null;
      else if (element === "Data") data = undefined;
      else if (element === "value" && array) array.push(text);
      else if (element === "value" && data === "activityType" && placemark) placemark.sport = text;
      else if (element === "coordinates" && shape === "Point" && placemark) {
        const [lon, lat] = text.trim().split(",");
        const position = { lat: degrees(lat) ?? Number.NaN, lon: degrees(lon) ?? Number.NaN };
        points.push({ ...position, placemark });
      } else if (element === "coordinates" && shape && isLine(shape) && !isHole) {
        addLine(lines.get(shape) ?? "course", text.trim().split(/\s+/));
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

  function beginTrack(): void {
    [times, positions, values] = [[], [], { heartRate: [], cadence: [] }];
  }

  function addTrack(): void {
    const moments = times.map(momentIn);
    const isRecording = moments.filter((moment) => !Number.isNaN(moment)).length > 1;
    const track = builder.begin(isRecording ? "activity" : "course", placemark?.sport);
    placemarks.push(placemark);
    for (const [index, position] of positions.entries()) {
      track.add({
        time: moments[index],
        ...place(position, /\s+/),
        heartRate: number(values.heartRate[index]),
        cadence: number(values.cadence[index]),
      });
    }
    beginTrack();
  }

  function addLine(kind: "course" | "route", tuples: string[]): void {
    const track = builder.begin(kind);
    placemarks.push(placemark);
    for (const tuple of tuples) if (tuple) track.add(place(tuple, ","));
  }

  /** A position and its height; nothing for an empty text, which is a sample without reception. */
  function place(text: string, between: string | RegExp) {
    const [lon, lat, height] = text.trim().split(between);
    return lon ? { lat: degrees(lat), lon: degrees(lon), height: number(height) } : {};
  }
}

/** Tracks are Google's extension of KML 2.2, with its prefix, and a part of KML 2.3. */
function withoutPrefix(tag: string): string {
  return tag.replace(/^gx:/, "");
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
