import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showExpert } from "#features/experts/editing/commands.server.ts";
import { noExpertFilters } from "#features/experts/editing/details.ts";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { listExperts } from "#features/experts/editing/queries.server.ts";
import { readExpertFilters, visibilityForm } from "#features/experts/editing/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import { CardSkeletons } from "../card-skeletons.tsx";
import type { Route } from "./+types/list.ts";
import { ExpertList } from "./list/expert-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readExpertFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  try {
    return data({ loaded: { filters, listing: await listExperts({ db }, filters, page) } });
  } catch (error) {
    log.error({ error }, "experts not read");
    return data({ loaded: { filters, listing: null } }, 500);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({ filters: noExpertFilters, listing: null }));
}

/** `POST /admin/experts`: shows an expert to visitors, or not. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const list = backToList(href("/admin/experts"), form.get("to"));
  const { value } = readForm(visibilityForm, form);
  if (!value) return seeOtherSaying(list, expertProblems["not-updated"]);
  const isShown = value.shows === "yes";
  const done = await showExpert(services(args.context), admin, { id: value.id, isShown });
  if (done.problem !== null) return seeOtherSaying(list, expertProblems[done.problem]);
  dropPages(args.context);
  return seeOtherSaying(
    list,
    isShown ? `${done.name} is shown to visitors.` : `${done.name} is hidden from visitors.`,
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Expert Management", "en");

/** All experts, shown to visitors or not. */
export default function Experts({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Arriving value={loaded} fallback={<CardSkeletons />}>
      {(list) => <ExpertList {...list} />}
    </Arriving>
  );
}
