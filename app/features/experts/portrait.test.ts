import { expect, test } from "vitest";
import { drawPortrait, portraitAddress } from "./portrait.ts";

const id = "0b6f1a2c-1111-4222-8333-000000000001";

function drawn(address: string): string | null {
  const [, , kind = "", file = ""] = new URL(address, "http://here.invalid").pathname.split("/");
  return drawPortrait(kind, decodeURIComponent(file));
}

test("an expert without a photo and a coach have an address from which a portrait is drawn", () => {
  expect(portraitAddress("expert", id)).toBe(`/portraits/expert/${id}.svg?v=1`);
  for (const kind of ["expert", "coach"] as const) {
    const address = portraitAddress(kind, id);
    expect(drawn(address)).toMatch(/^<svg [^>]*viewBox="0 0 480 480"/);
    expect(drawn(address)).toBe(drawn(address));
  }
});

test.each([
  "/portraits/runner/abc.svg",
  "/portraits/expert/abc",
  "/portraits/expert/a%20b.svg",
  "/portraits/constructor/abc.svg",
  `/portraits/expert/${"a".repeat(65)}.svg`,
])("%s is no portrait", (address) => {
  expect(drawn(address)).toBeNull();
});
