import { Form, href } from "react-router";
import type { Twin, TwinPair } from "#features/races/duplicates/twins.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** Two races side by side, with the ways to make one of them or to keep both. */
export function TwinCard({ pair }: { pair: TwinPair }) {
  return (
    <li className="card px-5 py-4">
      <div className="grid gap-6 sm:grid-cols-2">
        <OneOf twin={pair.first} />
        <OneOf twin={pair.second} />
      </div>
      <Form method="post" className="mt-4 border-t border-line pt-3">
        <input type="hidden" name="first" value={pair.first.id} />
        <input type="hidden" name="second" value={pair.second.id} />
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={`Not a duplicate: ${pair.first.name} and ${pair.second.name}`}
        >
          Not a duplicate
        </Button>
      </Form>
    </li>
  );
}

function OneOf({ twin }: { twin: Twin }) {
  const { id, name, startDate, city, country, organizer, status, distances, runners } = twin;
  const lines = [
    formatDay(startDate),
    `${city}, ${country}`,
    organizer ?? "no organizer given",
    distances.length > 0 ? distances.join(", ") : "no distances",
    `${formatCount(runners)} ${runners === 1 ? "runner" : "runners"}`,
  ];
  return (
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg">
        {name} <RaceStatusBadge status={status} />
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
          <li key={at}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 flex gap-4">
        <TextLink to={href("/admin/races/edit/:id", { id })} aria-label={`Edit ${name}`}>
          Edit
        </TextLink>
        <TextLink
          to={href("/admin/races/edit/:id/delete", { id })}
          aria-label={`Delete ${name}`}
          className="text-danger"
        >
          Delete
        </TextLink>
      </p>
    </div>
  );
}
