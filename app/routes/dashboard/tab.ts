import { href } from "react-router";
import { withQuery } from "#values/address.ts";

const dashboardTabs = [
  { id: "profile", label: { en: "Profile", es: "Perfil" } },
  { id: "reviews", label: { en: "My Reviews", es: "Mis reseñas" } },
  { id: "favorites", label: { en: "Favorite Races", es: "Carreras favoritas" } },
  { id: "coach-sessions", label: { en: "Coach Sessions", es: "Sesiones con entrenadores" } },
  { id: "billing", label: { en: "Billing", es: "Facturación" } },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]["id"];

/** The tabs of a viewer: billing is for those who have a subscription to manage, or an invoice. */
export function tabsOf({ hasBilling }: { hasBilling: boolean }) {
  return dashboardTabs.filter(({ id }) => id !== "billing" || hasBilling);
}

/** The tab that an address asks for: `?tab=reviews`. Anything unknown is the first one. */
export function tabOf(
  searchParams: URLSearchParams,
  whose: Parameters<typeof tabsOf>[0],
): DashboardTab {
  const asked = searchParams.get("tab");
  return tabsOf(whose).find(({ id }) => id === asked)?.id ?? "profile";
}

/** @param page - of the tab's list, from 1 */
export function tabPath(tab: DashboardTab, page = 1): string {
  return withQuery(href("/dashboard"), { tab: tab !== "profile" && tab, page: page > 1 && page });
}
