import { Form, href } from "react-router";
import { placeProblems } from "#features/races/places/correcting/messages.ts";
import type { RaceToPlace } from "#features/races/places/correcting/race-to-place.ts";
import { Button } from "#ui/button.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { placeText } from "#values/text/place-text.ts";

const placeOf = (id: string, page: number) =>
  withQuery(href("/admin/races/edit/:id/place", { id }), { list: String(page) });

/**
 * A race that waits for its position: accept a candidate, correct it on a page of its own, or leave it.
 * @param page - of the list, to which a decision leads back
 */
export const openPlaceColumns = (page: number): RecordColumn<RaceToPlace>[] => [
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
              size="small"
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
