import { Form, href } from "react-router";
import { placeProblems } from "#features/races/places/correcting/messages.ts";
import type { RaceToPlace } from "#features/races/places/correcting/race-to-place.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";

/** A race that waits for its position: accept a candidate, correct it on a page of its own, or leave it. */
export function OpenPlace({ race }: { race: RaceToPlace }) {
  const { id, name, city, state, country, problem, candidates } = race;
  const page = href("/admin/races/edit/:id/place", { id });
  const action = withQuery(page, { from: "list" });
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <TextLink look="strong" to={href("/admin/races/edit/:id", { id })}>
          {name}
        </TextLink>
        <p className="text-sm text-muted">
          {[city, state, country].filter(Boolean).join(", ")} · {formatDay(race.startDate)}
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="text-muted">{problem && placeProblems[problem]}</p>
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {candidates.map(({ label }) => (
            <li key={label} className="mt-1">
              <Form method="post" action={action}>
                <input type="hidden" name="choice" value="place" />
                <input type="hidden" name="label" value={label} />
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  aria-label={`Use ${label} for ${name}`}
                >
                  {label}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-4 text-sm">
        <TextLink to={page} className="py-2" aria-label={`Set the position of ${name}`}>
          Set
        </TextLink>
        <Form method="post" action={action}>
          <input type="hidden" name="choice" value="leave" />
          <Button
            type="submit"
            look="plain"
            size="small"
            aria-label={`Leave ${name} without a position`}
          >
            Leave
          </Button>
        </Form>
      </div>
    </li>
  );
}
