import { type Attempt, admins, adminsOnly, open, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const [offer, moved, doomed] = world.offers;
const details = { partner: "Partner 0", benefit: "20% off", voucher: "RUN20", fromTier: "elite" };

/** An address that only takes a form sends an administrator to the list. */
const formOnly = (path: string): Attempt => ({ path, outcome: adminsOnly("/admin/offers") });

export const offerReads: Record<string, Attempt> = {
  offers: open("/offers"),
  "admin/offers": { path: "/admin/offers", outcome: adminsOnly(200) },
  "admin/offers/new": { path: "/admin/offers/new", outcome: adminsOnly(200) },
  "admin/offers/:id": { path: `/admin/offers/${offer}`, outcome: adminsOnly(200) },
  "admin/offers/:id/delete": { path: `/admin/offers/${offer}/delete`, outcome: adminsOnly(200) },
  "admin/offers/:id/hide": formOnly(`/admin/offers/${offer}/hide`),
  "admin/offers/:id/show": formOnly(`/admin/offers/${offer}/show`),
  "admin/offers/:id/move": formOnly(`/admin/offers/${offer}/move`),
};

export const offerWrites: Record<string, Write[]> = {
  "admin/offers/new": admins("/admin/offers/new", { ...details, title: "Socks" }, "/admin/offers"),
  "admin/offers/:id": admins(
    `/admin/offers/${offer}`,
    { ...details, title: "Trail shoes" },
    "/admin/offers",
  ),
  "admin/offers/:id/hide": admins(`/admin/offers/${offer}/hide`, {}, "/admin/offers"),
  "admin/offers/:id/show": admins(`/admin/offers/${offer}/show`, {}, "/admin/offers"),
  "admin/offers/:id/move": admins(`/admin/offers/${moved}/move`, { way: "up" }, "/admin/offers"),
  "admin/offers/:id/delete": admins(`/admin/offers/${doomed}/delete`, {}, "/admin/offers"),
};
