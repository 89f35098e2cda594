import { useSay } from "#ui/language/language.tsx";
import type { Price } from "../shown-price.ts";

/** The price before a discount, struck through; nothing without a discount. */
export function OriginalPrice({ price }: { price: Price }) {
  const say = useSay();
  if (price.kind !== "amount" || !price.original) return null;
  return (
    <s className="text-muted">
      <span className="sr-only">{say({ en: "instead of ", es: "en lugar de " })}</span>
      {price.original}
    </s>
  );
}
