import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findOpenRaces } from "#features/races/places/correcting/queries.server.ts";
import { services } from "#services/context.ts";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/places.ts";
import { openPlaceColumns } from "./places/open-place-columns.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const page = readPageNumber(args.url.searchParams.get("page"));
  return findOpenRaces(services(args.context), admin, page);
}

export const meta: Route.MetaFunction = () => officeMeta("Races without a Position");

/** The races whose position is not sure, with the places that may be meant. */
export default function RacesWithoutPosition({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages } = loaderData;
  const list = useFocusOnChange<HTMLDivElement>(rows, "lost");
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead="Their town and state do not name one place surely. Until somebody decides, they are not on the map and not found near a place.">
        Races without a Position
      </ToolHeading>
      <div ref={list} tabIndex={-1} className="outline-none">
        {total === 0 ? (
          <EmptyState title="Every race has its position" />
        ) : (
          <>
            <p className="mb-3 text-muted">{formatTotal({ total }, ["race", "races"])}</p>
            <Records
              caption="Races without a position"
              columns={openPlaceColumns(page)}
              rows={rows}
              keyOf={({ id }) => id}
            />
            <div className="mt-6">
              <Pagination
                page={page}
                pages={pages}
                addressOf={(to) => withQuery(href("/admin/races/places"), { page: String(to) })}
              />
            </div>
          </>
        )}
      </div>
    </>
  );
}
