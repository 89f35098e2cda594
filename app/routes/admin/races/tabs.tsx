import { href, Outlet } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { countForTabs } from "#features/races/editing/removal/counts.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { CountedTab } from "../counted-tab.tsx";
import type { Route } from "./+types/tabs.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  try {
    return { counts: await countForTabs({ db }) };
  } catch (error) {
    // The list below says what cannot be read.
    log.error({ error }, "races, registrations and claims not counted");
    return { counts: null };
  }
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
        <CountedTab to={href("/admin/races")} label="Race Listings" count={counts?.races} />
        <CountedTab
          to={href("/admin/races/registrations")}
          label="Registrations"
          count={counts?.registrations}
        />
        <CountedTab to={href("/admin/races/claims")} label="Race Claims" count={counts?.claims} />
      </nav>
      <Outlet />
    </>
  );
}
