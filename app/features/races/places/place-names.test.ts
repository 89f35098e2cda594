import { expect, test } from "vitest";
import {
  placeSize,
  placesSpelledLike,
  spelledPlace,
  writtenPlaceSize,
} from "./place-names.server.ts";

test("a city or a state is large, a village of our countries small, another word no place", () => {
  expect(["lima", "la paz", "texas", "Nice"].map(placeSize)).toEqual(Array(4).fill("large"));
  expect(["tarapoto", "jasper"].map(placeSize)).toEqual(["small", "small"]);
  expect(["sol", "luna", "rock", "zermatt", "in", ""].map(placeSize)).toEqual(Array(6).fill(null));
});

test("an earlier name of a place is no way to write it", () => {
  expect(["cuzco", "cusco"].map(placeSize)).toEqual(["large", "large"]);
  expect(["cuzco", "cusco"].map(writtenPlaceSize)).toEqual([null, "large"]);
});

test("a name with one typing mistake is that of the largest place spelled like it", () => {
  const spelled = (name: string, ...areas: string[]) =>
    spelledPlace(name.split(" "), areas)?.join(" ") ?? null;
  expect(spelled("bostn")).toBe("boston");
  expect(spelled("san migel de allende")).toBe("san miguel de allende");
  expect(spelled("springfeld", "Missouri")).toBe("springfield");
  expect(spelled("portlnd oregon")).toBe("portland oregon");
  expect(spelled("bostn", "Peru")).toBeNull();
  expect(spelled("xyzzyx")).toBeNull();
  expect(spelled("a".repeat(40))).toBeNull();
});

test("the places spelled like a text lie where the text says", () => {
  const labels = (text: string) => placesSpelledLike(text).places.map(({ label }) => label);
  expect(labels("Bostn")[0]).toBe("Boston, Massachusetts, United States");
  expect(labels("portlnd, maine")[0]).toBe("Portland, Maine, United States");
  expect(labels("portlnd, maine")).toHaveLength(1);
  for (const text of ["", ",", "xyzzyx", "bostn, atlantis", "a b c d e f"]) {
    expect(labels(text), text).toEqual([]);
  }
});
