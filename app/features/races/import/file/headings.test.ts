import { expect, test } from "vitest";
import { columnOf, columnsOf, currencyOfHeading } from "./headings.ts";

test("ADM-CSV-07 columns are recognised by English and Spanish names in any spelling", () => {
  const known = {
    Título: "title",
    "Fecha del evento": "date",
    CIUDAD: "city",
    país: "country",
    Distancia: "distances",
    "Registration Link": "registration_link",
    "price-include": "price_include",
    hora_de_salida: "time",
    Moneda: "currency",
  };
  for (const [heading, column] of Object.entries(known)) expect(columnOf(heading)).toBe(column);
  for (const heading of ["", "bib", "constructor", "título corto"]) {
    expect(columnOf(heading)).toBeNull();
  }
});

test.each([
  ["Distancia(s)", "distances", null],
  ["Hora (24 h)", "time", null],
  ["Nombre de la carrera *", "title", null],
  ["Precio S/", "price", "PEN"],
  ["Costo ($)", "price", "$"],
  ["Price (USD)", "price", "USD"],
  ["Costo en soles:", "price", "PEN"],
  ["Distance (mi)", null, null],
  ["Precio anterior", null, null],
])("a heading %j with a note is %s in %s", (heading, column, currency) => {
  expect(columnOf(heading)).toBe(column);
  if (column === "price") expect(currencyOfHeading(heading)).toBe(currency);
});

test("a column's own name takes precedence, then the first of its other names", () => {
  expect(columnsOf(["name", "Title", "fecha", "Fecha", "día"])).toEqual([
    null,
    "title",
    "date",
    null,
    null,
  ]);
});
