import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { naughtyTexts } from "../../../../../tests/support/naughty-texts.ts";
import { aRace } from "../../../../../tests/support/races/races.ts";
import { compareRaces } from "../preview/compare.server.ts";
import { previewImport } from "../preview/preview.ts";
import { exportRaces } from "./export.server.ts";

const { db } = await openTestDatabase();

async function exported(tx: Database, words = "") {
  const bytes = Buffer.from(await new Response(exportRaces({ db: tx }, { words })).arrayBuffer());
  const preview = previewImport(bytes);
  if ("problem" in preview) throw new Error(preview.problem.code);
  return { text: bytes.toString(), plan: preview.plan };
}

/** Mulberry32: the same numbers for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test("importing an export changes nothing, whatever the races contain", () =>
  rolledBack(db, async (tx) => {
    const next = chance(21);
    const pick = <T>(...list: T[]): T => list[next(list.length)] as T;
    const texts = ["a", "=1+1", "'=x", " two\r\nlines ", 'say "hi"; or, not', "", "-5 | +3", "é"];
    const text = () => pick<string | null>(null, null, ...texts);
    const link = () => pick(null, "https://a.example/x", "https://b.example/y", "/media/x.webp");
    const time = () => pick(null, "06:00", "07:30");
    for (let n = 0; n < 150; n++) {
      const photo = link();
      const labels = ["5K", "10K y 5K", "21K", "Kids; 1K", "5k", "42K/21K"].slice(0, next(7));
      await aRace(tx, {
        raceName: pick(`Race ${n}`, `=Race ${n}`, `@"Race" ${n}`, `Twin ${n % 3}`),
        startDate: "2027-05-16",
        address: text(),
        organizer: text(),
        description: text(),
        startTime: time(),
        registrationLink: link(),
        racePhoto: photo,
        externalImageUrl: pick(photo, link()),
        raceTypeCategory: pick("internal", "external"),
        isPremium: pick(true, false),
        raceStatus: pick("upcoming", "active", "completed", "cancelled"),
        distances: labels.map((distance) => ({
          distance,
          description: text(),
          startTime: time(),
          price: pick(
            null,
            "120",
            "S/120",
            "$1,200.50",
            "S/95,5",
            "1.250",
            "EUR 20",
            "80 €",
            "Free",
            "TBD",
          ),
          priceCurrency: pick("USD", "PEN", "CAD"),
          registrationLink: link(),
          priceIncludes: text(),
          profileInformation: text(),
          additionalInformation: text(),
        })),
      });
    }
    const { plan } = await exported(tx);
    expect(plan.problems).toEqual([]);
    expect(plan.races.length).toBeGreaterThan(100);
    const changed = await compareRaces(tx, plan.races, "2026-11-20");
    expect(changed.filter(({ change }) => change !== "unchanged")).toEqual([]);
  }));

test("a spreadsheet reads no exported cell as a formula", () =>
  rolledBack(db, async (tx) => {
    for (const raceName of ['=HYPERLINK("https://evil.example")', "+1", "-1", "@SUM(1)"]) {
      await aRace(tx, { raceName, organizer: raceName });
    }
    const { text, plan } = await exported(tx);
    expect(text).not.toMatch(/(?:^|[,"])[=+@-]/m);
    expect(plan.races.map(({ title }) => title)).toContain("@SUM(1)");
  }));

test("an export is filtered by the search words, ignoring case and accents", () =>
  rolledBack(db, async (tx) => {
    for (const raceName of ["Maratón de Lima", "Cusco Trail"]) await aRace(tx, { raceName });
    expect((await exported(tx, "MARATON")).plan.races).toMatchObject([
      { title: "Maratón de Lima" },
    ]);
  }));

test("unusual texts are exported unchanged", () =>
  rolledBack(db, async (tx) => {
    for (const [n, organizer] of naughtyTexts.entries()) {
      await aRace(tx, { raceName: `Race ${n}`, organizer: organizer.replaceAll("\0", "") });
    }
    const { plan } = await exported(tx);
    const changed = await compareRaces(tx, plan.races, "2026-11-20");
    expect(changed.filter(({ change }) => change !== "unchanged")).toEqual([]);
  }));
