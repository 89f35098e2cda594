import { chanceOf } from "#drawing/chance.ts";
import { heightAt, sketchProfile } from "#drawing/course/profile.ts";

export type MadeUpCourse = {
  /** Decides everything about the course that is not given. */
  seed: string;
  name: string;
  /** Metres. */
  length: number;
  gain: number;
  loss: number;
  /** The height of the start, in metres. */
  base: number;
  from: { lat: number; lon: number };
  /** Hours after the start at which the course closes; `null` without a limit. */
  hours: number | null;
};

/** Metres between two points. */
const spacing = 15;
const metersPerDegree = 111_195;

/** A course for the demo as a GPX file: a round through made-up hills with the stated climb. */
export function demoCourse(course: MadeUpCourse): string {
  const { seed, length, base, from } = course;
  const chance = chanceOf(`${seed} line`);
  const waves = Array.from({ length: 9 }, (_, index) => ({
    often: index < 5 ? index + 2 : chance.whole(14, 46),
    size: index < 5 ? chance.between(0.05, 0.32) / (index + 1) : chance.between(0.002, 0.011),
    phase: chance.between(0, 2 * Math.PI),
  }));
  const turn = chance.yes(0.5) ? 1 : -1;
  const isRound = Math.abs(course.gain - course.loss) < 0.3 * Math.max(course.gain, course.loss);
  const whole = isRound ? 2 * Math.PI : chance.between(2, 3.6);
  const first = chance.between(0, 2 * Math.PI);
  const count = Math.round(length / spacing);
  const shape = Array.from({ length: count + 1 }, (_, index) => {
    const angle = first + turn * (index / count) * whole;
    const away = waves.reduce(
      (sum, { often, size, phase }) => sum + size * Math.sin(often * angle + phase),
      1,
    );
    return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
  });
  const scale = length / wayOf(shape);
  const profile = sketchProfile(seed, course);
  const ripples = chance.between(0, 6);
  const east = metersPerDegree * Math.cos((from.lat * Math.PI) / 180);
  const points = shape.map(({ x, y }, index) => {
    const part = index / count;
    const ripple = Math.sin(part * 40 + ripples) + Math.sin(part * 97 + ripples * 2);
    const height = base + heightAt(profile, part) + ripple * Math.min(4, course.gain / 300);
    const lat = from.lat + (y * scale) / metersPerDegree;
    const lon = from.lon + (x * scale) / east;
    return `lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><ele>${height.toFixed(1)}</ele>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Dorsal demo" xmlns="http://www.topografix.com/GPX/1/1">',
    ...waypointsOf(course, points),
    `<trk><name>${escaped(course.name)}</name><trkseg>`,
    ...points.map((point) => `<trkpt ${point}</trkpt>`),
    "</trkseg></trk>",
    "</gpx>",
  ].join("\n");
}

/** Aid stations in even steps; on long courses two of them close. */
function waypointsOf({ length, hours }: MadeUpCourse, points: string[]): string[] {
  const stations = Math.min(7, Math.floor(length / 6500));
  return Array.from({ length: stations }, (_, index) => {
    const part = (index + 1) / (stations + 1);
    const point = points[Math.round(part * (points.length - 1))];
    const closes = hours !== null && length > 25_000 && (index + 1) % 2 === 0;
    const cutOff = closes ? `<desc>Cut-off ${Math.ceil(part * hours * 1.05)} h</desc>` : "";
    return `<wpt ${point}<name>Aid station ${index + 1}</name>${cutOff}</wpt>`;
  });
}

function wayOf(shape: { x: number; y: number }[]): number {
  let way = 0;
  for (const [index, point] of shape.entries()) {
    const before = shape[index - 1] ?? point;
    way += Math.hypot(point.x - before.x, point.y - before.y);
  }
  return way;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
