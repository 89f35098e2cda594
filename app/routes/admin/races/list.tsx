import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { listRaces } from "#features/races/editing/listing.server.ts";
import { listingParams } from "#features/races/editing/listing.ts";
import { racesNotFetched } from "#features/races/editing/messages.ts";
import { readListingFilters } from "#features/races/editing/schema.ts";
import { unreadReason } from "#features/races/editing/unread-reason.server.ts";
import { services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/list.ts";
import { columnsIn } from "./list/columns.tsx";
import { ListingTools } from "./list/listing-tools.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const filters = readListingFilters(args.url.searchParams);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const unit = lengthUnitOf(args.request.headers.get("Cookie"));
  try {
    return data({
      filters,
      unit,
      races: await listRaces({ db, now, log }, filters, page),
      problem: null,
    });
  } catch (error) {
    log.error({ error }, "race list not read");
    return data({ filters, unit, races: null, problem: racesNotFetched(unreadReason(error)) }, 500);
  }
}

export const meta: Route.MetaFunction = () => officeMeta("Race Management");

/** All races, as administrators work on them. */
export default function RaceListings({ loaderData }: Route.ComponentProps) {
  const { filters, unit, races, problem } = loaderData;
  const params = listingParams(filters);
  const isFiltered = Object.keys(params).some((name) => name !== "sort");
  const addressOf = (page: number) => withQuery(href("/admin/races"), { ...params, page });
  return (
    <>
      <ListingTools filters={filters} />
      {problem && (
        <div className="mt-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {races && (
        <div className="mt-4 grid gap-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-muted">
            <span role="status">{formatTotal(races, ["race", "races"])}</span>
            <span className="flex flex-wrap gap-x-6 gap-y-2">
              <a href={href("/admin/races/export.csv")} download className="link">
                Export all as CSV
              </a>
              <TextLink to={href("/admin/races/duplicates")}>Find duplicates</TextLink>
              <TextLink to={href("/admin/races/places")}>Races without a position</TextLink>
            </span>
          </p>
          {races.rows.length > 0 ? (
            <Records
              caption="Races"
              columns={columnsIn(unit)}
              rows={races.rows}
              keyOf={({ id }) => id}
            />
          ) : (
            <EmptyState
              title="No races found"
              action={isFiltered && <TextLink to={href("/admin/races")}>Show all races</TextLink>}
            />
          )}
          <Pagination page={races.page} pages={races.pages} addressOf={addressOf} />
        </div>
      )}
    </>
  );
}
