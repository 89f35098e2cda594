import { expect, test } from "vitest";
import { fillIn, isPersonal, type PlaceholderValues, unknownPlaceholders } from "./placeholders.ts";

const ana: PlaceholderValues = {
  firstName: "Ana",
  lastName: "{bib}",
  race: "Lima 42K",
  date: "March 6, 2027",
  city: "Lima",
  distance: "42K",
  category: null,
  bib: "7",
  wave: null,
  extras: null,
};

test("placeholders are filled in by their names in both languages, and what a runner typed is left alone", () => {
  expect(fillIn("{first_name} {Apellido}, bib {bib} of {carrera} { distancia }", ana)).toBe(
    "Ana {bib}, bib 7 of Lima 42K 42K",
  );
  expect(fillIn("{categoría}: {first name}", ana)).toBe("–: Ana");
});

test("braces with something else are told apart from placeholders and from text", () => {
  expect(unknownPlaceholders("{nickname} {bib} {nickname} {Prénom}")).toEqual([
    "{nickname}",
    "{Prénom}",
  ]);
  expect(unknownPlaceholders("a { b\n} {} }{ {first_name}")).toEqual([]);
  expect(fillIn("{nickname} {}", ana)).toBe("{nickname} {}");
});

test("a text with facts of the race only is the same for everybody", () => {
  expect(isPersonal("{race} on {fecha} in {city}")).toBe(false);
  expect(isPersonal("{race}, {dorsal}")).toBe(true);
  expect(fillIn("{race}, {dorsal}", { race: "Lima 42K" })).toBe("Lima 42K, {dorsal}");
});
