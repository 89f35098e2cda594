import { expect, test } from "vitest";
import { findPlaces, suggestPlaces } from "./find-places.server.ts";

const first = (words: string) => findPlaces(words).places[0]?.label ?? null;

test("a name alone means the place with the most people, those of our countries first", () => {
  expect(first("cusco")).toBe("Cusco, Peru");
  expect(first("Cuzco")).toBe("Cusco, Peru");
  expect(first("cdmx")).toBe("Mexico City, Ciudad de México, Mexico");
  expect(first("NYC")).toBe("New York City, New York, United States");
  expect(first("queretaro")).toBe("Santiago de Querétaro, Querétaro, Mexico");
  expect(first("quebec city")).toBe("Québec, Canada");
  expect(first("washington dc")).toBe("Washington D.C., District of Columbia, United States");
  expect(first("St. John's")).toBe("St. John's, Newfoundland and Labrador, Canada");
  expect(first("oaxaca")).toBe("Oaxaca, Mexico");
  expect(first("paris")).toBe("Paris, Île-de-France, France");
});

test("a state, a country or both narrow it, with commas or without", () => {
  expect(first("springfield illinois")).toBe("Springfield, Illinois, United States");
  expect(first("Springfield, MA")).toBe("Springfield, Massachusetts, United States");
  expect(first("lima ohio usa")).toBe("Lima, Ohio, United States");
  expect(first("lima, perú")).toBe("Lima, Peru");
  expect(first("san miguel de allende guanajuato mexico")).toContain("Guanajuato, Mexico");
  expect(first("cordoba argentina")).toBe("Córdoba, Argentina");
});

test("an article belongs to the name, or is said before it", () => {
  expect(first("la molina, lima")).toBe("La Molina, Lima, Peru");
  expect(first("el paso")).toBe("El Paso, Texas, United States");
  expect(first("el cusco")).toBe("Cusco, Peru");
  expect(first("the san jose, Costa Rica")).toBe("San José, Costa Rica");
});

test("what the label says finds the same place again", () => {
  for (const typed of [
    "cusco",
    "springfield",
    "washington dc",
    "quebec city",
    "cdmx",
    "st johns",
    "miraflores",
    "emiliano zapata, chiapas",
  ]) {
    for (const { label, position } of findPlaces(typed).places) {
      expect([label, findPlaces(label).places[0]?.position]).toEqual([label, position]);
    }
  }
});

test("a name that several places of a size have is not clear", () => {
  expect(findPlaces("lima").isClear).toBe(true);
  expect(findPlaces("cusco").isClear).toBe(true);
  expect(findPlaces("springfield").isClear).toBe(false);
  expect(findPlaces("springfield").places.length).toBeGreaterThan(3);
  expect(findPlaces("springfield, illinois").isClear).toBe(true);
});

test("words that are no place find nothing", () => {
  expect(findPlaces("")).toEqual({ places: [], isClear: false });
  expect(findPlaces("lima atlantis").places).toEqual([]);
  expect(findPlaces("xyzzy").places).toEqual([]);
  expect(findPlaces("\u0000\t,,,").places).toEqual([]);
});

test("a beginning of a name is enough for suggestions", () => {
  const labels = suggestPlaces("cus").map(({ label }) => label);
  expect(labels[0]).toBe("Cusco, Peru");
  expect(suggestPlaces("guadal").map(({ label }) => label)[0]).toBe("Guadalajara, Jalisco, Mexico");
  expect(suggestPlaces("c")).toEqual([]);
  expect(suggestPlaces("lima, pe").length).toBe(0);
  expect(new Set(labels).size).toBe(labels.length);
  const names = (typed: string) => suggestPlaces(typed).map(({ name }) => name);
  expect(names("sa"), "beyond thousands of names that begin with San").toContain("São Paulo");
  expect(names("bo").slice(0, 2), "not a town called Bo").toEqual(["Bogotá", "Boston"]);
  expect(names("paris")[0]).toBe("Paris");
  expect(names("pach")).toContain("Pachacámac");
});
