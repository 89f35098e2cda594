import { readFit } from "./fit.ts";
import { formatOf } from "./format.ts";
import { readGpx } from "./gpx.ts";
import { readKml } from "./kml.ts";
import { unpackedMap } from "./kmz.ts";
import { refuseFile } from "./problem.ts";
import { readTcx } from "./tcx.ts";
import type { TrackFile, TrackFormat } from "./track-file.ts";

const readers = {
  gpx: readGpx,
  tcx: readTcx,
  kml: readKml,
  fit: readFit,
} satisfies Record<TrackFormat, (bytes: Uint8Array) => TrackFile>;

/**
 * Reads the lines of a file of any known format, which its content tells; a KMZ archive is read as its map.
 * @throws a refusal where it is none, or damaged; a FIT file that is cut off is read as far as it goes
 */
export function readTracks(given: Uint8Array): TrackFile {
  const bytes = unpackedMap(given);
  const known = formatOf(bytes);
  if (known === null) refuseFile({ code: "unknown-format" });
  if ("found" in known) refuseFile({ code: "another-format", found: known.found });
  return readers[known.format](bytes);
}
