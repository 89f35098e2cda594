import { expect, test } from "vitest";
import { saidBefore, saidNow, seeOtherSaying } from "./said.ts";

test("any message arrives with the next page", () => {
  const sentence = "Deleted “Maratón; de Lima” 🏃, with 3 distances.";
  const { headers, status } = seeOtherSaying("/admin/races", sentence);
  expect(status).toBe(303);
  expect(headers.get("Location")).toBe("/admin/races");
  const [cookie] = (headers.get("Set-Cookie") ?? "").split("; ");
  expect(saidBefore(`unit=km; ${cookie}; other=1`)).toBe(sentence);
});

test("a message fits into a cookie in both languages, whatever its letters are", () => {
  const long = "🏃‍♀️ 東京マラソン ".repeat(60);
  const { headers } = seeOtherSaying("/", { en: `Deleted ${long}`, es: `Se eliminó ${long}` });
  const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split("; ");
  expect(cookie.length).toBeLessThan(4096);
  expect(saidBefore(cookie)).toMatchObject({
    en: expect.stringMatching(/^Deleted 🏃/),
    es: expect.stringMatching(/^Se eliminó 🏃/),
  });
});

test("a missing or broken message shows nothing", () => {
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

test("a message is cleared after it is shown", () => {
  expect(saidNow()).toContain("Max-Age=0");
});
