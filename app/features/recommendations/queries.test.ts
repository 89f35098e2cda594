import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { raceRegistrations, reviews, trainingPlans, userFavorites } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aPlace } from "../../../tests/support/races/places.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { storedEntry } from "../../../tests/support/registrations.ts";
import { recommendationsFor } from "./queries.server.ts";

const { db } = await openTestDatabase();

test("recommended races are open, like the others and new to the runner", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const services = { db: tx, now };
    expect(await recommendationsFor(services, viewer, "priority"), "nothing is known").toEqual([]);
    const here = await aPlace(tx, { name: "Here", lat: -8.1, lon: -79 });
    const there = await aPlace(tx, { name: "There", lat: -8.4, lon: -78.9 });
    const soon = { placeId: there, city: "There", startDate: "2027-03-01" };
    const run = await aRace(tx, { raceName: "Run", placeId: here, startDate: "2026-06-01" });
    const fits = await aRace(tx, { raceName: "Fits", ...soon });
    const kept = await aRace(tx, { raceName: "Kept", ...soon });
    await aRace(tx, { raceName: "Closed", ...soon, registrationStatus: "closed" });
    await aRace(tx, { raceName: "Too late", ...soon, registrationDeadline: "2026-11-01" });
    await aRace(tx, { raceName: "Off", ...soon, raceStatus: "cancelled" });
    await tx.insert(raceRegistrations).values({ ...storedEntry, raceId: run, ...viewer });
    await tx.insert(userFavorites).values({ ...viewer, raceId: kept });
    const found = await recommendationsFor(services, viewer, "priority");
    expect(found.map(({ race }) => race.id)).toEqual([fits]);
    expect(found[0]?.reasons.map(({ code }) => code)).toEqual(["distance", "near"]);
  }));

test("of all that a race may be, only what is open, coming and new to the runner is recommended", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const like = { placeId: await aPlace(tx, { name: "Here", lat: -8.1, lon: -79 }), city: "Here" };
    const run = await aRace(tx, { raceName: "Run", ...like, startDate: "2026-06-01" });
    await tx.insert(raceRegistrations).values({ ...storedEntry, raceId: run, ...viewer });
    const good: string[] = [];
    for (const raceStatus of ["upcoming", "cancelled"] as const) {
      for (const registrationStatus of ["open", "closed"] as const) {
        for (const registrationDeadline of [null, "2026-11-19", "2026-11-20"]) {
          for (const tie of ["new", "kept", "entered", "entered a child"]) {
            const columns = { raceStatus, registrationStatus, registrationDeadline };
            const startDate = tie === "entered" ? "2027-08-01" : "2027-03-01";
            const raceId = await aRace(tx, { ...like, ...columns, startDate });
            if (tie === "kept") await tx.insert(userFavorites).values({ ...viewer, raceId });
            const entry = { ...storedEntry, raceId, ...viewer };
            if (tie === "entered") await tx.insert(raceRegistrations).values(entry);
            const child = { ...entry, companionId: randomUUID() };
            if (tie === "entered a child") await tx.insert(raceRegistrations).values(child);
            const isNew = tie === "new" || tie === "entered a child";
            const isOpen = registrationStatus === "open" && registrationDeadline !== "2026-11-19";
            if (raceStatus === "upcoming" && isOpen && isNew) good.push(raceId);
          }
        }
      }
    }
    const found = await recommendationsFor({ db: tx, now }, viewer, "priority");
    expect(found.map(({ race }) => race.id).sort()).toEqual(good.sort());
  }));

test("each right shows its number of races, and what one runner likes counts for no other", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const placeId = await aPlace(tx, { name: "Here", lat: -8.1, lon: -79 });
    const like = { placeId, city: "Here" };
    const best = await aRace(tx, { raceName: "Best", ...like, startDate: "2026-05-01" });
    const review = { userId: viewer.userId, entityType: "race" as const, entityId: best };
    await tx.insert(reviews).values({ ...review, rating: 5, comment: "Flat and fast." });
    for (let month = 1; month <= 8; month++) {
      await aRace(tx, { raceName: `Race ${month}`, ...like, startDate: `2027-0${month}-10` });
    }
    const count = async (right: "none" | "basic" | "priority") =>
      (await recommendationsFor({ db: tx, now }, viewer, right)).length;
    expect([await count("none"), await count("basic"), await count("priority")]).toEqual([1, 3, 6]);
    const stranger = { userId: await aPerson(tx) };
    expect(await recommendationsFor({ db: tx, now }, stranger, "priority")).toEqual([]);
  }));

test("another year of a rated race and the goal of the running plan lead to races", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const services = { db: tx, now };
    const past = await aRace(tx, {
      raceName: "Sierra 2026",
      event: "Sierra",
      raceType: "Trail",
      country: "Chile",
      startDate: "2026-05-01",
      distances: ["80K"],
    });
    const review = { userId: viewer.userId, entityType: "race" as const, entityId: past };
    await tx.insert(reviews).values({ ...review, rating: 4, comment: "Long." });
    const next = await aRace(tx, {
      raceName: "Sierra 2027",
      event: "Sierra",
      country: "Bolivia",
      startDate: "2027-05-01",
      distances: [],
    });
    const [edition] = await recommendationsFor(services, viewer, "basic");
    expect(edition?.race.id).toBe(next);
    expect(edition?.reasons).toEqual([{ code: "edition", stars: 4 }]);
    const marathon = { country: "Chile", raceType: "Trail", distances: ["42K"] };
    const goal = await aRace(tx, { raceName: "Goal", ...marathon, startDate: "2027-06-01" });
    await tx.insert(trainingPlans).values({
      ...viewer,
      kind: "standard",
      name: "Marathon",
      goalDay: "2027-06-01",
      goalM: 42_195,
      begins: "2027-02-01",
      answers: {},
      rules: 1,
    });
    const found = await recommendationsFor(services, viewer, "basic");
    const planned = found.find(({ race }) => race.id === goal);
    expect(planned?.reasons[0]).toEqual({ code: "plan", meters: 42_000, goalMeters: 42_195 });
  }));

test("a plan towards a race of the directory leads to it, and to races around it, by itself", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const placeId = await aPlace(tx, { name: "Here", lat: -8.1, lon: -79 });
    const here = { placeId, city: "Here", distances: ["21K"] };
    const raceId = await aRace(tx, { raceName: "Goal", ...here, startDate: "2027-06-01" });
    const before = await aRace(tx, { raceName: "Before", ...here, startDate: "2027-04-01" });
    await tx.insert(trainingPlans).values({
      ...viewer,
      kind: "standard",
      name: "Half marathon",
      raceId,
      goalDay: "2027-06-01",
      goalM: 21_097.5,
      begins: "2027-02-01",
      answers: {},
      rules: 1,
    });
    const found = await recommendationsFor({ db: tx, now }, viewer, "basic");
    expect(found.map(({ race }) => race.id)).toEqual([raceId, before]);
  }));
