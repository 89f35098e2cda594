import { join } from "node:path";
import { gzipSync, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fitFile, roundRun } from "../../../../tests/support/content/watch-file.ts";
import { temporaryDirectory } from "../../../../tests/support/database.ts";
import { openFile } from "./measure-files.server.ts";

const megabyte = 1024 * 1024;
const now = new Date("2026-11-20T12:00:00Z");

test("a FIT file of each of three makers is read with all that it holds", () => {
  for (const maker of ["garmin", "coros", "suunto"] as const) {
    const bytes = Buffer.from(fitFile(roundRun({ meters: 10_000, speed: 3.2 }), { maker }));
    const [found] = [...openFile({ name: "run.fit", bytes, now })];
    if (found?.kind !== "measured") throw new Error(JSON.stringify(found));
    const [{ measure, utcOffsetMinutes }] = found.files;
    expect(measure.meters / 10_000).toBeCloseTo(1, 2);
    expect(measure).toMatchObject({ averageHeartRate: 150, averageCadence: 172, sport: "run" });
    expect(measure.climb).toBeGreaterThan(55);
    expect(measure.climb).toBeLessThan(63);
    expect(measure.efforts.map(({ meters }) => meters)).toContain(5000);
    expect(measure.efforts.find(({ meters }) => meters === 5000)?.seconds).toBeCloseTo(
      5000 / 3.2,
      -1,
    );
    expect(utcOffsetMinutes).toBe(-300);
    expect(measure.notices).toEqual([]);
  }
});

test("an archive is answered file by file", () => {
  const fit = fitFile(roundRun({ meters: 2000, speed: 3 }));
  const bytes = Buffer.from(
    zipSync({
      "activities/1.fit": fit,
      "activities/2.gpx": strToU8("<gpx>"),
      "media/a.jpg": strToU8("x"),
    }),
  );
  expect([...openFile({ name: "export.zip", bytes, now })].map(({ kind }) => kind)).toEqual([
    "measured",
    "refused",
    "passed-over",
  ]);
});

test("archives that are bombs, locked, empty or damaged give a sentence each", () => {
  const codes = (bytes: Uint8Array) =>
    [...openFile({ name: "x.zip", bytes: Buffer.from(bytes), now })].map((found) =>
      found.kind === "refused" ? found.problem.code : found.kind,
    );
  const zeros = new Uint8Array(20 * 1024 * 1024);
  expect(codes(zipSync({ "bomb.gpx": zeros }))).toEqual(["packed-too-tightly"]);
  expect(codes(gzipSync(zeros))).toEqual(["packed-too-tightly"]);
  expect(codes(zipSync({ "a.txt": strToU8("x") }))).toEqual(["empty-archive", "passed-over"]);
  for (const empty of [zipSync({}), zipSync({ "folder/": new Uint8Array() })]) {
    expect(codes(empty)).toEqual(["empty-archive"]);
    expect(codes(zipSync({ "inner.zip": empty }))).toEqual(["empty-archive"]);
  }
  const archive = zipSync({ "a.gpx": strToU8("<gpx/>") });
  expect(codes(archive.slice(0, -10))).toEqual(["bad-archive"]);
  const locked = archive.slice();
  locked[locked.length - 22 - (46 + 5) + 8] = 1;
  expect(codes(locked)).toEqual(["encrypted"]);
  const deep = zipSync({ "b.zip": zipSync({ "c.zip": zipSync({ "d.gpx": strToU8("<gpx/>") }) }) });
  expect(codes(deep)).toEqual(["passed-over"]);
  const tracks = Array.from({ length: 201 }, (_, index) => {
    const hour = new Date(Date.UTC(2026, 0, 1, index)).toISOString().slice(0, 14);
    const point = (minute: number) =>
      `<trkpt lat="1" lon="1"><time>${hour}0${minute}:00Z</time></trkpt>`;
    return `<trk><trkseg>${point(1)}${point(2)}</trkseg></trk>`;
  });
  expect(codes(strToU8(`<gpx>${tracks.join("")}</gpx>`))).toEqual(["too-many-in-one"]);
});

test("archives inside archives share the limits of all, and so does what is packed twice", () => {
  const codes = (bytes: Uint8Array, limits: Partial<typeof few>) =>
    [
      ...openFile({ name: "x.zip", bytes: Buffer.from(bytes), now }, begin, { ...few, ...limits }),
    ].map((found) => (found.kind === "refused" ? found.problem.code : found.kind));
  const begin = { skip: 0, unpacked: 0 };
  const few = { entries: 10, unpackedMegabytes: 10 };
  const inner = zipSync({ "a.txt": strToU8("x"), "b.txt": strToU8("x") });
  const zips = zipSync({ "1.zip": inner, "2.zip": inner });
  const two = ["passed-over", "passed-over"];
  expect(codes(zips, { entries: 6 })).toEqual([...two, ...two]);
  expect(codes(zips, { entries: 5 })).toEqual([...two, "too-many-files"]);
  const packed = gzipSync(new Uint8Array(700_000));
  const recordings = zipSync({ "1.gpx.gz": packed, "2.gpx.gz": packed, "3.gpx.gz": packed });
  const unread = "unknown-format";
  expect(codes(recordings, { unpackedMegabytes: 3 })).toEqual([unread, unread, unread]);
  const tooMuch = "too-much-unpacked";
  expect(codes(recordings, { unpackedMegabytes: 1 })).toEqual([unread, tooMuch, tooMuch]);
});

