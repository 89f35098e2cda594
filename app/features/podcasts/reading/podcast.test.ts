import { expect, test } from "vitest";
import { aiDisclosure, disclosureIn, disclosureSaidIn, draftedBy } from "./podcast.ts";

test("a disclosure is shown in the language of the page, whichever it was stored in", () => {
  const english = `${aiDisclosure} ${draftedBy.model.en}`;
  const spanish = `${disclosureSaidIn("es")} ${draftedBy.model.es}`;
  for (const stored of [english, spanish]) {
    expect(disclosureIn(stored, "en")).toBe(english);
    expect(disclosureIn(stored, "es")).toBe(spanish);
  }
  expect(disclosureIn("Read by Ana.", "es")).toBe("Read by Ana.");
});
