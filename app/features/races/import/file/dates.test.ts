import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, weekdayOf } from "#values/day.ts";
import { type DateOrder, orderOf, readDay } from "./dates.ts";

function read(text: string, order: DateOrder | null = null, since: Day | null = null) {
  const reading = readDay(text, { order, since });
  return "value" in reading ? reading.value : reading.problem;
}

test("ADM-CSV-12 a date has the form YYYY-MM-DD and must exist", () => {
  expect(read("2028-02-29")).toMatchObject({ day: "2028-02-29" });
  for (const text of [
    "31/02/2027",
    "2027-02-29",
    "2027-13-06",
    "March 6",
    "4600",
    "5/13",
    "1/2/3",
    "31 de febrero de 2027",
    "mayo 2027",
    "domingo",
    "16 de mayonesa de 2027",
    "TBA",
  ]) {
    for (const order of [null, "day", "month"] as const) {
      expect(read(text, order), text).toEqual({ code: "not-a-date", text });
    }
  }
  for (const text of ["0207-03-06", "99999", "16 de mayo de 1027"]) {
    expect(read(text)).toMatchObject({ code: "unlikely-year", from: 1896 });
  }
});

test("the date forms of spreadsheets are read", () => {
  const forms = {
    "2027-5-6": "2027-05-06",
    "2027/05/16": "2027-05-16",
    "20270516": "2027-05-16",
    "16-V-2027": "2027-05-16",
    "2027.10.17": "2027-10-17",
    "2027-05-16 00:00:00": "2027-05-16",
    "5/13/2027": "2027-05-13",
    "13/05/2026": "2026-05-13",
    "13.5.27": "2027-05-13",
    "13 / 5 / 27": "2027-05-13",
    "5/5/2027": "2027-05-05",
    "46520": "2027-05-13",
    "46520.0": "2027-05-13",
  };
  for (const [text, day] of Object.entries(forms)) {
    expect(read(text), text).toMatchObject({ day, time: null });
  }
});

test("the time in a date is that of the race", () => {
  const forms = {
    "16/05/2027 07:00": "07:00",
    "2027-05-16T07:00:00": "07:00",
    "2027-05-16T07:00:00.000": "07:00",
    "domingo, 16 de mayo de 2027, 7:00 a. m.": "07:00",
    "May 16, 2027 at 7 am": "07:00",
    "16-may-27 18h00": "18:00",
    "46523.2916666667": "07:00",
    "2027-05-16T07:00:00-05:00": "07:00",
    // Programs write an instant where they mean a day.
    "2027-05-16T05:00:00.000Z": null,
    "2027-05-16T00:00:00-05:00": null,
  };
  for (const [text, time] of Object.entries(forms)) {
    expect(read(text), text).toMatchObject({ day: "2027-05-16", time });
  }
});

const months = {
  es: "enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre",
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
};
const weekdays = {
  es: "domingo lunes martes miércoles jueves viernes sábado",
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
  fr: "dimanche lundi mardi mercredi jeudi vendredi samedi",
};

/** The ways in which the four countries write a day. */
const notations: ((day: Day) => string)[] = (["es", "en", "fr"] as const).flatMap((language) => {
  const month = (day: Day) => months[language].split(" ")[Number(day.slice(5, 7)) - 1] ?? "";
  const weekday = (day: Day) => weekdays[language].split(" ")[weekdayOf(day)] ?? "";
  const date = (day: Day) => String(Number(day.slice(8)));
  const year = (day: Day) => day.slice(0, 4);
  // `juin` and `juillet` have the same first letters.
  const short = (day: Day) => month(day).slice(0, language === "fr" ? 9 : 3);
  return [
    (day) => `${date(day)} de ${month(day)} de ${year(day)}`,
    (day) => `${weekday(day)}, ${date(day)} de ${month(day)} del ${year(day)}`,
    (day) => `${weekday(day)} ${date(day)} ${month(day)} ${year(day)}`,
    (day) => `${month(day)} ${date(day)}, ${year(day)}`,
    (day) => `${weekday(day).slice(0, 3)}, ${month(day)} ${date(day)}, ${year(day)}`,
    (day) => `${date(day)}-${short(day)}-${year(day).slice(2)}`,
    (day) => `${date(day)}-${short(day)}.-${year(day)}`,
    (day) => `${date(day).padStart(2, "0")}/${day.slice(5, 7)}/${year(day)}`,
    (day) => `${year(day)} ${month(day)} ${date(day)}`,
  ];
});

test("a day is the same in every notation and language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 27_000 }),
      fc.constantFrom(...notations),
      (count, write) => {
        const day = addDays("2026-01-01", count);
        expect(read(write(day), "day"), write(day)).toMatchObject({ day });
      },
    ),
  );
});

test("a date without a year is the next one, on the weekday that it names", () => {
  expect(read("sábado 6 de marzo", null, "2026-11-29")).toEqual({
    day: "2027-03-06",
    weekday: 6,
    time: null,
    hasYear: false,
  });
  expect(read("6 de marzo", null, "2027-03-06")).toMatchObject({ day: "2027-03-06" });
  expect(read("5 de marzo", null, "2027-03-06")).toMatchObject({ day: "2028-03-05" });
  expect(read("lunes 6 de marzo", null, "2026-11-29")).toMatchObject({ day: "2028-03-06" });
  expect(read("jueves 6 de marzo", null, "2026-11-29")).toMatchObject({ day: "2027-03-06" });
});

test("of several days in a row the first one counts", () => {
  expect(read("15 y 16 de mayo de 2027")).toMatchObject({ day: "2027-05-15" });
  expect(read("May 15-16, 2027")).toMatchObject({ day: "2027-05-15" });
});

test("an ambiguous date is read in the file's order of day and month", () => {
  expect(read("03/04/2027", "day")).toMatchObject({ day: "2027-04-03" });
  expect(read("03/04/2027", "month")).toMatchObject({ day: "2027-03-04" });
  expect(read("03/04/2027")).toEqual({
    code: "two-dates",
    text: "03/04/2027",
    one: "2027-04-03",
    other: "2027-03-04",
  });
  expect(read("sábado 03/04/2027")).toMatchObject({ day: "2027-04-03" });
  expect(read("5/13/2027", "day")).toHaveProperty("code");
});

test("a file's order of day and month is the one in which all of its dates exist", () => {
  expect(orderOf(["03/04/2027", "13/05/2027"])).toBe("day");
  expect(orderOf(["03/04/2027", "5/13/2027"])).toBe("month");
  expect(orderOf(["03/04/2027 07:00", "Thu 03/04/2027"])).toBe("month");
  expect(orderOf(["03/04/2027", "5/5/2027"])).toBe("unclear");
  expect(orderOf(["5/13/2027", "13/05/2027"])).toBe("unclear");
  expect(orderOf(["2027-05-13", "5/5/2027", "46520", "16-may-27", "x"])).toBeNull();
});
