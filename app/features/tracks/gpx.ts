import { type TrackBuilder, TracksBuilder } from "./track-builder.ts";
import type { TrackFile, TrackPlace } from "./track-file.ts";
import { momentIn, numberReader, readXml } from "./xml.ts";

type Point = {
  lat: number | undefined;
  lon: number | undefined;
  texts: Record<string, string>;
  /** What watches and services add: heart rate, cadence and the like. */
  more: Record<string, string>;
};

const pointNames = new Set(["trkpt", "rtept", "wpt"]);

/** Reads GPX 1.0 and 1.1 with the extensions that watches and services write. */
export function readGpx(bytes: Uint8Array): TrackFile {
  const builder = new TracksBuilder();
  const places: TrackPlace[] = [];
  const { degrees, number } = numberReader();
  let device = "";
  let fileName = "";
  let track: TrackBuilder | null = null;
  let point: Point | null = null;
  /** Within the name and address of the one who wrote the file. */
  let isByPerson = false;
  const { isWhole } = readXml(bytes, {
    open(name, attributes, isExtension) {
      if (isExtension) return;
      if (name === "gpx") device = attributes.creator ?? "";
      else if (name === "author") isByPerson = true;
      else if (name === "trk") track = builder.begin("activity");
      else if (name === "rte") track = builder.begin("route");
      else if (name === "trkseg") track?.beginSegment();
      else if (pointNames.has(name)) {
        const { lat, lon } = attributes;
        point = { lat: degrees(lat), lon: degrees(lon), texts: {}, more: {} };
      }
    },
    close(name, text, isExtension) {
      if (isExtension) {
        if (point) point.more[name] = text;
      } else if (point && pointNames.has(name)) {
        if (name !== "wpt") addSample(point);
        if (name === "wpt" || (name === "rtept" && point.texts.name)) {
          places.push(placeOf(point, name === "rtept"));
        }
        point = null;
      } else if (point) point.texts[name] = text;
      else if (name === "trk" || name === "rte") track = null;
      else if (name === "author") isByPerson = false;
      else if (name === "type" && track) track.sport ||= text;
      else if (name === "name" && track) track.name ||= text;
      else if (name === "name" && !isByPerson) fileName ||= text;
    },
  });
  return { format: "gpx", name: fileName, device, tracks: builder.build(), places, isWhole };

  function addSample({ lat, lon, texts, more }: Point): void {
    const { speed = texts.speed, power = more.PowerInWatts, atemp = more.temp } = more;
    track?.add({
      time: momentIn(texts.time),
      lat,
      lon,
      height: number(texts.ele),
      heartRate: number(more.hr ?? more.heartrate ?? texts.hr),
      cadence: number(more.cad ?? more.cadence ?? texts.cad),
      power: number(power),
      temperature: number(atemp),
      speed: number(speed),
    });
  }
}

function placeOf({ lat, lon, texts }: Point, isOfRoute: boolean): TrackPlace {
  const { name = "", type = "", sym = "", desc = "", cmt = "" } = texts;
  return {
    lat: lat ?? Number.NaN,
    lon: lon ?? Number.NaN,
    name,
    types: [type, sym],
    notes: [desc, cmt],
    isOfRoute,
  };
}
