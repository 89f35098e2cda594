import type { Price } from "../price.ts";

/** What was asked before a discount, struck through; nothing where there is none. */
export function OriginalPrice({ price }: { price: Price }) {
  if (price.kind !== "amount" || !price.original) return null;
  return (
    <s className="text-muted">
      <span className="sr-only">instead of </span>
      {price.original}
    </s>
  );
}
