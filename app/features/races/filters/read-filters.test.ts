import { expect, test } from "vitest";
import { parseDay } from "#values/day.ts";
import { junkValues, raceListParameters } from "../../../../tests/support/naughty-texts.ts";
import { noFilters, racesAddress } from "./filters.ts";
import { readRaceFilters } from "./read-filters.ts";

const today = "2026-11-20";

function read(address: string) {
  return readRaceFilters(new URLSearchParams(address), today);
}

test("RACE-LIST-03 GAP-07 the address presets every filter", () => {
  expect(
    read(
      "q=lima&type=Trail&type=Road&country=Peru&city=Cusco&near=Cusco&within=80&distance=5-21" +
        "&when=this-week&weekends=1&rating=4&price=50.5%20PEN&open=1&sort=price&view=month&date=2026-12&page=2",
    ),
  ).toEqual({
    q: "lima",
    isLiteral: false,
    types: ["Road", "Trail"],
    countries: ["Peru"],
    city: "Cusco",
    near: { place: "Cusco", km: 80 },
    distance: { from: 5, to: 21 },
    when: "this-week",
    dates: { from: null, to: null },
    weekends: true,
    rating: 4,
    price: { minor: 5050, currency: "PEN" },
    isOpen: true,
    sort: "price",
    view: "month",
    date: "2026-12-01",
    area: null,
    page: 2,
  });
  expect(read("")).toEqual(noFilters);
});

test("a highest price is an amount with its currency, in one parameter or in the fields of a form", () => {
  expect(read("price=50%20USD").price).toEqual({ minor: 5000, currency: "USD" });
  expect(read("price=0&currency=PEN").price).toEqual({ minor: 0, currency: "PEN" });
  for (const wrong of ["price=50", "price=&currency=PEN", "price=-5%20USD", "price=5&currency=EUR"])
    expect([wrong, read(wrong).price]).toEqual([wrong, null]);
});

test("near is a place or a rounded position, with a radius that is kept in its bounds", () => {
  expect(read("near=Cusco").near).toEqual({ place: "Cusco", km: 50 });
  expect(read("near=-13.5226,-71.9673&within=10").near).toEqual({ place: "-13.52,-71.97", km: 10 });
  expect(read("near=Lima&within=99999").near?.km).toBe(1000);
  expect(read("near=Lima&within=-3").near?.km).toBe(1);
  expect(read("near=Lima&within=x").near?.km).toBe(50);
  expect(read("near=%20&within=10").near).toBe(null);
  expect(read("sort=near").sort).toBe("date");
  expect(read("sort=near&near=Lima").sort).toBe("near");
});

test.each([
  ["5-21", 5, 21],
  ["5 – 21", 5, 21],
  ["21-5", 5, 21],
  ["0.5-2,5", 0.5, 2.5],
  ["42-100", 42, 100],
  ["50-900", 50, 900],
  ["150-99999", 150, 5000],
  ["99.5-100.5", 99.5, 100.5],
  ["10", 9.5, 10.5],
  ["10K", 9.5, 10.5],
  ["marathon", 41.695, 42.695],
  ["medio maratón", 20.598, 21.598],
  ["100", 99.5, 100.5],
  ["100K", 99.5, 100.5],
  ["100 miles", 160.434, 161.434],
])("GAP-07 distance=%s asks for %f to %f km", (typed, from, to) => {
  expect(read(`distance=${encodeURIComponent(typed)}`).distance).toEqual({ from, to });
});

test.each([
  "far",
  "-5",
  "0",
  "--",
  "5-",
  "-",
  "NaN-3",
  "1.2.3-9",
  "%",
  "'",
  "\u0000",
  "9".repeat(10_000),
])("GAP-07 distance=%j is ignored", (typed) => {
  expect(read(`distance=${encodeURIComponent(typed)}`).distance).toEqual({ from: 0, to: 100 });
});

test("without scripts, the two number boxes become one distance in the address", () => {
  expect(racesAddress(read("distance_from=5&distance_to=21"))).toBe("/races?distance=5-21");
  expect(racesAddress(read("distance_from=10&distance_to="))).toBe("/races?distance=10-100");
  expect(racesAddress(read("distance_from=&distance_to=10"))).toBe("/races?distance=0-10");
  expect(racesAddress(read("distance_from=0&distance_to=100"))).toBe("/races");
  expect(racesAddress(read("distance_from=x&distance_to=y&distance=3-4"))).toBe(
    "/races?distance=3-4",
  );
  expect(racesAddress(read("distance_from=-9&distance_to=100"))).toBe("/races");
});

