import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { distanceTexts } from "../details.ts";
import { distanceForm, editedDistanceForm } from "../schema.ts";
import { mergedDistance, storedDetails } from "./merged-distance.ts";

const stored: Parameters<typeof mergedDistance>[1] = {
  ...storedDetails(distanceForm.parse({ distance: "10K", title: "Ten" })),
  price_includes: "Shirt",
  capacity: 400,
  price: "S/ 50.50",
  price_currency: "MXN",
  image: null,
  profile_image: null,
  map_image: null,
};
const { discounted_price: _, ...opened } = distanceTexts(stored);

/** The stored distance after a submitted form with these fields changed, and without some. */
function merged(change: Record<string, string>, { before = stored, lacks = [] as string[] } = {}) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...opened, ...change })) form.set(name, text);
  form.set("opened", JSON.stringify(opened));
  for (const name of ["image", "profile_image", "map_image", ...lacks]) form.delete(name);
  const { value, errors } = readForm(editedDistanceForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return mergedDistance(value, before, {});
}

function saved(...form: Parameters<typeof merged>) {
  const result = merged(...form);
  if ("problem" in result) return result;
  const { price, price_currency, discounted_price, title } = result.after;
  return { price, price_currency, discounted_price, title };
}

test("an unedited price stays unchanged, whatever its currency", () => {
  expect(saved({ title: "Long" })).toMatchObject({ price: "S/ 50.50", price_currency: "MXN" });
  expect(saved({ discounted_price: "40" })).toMatchObject({
    price: "S/ 50.50",
    discounted_price: "$40",
  });
});

test("a new currency rewrites every price, a new price only itself", () => {
  expect(saved({ price_currency: "PEN" })).toMatchObject({ price: "S/50.50" });
  expect(saved({ price: "60" })).toMatchObject({ price: "$60", price_currency: "MXN" });
});

test("a price is not stored in a currency that another administrator chose meanwhile", () => {
  const before = { ...stored, price_currency: "PEN" as const, price: "S/ 50.50" };
  expect(saved({ discounted_price: "40" }, { before })).toMatchObject({
    meanwhile: { contested: [{ name: "price_currency", theirs: "PEN", yours: "MXN" }] },
  });
});

test("a field that the form lacks keeps its value", () => {
  const lacks = ["price_includes", "capacity"];
  expect(merged({ title: "Long" }, { lacks })).toEqual({
    after: { ...stored, title: "Long" },
    theirs: [],
  });
});
