import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { managedCoachMessages } from "#features/coaches/managing/messages.ts";
import { listManagedCoaches } from "#features/coaches/managing/queries.server.ts";
import { readCoachFilters } from "#features/coaches/managing/schema.ts";
import { findPersonas } from "#features/coaches/personas/personas.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import { arrivingPage } from "#ui/arriving-page.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../back-to-list.server.ts";
import { CardSkeletons } from "../card-skeletons.tsx";
import type { Route } from "./+types/list.ts";
import { CoachList } from "./list/coach-list.tsx";
import { RefreshButton } from "./list/refresh-button.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const all = services(args.context);
  const filters = readCoachFilters(args.url.searchParams);
  try {
    return data({ loaded: { filters, coaches: await listManagedCoaches(all, filters.words) } });
  } catch (error) {
    all.log.error({ error }, "coaches not read");
    return data({ loaded: { filters, coaches: null } }, 502);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({
    filters: { words: "", view: "grid" as const },
    coaches: null,
  }));
}

/** `POST /admin/virtual-coaches`: reads the coaches again, from the provider where there is one. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const all = services(args.context);
  const form = await formOf(args.request);
  const list = backToList(href("/admin/virtual-coaches"), form.get("to"));
  try {
    await findPersonas(all, true);
  } catch (error) {
    all.log.error({ error }, "coaches not refreshed");
    return seeOtherSaying(list, managedCoachMessages.notFetched);
  }
  dropPages(args.context);
  return seeOtherSaying(list, managedCoachMessages.refreshed);
}

export const meta: Route.MetaFunction = () => officeMeta("Virtual Coaches");

/** The coaches that visitors talk to. */
export default function VirtualCoaches({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading
        lead="Who answers in a session, and with which words."
        actions={<RefreshButton />}
      >
        Virtual Coaches
      </ToolHeading>
      <Arriving value={loaded} fallback={<CardSkeletons />}>
        {(list) => <CoachList {...list} />}
      </Arriving>
    </>
  );
}
