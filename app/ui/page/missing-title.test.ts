import { expect, test } from "vitest";
import { sayIn } from "#values/say.ts";
import { missingTitle } from "./missing-title.ts";

const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("a page is called missing only if it does not exist", () => {
  expect(missingTitle(sayIn("en"), refusal(404), { title: "Expert Not Found" })).toBe(
    "Expert Not Found",
  );
  for (const error of [refusal(503), new Error("a mistake"), undefined]) {
    expect(missingTitle(sayIn("en"), error, { title: "Expert Not Found" })).toBe(
      "Something went wrong",
    );
  }
});
