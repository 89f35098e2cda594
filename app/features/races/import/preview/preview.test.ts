import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { previewImport } from "./preview.ts";

const excerpt = readFileSync(join(projectRoot(), "tests/support/races/real-races-excerpt.csv"));
const everything = join(projectRoot(), "../shared/data/real-races.csv");

test("a file of real races is read without a problem", () => {
  expect(previewImport(excerpt)).toMatchObject({
    encoding: "utf-8",
    separator: ",",
    rowCount: 15,
    distanceCount: 15,
    plan: { problems: [], notices: [] },
  });
});

test("a windows-1252 file with semicolons from Excel gives the same result", () => {
  const text = "sep=;\r\nTitle;Date;City;Country;Distances;Description\r\n";
  const row = '"Maratón; Lima";2027-05-16;Cañete;Perú;"42K;21K";"Sí.\r\n\r\n""No."""\r\n';
  expect(previewImport(Buffer.from(text + row, "latin1"))).toMatchObject({
    encoding: "windows-1252",
    separator: ";",
    plan: {
      problems: [],
      races: [
        {
          line: 3,
          title: "Maratón; Lima",
          city: "Cañete",
          country: "Perú",
          description: 'Sí.\n\n"No."',
          distances: [{ distance: "42K" }, { distance: "21K" }],
        },
      ],
    },
  });
});

test("ADM-CSV-06 a file with a heading only is empty", () => {
  expect(previewImport(Buffer.from("title,date,city,country,distances\n,,,,\n"))).toEqual({
    problem: { code: "no-rows" },
  });
});

test("unknown columns are reported once", () => {
  const preview = previewImport(
    Buffer.from("title,date,city,country,distances,bib\nLima,2027-05-16,Lima,Peru,10K,7\n"),
  );
  expect(preview).toMatchObject({
    plan: {
      notices: [{ line: 1, finding: { code: "ignored-column", name: "bib" } }],
    },
  });
});

test.runIf(existsSync(everything))(
  "all real races are read and grouped (runs where ../shared/data/real-races.csv is)",
  () => {
    const preview = previewImport(readFileSync(everything));
    if ("problem" in preview) throw new Error(preview.problem.code);
    expect(preview).toMatchObject({ rowCount: 658, distanceCount: 658, plan: { problems: [] } });
    expect(preview.plan.races).toHaveLength(645);
    const grouped = preview.plan.races.filter((race) => race.distances.length > 1);
    expect(grouped.map((race) => [race.title, race.distances.length])).toEqual([
      ["UTMB Mont-Blanc", 3],
      ["Transgrancanaria", 3],
      ["Ultra-Trail Mt. Fuji", 2],
      ["Tarawera Ultra-Trail", 3],
      ["Ultra-Trail Cape Town", 3],
      ["Patagonia Run", 3],
      ["Ultra Trail Mount Siguniang", 3],
    ]);
  },
);
