import type { Price } from "../price.ts";

/** The price before a discount, struck through; nothing without a discount. */
export function OriginalPrice({ price }: { price: Price }) {
  if (price.kind !== "amount" || !price.original) return null;
  return (
    <s className="text-muted">
      <span className="sr-only">instead of </span>
      {price.original}
    </s>
  );
}
