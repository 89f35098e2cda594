import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { naughtyTexts } from "../../../../../tests/support/naughty-texts.ts";
import { aRace } from "../../../../../tests/support/races/races.ts";
import { importRaces } from "../commands.server.ts";
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

test("a race is the same in every notation of every country, and after an export", () =>
  rolledBack(db, async (tx) => {
    const dates = [
      "2027-05-16",
      "16/05/2027",
      "16-may-27",
      "May 16, 2027",
      "domingo, 16 de mayo de 2027",
      "16 mai 2027",
      "46523",
    ];
    const times = ["07:00", "7:00 a. m.", "7h00", "7 am", "07:00 hrs", "0.291666666666667", "7.00"];
    const amounts = ["1250,5", "1,250.50", "1.250,50", "1 250,50", "1'250.5", "1250.50", "1.250,5"];
    const places = [
      ["Lima;Peru", "S/ #", "PEN"],
      ["Puebla;México", "$ #", "MXN"],
      ["Laval;Canada", "# $", "CAD"],
      ["Boulder;USA", "US$#", "USD"],
    ] as const;
    const rows = places.flatMap(([place, frame], at) =>
      dates.map((date, n) => {
        const price = frame.replace("#", amounts[(n + at) % amounts.length] ?? "");
        return `${place} ${n};${date};${place};21K, 10K y 5K;${times[(n + 2 * at) % times.length]};${price}`.replace(
          ";",
          " ",
        );
      }),
    );
    const file = Buffer.from(
      ["Nombre;Fecha;Ciudad;País;Distancias;Hora;Costo", ...rows].join("\n"),
    );
    const preview = previewImport(file);
    if ("problem" in preview) throw new Error(preview.problem.code);
    expect(preview.plan.problems).toEqual([]);
    expect(await importRaces({ db: tx, log: openLog("silent") }, preview.plan)).toMatchObject({
      created: rows.length,
    });
    const { plan } = await exported(tx);
    const seen = plan.races.map(({ date, time, distances }) => [
      date,
      time,
      distances.length,
      ...new Set(distances.map(({ priceMinor }) => priceMinor)),
      ...new Set(distances.map(({ currency }) => currency)),
    ]);
    const wanted = places.map(([, , currency]) => ["2027-05-16", "07:00", 3, 125_050, currency]);
    expect(new Set(seen.map(String))).toEqual(new Set(wanted.map(String)));
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
