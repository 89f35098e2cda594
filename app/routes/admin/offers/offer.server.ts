import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { type KeptOffer, noSuchOffer } from "#features/membership/partner-offers/offer.ts";
import { findKeptOffer } from "#features/membership/partner-offers/offers.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";

type AboutOffer = RequestArgs & { params: { id: string } };

/** @throws {Response} 404 where the address cannot name an offer */
export function offerIdOf({ params }: Pick<AboutOffer, "params">): string {
  return readId(params.id) ?? refuseUnknown();
}

/** The offer that an address names. */
export async function offerOf(args: AboutOffer): Promise<KeptOffer> {
  return (await findKeptOffer(services(args.context), offerIdOf(args))) ?? refuseUnknown();
}

/** @throws {Response} 404 */
export function refuseUnknown(): never {
  throw data(noSuchOffer, 404);
}
