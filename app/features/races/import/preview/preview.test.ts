import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { noMapping } from "../file/mapping.ts";
import { previewImport } from "./preview.ts";

const excerpt = readFileSync(join(projectRoot(), "tests/support/races/real-races-excerpt.csv"));
const everything = join(projectRoot(), "../shared/data/real-races.csv");

test("a file of real races is read without a problem", () => {
  const preview = previewImport(excerpt);
  expect(preview).toMatchObject({
    encoding: "utf-8",
    separator: ",",
    rowCount: 15,
    distanceCount: 15,
    plan: { problems: [] },
  });
  const notices = "plan" in preview ? preview.plan.notices : [];
  expect(new Set(notices.map(({ finding }) => finding.code))).toEqual(new Set(["other-country"]));
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

const names = "title;date;city;country;distances;time;price;currency\n";

test("what three digits after a mark mean is asked where the file also has decimals with that mark", () => {
  const prices = (...list: string[]) =>
    names + list.map((price, n) => `Race ${n};2027-05-16;Lima;Peru;10K;;${price};PEN\n`).join("");
  const amounts = (text: string, decimals: "." | "," | null = null) => {
    const preview = previewImport(Buffer.from(text), { mapping: { ...noMapping, decimals } });
    if ("problem" in preview) throw new Error(preview.problem.code);
    const { question, numbers, plan } = preview;
    return [question, numbers, plan.races.map(({ distances }) => distances[0]?.priceMinor)];
  };
  expect(amounts(prices("1.250", "80"))).toEqual([null, "1.250", [125_000, 8_000]]);
  const unclear = prices("1.250", "95.50");
  expect(amounts(unclear)).toEqual(["numbers", "1.250", [125_000, 9_550]]);
  expect(amounts(unclear, ".")).toEqual([null, "1.250", [125, 9_550]]);
  expect(amounts(unclear, ",")).toEqual([null, "1.250", [125_000, 9_550]]);
  expect(amounts(prices("1.250", "95,50"))).toEqual([null, "1.250", [125_000, 9_550]]);
  expect(amounts(prices("95.50", "80"))).toEqual([null, null, [9_550, 8_000]]);
});

test("a title above the names gives the year, or else the day of the upload", () => {
  const rows = `${names}Lima;sábado 6 de marzo;Lima;Peru;10K;;;\n`;
  const dates = (text: string) => {
    const preview = previewImport(Buffer.from(text), { today: "2026-11-29" });
    return "problem" in preview ? [] : preview.plan.races.map(({ date }) => date);
  };
  expect(dates(rows)).toEqual(["2027-03-06"]);
  expect(dates(`Calendario 2032;;;;;;;\n${rows}`)).toEqual(["2032-03-06"]);
});

test("a row that is left out has no notices", () => {
  const oddRow = "domingo 15/05/2027;Lima;Peru;10K;;;\n";
  const noticesOf = (title: string) => {
    const preview = previewImport(Buffer.from(`${names}${title};${oddRow}`));
    if ("problem" in preview) throw new Error(preview.problem.code);
    return preview.plan.notices.map(({ finding }) => finding.code);
  };
  expect(noticesOf("Lima")).toContain("other-weekday");
  expect(noticesOf("")).not.toContain("other-weekday");
});

test("the time in a date is that of the race, unless the row names one", () => {
  const preview = previewImport(
    Buffer.from(
      `${names}A;16/05/2027 06:30;Lima;Peru;10K;;;\nB;16/05/2027 06:30;Lima;Peru;10K;7h00;;\n`,
    ),
  );
  expect(preview).toMatchObject({ plan: { races: [{ time: "06:30" }, { time: "07:00" }] } });
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
