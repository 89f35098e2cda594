import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceClaims, raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { aSale } from "../../support/sales.ts";
import { deskEntries, deskRaces } from "./desk.ts";

/** Puts races with entries, and two claims, into a database for the desk of the back office. */
export async function addDesk(db: Database) {
  const today = toDay(new Date());
  const internal = { raceTypeCategory: "internal", startDate: addDays(today, 30) } as const;
  const { last, asked, past, acting, sold } = deskRaces;
  await aRace(db, {
    ...internal,
    id: last,
    raceName: "Last Place Run",
    distances: [{ distance: "10K", capacity: 1 }],
  });
  await aRace(db, {
    ...internal,
    id: asked,
    raceName: "Asking Run",
    startDate: addDays(today, -2),
  });
  await aRace(db, {
    ...internal,
    id: past,
    raceName: "Bygone Run",
    startDate: addDays(today, -30),
  });
  await aRace(db, { ...internal, id: acting, raceName: "Busy Run" });
  await aRace(db, { ...internal, id: sold, raceName: "Sold Run", distances: ["10K"] });
  const [ten] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, sold));
  await aSale(db, { raceId: sold, distanceId: ten?.id ?? null });

  async function enter(
    entry: keyof typeof deskEntries,
    raceId: string,
    firstName: string,
    more: { status?: "cancelled" | "confirmed"; phone?: string; lastName?: string } = {},
  ) {
    const [distance] = await db
      .select()
      .from(raceDistances)
      .where(eq(raceDistances.raceId, raceId));
    const email = `${entry.toLowerCase()}@example.com`;
    await aRegistration(db, {
      raceId,
      distanceId: distance?.id ?? null,
      firstName,
      ...more,
      id: deskEntries[entry],
      userId: await aPerson(db, { email }),
      createdAt: new Date(),
    });
  }

  await enter("waiting", last, "Wanda", { status: "cancelled" });
  await enter("holder", last, "Hugo");
  await enter("asked", asked, "Aida");
  await enter("askedPlain", asked, "Paula");
  await enter("unreachable", asked, "Uli", { phone: "987654321" });
  await enter("function", asked, "Fay");
  await enter("deleted", asked, "Dora");
  await db.execute(sql`update race_registrations set user_id = null, date_of_birth = null,
  first_name = '', last_name = '', phone = '', country = '', insurance_provider = '',
  policy_number = '', emergency_contact_name = '', emergency_contact_phone = ''
  where id = ${deskEntries.deleted}`);
  await enter("finisher", past, "Finn", { status: "confirmed", lastName: "=Formula" });
  await enter("acting", acting, "Actina");
  await enter("chosen", acting, "Chosen");
  await enter("chosenToo", acting, "Chosentoo");

  await db.insert(raceClaims).values([
    {
      raceId: asked,
      name: "Clara Claimant",
      email: "clara@example.com",
      phone: "+51 987 654 321",
      message: "It is mine.\n<b>Really</b>",
    },
    {
      raceId: past,
      name: "Carl Claimant",
      email: "carl@example.com",
      createdAt: new Date(Date.now() - 86_400_000),
    },
  ]);
}