test("the bytes that a file may unpack hold for all of its turns, and what is refused counts too", () => {
  const limits = { entries: 10, unpackedMegabytes: 4 };
  const codesByTurn = (archive: Uint8Array) => {
    const codes: string[] = [];
    let before = { skip: 0, unpacked: 0 };
    for (let turn = 0; turn < 20; turn += 1) {
      const chosen = { name: "x.zip", bytes: Buffer.from(archive), now };
      const [found] = openFile(chosen, before, limits);
      if (!found) return codes;
      codes.push(found.kind === "refused" ? found.problem.code : found.kind);
      before = { skip: before.skip + 1, unpacked: found.unpacked };
    }
    return codes;
  };
  const names = ["1.gpx", "2.gpx", "3.gpx", "4.gpx", "5.gpx", "6.gpx"];
  const archiveOf = (bytes: Uint8Array) =>
    zipSync(Object.fromEntries(names.map((n) => [n, bytes])));
  const tight = archiveOf(new Uint8Array(2 * megabyte));
  const refused = ["packed-too-tightly", "packed-too-tightly", "packed-too-tightly"];
  const tooMuch = "too-much-unpacked";
  expect(codesByTurn(tight).slice(0, 4)).toEqual([...refused, tooMuch]);
  const unread = archiveOf(new Uint8Array(0.9 * megabyte));
  const read = ["unknown-format", "unknown-format", "unknown-format", "unknown-format"];
  expect(codesByTurn(unread).slice(0, 5)).toEqual([...read, tooMuch]);
  // What is unpacked once more in each turn is paid once.
  const list = strToU8(`Filename\n${"x".repeat(megabyte / 2)}`);
  const small = Object.fromEntries(names.map((name) => [name, strToU8("<gpx>")]));
  const inner = zipSync({ ...small, "activities.csv": list });
  expect(codesByTurn(zipSync({ "inner.zip": inner }))).not.toContain(tooMuch);
});

test("an archive inside an archive is read in its place or from a file, within the same limits", async () => {
  const fit = fitFile(roundRun({ meters: 2000, speed: 3 }));
  const inner = zipSync({ "1.fit": fit, "a.txt": strToU8("x") });
  const nestedPath = join(await temporaryDirectory(), "nested");
  const kinds = (bytes: Uint8Array) =>
    [...openFile({ name: "x.zip", bytes: Buffer.from(bytes), now, nestedPath })].map((found) =>
      found.kind === "refused" ? found.problem.code : found.kind,
    );
  for (const level of [0, 9] as const) {
    expect(kinds(zipSync({ "i.zip": [inner, { level }] }))).toEqual(["measured", "passed-over"]);
  }
  const bomb = zipSync({ "i.zip": [new Uint8Array(10 * 1024 * 1024), { level: 9 }] });
  expect(kinds(bomb)).toEqual(["packed-too-tightly"]);
  const damaged = zipSync({ "i.zip": [inner, { level: 9 }] });
  damaged.fill(0xff, 40, 60);
  expect(kinds(damaged)).toEqual(["damaged"]);
});

test("findings that were told before are passed without reading them again", () => {
  const bytes = Buffer.from(
    zipSync({ "1.gpx": strToU8("<gpx>"), "a.txt": strToU8("x"), "2.gpx": strToU8("<gpx>") }),
  );
  const names = [...openFile({ name: "x.zip", bytes, now }, { skip: 2, unpacked: 0 })].map(
    ({ name }) => name,
  );
  expect(names).toEqual(["2.gpx"]);
});

test("a ride is refused where the file names no sport, and sets no best times where it says run", () => {
  const samples = roundRun({ meters: 8000, speed: 9 });
  const open = (sport: number) => {
    const bytes = Buffer.from(fitFile(samples, { sport }));
    const [found] = [...openFile({ name: "a.fit", bytes, now })];
    return found;
  };
  expect(open(255)).toMatchObject({ kind: "refused", problem: { code: "too-fast", meters: 3000 } });
  expect(open(1)).toMatchObject({
    files: [{ measure: { sport: "other", notices: [{ code: "too-fast" }] } }],
  });
});
