import { expect, test } from "vitest";
import {
  bounded,
  boxAround,
  boxOf,
  dragged,
  fitted,
  flown,
  inflate,
  isFitted,
  onScreen,
  viewOf,
  wholeBox,
  zoomed,
} from "./view.ts";
import { pinDistance, suits, usualZoom, zoomOf, zooms } from "./zoom.ts";

const phone = { width: 360, height: 480 };
const peru = { left: 180, top: 0, right: 420, bottom: 330 };

test("a box that fits is shown as a whole, and a window of its shape shows nothing else", () => {
  const shown = boxOf(viewOf(peru, phone), phone);
  expect(shown.left).toBeLessThanOrEqual(peru.left);
  expect(shown.bottom).toBeCloseTo(peru.bottom);
  expect(boxOf(viewOf(peru, { width: 480, height: 660 }), { width: 480, height: 660 })).toEqual(
    peru,
  );
});

test("the point under the fingers stays there while the map comes closer", () => {
  const view = viewOf(peru, phone);
  const lima = { x: 274, y: 216 };
  const before = onScreen(lima, view, phone);
  const at = { x: before.x - phone.width / 2, y: before.y - phone.height / 2 };
  const after = onScreen(lima, zoomed(view, 2.5, at), phone);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test("dragging moves the content with the hand", () => {
  const view = viewOf(peru, phone);
  const before = onScreen({ x: 274, y: 216 }, view, phone);
  const after = onScreen({ x: 274, y: 216 }, dragged(view, 30, -12), phone);
  expect(after.x - before.x).toBeCloseTo(30);
  expect(after.y - before.y).toBeCloseTo(-12);
});

test("the map goes no farther than the whole, no closer than a town, and not out of sight", () => {
  expect(bounded({ x: 9000, y: -9000, scale: 1000 }, phone)).toEqual({
    x: 700,
    y: -1500,
    scale: 16,
  });
  const far = bounded({ x: 0, y: 0, scale: 0.001 }, phone);
  expect(far.scale).toBeCloseTo(viewOf(wholeBox, phone).scale * 0.9);
});

test("a flight begins at one view and ends at the other", () => {
  const [from, to] = [viewOf(wholeBox, phone), viewOf(peru, phone)];
  expect(flown(from, to, 0)).toEqual(from);
  const end = flown(from, to, 1);
  expect(end.x).toBeCloseTo(to.x);
  expect(end.scale).toBeCloseTo(to.scale);
});

test("a box around one town has a size of its own", () => {
  expect(boxAround([{ x: 10, y: 20 }], 24)).toEqual({ left: -2, top: 8, right: 22, bottom: 32 });
  expect(
    boxAround(
      [
        { x: 0, y: 0 },
        { x: 100, y: 4 },
      ],
      24,
    ),
  ).toEqual({ left: 0, top: -10, right: 100, bottom: 14 });
  expect(inflate({ left: 0, top: 0, right: 100, bottom: 10 }, 0.5)).toEqual({
    left: -50,
    top: -5,
    right: 150,
    bottom: 15,
  });
});

test("at any scale pins are a pin apart, and two steps of zoom halve their distance", () => {
  for (let scale = 0.1; scale < 16; scale *= 1.07) {
    expect(pinDistance(zoomOf(scale)) * scale).toBeGreaterThanOrEqual(53.9);
    expect(pinDistance(zoomOf(scale)) * scale).toBeLessThan(54 * 1.5);
  }
  expect(pinDistance(4)).toBeCloseTo(pinDistance(2) / 2);
  expect([zoomOf(0.0001), zoomOf(1000)]).toEqual([zooms.least, zooms.most]);
  expect(usualZoom(wholeBox, "wide")).toBeGreaterThan(usualZoom(wholeBox, "narrow"));
});

test("pins that came for another window suit this one unless they would cover each other or be too few", () => {
  expect([0.19, 0.2, 0.3].map((scale) => suits(0, scale))).toEqual([false, true, true]);
  expect([suits(2, 0.4), suits(1, 0.4), suits(0, 0.4)]).toEqual([true, true, false]);
});

test("a country is the one that is shown in any window that it fills, and no longer after a step", () => {
  for (const size of [phone, { width: 800, height: 580 }]) {
    const view = fitted(peru, size);
    expect(isFitted(boxOf(view, size), peru)).toBe(true);
    expect(isFitted(boxOf(zoomed(view, 1.5), size), peru)).toBe(false);
    expect(isFitted(boxOf(dragged(view, 20, 0), size), peru)).toBe(false);
  }
  expect(isFitted(peru, peru)).toBe(true);
});