test("an unchanged number box keeps its end as exact as in the address", () => {
  const typed = (boxes: string) => read(`distance=10-21&distance_unit=mi&${boxes}`).distance;
  expect(typed("distance_from=6&distance_to=13")).toEqual({ from: 10, to: 21 });
  expect(typed("distance_from=6&distance_to=12")).toEqual({ from: 10, to: 19.3 });
  expect(read("distance=99.5-100.5&distance_from=90&distance_to=100.5").distance).toEqual({
    from: 90,
    to: 100.5,
  });
});

test("the filters of any address give an address with the same filters", () => {
  for (const address of ["q=%25_%5C'\"&distance=marathon", "type=b&type=a&type=a", "view=week"]) {
    const canonical = racesAddress(read(address));
    expect(racesAddress(read(canonical.split("?")[1] ?? ""))).toBe(canonical);
  }
});

test("invalid values of any kind are ignored", () => {
  expect(
    read("type=&country=%20&when=someday&rating=2&view=list&date=2026-02-30&page=-1&q=%00"),
  ).toEqual(noFilters);
  expect(read("q[]=a&type[]=b&rating=4.5&view=GRID&page=1.5&date=9999-12-31")).toEqual(noFilters);
  expect(read("page=0&words=some&rating=%F0%9F%8F%83&distance=__proto__")).toEqual(noFilters);
});

test.each(raceListParameters)("an invalid %s is ignored or put right", (parameter) => {
  for (const [name, value] of Object.entries(junkValues)) {
    const { distance, dates, page, ...rest } = read(`${parameter}=${value}`);
    const isText = ["q", "type", "country", "city", "near"].includes(parameter);
    if (!isText) expect({ ...noFilters, ...rest }, name).toEqual(noFilters);
    expect(distance.from, name).toBeGreaterThanOrEqual(0);
    expect(distance.to, name).toBeGreaterThanOrEqual(distance.from);
    expect(distance.to, name).toBeLessThanOrEqual(5000);
    for (const day of [dates.from, dates.to]) expect(day && parseDay(day), name).toBe(day);
    expect([1, 500], name).toContain(page);
    const canonical = racesAddress(read(`${parameter}=${value}`));
    expect(racesAddress(read(canonical.split("?")[1] ?? "")), name).toBe(canonical);
  }
});

test("a page past the end is the last one", () => {
  for (const page of ["500", "501", "9999", "1e9", "9".repeat(40)]) {
    expect(read(`page=${page}`).page).toBe(500);
  }
  expect(read("page=NaN").page).toBe(1);
});

test("a badge matches in any case, another type only exactly", () => {
  expect(read("type=road&type=MTB&type=mtb&type=TRAIL").types).toEqual(["MTB", "Road", "Trail"]);
  expect(read("type=mountain&type=trail%20run").types).toEqual(["mountain", "trail run"]);
});

test("a text is cut to 100 letters and loses its control characters", () => {
  expect(read(`q=${"a".repeat(10_000)}`).q).toBe("a".repeat(100));
  expect(read(`q=${encodeURIComponent("🏃".repeat(200))}`).q).toBe("🏃".repeat(100));
  expect(read("q=%20%20a%00b%0A%09c%20").q).toBe("a b c");
  expect(read("q=100%25_'\"%5C;--").q).toBe("100%_'\"\\;--");
  expect(new URLSearchParams({ q: read("q=%ED%A0%80").q }).get("q")).toBeTruthy();
});

test("a search has at most 20 types, each once, in a fixed order", () => {
  const types = Array.from({ length: 50 }, (_, number) => `type=t${number}`).join("&");
  expect(read(types).types).toHaveLength(20);
  expect(read("type=b&type=a&type=b").types).toEqual(["a", "b"]);
});

test("GAP-75 the calendars reach one year back and five years ahead", () => {
  const date = (text: string) => read(`view=month&date=${text}`).date;
  expect(date("2025-11-01")).toBe("2025-11-01");
  expect(date("2025-10-31")).toBeNull();
  expect(date("2031-11-30")).toBe("2031-11-30");
  expect(date("2031-12-01")).toBeNull();
});

test("RACE-LIST-22 days are put in order, and invalid days are ignored", () => {
  const dates = (address: string) =>
    readRaceFilters(new URLSearchParams(address), "2026-11-20").dates;
  expect(dates("from=2027-03-06&to=2027-03-08")).toEqual({ from: "2027-03-06", to: "2027-03-08" });
  expect(dates("from=2027-03-08&to=2027-03-06")).toEqual({ from: "2027-03-06", to: "2027-03-08" });
  expect(dates("from=2027-02-30&to=tomorrow")).toEqual({ from: null, to: null });
});
