import fc from "fast-check";
import { expect, test } from "vitest";
import { readClock } from "./clock.ts";

test("times are read as they are written in both languages and by spreadsheets", () => {
  const read = {
    "7:30": "07:30",
    "07:30:00": "07:30",
    "7.30": "07:30",
    "19.30": "19:30",
    "7:05 PM": "19:05",
    "12:00am": "00:00",
    "12:15 p.m.": "12:15",
    "7:00:00 a.m.": "07:00",
    "07:00 a. m.": "07:00",
    "07:00\u00a0a.\u00a0m.": "07:00",
    "7 am": "07:00",
    "9pm": "21:00",
    "7h00": "07:00",
    "18h": "18:00",
    "7 h 30": "07:30",
    "07:00 hrs": "07:00",
    "07:00 h": "07:00",
    noon: "12:00",
    Mediodía: "12:00",
    "12 m.": "12:00",
    medianoche: "00:00",
    midnight: "00:00",
    "0.291666666666667": "07:00",
    "0,5": "12:00",
    "19:30 p.m.": "19:30",
    "0:30 am": "00:30",
    "7:00 de la mañana": "07:00",
    "8 de la noche": "20:00",
    "a las 7:30": "07:30",
    "7:00 - 12:00": "07:00",
    "7 a 10 am": "07:00",
    "7:00 am (10K)": "07:00",
    "6:30 y 7:00 am": "06:30",
    "7:00am/8:00am": "07:00",
    "6 h 30 min": "06:30",
    "0700": "07:00",
    "1830 hrs": "18:30",
  };
  for (const [text, time] of Object.entries(read)) expect(readClock(text), text).toBe(time);
  for (const text of [
    "24:00",
    "13:00 am",
    "7:60",
    "morning",
    "7",
    "700",
    "0760",
    "2400",
    "7/8",
    "TBA",
    "1.5",
    "",
    "25 h",
    "7:00 x",
  ]) {
    expect(readClock(text), text).toBeNull();
  }
});

const notations: ((hour: number, minutes: string) => string)[] = [
  (hour, minutes) => `${hour}:${minutes}`,
  (hour, minutes) => `${hour}h${minutes}`,
  (hour, minutes) => `${hour}.${minutes} hrs`,
  (hour, minutes) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? "a. m." : "p. m."}`,
  (hour, minutes) => `${hour % 12 || 12}:${minutes}:00 ${hour < 12 ? "AM" : "PM"}`,
  (hour, minutes) => String((hour * 60 + Number(minutes)) / 1440),
];

test("a time is the same in every notation", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom(...notations),
      (hour, minute, write) => {
        const minutes = String(minute).padStart(2, "0");
        const time = `${String(hour).padStart(2, "0")}:${minutes}`;
        expect(readClock(write(hour, minutes)), write(hour, minutes)).toBe(time);
      },
    ),
  );
});
