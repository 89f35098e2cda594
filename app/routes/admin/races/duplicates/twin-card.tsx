import { Form, href } from "react-router";
import type { Twin, TwinPair } from "#features/races/duplicates/twins.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { Button } from "#ui/button.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { placeText } from "#values/text/place-text.ts";

/** Two races below each other, with the ways to make one of them or to keep both. */
export function TwinCard({ pair: { first, second } }: { pair: TwinPair }) {
  return (
    <li className="card px-4 pt-1 pb-3">
      <Records
        caption={`${first.name} and ${second.name}`}
        columns={columns}
        rows={[first, second]}
        keyOf={({ id }) => id}
      />
      <Form method="post" className="mt-3">
        <input type="hidden" name="first" value={first.id} />
        <input type="hidden" name="second" value={second.id} />
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={`Not a duplicate: ${first.name} and ${second.name}`}
        >
          Not a duplicate
        </Button>
      </Form>
    </li>
  );
}

const columns: RecordColumn<Twin>[] = [
  {
    title: "Race",
    room: 48,
    cell: ({ id, name, city, state, country, organizer }) => (
      <>
        <RecordLink to={href("/admin/races/edit/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>
          {`${placeText({ city, state, country })} · ${organizer ?? "no organizer given"}`}
        </RecordLine>
      </>
    ),
  },
  { title: "Date", room: "whole", isPlain: true, cell: ({ startDate }) => formatDay(startDate) },
  {
    title: "Distances",
    room: 40,
    isPlain: true,
    cell: ({ distances }) => (
      <RecordLine>{distances.length > 0 ? distances.join(", ") : "no distances"}</RecordLine>
    ),
  },
  { title: "Runners", isNumber: true, cell: ({ runners }) => formatCount(runners) },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={href("/admin/races/edit/:id", { id })} about={name}>
        Edit
      </RowLink>
      <RowLink to={href("/admin/races/edit/:id/delete", { id })} about={name} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  )),
];
