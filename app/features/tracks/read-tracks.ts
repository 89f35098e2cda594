import { readFit } from "./fit.ts";
import { readGpx } from "./gpx.ts";
import { readKml, unpackedMap } from "./kml.ts";
import { readTcx } from "./tcx.ts";
import { type ForeignFormat, refuseFile, type TrackFile, type TrackFormat } from "./track-file.ts";
import { encodingOf } from "./xml.ts";

const roots: [root: RegExp, format: TrackFormat | "web-page"][] = [
  [/<(?:[\w.-]+:)?gpx[\s>]/i, "gpx"],
  [/<(?:[\w.-]+:)?TrainingCenterDatabase[\s>]/i, "tcx"],
  [/<(?:[\w.-]+:)?kml[\s>]/i, "kml"],
  [/<html[\s>]/i, "web-page"],
];

const searchedBytes = 64 * 1024;

const readers = {
  gpx: readGpx,
  tcx: readTcx,
  kml: readKml,
  fit: readFit,
} satisfies Record<TrackFormat, (bytes: Uint8Array) => TrackFile>;

/**
 * Reads the lines of a file of any known format, which its content tells; a KMZ archive is read as its map.
 * @throws a refusal for an unknown format or a damaged file; a FIT file that is cut off is read as far as
 *   it goes
 */
export function readTracks(given: Uint8Array): TrackFile {
  const bytes = unpackedMap(given);
  const known = formatOf(bytes);
  if (known === null) refuseFile({ code: "unknown-format" });
  if ("found" in known) refuseFile({ code: "another-format", found: known.found });
  return readers[known.format](bytes);
}

/** The format of a file by its content, whatever its name; `null` for an unknown format. */
function formatOf(bytes: Uint8Array): { format: TrackFormat } | { found: ForeignFormat } | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(8, 12) === ".FIT") return { format: "fit" };
  if (text(0, 2) === "PK") {
    return { found: text(0, 400).includes(".kml") ? "kmz" : "archive" };
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { found: "archive" };
  if (text(0, 5) === "%PDF-") return { found: "pdf" };
  if (text(1, 4) === "PNG" || (bytes[0] === 0xff && bytes[1] === 0xd8)) {
    return { found: "picture" };
  }
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, searchedBytes));
  const [first] = roots
    .map(([root, format]) => ({ at: head.search(root), format }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!first) return /^\s*\{/.test(head) ? { found: "geojson" } : null;
  return first.format === "web-page" ? { found: "web-page" } : { format: first.format };
}
