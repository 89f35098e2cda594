import { expect, test } from "vitest";
import { genderReader } from "#features/registrations/rules/written-gender.ts";
import {
  fittingTime,
  readBirthYear,
  readPlace,
  readResultTime,
  readStatus,
  sexOfCategory,
  turnedName,
} from "./cells.ts";
import { formatResultTime } from "./result.ts";

test.each([
  ["49:31", "49:31"],
  ["0:49:31", "49:31"],
  ["00:49:31", "49:31"],
  ["49:31.4", "49:31.4"],
  ["49:31,40", "49:31.4"],
  ["47:25#", "47:25"],
  ["1h02'11''", "1:02:11"],
  ["13h02’11”", "13:02:11"],
  ["12h34m56s", "12:34:56"],
  ["1j 02:10:00", "26:10:00"],
  ["26:03:04", "26:03:04"],
  ["125:10", "2:05:10"],
  ["1.2534722", "30:05:00"],
  ["0.0345", "49:40.8"],
  ["31'46", "31:46"],
])("the time %s is %s", (text, time) => {
  expect(formatResultTime(readResultTime(text) ?? 0)).toBe(time);
});

test.each([
  "",
  "-",
  "DNF",
  "12",
  "1:75",
  "1:75:00",
  "+01:48:37",
  "3:11 min/km",
  "0:00",
  "49.31",
  "x".repeat(99),
])("%j is no time", (text) => expect(readResultTime(text)).toBeNull());

test("a time that no runner needs for the distance is read as the one that fits", () => {
  expect(formatResultTime(fittingTime(105_000, "1:45", 21_097))).toBe("1:45:00");
  expect(formatResultTime(fittingTime(38.05 * 3_600_000, "38:03:00", 10_000))).toBe("38:03");
  expect(formatResultTime(fittingTime(167_400_000, "46:30:00", 171_000))).toBe("46:30:00");
});

test.each([
  ["Retirada", "dnf"],
  ["Hors délai", "dnf"],
  ["Fuera de control", "dnf"],
  ["No partió", "dns"],
  ["No se presentó", "dns"],
  ["Descalificado", "dsq"],
  ["DQ", "dsq"],
  ["Finalizado", "finished"],
  ["Ana", null],
  ["2", null],
])("the word %s stands for %s", (text, status) => expect(readStatus(text)).toBe(status));

test("the letter M is a woman in a column of H and M alone", () => {
  const spanish = genderReader(["H", "M", "M"]);
  const mexican = genderReader(["V", "F"]);
  const english = genderReader(["M", "F", ""]);
  expect([spanish("M"), spanish("H")]).toEqual(["female", "male"]);
  expect([mexican("V"), mexican("Femenil")]).toEqual(["male", "female"]);
  expect([english("M"), english("X"), english("")]).toEqual(["male", "nonbinary", null]);
});

test.each([
  ["SEH", "male"],
  ["M2F", "female"],
  ["M2H", "male"],
  ["W35", "female"],
  ["M 40-49", "male"],
  ["Veteranos Plus Femenil", "female"],
  ["VETERANO C MASC", "male"],
  ["Mixed", null],
  ["Elite", null],
])("the category %s is for %s", (category, sex) => expect(sexOfCategory(category)).toBe(sex));

test("places and birthdays are read in the shapes of timers", () => {
  expect(["1.", "1/2892", "3º", "T5", "-", "1:02"].map(readPlace)).toEqual([
    1,
    1,
    3,
    5,
    null,
    null,
  ]);
  const years = ["1990-04-12", "12/04/1990", "03.07.1979", "85", "32976", ""];
  expect(years.map((text) => readBirthYear(text, 2026))).toEqual([
    1990,
    1990,
    1979,
    1985,
    1990,
    null,
  ]);
  expect([turnedName("Quispe, Ana"), turnedName("Olga Roble, Jr.")]).toEqual([
    "Ana Quispe",
    "Olga Roble, Jr.",
  ]);
});
