import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { runnerProfileMessages as messages } from "./messages.ts";
import { runnerProfileForm } from "./schema.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readForm(runnerProfileForm, form);
}

test("everything is optional, and spaces are nothing", () => {
  const nothing = { sex: null, max_heart_rate: null, resting_heart_rate: null, time_zone: null };
  expect(read({}).value).toEqual(nothing);
  expect(read({ sex: "", max_heart_rate: " ", time_zone: "" }).value).toEqual(nothing);
});

test("heart rates are whole numbers within what hearts do", () => {
  expect(read({ max_heart_rate: " 188 ", resting_heart_rate: "52" }).value).toMatchObject({
    max_heart_rate: 188,
    resting_heart_rate: 52,
  });
  for (const odd of ["99", "241", "188.5", "-150", "1e2", "١٨٨", "fast"]) {
    expect(read({ max_heart_rate: odd }).errors?.fields).toEqual({
      max_heart_rate: messages.badMax,
    });
  }
  for (const odd of ["24", "111"]) {
    expect(read({ resting_heart_rate: odd }).errors?.fields).toEqual({
      resting_heart_rate: messages.badResting,
    });
  }
});

test("the resting heart rate is below the maximum", () => {
  expect(read({ max_heart_rate: "105", resting_heart_rate: "105" }).errors?.fields).toEqual({
    resting_heart_rate: messages.restingTooHigh,
  });
});

test("a sex and a zone are of the lists", () => {
  expect(read({ sex: "female", time_zone: "America/Lima" }).value).toMatchObject({
    sex: "female",
    time_zone: "America/Lima",
  });
  expect(read({ sex: "x" }).errors?.fields).toEqual({ sex: messages.badSex });
  for (const odd of ["+02:00", "Lima", "America/Lima\n;"]) {
    expect(read({ time_zone: odd }).errors?.fields).toEqual({ time_zone: messages.badZone });
  }
});
