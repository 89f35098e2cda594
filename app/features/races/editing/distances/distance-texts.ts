import { type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import { typedPrice } from "../../price-text.ts";
import type { DistanceDetails, DistancePicture } from "../details.ts";

type ShownDistance = DistanceDetails & Partial<Record<DistancePicture, string | null>>;

/** The form's values of a distance: prices lack the symbol that saving adds. */
export function distanceTexts(columns: ShownDistance): FieldTexts {
  const { price, discounted_price } = columns;
  return fieldTexts({
    ...columns,
    price: typedPrice(price),
    discounted_price: typedPrice(discounted_price),
  });
}
