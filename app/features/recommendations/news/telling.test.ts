import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  outboxMessages,
  raceDistances,
  raceNewsLooks,
  races,
  userFavorites,
  users,
} from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import {
  memberOfToken,
  raceNewsToken,
  setRaceNews,
  tellRaceNews,
  wantsRaceNews,
} from "./telling.server.ts";

const { db } = await openTestDatabase();

/** A member who keeps two races, one of which does not take registrations yet. */
async function aMember(plan: "pacer_monthly" | "sprinter_monthly") {
  const member = await memberWorld(db);
  await member.subscribe(plan);
  const { viewer, services } = member;
  const waiting = await aRace(db, {
    raceName: `Waiting of ${plan}`,
    startDate: "2027-03-01",
    registrationStatus: "closed",
  });
  const open = await aRace(db, {
    raceName: `Open of ${plan}`,
    startDate: "2027-04-01",
    distances: [{ distance: "21K", priceMinor: 10_000, priceCurrency: "PEN" }],
  });
  const kept = [waiting, open].map((raceId) => ({ raceId, userId: viewer.userId }));
  await db.insert(userFavorites).values(kept);
  const letters = async () => {
    const rows = await db
      .select({ subject: outboxMessages.subject, text: outboxMessages.body })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, viewer.email));
    return rows.filter(({ subject }) => subject?.includes("membership") === false);
  };
  const change = async () => {
    await db.update(races).set({ registrationStatus: "open" }).where(eq(races.id, waiting));
    await db
      .update(raceDistances)
      .set({ priceMinor: 15_000 })
      .where(eq(raceDistances.raceId, open));
  };
  return { viewer, services, letters, change };
}

test("MEM-09 a Sprinter is written to once when registration opens and a price rises", async () => {
  const { viewer, services, letters, change } = await aMember("sprinter_monthly");
  await tellRaceNews(services);
  expect(await letters(), "the first look is no news").toEqual([]);
  await change();
  await tellRaceNews(services);
  await tellRaceNews(services);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("News of 2 races for your season");
  expect(letter?.text).toContain("Registration is open: Waiting of sprinter_monthly.");
  expect(letter?.text).toContain("Open of sprinter_monthly now costs S/150 PEN, was S/100 PEN.");
  const token = raceNewsToken(services, viewer);
  expect(letter?.text).toContain(`No more of these emails: https://dorsal.example/race-news/`);
  expect(letter?.text).toContain(token);
});

test("MEM-08 a Pacer gets no such mail, and neither does a Sprinter who has ended them", async () => {
  const pacer = await aMember("pacer_monthly");
  const sprinter = await aMember("sprinter_monthly");
  const { services, viewer } = sprinter;
  await tellRaceNews(services);
  const member = await memberOfToken(services, raceNewsToken(services, viewer));
  expect(member).toEqual({ userId: viewer.userId });
  await setRaceNews(services, viewer, false);
  expect(await wantsRaceNews(services, viewer)).toBe(false);
  await pacer.change();
  await sprinter.change();
  await tellRaceNews(services);
  expect(await pacer.letters()).toEqual([]);
  expect(await sprinter.letters()).toEqual([]);
  await setRaceNews(services, viewer, true);
  await tellRaceNews(services);
  expect(await sprinter.letters(), "a pause makes no news").toEqual([]);
  expect(await memberOfToken(services, `${raceNewsToken(services, viewer)}x`)).toBeNull();
});

test("the link of a deleted account belongs to nobody", async () => {
  const { viewer, services } = await memberWorld(db);
  const token = raceNewsToken(services, viewer);
  await db.delete(users).where(eq(users.id, viewer.userId));
  expect(await memberOfToken(services, token)).toBeNull();
});

test("a member whose mail cannot be written does not hold up the others", async () => {
  const members = [await aMember("sprinter_monthly"), await aMember("sprinter_monthly")];
  const [first, second] = members.toSorted((one, other) =>
    one.viewer.userId < other.viewer.userId ? -1 : 1,
  );
  if (!first || !second) throw new Error("two members");
  await tellRaceNews(second.services);
  for (const { change } of members) await change();
  const { tokens } = second.services;
  const sign = (purpose: string, userId: string) => {
    if (userId === first.viewer.userId) throw new Error("broken");
    return tokens.sign(purpose, userId);
  };
  await tellRaceNews({ ...second.services, tokens: { ...tokens, sign } });
  expect(await first.letters()).toHaveLength(0);
  expect(await second.letters()).toHaveLength(1);
  await tellRaceNews(second.services);
  expect(await first.letters(), "what failed is news again").toHaveLength(1);
});

test("a race that opens on a day on which it is not watched is told of when it is watched again", async () => {
  const { viewer, services, letters, change } = await aMember("sprinter_monthly");
  await tellRaceNews(services);
  const own = eq(userFavorites.userId, viewer.userId);
  const kept = await db.delete(userFavorites).where(own).returning();
  await change();
  await tellRaceNews(services);
  expect(await letters()).toEqual([]);
  await db.insert(userFavorites).values(kept);
  await tellRaceNews(services);
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    "News of 2 races for your season",
  ]);
  const looks = eq(raceNewsLooks.userId, viewer.userId);
  const before = await db.$count(raceNewsLooks, looks);
  const [one] = kept;
  await db
    .update(races)
    .set({ startDate: "2026-10-30" })
    .where(eq(races.id, one?.raceId ?? ""));
  await tellRaceNews(services);
  const after = await db.$count(raceNewsLooks, looks);
  expect(before - after, "the look of a race that is over is forgotten").toBe(1);
});
