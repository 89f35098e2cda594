import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { contactMessages, raceClaims, reviews, userFavorites } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { type FigureTab, figureTabs, type Sheet } from "./figure.ts";
import { type PeriodId, periodChoices } from "./period.ts";
import { sheetFile, sheetOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

// Today is 2026-11-20: seven days are the 14th to the 20th, and the 7th to the 13th before them.
const first = new Date("2026-11-14T00:00:00Z");
const last = new Date("2026-11-20T23:59:59.999Z");
const lastBefore = new Date("2026-11-13T23:59:59.999Z");
const firstBefore = new Date("2026-11-07T00:00:00Z");
const tooEarly = new Date("2026-11-06T23:59:59.999Z");
const tomorrow = new Date("2026-11-21T00:00:00Z");
const moments = [first, last, lastBefore, firstBefore, tooEarly, tomorrow];

/** `{ reviews: [2, 3] }`: the value, and the earlier one if it is compared. */
function byId({ figures }: Sheet) {
  return Object.fromEntries(
    figures.map(({ id, value, before }) => [id, before === undefined ? value : [value, before]]),
  );
}

function ask(tx: Database, tab: FigureTab, period: PeriodId = "7d") {
  return sheetOf({ db: tx, now }, tab, period);
}

test("FAKE-01 ADM-DASH-03 an empty database shows zeros", () =>
  rolledBack(db, async (tx) => {
    for (const { id: tab } of figureTabs) {
      for (const { id: period } of periodChoices) {
        const { figures, charts, rankings } = await ask(tx, tab, period);
        for (const { id, value, before } of figures) {
          const nothing = id === "rating" || id === "churn" ? null : 0;
          expect([id, value, before ?? nothing]).toEqual([id, nothing, nothing]);
        }
        for (const { bars } of charts) {
          expect(bars.length).toBe({ "7d": 7, "30d": 5, "90d": 13, "12m": 12, all: 1 }[period]);
          expect(bars.filter(({ value }) => value !== 0)).toEqual([]);
        }
        const values = rankings.flatMap(({ rows }) => rows.map(({ value }) => value));
        expect(values.filter((value) => value !== 0)).toEqual([]);
      }
    }
  }));

test("the overview counts whole days in UTC, including their first and last moment", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, { startDate: "2026-11-20" });
    await aRace(tx, { startDate: "2026-11-19" });
    await aRace(tx, { startDate: "2026-12-01", raceStatus: "cancelled" });
    const userId = await aPerson(tx, { user: { createdAt: tooEarly } });
    for (const createdAt of moments) {
      await aRegistration(tx, { raceId, userId, createdAt, status: "cancelled" });
      await tx.insert(raceClaims).values({ raceId, name: "O", email: "o@example.com", createdAt });
      await aPerson(tx, { user: { createdAt } });
      await aPerson(tx, { user: { createdAt, isAnonymous: true } });
    }
    const written = [
      { rating: 5, createdAt: first },
      { rating: 2, createdAt: last },
      { rating: 1, createdAt: last, isHidden: true },
      { rating: 4, createdAt: lastBefore },
    ];
    for (const review of written) {
      const author = await aPerson(tx, { user: { createdAt: tooEarly } });
      const subject = { entityType: "race" as const, entityId: raceId };
      await tx.insert(reviews).values({ userId: author, ...subject, ...review });
    }
    const letter = { name: "Zoë", email: "zoe@example.com", message: "Hello" };
    await tx.insert(contactMessages).values([letter, { ...letter, handledAt: first }]);

    const sheet = await ask(tx, "overview");
    expect(byId(sheet)).toEqual({
      races: 3,
      upcoming: 1,
      registrations: [2, 2],
      accounts_new: [2, 2],
      reviews: [3, 1],
      rating: [3.5, 4],
      claims: [2, 2],
      messages: 1,
    });
    const [chart] = sheet.charts;
    expect(chart?.bars.map(({ from, value }) => [from.slice(8), value])).toEqual([
      ["14", 1],
      ...["15", "16", "17", "18", "19"].map((day) => [day, 0]),
      ["20", 1],
    ]);
    expect(chart?.bars.map(({ before }) => before)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    const claims = sheet.figures.find(({ id }) => id === "claims");
    expect(claims?.bars.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    const [weekly] = (await ask(tx, "overview", "90d")).charts;
    expect(weekly?.unit).toBe("week");
    expect(weekly?.bars.slice(-2)).toEqual([
      { from: "2026-11-07", to: "2026-11-13", value: 2, before: 0 },
      { from: "2026-11-14", to: "2026-11-20", value: 2, before: 0 },
    ]);
    expect(byId(await ask(tx, "overview", "all"))).toMatchObject({
      registrations: 5,
      rating: 11 / 3,
    });
  }));

