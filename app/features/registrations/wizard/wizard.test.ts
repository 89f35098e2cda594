import { expect, test } from "vitest";
import { answerNames, answersIn, fieldsOf } from "../answers.ts";
import { backPath, reopenedPath, reopeningPath, wizardPath } from "./wizard.ts";

const raceId = "0dd00000-0000-4000-8000-000000000001";
const distanceId = "0dd00000-0000-4000-8000-000000000002";
const draftId = "0dd00000-0000-4000-8000-000000000003";

test("addresses contain race, distance, draft and step, and no answers", () => {
  expect(wizardPath({ raceId, distanceId: null })).toBe(`/races/${raceId}/register`);
  const place = { raceId, distanceId, draftId, step: 2 as const };
  const query = `?distance=${distanceId}&draft=${draftId}&step=2`;
  expect(wizardPath(place)).toBe(`/races/${raceId}/register${query}`);
  expect(backPath(place)).toBe(`/races/${raceId}/register/back${query}`);
});

test("GAP-11 signing in leads to the race's page, and from there into the wizard", () => {
  for (const distance of [distanceId, null]) {
    const path = reopeningPath({ raceId, distanceId: distance });
    const { pathname, searchParams } = new URL(path, "http://here.invalid");
    expect(pathname).toBe(`/races/${raceId}`);
    expect(reopenedPath(raceId, searchParams)).toBe(wizardPath({ raceId, distanceId: distance }));
  }
  expect(reopenedPath(raceId, new URLSearchParams("review=true"))).toBeNull();
});

test("a step reads its own fields only, each once, without characters that cannot be stored", () => {
  const form = new FormData();
  for (const field of answerNames) form.set(field, `${field}\0`);
  form.set("isAdmin", "yes");
  const all = { ...answersIn(1, form), ...answersIn(2, form) };
  expect(all).toEqual(Object.fromEntries(answerNames.map((field) => [field, field])));
  expect(answersIn(3, form)).toEqual({});
  form.set("dateOfBirth", "19920229");
  expect(answersIn(1, form).dateOfBirth, "typed on number keys").toBe("1992-02-29");
  expect(answersIn(2, new FormData())).toEqual(
    Object.fromEntries(fieldsOf[2].map((field) => [field, ""])),
  );
});
