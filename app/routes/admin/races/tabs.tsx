import { href, Outlet } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { watchedOrNull } from "#features/figures/watched/queries.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { CountedTab } from "../counted-tab.tsx";
import type { Route } from "./+types/tabs.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const names = ["races", "registrations", "claims"] as const;
  return { counts: await watchedOrNull(services(args.context), names) };
}

/** Around the three lists of the race management. */
export default function RaceTabs({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading
        actions={
          <>
            <ButtonLink to={href("/admin/races/import")} look="quiet">
              Import Races
            </ButtonLink>
            <ButtonLink to={href("/admin/races/new")}>Add Race</ButtonLink>
          </>
        }
      >
        Race Management
      </ToolHeading>
      <nav aria-label="Race management" className="tabs figure-tabs race-tabs">
        <CountedTab to={href("/admin/races")} label="Race Listings" name="races" counts={counts} />
        <CountedTab
          to={href("/admin/races/registrations")}
          label="Registrations"
          name="registrations"
          counts={counts}
        />
        <CountedTab
          to={href("/admin/races/claims")}
          label="Race Claims"
          name="claims"
          counts={counts}
        />
      </nav>
      <Outlet />
    </>
  );
}
