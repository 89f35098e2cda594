import { expect, test } from "vitest";
import { saidBefore, seeOtherSaying } from "./said.ts";

test("a sentence arrives with the next page, whatever is in it", () => {
  const sentence = "Deleted “Maratón; de Lima” 🏃, with 3 distances.";
  const { headers, status } = seeOtherSaying("/admin/races", sentence);
  expect(status).toBe(303);
  expect(headers.get("Location")).toBe("/admin/races");
  const [cookie] = (headers.get("Set-Cookie") ?? "").split("; ");
  expect(saidBefore(`unit=km; ${cookie}; other=1`)).toBe(sentence);
});

test("without a sentence, or with a broken one, nothing is said", () => {
  for (const cookies of [
    null,
    "",
    "unit=km",
    "dorsal.said=",
    "dorsal.said=%E0%A4%A",
    "xdorsal.said=a",
  ]) {
    expect(saidBefore(cookies)).toBeNull();
  }
});
