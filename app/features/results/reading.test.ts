import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { placesOf, suggestedSettings } from "./places.ts";
import { type FileResults, type ReadDistance, readResults } from "./reading.ts";
import type { ResultStatus } from "./result.ts";

const distance: ReadDistance = { text: "", meters: null, raceYear: 2026 };

function read(bytes: Uint8Array, at = distance): FileResults {
  const found = readResults(bytes, at, () => null);
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

const sample = (name: string) =>
  read(readFileSync(new URL(`../../../tests/support/results/${name}`, import.meta.url)));

const written = (lines: string[], at = distance) => read(Buffer.from(lines.join("\n")), at);

function counts({ runners }: FileResults) {
  const of = (status: ResultStatus | null) =>
    runners.filter((runner) => runner.status === status).length;
  return [of("finished"), of("dnf"), of("dns"), of("dsq"), of(null)];
}

/** How many finishers have the place by our rules that the file gives them. */
function agreeing({ runners }: FileResults, order: "gun" | "chip") {
  const places = placesOf(runners, { order, categories: "same", pulled: 0 });
  return runners.filter(
    ({ placeFound }, at) => placeFound !== null && placeFound === places[at]?.placeOverall,
  ).length;
}

test.each([
  ["01-runsignup-5k.csv", [45, 1, 1, 1, 0], "gun"],
  ["03-trail-espana.csv", [38, 2, 1, 1, 0], "gun"],
  ["04-mexico-10k.txt", [47, 1, 1, 1, 0], "gun"],
  ["06-livetrail-fr.csv", [29, 2, 1, 0, 0], "gun"],
  ["07-relay-webscorer.txt", [12, 1, 0, 1, 0], "gun"],
] as const)("every runner of %s is placed without help", (name, expected, clock) => {
  const found = sample(name);
  expect(counts(found)).toEqual(expected);
  expect(found.runners.filter(({ doubts }) => doubts.length > 0)).toEqual([]);
  expect(agreeing(found, clock)).toBe(expected[0]);
});

test("a file of semicolons and windows-1252 has titles of groups, places with a dot and turned names", () => {
  const lines = [
    "Platz;Stnr;Name;Jg;AK;Verein;Nat;Zeit",
    "1.;12;Müller, Jörg;1985;M40;LG Süd;GER;01:21:37,03",
    "2.;14;Peña, Ana;1991;W35;;ESP;01:21:37,90",
    "DNF;;;;;;;",
    ";15;Roble, Luz;1990;W35;;ESP;",
    "DSQ;;;;;;;",
    ";16;Olmo, Gael;1970;M55;;ESP;",
  ];
  const found = read(Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1"));
  expect(counts(found)).toEqual([2, 1, 0, 1, 0]);
  expect(found.runners[0]).toMatchObject({
    name: "Jörg Müller",
    sex: "male",
    birthYear: 1985,
    gunMs: 4_897_030,
    placeFound: 1,
    country: "GER",
  });
  expect(found.runners[1]).toMatchObject({ name: "Ana Peña", sex: "female", club: null });
});

test("columns of a fixed width are cut at the line below their names", () => {
  const found = written([
    "Cherry Example Ten Mile",
    "",
    "Place Div/Tot  Num   Name            Ag Hometown    Net Tim Gun Tim",
    "===== ======== ===== =============== == =========== ======= =======",
    "    1 1/12       104 Ana Peñalba     24 St. Paul      58:10   58:12#",
    "Place Div/Tot  Num   Name            Ag Hometown    Net Tim Gun Tim",
    "===== ======== ===== =============== == =========== ======= =======",
    "    2 1/30        77 Gael Olmo Zarza 61 Boise       1:02:01 1:02:09*",
    "# Under the guidelines of the federation",
  ]);
  expect(found.runners).toMatchObject([
    { bib: "104", age: 24, chipMs: 3_490_000, gunMs: 3_492_000, placeFound: 1 },
    { bib: "77", name: "Gael Olmo Zarza", gunMs: 3_729_000 },
  ]);
});

test("a time that is called neither gun nor chip is asked for, and is the other one where one is known", () => {
  const alone = written(["Pos;Dorsal;Nombre;Tiempo", "1;7;Ana Paz;40:10", "2;8;Luz Paz;41:10"]);
  expect(alone.reading.isUndecided).toBe(true);
  expect(alone.runners[0]).toMatchObject({ gunMs: 2_410_000, chipMs: null });
  const beside = written(["OA#,BIB,Full Name,Time,Gun", "1,7,Ana Paz,40:00,40:10"]);
  expect(beside.runners[0]).toMatchObject({ gunMs: 2_410_000, chipMs: 2_400_000 });
});

test("groups that repeat runners, distances in one file and places of categories are told apart", () => {
  const rows = ["1;7;Ana Paz;40:10;10K", "2;8;Gael Olmo;41:10;10K", "1;9;Luz Rey;20:10;5K"];
  const lines = ["Place;Bib;Name;Time;Distance", ...rows, rows[1] ?? ""];
  const found = written(lines, { ...distance, text: "10 K" });
  expect(found.reading).toMatchObject({ only: "10K", events: ["10K", "5K"], repeated: 1 });
  expect(found.runners.map(({ bib }) => bib)).toEqual(["7", "8"]);
  const categories = written([
    "Rank,Bib,Name,Time",
    "1,1,Ana Paz,40:10",
    "2,2,Eva Paz,41:10",
    "1,3,Gael Olmo,38:00",
    "2,4,Ivan Rey,39:00",
  ]);
  expect(categories.runners.every(({ placeFound }) => placeFound === null)).toBe(true);
  expect(suggestedSettings(categories.runners).order).toBe("gun");
});

test("what cannot be read is a doubt, and a row is never lost without a word", () => {
  const found = written(
    [
      "Place,Bib,Name,Gun Time,Chip Time",
      "1,7,Ana Paz,40:10,40:30",
      "2,7,Luz Rey,41:xx,",
      "3,9,Eva Sol,1:40,",
      "4,10,Ida Sol,,",
      "Total: 4,,,,",
    ],
    { text: "10K", meters: 10_000, raceYear: 2026 },
  );
  expect(found.runners.map(({ bib, doubts }) => [bib, doubts])).toEqual([
    ["7", ["chip-after-gun", "same-bib"]],
    ["7", ["unread-time", "same-bib", "no-result"]],
    ["9", []],
    ["10", ["no-result"]],
  ]);
  expect(found.runners[2]?.gunMs).toBe(6_000_000);
  expect(found.reading).toMatchObject({ dropped: 1, droppedLines: ["Total: 4"] });
});

test.each([
  ["", "blank"],
  ["Ana ran well\nand so did Luz", "no-names"],
  ["Bib,Name,Time\n,,\n", "no-rows"],
  ["%PDF-1.4 results", "another-format"],
])("%j is refused as %s", (text, problem) => {
  expect(readResults(Buffer.from(text), distance, () => null)).toEqual({ problem });
});

test("what was said of the columns counts for the next file with the same headings", () => {
  const said = { fields: ["bib", "name", "chip"] as const, only: null };
  const asked: string[] = [];
  const found = readResults(
    Buffer.from("No;Nombre;Zeit\n5;Ana Paz;40:10"),
    distance,
    (headings) => {
      asked.push(headings);
      return { ...said, fields: [...said.fields] };
    },
  );
  expect(asked).toEqual(["no\nnombre\nzeit"]);
  expect(found).toMatchObject({
    reading: { isUndecided: false },
    runners: [{ bib: "5", gunMs: null, chipMs: 2_410_000 }],
  });
});

test("a workbook is read as its cells are stored: also times over a day, and times and statuses as texts", async () => {
  const time = (value: number) => ({ type: Number, value, format: "h:mm:ss" });
  const workbook = await writeExcelFile([
    [{ value: "Example Timing, official results" }],
    ["Place", "Bib", "Name", "Sex", "Gun Time"].map((value) => ({ value })),
    [
      { value: 1 },
      { value: 101 },
      { value: "Ana Quispe" },
      { value: "F" },
      time(37_800.5 / 86_400),
    ],
    [{ value: 2 }, { value: 7 }, { value: "Gael Olmo" }, { value: "M" }, time(93_784 / 86_400)],
    [{ value: 3 }, { value: 8 }, { value: "Luz Rey" }, { value: "F" }, { value: "27:10:00" }],
    [null, { value: 9 }, { value: "Ivan Sol" }, { value: "M" }, { value: "DNF" }],
  ]).toBuffer();
  const { runners, reading } = read(new Uint8Array(workbook));
  expect(
    runners.map(({ bib, placeFound, gunMs, status }) => [bib, placeFound, gunMs, status]),
  ).toEqual([
    ["101", 1, 37_800_500, "finished"],
    ["7", 2, 93_784_000, "finished"],
    ["8", 3, 97_800_000, "finished"],
    ["9", null, null, "dnf"],
  ]);
  expect(reading.droppedLines).toEqual([]);
});