test("members are counted by their present state and by what they did in the period", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const old = { createdAt: tooEarly };
    await aPerson(tx, { isAdmin: true, user: { ...old, lastSignInAt: first } });
    await aPerson(tx, {
      isAdmin: true,
      isActive: false,
      user: { ...old, lastSignInAt: lastBefore },
    });
    const guest = await aPerson(tx, { user: { ...old, emailVerified: false } });
    await aPerson(tx, { user: { ...old, isAnonymous: true, lastSignInAt: first } });
    await aRegistration(tx, { raceId, userId: guest, country: "Peru", createdAt: first });
    await aRegistration(tx, {
      raceId: await aRace(tx, {}),
      userId: guest,
      country: "Peru",
      createdAt: last,
    });
    await aRegistration(tx, {
      raceId,
      userId: await aPerson(tx, { user: old }),
      country: "Chile",
      createdAt: lastBefore,
    });

    const sheet = await ask(tx, "members");
    expect(byId(sheet)).toEqual({
      accounts: 4,
      accounts_new: [0, 0],
      confirmed: 3,
      signed_in: 1,
      admins: 1,
      deactivated: 1,
    });
    const [tiers, countries] = sheet.rankings;
    expect(tiers?.rows.map(({ name }) => name).sort()).toEqual(["Elite", "Pacer", "Sprinter"]);
    expect(countries?.rows).toEqual([{ name: "Peru", value: 1 }]);
  }));

test("engagement counts each person once, and races by the actions on them", () =>
  rolledBack(db, async (tx) => {
    const road = await aRace(tx, { raceName: "=Road, Ten" });
    const trail = await aRace(tx, { raceName: "Trail", raceType: "Trail" });
    const [ana, bo] = [await aPerson(tx), await aPerson(tx)];
    await aRegistration(tx, { raceId: road, userId: ana, createdAt: first });
    await aRegistration(tx, { raceId: trail, userId: ana, createdAt: first, status: "cancelled" });
    await aRegistration(tx, { raceId: road, userId: bo, createdAt: last });
    await tx.insert(userFavorites).values([
      { userId: ana, raceId: trail, createdAt: last },
      { userId: bo, raceId: trail, createdAt: lastBefore },
    ]);
    const sheet = await ask(tx, "engagement");
    expect(byId(sheet)).toEqual({
      active: [2, 1],
      favorites: [1, 1],
      written: [0, 0],
      cancelled: [1, 0],
      chat: [0, 0],
      calls: [0, 0],
    });
    const rows = sheet.rankings.map(({ rows }) => rows.map(({ name, value }) => [name, value]));
    expect(rows).toEqual([
      [
        ["Road", 2],
        ["Trail", 1],
      ],
      [
        ["=Road, Ten", 2],
        ["Trail", 1],
      ],
      [["Trail", 1]],
    ]);
    const file = sheetFile(sheet);
    expect(file).toContain(`\r\nFigures,Active runners,2,1,"Accounts that`);
    expect(file).toContain(`\r\nReviews per day,2026-11-14,0,0,`);
    expect(file).toContain(`\r\nMost registered races,"'=Road, Ten",2,,`);
    expect(file).not.toMatch(/(?:^|,)"?[=+@-]/m);
  }));
