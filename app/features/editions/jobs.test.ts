import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxMessages, raceEditions, raceOrganizers, users } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { paymentsAt } from "../../../tests/support/membership.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { askForNextEditions } from "./jobs.server.ts";

const { db } = await openTestDatabase();
const services = paymentsAt(db, now);
const origin = "https://dorsal.example";

test("an organizer is asked once for the next edition of a race that is over and has none", async () => {
  const userId = await aPerson(db, { user: { lang: "es" } });
  const past = { startDate: "2026-10-25" };
  const asked = await aRace(db, { ...past, raceName: "Asked" });
  const prepared = await aRace(db, { ...past, raceName: "Prepared" });
  const next = await aRace(db, { raceName: "Prepared II", startDate: "2027-10-24" });
  await db.insert(raceEditions).values({ raceId: next, previousId: prepared });
  const added = await aRace(db, { ...past, raceName: "Added again" });
  await aRace(db, { raceName: "Added Again", startDate: "2027-10-24" });
  const recent = await aRace(db, { raceName: "Recent", startDate: "2026-11-15" });
  const old = await aRace(db, { raceName: "Old", startDate: "2025-10-26" });
  const cancelled = await aRace(db, { ...past, raceName: "Cancelled", raceStatus: "cancelled" });
  await aRace(db, { ...past, raceName: "Without an organizer" });
  const organized = [asked, prepared, next, added, recent, old, cancelled];
  await db.insert(raceOrganizers).values(organized.map((raceId) => ({ raceId, userId })));

  expect(await askForNextEditions(services, origin)).toBe(1);
  expect(await askForNextEditions(services, origin)).toBe(0);
  const letters = await db
    .select({ subject: outboxMessages.subject, text: outboxMessages.body })
    .from(outboxMessages)
    .innerJoin(users, eq(users.email, outboxMessages.recipient))
    .where(eq(users.id, userId));
  expect(letters.map(({ subject }) => subject)).toEqual([
    "¿Cuándo es la próxima edición de Asked?",
  ]);
  expect(letters[0]?.text).toContain(`${origin}/es/organize/races/${asked}/next-edition`);
});
