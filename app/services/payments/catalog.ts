import type Stripe from "stripe";
import { propertyOf } from "#values/property.ts";
import type { CatalogProduct } from "./payments.ts";

const currency = "usd";

/**
 * Creates the products and prices that Stripe does not have yet; safe to run again. A price is never
 * changed there: another amount is a new price that takes over the key, and existing subscribers keep
 * the old one.
 * @returns what was done
 */
export async function createOffers(
  stripe: Stripe,
  offers: readonly CatalogProduct[],
): Promise<string[]> {
  const done: string[] = [];
  for (const offer of offers) {
    const product = `dorsal_${offer.id}`;
    if (await createProduct(stripe, product, offer)) done.push(`created the product ${product}`);
    for (const wanted of offer.prices) {
      const { data } = await stripe.prices.list({ lookup_keys: [wanted.key], active: true });
      const [known] = data;
      if (known && isSame(known, wanted)) continue;
      await stripe.prices.create({
        product,
        currency,
        unit_amount: wanted.cents,
        recurring: { interval: wanted.interval },
        lookup_key: wanted.key,
        transfer_lookup_key: true,
        metadata: { offer: offer.id },
      });
      done.push(`${known ? "replaced" : "created"} the price ${wanted.key}`);
    }
  }
  return done;
}

async function createProduct(
  { products }: Stripe,
  id: string,
  { name, description }: CatalogProduct,
) {
  const known = await products.retrieve(id).catch((problem: unknown) => {
    if (propertyOf(problem, "statusCode") === 404) return null;
    throw problem;
  });
  if (!known) await products.create({ id, name, description });
  return known === null;
}

function isSame(
  known: Stripe.Price,
  { cents, interval }: CatalogProduct["prices"][number],
): boolean {
  return (
    known.unit_amount === cents &&
    known.currency === currency &&
    known.recurring?.interval === interval
  );
}
