import { expect, test } from "vitest";
import { findingText } from "./messages.ts";
import { unusualCells } from "./unusual.ts";

test("distances, types, prices and words that say nothing are listed once with their number of uses", () => {
  const rows = [
    { line: 2, cells: { type: "Swimrun", price: "abc", category: "M40", premium: "perhaps" } },
    { line: 3, cells: { type: "Swimrun", price: "-5", status: "soon" } },
    { line: 4, cells: { type: "mountain", price: "TBD", category: "Internal", premium: "sí" } },
    { line: 5, cells: { type: "Road", price: "S/ 1,200.50", status: "cancelled" } },
    { line: 6, cells: { price: "Free", distances: "5K; Media maratón" } },
    { line: 7, cells: { distances: "10 km to 21 km", time: "soon" } },
    { line: 8, cells: { distances: "21K | Relay" } },
    { line: 9, cells: { distances: "21K | Relay" } },
    { line: 10, cells: { distances: "21K", price: "S/ 80 / S/ 100" } },
    { line: 11, cells: { distances: "21K; 10K", price: "S/ 100 / S/ 80" } },
    { line: 12, cells: { distances: "21K", price: "120.-" } },
  ];
  const offers = ["x", "06:00", "S/ 80", "abc"].map((text) => ({ distance: "5K", text }));
  const said = unusualCells(
    rows.map((row) => ({ ...row, offers: row.line === 9 ? offers : [] })),
  ).map(({ line, finding }) => `${line}: ${findingText(finding)}`);
  expect(said).toEqual([
    expect.stringMatching(/^7: The distance "10 km to 21 km" names no length, or more than one/),
    expect.stringMatching(/^8: The distance "Relay" names no length.* 2 rows have it\.$/),
    expect.stringMatching(/^2: The type "Swimrun" .* 2 rows have it\.$/),
    expect.stringMatching(/^2: The price "abc" is no amount.* 2 rows have it\.$/),
    expect.stringMatching(/^3: The price "-5" is no amount/),
    expect.stringMatching(/^10: The price "S\/ 80 \/ S\/ 100" has several amounts/),
    expect.stringMatching(/^7: The time "soon" is not known \(write it as HH:MM\)/),
    expect.stringMatching(/^2: The category "M40" is not known/),
    expect.stringMatching(/^2: The premium "perhaps" is not known/),
    expect.stringMatching(/^3: The status "soon" is not known/),
  ]);
});
