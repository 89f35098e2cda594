import { expect, test } from "vitest";
import type { Mail } from "#services/mail/mail.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { findContact, findExpert, similarExperts, surroundingsOf } from "./expert-page.server.ts";

const { db } = await openTestDatabase();

const mail: Mail = { mode: "live", send: async () => "" };
const noMail: Mail = { ...mail, mode: "unavailable" };
const nobody = { userId: "00000000-0000-4000-8000-000000000000", isAdmin: false };

test("EXP-16 DATA-09 an expert is read with everything that the page shows, and nothing to reach them by", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const id = await anExpert(tx, {
      firstName: "Ana",
      lastName: "Torres",
      title: "Trail Coach",
      city: "Ollantaytambo",
      province: "Cusco",
      country: "Peru",
      yearsExperience: 12,
      services: ["Trail Running"],
      hourlyRate: "60",
      hourlyRateCurrency: "PEN",
      rateDescription: "per session",
      email: "ana@example.com",
      phone: "+51 1",
      bio: "**Hills**",
      userId,
    });
    await aReview(tx, { entityId: id, entityType: "expert", rating: 4 });
    await aReview(tx, { entityId: id, entityType: "expert", rating: 1, isHidden: true });
    const found = await findExpert({ db: tx, mail }, id, null);
    expect(found).toEqual({
      id,
      firstName: "Ana",
      lastName: "Torres",
      name: "Ana Torres",
      role: "Trail Coach",
      city: "Ollantaytambo",
      province: "Cusco",
      country: "Peru",
      location: "Ollantaytambo, Cusco, Peru",
      experience: 12,
      specialties: ["Trail Running"],
      price: "60.00",
      currency: "PEN",
      rateDescription: "per session",
      bio: "**Hills**",
      imageUrl: expect.stringContaining(id),
      rating10: 40,
      reviews: 1,
      isActive: true,
      isOwn: false,
      updatedAt: expect.any(Date),
      contact: { hasEmail: true, hasPhone: true, takesMessages: true },
    });
    expect(JSON.stringify(found)).not.toMatch(/ana@example|\+51/);
    expect(await findContact({ db: tx }, id, null)).toEqual({
      id,
      name: "Ana Torres",
      email: "ana@example.com",
      phone: "+51 1",
    });
  }));

test("EXP-15 GAP-24 an inactive expert is for administrators and the linked account only", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const id = await anExpert(tx, { isActive: false, email: "ana@example.com", userId });
    for (const viewer of [null, nobody]) {
      expect(await findExpert({ db: tx, mail }, id, viewer)).toBeNull();
      expect(await findContact({ db: tx }, id, viewer)).toBeNull();
    }
    const admin = { ...nobody, isAdmin: true };
    const own = { userId, isAdmin: false };
    expect(await findExpert({ db: tx, mail }, id, admin)).toMatchObject({ isOwn: false });
    expect(await findExpert({ db: tx, mail }, id, own)).toMatchObject({ isOwn: true });
    expect(await findContact({ db: tx }, id, own)).toMatchObject({ email: "ana@example.com" });
  }));

test("a message can be sent where mail works and there is an address or a linked account", () =>
  rolledBack(db, async (tx) => {
    const takes = async (columns: Parameters<typeof anExpert>[1], by = mail) =>
      (await findExpert({ db: tx, mail: by }, await anExpert(tx, columns), null))?.contact;
    expect(await takes({ phone: "1" })).toEqual({
      hasEmail: false,
      hasPhone: true,
      takesMessages: false,
    });
    expect(await takes({ email: " " })).toMatchObject({ hasEmail: false, takesMessages: false });
    expect(await takes({ email: "a@example.com" })).toMatchObject({ takesMessages: true });
    expect(await takes({ userId: await aPerson(tx) })).toMatchObject({ takesMessages: true });
    expect(await takes({ email: "a@example.com" }, noMail)).toMatchObject({ takesMessages: false });
  }));

test.each(["", "7", "nobody", nobody.userId, "%' or true --", "\u0000"])(
  "EXP-18 there is no expert with the id %j, not even for an administrator",
  async (id) => {
    expect(await findExpert({ db, mail }, id, { ...nobody, isAdmin: true })).toBeNull();
    expect(await findContact({ db }, id, null)).toBeNull();
  },
);

test("similar experts share services or the city: those with most in common first, then the better rated", () =>
  rolledBack(db, async (tx) => {
    const services = ["Trail Running", "Race Strategy"];
    const id = await anExpert(tx, { services });
    const named = (lastName: string, columns: Parameters<typeof anExpert>[1]) =>
      anExpert(tx, { lastName, ...columns });
    await named("Same city", { services: [] });
    await named("Both services far away", { services, city: "Oslo", country: "Norway" });
    await named("One service here", { services: ["Trail Running"] });
    const rated = await named("One service here, rated", { services: ["Race Strategy"] });
    await aReview(tx, { entityId: rated, entityType: "expert" });
    await named("One service in the country", { services: ["Race Strategy"], city: "Lima" });
    await named("Inactive", { services, isActive: false });
    await named("Nothing in common", { services: ["Yoga"], city: "Lima" });
    const expert = { id, specialties: services, city: "Cusco", country: "Peru" };
    expect((await similarExperts({ db: tx }, expert)).map(({ name }) => name)).toEqual([
      "Ana One service here, rated",
      "Ana One service here",
      "Ana Both services far away",
      "Ana One service in the country",
      "Ana Same city",
    ]);
    const alone = { ...expert, specialties: [], city: "Nowhere" };
    expect(await similarExperts({ db: tx }, alone)).toEqual([]);
  }));

test("the place tells of other active experts and of races that are still to come", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx);
    await anExpert(tx);
    await anExpert(tx, { isActive: false });
    await anExpert(tx, { city: "Lima" });
    await aRace(tx, { city: "Cusco", country: "Peru", startDate: "2027-01-01" });
    await aRace(tx, { city: "Cusco", country: "Peru", startDate: "2020-01-01" });
    await aRace(tx, { city: "Lima", country: "Peru", startDate: "2027-01-01" });
    const expert = { id, city: "Cusco", country: "Peru" };
    expect(await surroundingsOf({ db: tx, now }, expert)).toEqual({ experts: 1, races: 1 });
  }));
