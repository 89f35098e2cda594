import { expect, test } from "vitest";
import { distanceUnknown } from "#features/races/editing/messages.ts";
import { readForm } from "#values/form/form.ts";
import { deletedDistance } from "./question.ts";
import { questionForm } from "./schema.ts";

function read(distance?: string) {
  const form = new FormData();
  form.set("kind", "text");
  form.set("text_en", "Club?");
  if (distance !== undefined) form.set("distance", distance);
  const { value, errors } = readForm(questionForm, form);
  return value ? value.distance : errors.fields;
}

test("a question is about every distance, one, or keeps its deleted one; another text is refused", () => {
  const id = "99999999-9999-4999-8999-999999999950";
  expect([read(), read(""), read(id), read(deletedDistance)]).toEqual([
    null,
    null,
    id,
    deletedDistance,
  ]);
  expect(read("10K")).toEqual({ distance: distanceUnknown });
});
