/** @module-tag both-databases */
import { expect, test } from "vitest";
import { rightsOf } from "#features/membership/queries.server.ts";
import { spend, usageOf } from "#features/membership/usage/usage.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { demoCourse } from "../demo/demo-course.ts";
import {
  findOwnCourse,
  forgetOwnCourses,
  keepOwnCourse,
  listOwnCourses,
  measureOwnCourse,
  removeOwnCourse,
} from "./own-courses.server.ts";

const { db } = await openTestDatabase();

const from = { lat: -12.1, lon: -77 };
const hills = { gain: 120, loss: 120, base: 100, hours: null, from };

function fileOf(seed: string) {
  const text = demoCourse({ seed, name: `Loop ${seed}`, length: 3000, ...hills });
  return { name: "loop.gpx", bytes: Buffer.from(text) };
}

/** A member with a plan, and what is counted. */
async function aMember(plan: "sprinter_monthly" | "elite_monthly" | null = "sprinter_monthly") {
  const member = await memberWorld(db);
  if (plan) await member.subscribe(plan);
  const { viewer } = member;
  const { now } = member.services;
  const services = { db, now, limits: openLimits({ db, now }) };
  const used = async () => {
    const { rights } = await rightsOf(services, viewer);
    const meters = await usageOf(services, viewer, rights);
    return meters.find(({ right }) => right === "gpxAnalysesPerMonth")?.used;
  };
  return { member, viewer, services, used };
}

test("MEM-09 a member's file is measured for one use, and the same course again for none", async () => {
  const { services, viewer, used } = await aMember();
  const first = await measureOwnCourse(services, viewer, fileOf("a"));
  const again = await measureOwnCourse(services, viewer, { ...fileOf("a"), name: "again.gpx" });
  expect(first.problem).toBeNull();
  expect(again).toEqual(first);
  expect(await used()).toBe(1);
  const [line] = await listOwnCourses(services, viewer);
  expect(line).toMatchObject({ name: "Loop a", isKept: false });
});

test("MEM-09 a file that cannot be read costs nothing, and neither does one without the right", async () => {
  const { services, viewer, used } = await aMember();
  const broken = { name: "x.gpx", bytes: Buffer.from("<gpx><trk>") };
  expect(await measureOwnCourse(services, viewer, broken)).toMatchObject({
    problem: { code: "damaged" },
  });
  expect(await used()).toBe(0);
  const other = await aMember(null);
  expect(await measureOwnCourse(other.services, other.viewer, fileOf("a"))).toMatchObject({
    problem: { problem: "used-up", meter: { limit: 0 } },
  });
  expect(await listOwnCourses(other.services, other.viewer)).toEqual([]);
});

test("MEM-09 tabs that send files at once use no more than the plan gives", async () => {
  const { services, viewer, used } = await aMember();
  for (let left = 20; left > 5; left--) await spend(services, viewer, "gpxAnalysesPerMonth");
  const tabs = Array.from({ length: 9 }, (_, index) => fileOf(`tab ${index % 8}`));
  const answers: { problem: unknown }[] = [];
  // Three at once: more of one account would not wait for their turn.
  for (let at = 0; at < tabs.length; at += 3) {
    const together = tabs.slice(at, at + 3);
    answers.push(
      ...(await Promise.all(together.map((file) => measureOwnCourse(services, viewer, file)))),
    );
  }
  expect(await used()).toBe(20);
  expect(answers.filter(({ problem }) => problem !== null).length).toBeGreaterThanOrEqual(3);
  expect(await listOwnCourses(services, viewer)).toHaveLength(5);
  // What is there already is still shown at the limit.
  const [kept] = await listOwnCourses(services, viewer);
  const known = tabs.find(({ bytes }) => bytes.includes(`<name>${kept?.name}<`));
  expect(known && (await measureOwnCourse(services, viewer, known)).problem).toBeNull();
});

test("an own course is for its member alone, without its place on the earth", async () => {
  const { services, viewer } = await aMember("elite_monthly");
  const measured = await measureOwnCourse(services, viewer, fileOf("home"));
  if (measured.problem !== null) throw new Error("not measured");
  const found = await findOwnCourse(services, viewer, measured.id);
  expect(found?.course.drawing.line).toMatchObject({ lat: 0, lon: 0 });
  expect(found?.course.length).toBeCloseTo(3000, -2);
  const other = { userId: await aPerson(db) };
  expect(await findOwnCourse(services, other, measured.id)).toBeNull();
  expect(await keepOwnCourse(services, other, measured.id)).toEqual({ problem: "gone" });
  expect(await removeOwnCourse(services, other, measured.id)).toEqual({ problem: "gone" });
  expect(await removeOwnCourse(services, viewer, measured.id)).toEqual({ problem: null });
  expect(await findOwnCourse(services, viewer, measured.id)).toBeNull();
});

test("a course that is not kept is forgotten after a week, a kept one stays", async () => {
  const { services, viewer, member } = await aMember("elite_monthly");
  const [one, two] = [
    await measureOwnCourse(services, viewer, fileOf("one")),
    await measureOwnCourse(services, viewer, fileOf("two")),
  ];
  if (one.problem !== null || two.problem !== null) throw new Error("not measured");
  expect(await keepOwnCourse(services, viewer, two.id)).toEqual({ problem: null });
  await member.pass(8);
  expect((await listOwnCourses(services, viewer)).map(({ id }) => id)).toEqual([two.id]);
  expect(await findOwnCourse(services, viewer, one.id)).toBeNull();
  await forgetOwnCourses(services);
  expect(await findOwnCourse(services, viewer, two.id)).toMatchObject({ isKept: true });
});
