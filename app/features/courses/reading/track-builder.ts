import { metersBetween, type Position } from "#values/geo/position.ts";
import type { CourseTrack, CourseWaypoint } from "./course-file.ts";
import { courseLimits } from "./limits.ts";
import { type CoursePlace, refuse } from "./problem.ts";

/** Collects the points of a file, piece by piece, and refuses what cannot be a course. */
export class TrackBuilder {
  #lat: number[] = [];
  #lon: number[] = [];
  #height: number[] = [];
  /** The points at which a track or a route begins; segments of one track always belong together. */
  #courses: number[] = [];
  #pieces: number[] = [];
  readonly waypoints: CourseWaypoint[] = [];

  get points(): number {
    return this.#lat.length;
  }

  /** A separate course begins: a track, a route, a line of a map. */
  beginCourse(): void {
    if (this.#courses.at(-1) !== this.points) this.#courses.push(this.points);
    this.beginPiece();
  }

  /** A piece of the same course begins, after a pause or a gap. */
  beginPiece(): void {
    if (this.#pieces.at(-1) !== this.points) this.#pieces.push(this.points);
  }

  add(position: Position, height: number, at: CoursePlace): void {
    if (this.points >= courseLimits.points) refuse({ code: "too-many-points" });
    const last = this.points - 1;
    const isNewCourse = this.#courses.at(-1) === this.points;
    if (last >= 0 && !isNewCourse) {
      const meters = this.#metersTo(last, position);
      if (meters > courseLimits.leap) refuse({ code: "leap", at, meters });
    }
    this.#lat.push(position.lat);
    this.#lon.push(position.lon);
    this.#height.push(height);
  }

  addWaypoint(waypoint: CourseWaypoint): void {
    if (this.waypoints.length >= courseLimits.waypoints) refuse({ code: "too-many-waypoints" });
    this.waypoints.push(waypoint);
  }

  /** All points as one line. Tracks that do not join are several courses, and none of them is meant. */
  build(): { track: CourseTrack; pieces: number } {
    if (this.points === 0) refuse({ code: "no-points" });
    if (this.points === 1) refuse({ code: "one-point" });
    const starts = this.#courses.filter((index) => index < this.points);
    const apart = starts.filter((index) => index > 0 && !this.#joinsAt(index)).length;
    if (apart > 0) refuse({ code: "several-courses", count: apart + 1 });
    return {
      track: {
        lat: Float64Array.from(this.#lat),
        lon: Float64Array.from(this.#lon),
        height: Float64Array.from(this.#height),
      },
      pieces: Math.max(1, this.#pieces.filter((index) => index < this.points).length),
    };
  }

  #joinsAt(index: number): boolean {
    const next = { lat: this.#lat[index] ?? 0, lon: this.#lon[index] ?? 0 };
    return this.#metersTo(index - 1, next) <= courseLimits.join;
  }

  #metersTo(index: number, to: Position): number {
    return metersBetween({ lat: this.#lat[index] ?? 0, lon: this.#lon[index] ?? 0 }, to);
  }
}
