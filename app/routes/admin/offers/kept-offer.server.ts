import { data, href, redirect } from "react-router";
import { type Asked, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { noSuchOffer } from "#features/partner-offers/messages.ts";
import { type KeptOffer, offerName } from "#features/partner-offers/offer.ts";
import { findKeptOffer } from "#features/partner-offers/queries.server.ts";
import { readOfferId } from "#features/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { localPath } from "#values/web/local-path.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type AboutOffer = Asked & { params: { id: string } };

/** @throws {Response} 404 where the address cannot be one of an offer */
export function offerIdOf({ params }: Pick<AboutOffer, "params">): string {
  const id = readOfferId(params.id);
  if (id === null) throw data(noSuchOffer, 404);
  return id;
}

/** The offer that an address is about. */
export async function offerOf(args: AboutOffer): Promise<KeptOffer> {
  const offer = await findKeptOffer(services(args.context), offerIdOf(args));
  if (!offer) throw data(noSuchOffer, 404);
  return offer;
}

/** Does something to an offer and leads back to the page of the list that the form came from. */
export async function changeInList(
  args: AboutOffer,
  form: FormData,
  work: {
    command: (services: Services, admin: Admin, id: string) => Promise<KeptOffer | null>;
    said: (name: string) => string;
  },
) {
  const admin = await requireAdmin(args);
  const offer = await work.command(services(args.context), admin, offerIdOf(args));
  if (!offer) throw data(noSuchOffer, 404);
  const to = form.get("to");
  const path = typeof to === "string" ? localPath(to) : "";
  const list = path.startsWith(href("/admin/offers")) ? path : href("/admin/offers");
  return seeOtherSaying(list, work.said(offerName(offer)));
}

/** Whoever comes by an address sees the list. */
export async function seeOffers(args: Asked) {
  await requireAdmin(args);
  return redirect(href("/admin/offers"), 303);
}
