import {
  type FieldTexts,
  fieldTexts,
  onlyGiven,
  threeWay,
  withChanged,
} from "#values/form/three-way.ts";
import { storedPrice, typedPrice } from "../../price.ts";
import {
  type DistanceDetails,
  type DistancePicture,
  distanceTexts,
  type EditingRefusal,
  refusedFor,
} from "../details.ts";
import type { DistanceChanges, DistanceForm } from "../schema.ts";

export type Pictures = Partial<Record<DistancePicture, string | null>>;

type StoredDistance = DistanceDetails & Record<DistancePicture, string | null>;

/** The stored distance with the changed fields. A price is only rewritten together with its currency. */
export function mergedDistance(
  form: DistanceChanges,
  before: StoredDistance,
  pictures: Pictures,
): { after: StoredDistance; theirs: string[] } | EditingRefusal {
  const stored = distanceTexts(before);
  const opened = form.opened ?? stored;
  const typed = onlyGiven(typedDetails(form));
  const kept = Object.keys(stored).map((name) => [name, opened[name] ?? ""]);
  const sent: FieldTexts = {
    ...Object.fromEntries(kept),
    ...fieldTexts(typed),
    ...fieldTexts(pictures),
  };
  const { changed, theirs, contested } = threeWay({ opened, stored, sent });
  const prices = ["price", "discounted_price"] as const;
  if (theirs.includes("price_currency") && prices.some((name) => changed.has(name))) {
    const name = "price_currency";
    contested.push({ name, theirs: before[name], yours: sent[name] ?? "" });
  }
  if (contested.length > 0) return refusedFor(contested, stored, { sent, changed });
  const after = withChanged(before, { ...typed, ...pictures }, changed);
  for (const name of prices) {
    if (changed.has("price_currency") || changed.has(name)) {
      const price = changed.has(name) ? sent[name] : typedPrice(before[name]);
      after[name] = price ? storedPrice(price, after.price_currency) : null;
    }
  }
  return { after, theirs };
}

/** The stored values of a new distance, with the currency's symbol in the prices. */
export function storedDetails(form: DistanceForm): DistanceDetails {
  const details: DistanceDetails = typedDetails(form);
  const priced = (typed: string | null) => typed && storedPrice(typed, details.price_currency);
  return {
    ...details,
    price: priced(details.price),
    discounted_price: priced(details.discounted_price),
  };
}

/** The values of the form, with the prices as typed. */
function typedDetails<Form extends DistanceChanges>(form: Form) {
  const {
    image: _i,
    profile_image: _p,
    map_image: _m,
    remove_image: _ri,
    remove_profile_image: _rp,
    remove_map_image: _rm,
    opened: _o,
    ...details
  } = form;
  return details;
}
