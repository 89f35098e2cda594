import { type ComponentType, lazy, Suspense } from "react";
import { late } from "#ui/late.ts";

const orders = () => import("#features/registrations/orders/screens/open-order-line.tsx");
const waiting = () => import("#features/registrations/waiting/screens/waiting-parts.tsx");
const notice = () => import("./standing-notice.tsx");

/** The server imports them at once; browsers load them with the first race that needs them. */
const loaded: Record<string, unknown> = import.meta.env.SSR
  ? { ...(await orders()), ...(await waiting()), ...(await notice()) }
  : {};

export const OpenOrderLine = part(orders, "OpenOrderLine");
export const OpenOrderLink = part(orders, "OpenOrderLink");
export const OrderBar = part(orders, "OrderBar");
export const JoinWaitingList = part(waiting, "JoinWaitingList");
export const FullBar = part(waiting, "FullBar");
export const OfferBar = part(waiting, "OfferBar");
export const ToInvitationCode = part(waiting, "ToInvitationCode");
export const ToWaitingLists = part(waiting, "ToWaitingLists");
export const WaitLine = part(waiting, "WaitLine");
export const WaitLink = part(waiting, "WaitLink");
export const Checked = part(notice, "Checked");
export const EditionLink = part(notice, "EditionLink");
export const StandingNotice = part(notice, "StandingNotice");

/** A part that its file exports under a name. */
function part<Parts, Name extends keyof Parts & string>(load: () => Promise<Parts>, name: Name) {
  type Part = ComponentType<Record<string, unknown>>;
  const Part = (loaded[name] ??
    lazy(async () => ({ default: (await late(load))[name] as Part }))) as Part;
  return ((props: Record<string, unknown>) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as Parts[Name];
}
