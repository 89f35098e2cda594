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
  return { counts: await watchedOrNull(services(args.context), ["experts", "applications"]) };
}

/** Around the list of experts and the list of those who want to be one. */
export default function ExpertTabs({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading actions={<ButtonLink to={href("/admin/experts/new")}>Add Expert</ButtonLink>}>
        Expert Management
      </ToolHeading>
      <nav aria-label="Expert management" className="tabs figure-tabs race-tabs">
        <CountedTab to={href("/admin/experts")} label="Experts" name="experts" counts={counts} />
        <CountedTab
          to={href("/admin/experts/applications")}
          label="Applications"
          name="applications"
          counts={counts}
        />
      </nav>
      <Outlet />
    </>
  );
}
