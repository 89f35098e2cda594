import { expect, test } from "vitest";
import { findingText } from "./messages.ts";
import { previewImport } from "./preview.ts";

function plan(text: string) {
  const preview = previewImport(new TextEncoder().encode(text));
  if ("problem" in preview) throw new Error(preview.problem.code);
  return preview.plan;
}

const header =
  "title,date,city,country,distances,venue,description,time,price,currency,registration_link,profile\n";

test("ADM-CSV-09 rows with the same title and day are one race, in any case and order", () => {
  const { races } = plan(
    `${header}Lima 42K,2027-05-16,Lima,Peru,42K\nCusco 10K,2027-05-16,Cusco,Peru,10K\nLIMA 42k,2027-05-16,Lima,Peru,21K\nLima 42K,2028-05-21,Lima,Peru,42K\n`,
  );
  expect(
    races.map(({ title, date, distances }) => [title, date, distances.map((d) => d.distance)]),
  ).toEqual([
    ["Lima 42K", "2027-05-16", ["42K", "21K"]],
    ["Cusco 10K", "2027-05-16", ["10K"]],
    ["Lima 42K", "2028-05-21", ["42K"]],
  ]);
});

test("ADM-CSV-08 a race takes each value from the first row that has it", () => {
  const [race] = plan(
    `${header}Lima 42K,2027-05-16,Lima,Peru,42K,,,,,,,\nLima 42K,2027-05-16,,,21K,Campo de Marte,Flat.,6:00,,,https://a.example,Flat\n`,
  ).races;
  expect(race).toMatchObject({
    city: "Lima",
    venue: "Campo de Marte",
    description: "Flat.",
    time: "06:00",
    registration_link: "https://a.example",
  });
  expect(race?.distances.map((distance) => distance.profile)).toEqual([null, "Flat"]);
});

test("descriptions that differ from row to row describe the distances", () => {
  const row = (distance: string, text: string) =>
    `Lima,2027-05-16,Lima,Peru,${distance},,${text}\n`;
  const [apart] = plan(header + row("42K", "Long") + row("21K", "Short") + row("5K", "")).races;
  expect(apart?.description).toBeNull();
  expect(apart?.distances.map((distance) => distance.description)).toEqual(["Long", "Short", null]);
  const [shared] = plan(header + row("42K", "Flat") + row("21K", "") + row("5K", "Flat")).races;
  expect(shared?.description).toBe("Flat");
  expect(shared?.distances.map((distance) => distance.description)).toEqual([null, null, null]);
});

test("ADM-CSV-13 prices are stored with their currency's symbol, or PEN's where none is given", () => {
  const row = (distance: string, price: string, currency: string) =>
    `Lima,2027-05-16,Lima,Peru,${distance},,,,${price},${currency}\n`;
  const [race] = plan(
    header +
      row("42K", '"1,200"', "") +
      row("21K", "80", "usd") +
      row("10K", "Free", "") +
      row("5K", "TBD", "CAD") +
      row("3K", "", ""),
  ).races;
  expect(race?.distances.map((d) => [d.price, d.priceMinor, d.currency])).toEqual([
    ["S/1,200", 120_000, "PEN"],
    ["$80", 8000, "USD"],
    ["Free", 0, "PEN"],
    ["TBD", null, "CAD"],
    [null, null, null],
  ]);
});

test("one cell may name several distances; their lengths are read", () => {
  const [race] = plan(
    `${header}Lima,2027-05-16,Lima,Peru,42K; Half Marathon|Kids run;,,,,90\n`,
  ).races;
  expect(race?.distances.map((d) => [d.distance, d.meters, d.price])).toEqual([
    ["42K", 42_000, "S/90"],
    ["Half Marathon", 21_098, "S/90"],
    ["Kids run", null, "S/90"],
  ]);
});

test("a repeated distance is stored once, from its later line", () => {
  const { races, notices } = plan(
    `${header}Lima,2027-05-16,Lima,Peru,10K,,,6:00,50\nLima,2027-05-16,Lima,Peru,10k,,,,TBD\n`,
  );
  expect(races[0]?.distances).toHaveLength(1);
  expect(races[0]?.distances[0]).toMatchObject({
    time: "06:00",
    price: "TBD",
    priceMinor: null,
  });
  expect(notices).toEqual([
    { line: 3, finding: { code: "repeated-distance", distance: "10k", earlier: 2 } },
  ]);
});

test("ADM-CSV-15 a row without a distance stores its race alone", () => {
  const { races, notices } = plan(`${header}Lima,2027-05-16,Lima,Peru,\n`);
  expect(races[0]?.distances).toEqual([]);
  expect(notices).toEqual([{ line: 2, finding: { code: "no-distance" } }]);
});

test("a row without a title, a date or a place is a problem; another unread cell is left out", () => {
  const { races, problems } = plan(
    `${header}Lima,31/02/2027,Lima,Peru,10K\n,2027-05-16,Lima,Peru,10K\nCusco,2027-05-16,,,10K\nIca,,Ica,Peru,10K,,,25:00\nPuno,2027-05-16,Puno,Peru,10K,,,25:00,50,EUR,no link\n`,
  );
  expect(races).toMatchObject([
    { title: "Puno", time: null, registration_link: null, distances: [{ priceMinor: null }] },
  ]);
  expect(problems).toEqual([
    { line: 2, finding: { code: "not-a-date", text: "31/02/2027" } },
    { line: 3, finding: { code: "empty-cell", column: "title" } },
    { line: 4, finding: { code: "empty-cell", column: "city" } },
    { line: 4, finding: { code: "empty-cell", column: "country" } },
    { line: 5, finding: { code: "empty-cell", column: "date" } },
  ]);
});

