import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/database.ts";
import { saveBatch } from "../batch.server.ts";
import { describeProblem, fileProblemText } from "../preview/messages.ts";
import { previewImport } from "../preview/preview.ts";

const { db } = await openTestDatabase();
const names = "title,date,city,country,distances,venue,description,time,price,currency,image_url";

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

const cells = [
  "",
  " ",
  "Lima 42K",
  "2027-05-16",
  "31/02/2027",
  "46000",
  "Peru",
  "10K;21K|",
  "Free",
  "TBD",
  "$50",
  "99999999999",
  "-5",
  "1e9",
  "EUR",
  "07:30",
  "25:99",
  "=1+1",
  "'; drop table races; --",
  "%_\\",
  "{}",
  "null",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "مرحبا",
  "Ω≈ç√∫",
  "👩‍👩‍👧‍👦🏃",
  "\u202eabc",
  "\ufeff",
  "\u0000",
  "\u0001",
  "\u0085",
  "\ud800",
  "İ",
  "ﬀ",
  "a\u0301",
  "x".repeat(5000),
  '"',
  '""',
  '"open',
  'clo"sed',
  '"a"b"',
  '"a\n\nb"',
  '"a;b"',
  "a\rb",
  "0000-00-00",
  "9999-12-31",
  "2027-05-16 ",
];

/** Longer than any cell may be. It costs as much as a hundred files, so that few files have one. */
const hugeCell = "y".repeat(1_000_001);

const encodings = [
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(`\ufeff${text}`),
  (text: string) => Buffer.from(text, "latin1"),
  (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
  (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  (text: string) => Buffer.from(text, "utf16le"),
];

function makeFile(seed: number): Uint8Array {
  const next = chance(seed);
  const pick = <T>(list: readonly T[]) => list[next(list.length)] as T;
  const separator = pick([",", ",", ";", "\t"]);
  const odd = seed % 20 === 0 ? [...cells, hugeCell] : cells;
  const head =
    next(8) === 0 ? pick(["title,date", "", "sep=;", '"title', "a,b,c", `${names},title`]) : names;
  const rows = Array.from({ length: 1 + next(30) }, () => {
    const good = ["Race", "2027-05-16", "Lima", "Peru", "10K", "", "", "", "50", "", ""];
    good[0] = `Race ${next(9)}`;
    for (let changes = next(4); changes > 0; changes--) good[next(good.length)] = pick(odd);
    if (next(10) === 0) good.push(pick(odd));
    if (next(10) === 0) good.length = next(good.length);
    return good.join(separator);
  });
  const text = [head.replaceAll(",", separator), ...rows].join(pick(["\n", "\r\n", "\r"]));
  const bytes = pick(encodings)(text);
  return next(12) === 0 ? bytes.subarray(0, next(bytes.length)) : bytes;
}

test("three hundred broken files end in messages, and every readable one can be stored", async () => {
  const seen = { refused: 0, problems: 0, stored: 0 };
  for (let seed = 1; seed <= 300; seed++) {
    const preview = previewImport(makeFile(seed));
    if ("problem" in preview) {
      seen.refused++;
      expect(fileProblemText(preview.problem).message, `seed ${seed}`).toMatch(
        /^(Please|CSV file)/,
      );
      expect(fileProblemText(preview.problem).detail, `seed ${seed}`).toMatch(/^[A-Z].{5,300}\.$/s);
      continue;
    }
    for (const problem of [...preview.plan.problems, ...preview.plan.notices]) {
      seen.problems++;
      expect(describeProblem(problem), `seed ${seed}`).toMatch(/^Line \d+: .{5,600}\.$/s);
    }
    // Reading all of them is cheap, storing them is not.
    if (seed % 4 !== 0) continue;
    const options = { onlyExisting: false, importId: null };
    const saved = await db.transaction((tx) => saveBatch(tx, preview.plan.races, options));
    expect(saved, `seed ${seed}`).toMatchObject({ errors: [], failed: [] });
    seen.stored += saved.created + saved.updated;
  }
  expect(seen.refused).toBeGreaterThan(45);
  expect(seen.problems).toBeGreaterThan(300);
  expect(seen.stored).toBeGreaterThan(36);
}, 120_000);
