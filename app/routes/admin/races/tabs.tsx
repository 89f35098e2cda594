import { href, NavLink, Outlet } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { countForTabs } from "#features/races/editing/removal/counts.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatCount } from "#values/text/count.ts";
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
        <Tab to={href("/admin/races")} label="Race Listings" count={counts?.races} />
        <Tab
          to={href("/admin/races/registrations")}
          label="Registrations"
          count={counts?.registrations}
        />
        <Tab to={href("/admin/races/claims")} label="Race Claims" count={counts?.claims} />
      </nav>
      <Outlet />
    </>
  );
}

/** @param count - left out where it could not be counted */
function Tab({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <NavLink to={to} end>
      {label}{" "}
      {count !== undefined && (
        <span className="tabular ml-1 rounded-full bg-sunken px-2 py-0.5 text-sm font-medium max-sm:mx-auto max-sm:mt-0.5 max-sm:block max-sm:w-fit">
          {formatCount(count)}
        </span>
      )}
    </NavLink>
  );
}