test("one name and day in two cities are two races; accents and case do not make another city", () => {
  const row = (city: string, distance: string) => `Circuito,2027-05-16,${city},Peru,${distance}\n`;
  const { races, problems } = plan(
    header + row("Cañete", "5K") + row("Cusco", "5K") + row("CANETE", "10K") + row("", "21K"),
  );
  expect(races.map(({ city, distances }) => [city, distances.length])).toEqual([
    ["Cañete", 3],
    ["Cusco", 1],
  ]);
  expect(races.every(({ hasNamesake }) => hasNamesake)).toBe(true);
  expect(problems).toEqual([]);
});

test("the currency is the one that a price names, in its country; that of elsewhere is no amount", () => {
  const row = (n: number, place: string, price: string, currency = "") =>
    `Race ${n},2027-05-16,${place},10K,,,,"${price}",${currency}\n`;
  const { races, notices } = plan(
    header +
      row(1, "Boulder,USA", "$35.00") +
      row(2, "Puebla,México", "$ 450") +
      row(3, "Ottawa,Canada", "45 $") +
      row(4, "Lima,Peru", "US$ 20") +
      row(5, "Lima,Peru", "EUR 20") +
      row(6, "Lima,Peru", "20 €") +
      row(7, "Lima,Peru", "20", "EUR") +
      row(8, "Puebla,Mexico", "450") +
      row(9, "Lima,Peru", "80", "soles"),
  );
  expect(
    races.flatMap(({ distances }) => distances.map((d) => [d.price, d.priceMinor, d.currency])),
  ).toEqual([
    ["$35.00", 3_500, "USD"],
    ["$ 450", 45_000, "MXN"],
    ["C$45", 4_500, "CAD"],
    ["US$ 20", 2_000, "USD"],
    ["EUR 20", null, "PEN"],
    ["EUR 20", null, "PEN"],
    ["EUR 20", null, "PEN"],
    ["S/450", 45_000, "PEN"],
    ["S/80", 8_000, "PEN"],
  ]);
  expect(notices.map(({ finding }) => findingText(finding))).toContain(
    'The price "450" names no currency; it is read as PEN.',
  );
});

test("a dollar sign of elsewhere is no amount, and countries that are not listed are named once", () => {
  const row = (n: number, place: string, price: string, currency = "") =>
    `Race ${n},2027-05-16,${place},10K,,,,"${price}",${currency}\n`;
  const { races, notices } = plan(
    header +
      row(1, "Santiago,Chile", "$15.000") +
      row(2, "Temuco,chile", "$12.000") +
      row(3, "Quito,Ecuador", "$20") +
      row(4, "Lima,Peru", "US$ 45", "PEN") +
      row(5, "Lima,Peru", "$ 45", "USD"),
  );
  expect(
    races.flatMap(({ distances }) => distances.map((d) => [d.price, d.priceMinor, d.currency])),
  ).toEqual([
    ["$15.000", null, "PEN"],
    ["$12.000", null, "PEN"],
    ["$20", 2_000, "USD"],
    ["US$ 45", 4_500, "PEN"],
    ["$ 45", 4_500, "USD"],
  ]);
  const texts = notices.map(({ line, finding }) => `${line}: ${findingText(finding)}`);
  expect(texts.filter((text) => !text.includes("In prices such as"))).toEqual([
    expect.stringMatching(/^2: The price "\$15.000" is no amount in .* 2 rows have it\.$/),
    expect.stringMatching(/^2: "Chile" is not one of the countries.* 2 races have it\.$/),
    expect.stringMatching(/^4: "Ecuador" is not one of the countries/),
    expect.stringMatching(
      /^5: The price "US\$ 45" names a different currency from its currency column/,
    ),
  ]);
});

test("GAP-50 each distance of a row has its price where there are as many, and its climb", () => {
  const { races } = plan(
    "title,date,city,country,distances,price,Desnivel (m)\nLima,2027-05-16,Lima,Peru,21K; 10K,S/ 90 / S/ 70,450\n",
  );
  expect(races[0]?.distances).toMatchObject([
    { distance: "21K", priceMinor: 9_000, elevation_gain: "450 m" },
    { distance: "10K", priceMinor: 7_000, elevation_gain: "450 m" },
  ]);
});

test("a title, a date or a place that is too long is a problem, any other such cell is left out", () => {
  const { races, problems, notices } = plan(
    `${header}${"L".repeat(301)},2027-05-16,Lima,Peru,10K\nLima,2027-05-16,Lima,Peru,5K|${"x".repeat(101)}\nLima,2027-05-16,Lima,Peru,10K,,${"x".repeat(1_000_001)}\n`,
  );
  expect(races[0]?.distances.map(({ distance }) => distance)).toEqual(["5K", "10K"]);
  expect(problems.map(({ finding }) => findingText(finding))).toEqual([
    'The cell "title" is longer than 300 characters.',
  ]);
  expect(notices.map(({ finding }) => findingText(finding))).toEqual([
    expect.stringContaining("names no length"),
    `The distance "${"x".repeat(60)}…" is longer than 100 characters and is left out.`,
    'The cell "description" is longer than 1,000,000 characters and is left out.',
  ]);
});
