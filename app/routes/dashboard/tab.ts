import { href } from "react-router";

export const dashboardTabs = [
  { id: "profile", label: "Profile" },
  { id: "reviews", label: "My Reviews" },
  { id: "favorites", label: "Favorite Races" },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]["id"];

/** The tab that an address asks for: `?tab=reviews`. Anything unknown is the first one. */
export function tabOf(searchParams: URLSearchParams): DashboardTab {
  const asked = searchParams.get("tab");
  return dashboardTabs.find(({ id }) => id === asked)?.id ?? "profile";
}

export function tabPath(tab: DashboardTab): string {
  return tab === "profile" ? href("/dashboard") : `${href("/dashboard")}?tab=${tab}`;
}
