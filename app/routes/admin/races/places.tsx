import { Form, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { placeProblems } from "#features/races/places/correcting/messages.ts";
import { findOpenRaces } from "#features/races/places/correcting/queries.server.ts";
import type { RaceToPlace } from "#features/races/places/correcting/race-to-place.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { placeText } from "#values/text/place-text.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/places.ts";

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

const placeOf = (id: string, page: number) =>
  withQuery(href("/admin/races/edit/:id/place", { id }), { list: String(page) });

/**
 * A race that waits for its position: accept a candidate, correct it on a page of its own, or leave it.
 * @param page - of the list, to which a decision leads back
 */
const openPlaceColumns = (page: number): RecordColumn<RaceToPlace>[] => [
  {
    title: "Race",
    room: 34,
    cell: ({ id, name, city, state, country, startDate }) => (
      <>
        <RecordLink to={href("/admin/races/edit/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>
          {`${placeText({ city, state, country })} · ${formatDay(startDate)}`}
        </RecordLine>
      </>
    ),
  },
  {
    title: "Why",
    isPlain: true,
    cell: ({ problem }) =>
      problem && (
        <span className="block text-sm text-muted md:min-w-48">{placeProblems[problem]}</span>
      ),
  },
  {
    title: "Places that may be meant",
    isPlain: true,
    cell: ({ id, name, candidates }) =>
      candidates.length > 0 && (
        <Form method="post" action={placeOf(id, page)} className="flex flex-wrap gap-2">
          <input type="hidden" name="choice" value="place" />
          {candidates.map(({ label }) => (
            <Button
              key={label}
              type="submit"
              name="label"
              value={label}
              look="quiet"
              size="row"
              aria-label={`Use ${label} for ${name}`}
            >
              {label}
            </Button>
          ))}
        </Form>
      ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={placeOf(id, page)} about={`of ${name}`}>
        Set the position
      </RowLink>
      <RowAction action={placeOf(id, page)} values={{ choice: "leave" }} about={`: ${name}`}>
        Leave without a position
      </RowAction>
    </RowMenu>
  )),
];
