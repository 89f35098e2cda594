import { type ComponentType, lazy, Suspense } from "react";

const orders = () => import("#features/registrations/orders/screens/open-order-line.tsx");
const waiting = () => import("#features/registrations/waiting/screens/waiting-parts.tsx");
const notice = () => import("./standing-notice.tsx");

/** The server imports them at once; browsers load them with the first race that needs them. */
const loaded: Record<string, unknown> = import.meta.env.SSR
  ? { ...(await orders()), ...(await waiting()), ...(await notice()) }
  : {};

export const OpenOrderLine = late(orders, "OpenOrderLine");
export const OpenOrderLink = late(orders, "OpenOrderLink");
export const OrderBar = late(orders, "OrderBar");
export const JoinWaitingList = late(waiting, "JoinWaitingList");
export const FullBar = late(waiting, "FullBar");
export const OfferBar = late(waiting, "OfferBar");
export const ToWaitingLists = late(waiting, "ToWaitingLists");
export const WaitLine = late(waiting, "WaitLine");
export const WaitLink = late(waiting, "WaitLink");
export const Checked = late(notice, "Checked");
export const EditionLink = late(notice, "EditionLink");
export const StandingNotice = late(notice, "StandingNotice");

/** A part that its file exports under a name. */
function late<Parts, Name extends keyof Parts & string>(load: () => Promise<Parts>, name: Name) {
  type Part = ComponentType<Record<string, unknown>>;
  const Part = (loaded[name] ??
    lazy(async () => ({ default: (await load())[name] as Part }))) as Part;
  return ((props: Record<string, unknown>) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as Parts[Name];
}
