import type { ForeignFormat } from "./problem.ts";
import type { TrackFormat } from "./track-file.ts";
import { encodingOf } from "./xml.ts";

const roots: [root: RegExp, format: TrackFormat | "web-page"][] = [
  [/<(?:[\w.-]+:)?gpx[\s>]/i, "gpx"],
  [/<(?:[\w.-]+:)?TrainingCenterDatabase[\s>]/i, "tcx"],
  [/<(?:[\w.-]+:)?kml[\s>]/i, "kml"],
  [/<html[\s>]/i, "web-page"],
];

const searchedBytes = 64 * 1024;

/** What a file is by what stands in it; its name is not asked. `null` where nothing is known. */
export function formatOf(
  bytes: Uint8Array,
): { format: TrackFormat } | { found: ForeignFormat } | null {
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
