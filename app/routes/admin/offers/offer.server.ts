import { data, href, redirect } from "react-router";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { noSuchOffer } from "#features/partner-offers/messages.ts";
import { type KeptOffer, offerName } from "#features/partner-offers/offer.ts";
import { findKeptOffer } from "#features/partner-offers/queries.server.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../back-to-list.server.ts";

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

type OfferCommand = (services: Services, admin: Admin, id: string) => Promise<KeptOffer | null>;

/** An action of the list: it changes an offer and leads back to the page that the form came from. */
export function listAction(command: OfferCommand, said: (name: string) => string) {
  return async (args: AboutOffer) => {
    await requireAdmin(args);
    return changeInList(args, await formOf(args.request), { command, said });
  };
}

export async function changeInList(
  args: AboutOffer,
  form: FormData,
  { command, said }: { command: OfferCommand; said: (name: string) => string },
): Promise<Response> {
  const admin = await requireAdmin(args);
  const offer = await command(services(args.context), admin, offerIdOf(args));
  if (!offer) return refuseUnknown();
  return seeOtherSaying(backToList(href("/admin/offers"), form.get("to")), said(offerName(offer)));
}

/** The loader of an address that only takes forms: leads an administrator to the list. */
export async function seeOffers(args: RequestArgs): Promise<Response> {
  await requireAdmin(args);
  return redirect(href("/admin/offers"), 303);
}
