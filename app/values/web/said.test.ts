import { expect, test } from "vitest";
import { saidBefore, saidNow, seeOtherSaying } from "./said.ts";

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

test("a part of the site hears only what is meant for it, and forgets it again", () => {
  const pathOf = (cookie: string | null) => /Path=([^;]*)/.exec(cookie ?? "")?.[1];
  const sent = (path: string) => pathOf(seeOtherSaying(path, "Done.").headers.get("Set-Cookie"));
  expect(["/admin", "/admin/races?page=2", "/dashboard?tab=billing", "/"].map(sent)).toEqual([
    "/",
    "/admin",
    "/",
    "/",
  ]);
  expect(pathOf(saidNow("/dashboard"))).toBe("/");
  expect(pathOf(saidNow("/admin/"))).toBe("/admin");
  expect(saidNow("/admin/races")).toContain("Max-Age=0");
});
