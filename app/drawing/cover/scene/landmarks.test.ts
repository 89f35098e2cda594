import { expect, test } from "vitest";
import { cityLook } from "../place/cities.ts";
import { landmarks } from "../views.ts";
import { groundLines, landmarkPlace } from "./paint-landmark.ts";

/** Drawings as `drawing()` makes them. */
const card = { width: 640, height: 376 };
const hero = { width: 1180, height: 310 };

/** How wide and high the page shows them, in CSS pixels, at 360, 768 and 1280 and between. */
const shown = [
  {
    drawing: card,
    boxes: [
      [328, 120],
      [398, 142],
      [522, 183],
      [320, 188],
      [380, 223],
      [160, 160],
    ],
  },
  {
    drawing: hero,
    boxes: [
      [320, 176],
      [360, 176],
      [480, 176],
      [768, 215],
      [1280, 336],
      [1920, 336],
    ],
  },
] as const;

/** Where the pages put what is cut off: `object-position: 50% 42%`. */
const above = 0.42;

test("every landmark is in view in every crop of a card and of a hero", () => {
  for (const { drawing, boxes } of shown) {
    for (const [name, landmark] of landmarks) {
      for (const line of Object.values(groundLines)) {
        for (const share of [0.54, 0.66]) {
          const frame = { ...drawing, focus: drawing.width * share };
          const box = landmarkPlace(frame, landmark, drawing.height * line);
          for (const [width, height] of boxes) {
            const scale = Math.max(width / drawing.width, height / drawing.height);
            const [cutX, cutY] = [drawing.width - width / scale, drawing.height - height / scale];
            const where = `${name} in ${width} × ${height}`;
            expect(box.left, where).toBeGreaterThanOrEqual(cutX / 2);
            expect(box.left + box.width, where).toBeLessThanOrEqual(drawing.width - cutX / 2);
            expect(box.top, where).toBeGreaterThanOrEqual(cutY * above);
            expect(box.top + box.height, where).toBeLessThanOrEqual(
              drawing.height - cutY * (1 - above),
            );
          }
        }
      }
    }
  }
});

const largest = {
  mexico:
    "mexico-city tijuana ecatepec-de-morelos leon puebla guadalajara ciudad-juarez zapopan monterrey nezahualcoyotl queretaro merida",
  "united-states":
    "new-york los-angeles chicago houston phoenix philadelphia san-antonio san-diego dallas austin jacksonville fort-worth",
  peru: "lima arequipa trujillo chiclayo cusco",
  canada: "toronto montreal calgary ottawa edmonton winnipeg mississauga vancouver",
};

test("the largest cities have landmarks, and every landmark that a city names is drawn", () => {
  for (const [country, cities] of Object.entries(largest)) {
    for (const city of cities.split(" ")) {
      const names = cityLook(`${country}.${city}`)?.landmarks ?? [];
      expect(names.length, city).toBeGreaterThan(0);
      for (const name of names) expect(landmarks.has(name), name).toBe(true);
    }
  }
});

test("the namesake of a known city has no look of its own", () => {
  const portland = "united-states.portland";
  expect(cityLook(portland, { lat: 45.5, lon: -122.7 })?.backdrop).toBe("volcano");
  expect(cityLook(portland, { lat: 43.7, lon: -70.3 })).toBeUndefined();
});

test("a silhouette stays in its box and stands on the ground", () => {
  for (const [name, { width, height, tall, parts }] of landmarks) {
    expect(tall, name).toBeLessThan(0.6);
    expect(width, name).toBeGreaterThan(0);
    expect(height, name).toBeGreaterThan(0);
    for (const [, path] of parts) expect(path, name).not.toMatch(/NaN|undefined/);
  }
});
