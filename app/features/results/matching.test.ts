import { expect, test } from "vitest";
import { type MatchableEntry, matchesOf } from "./matching.ts";

const entry = (id: string, bib: number, name: string, own: Partial<MatchableEntry> = {}) => ({
  id,
  bib,
  name,
  document: "",
  isOfDistance: true,
  ...own,
});
const row = (bib: string, name: string, document = "") => ({ bib, name, document });

test("rows are matched by document, by bib and by a name in any order of its words", () => {
  const entries = [
    entry("ana", 7, "Ana Quispe"),
    entry("luz", 8, "Luz Peña Rey"),
    entry("eva", 9, "Eva Sol", { document: "12345678x" }),
  ];
  const rows = [
    row("0007", "QUISPE ANA"),
    row("99", "Rey Luz Peña"),
    row("", "Eva S.", "12.345.678-X"),
  ];
  expect(matchesOf(rows, entries).map(({ match }) => match)).toEqual([
    { entryId: "ana", by: "bib" },
    { entryId: "luz", by: "name" },
    { entryId: "eva", by: "document" },
  ]);
});

test("a bib number of somebody else, two runners of one name and another distance match nothing", () => {
  const entries = [
    entry("ana", 7, "Ana Quispe"),
    entry("one", 8, "Luz Rey"),
    entry("two", 9, "Luz Rey"),
    entry("far", 10, "Eva Sol", { isOfDistance: false }),
  ];
  const rows = [row("7", "Gael Olmo"), row("", "Luz Rey"), row("10", "Eva Sol")];
  expect(matchesOf(rows, entries)).toEqual([
    { match: null, isOther: true },
    { match: null, isOther: false },
    { match: null, isOther: false },
  ]);
});

test("an entry is matched once", () => {
  const rows = [row("7", "Ana Quispe"), row("7", "Ana Quispe")];
  const found = matchesOf(rows, [entry("ana", 7, "Ana Quispe")]);
  expect(found.map(({ match }) => match?.by ?? null)).toEqual(["bib", null]);
});
