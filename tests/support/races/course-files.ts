import { courseLimits } from "#features/courses/reading/course-file.ts";

export type Point = { lat: number; lon: number; height: number | null };

/** A GPX file of one track; a height that is `null` is left out. */
export function gpxOf(points: Point[]): Uint8Array {
  const lines = points.map(
    ({ lat, lon, height }) =>
      `<trkpt lat="${lat}" lon="${lon}">${height === null ? "" : `<ele>${height}</ele>`}</trkpt>`,
  );
  const text = `<gpx version="1.1"><trk><trkseg>\n${lines.join("\n")}\n</trkseg></trk></gpx>`;
  return new TextEncoder().encode(text);
}

/** A winding course over hills, with as many points as a file may have. */
export function aLongCourse(): Uint8Array {
  const points = Array.from({ length: courseLimits.points }, (_, at) => ({
    lat: Number((-12 + at / 1e5).toFixed(6)),
    lon: Number((-77 + Math.sin(at / 50) / 5000).toFixed(6)),
    height: Math.round(1000 + 300 * Math.sin(at / 3000)),
  }));
  return gpxOf(points);
}
