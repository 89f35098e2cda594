import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Said } from "#ui/language/said.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Position } from "#values/geo/position.ts";
import { placeText } from "#values/text/place-text.ts";
import { Locator, type LocatorMap } from "../../../map/locator-map.tsx";
import { placeDecisions, placeProblems } from "../messages.ts";
import type { Candidate, RaceToPlace } from "../race-to-place.ts";

/** Where a race is, how that is known, and the ways to correct it. */
export function PlaceScreen({
  race,
  typed,
  map,
  errors,
  back,
  list,
  children,
}: {
  race: RaceToPlace;
  /** What was looked for instead of the race's town. */
  typed: string;
  /** Where the race is now; `null` where no map reaches. */
  map: LocatorMap | null;
  errors: FormErrors | null;
  /** Where the screen was opened, which `children` name. */
  back: string;
  /** The page of the list of open races from which it was opened, if it was. */
  list?: number | null;
  children: ReactNode;
}) {
  return (
    <>
      <BackLink to={back}>{children}</BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate)}`}>Position</ToolHeading>
      <div className="grid max-w-160 gap-8">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
          <CurrentPlace race={race} />
          {map && <Locator map={map} />}
        </div>
        {errors?.form && (
          <p role="alert" className="font-medium text-danger">
            <Said>{errors.form}</Said>
          </p>
        )}
        <section className="grid gap-4">
          <h2 className="text-xl">Choose a place</h2>
          <Form method="get" className="flex items-end gap-2">
            {list && <input type="hidden" name="list" value={list} />}
            <TextField
              label="Look for a place"
              name="q"
              type="search"
              defaultValue={typed}
              maxLength={100}
              className="min-w-0 flex-1"
            />
            <Button type="submit" look="quiet">
              Search
            </Button>
          </Form>
          {race.candidates.length === 0 ? (
            <p className="text-muted">
              {typed
                ? "No place of this name was found."
                : "No place fits what the race says. Look for it under another name, or type its position below."}
            </p>
          ) : (
            <Candidates candidates={race.candidates} />
          )}
        </section>
        <TypedPosition race={race} errors={errors} />
        <Form method="post" className="grid justify-items-start gap-2">
          <input type="hidden" name="choice" value="leave" />
          <h2 className="text-xl">No position</h2>
          <p className="text-muted">The race stays out of the map and of searches near a place.</p>
          <Button type="submit" look="quiet" size="small">
            Leave without a position
          </Button>
        </Form>
      </div>
    </>
  );
}

function CurrentPlace({
  race: { city, state, country, place, decision, problem },
}: {
  race: RaceToPlace;
}) {
  return (
    <dl className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">The race says</dt>
      <dd>{placeText({ city, state, country })}</dd>
      <dt className="text-muted">Its position</dt>
      <dd>
        {place ? (
          <>
            {[place.name, place.state].filter(Boolean).join(", ")} ·{" "}
            <PositionText position={place.position} />
          </>
        ) : (
          "None"
        )}
      </dd>
      <dt className="text-muted">Source</dt>
      <dd>
        {decision ? placeDecisions[decision] : "Not looked up yet."}{" "}
        {problem && placeProblems[problem]}
      </dd>
    </dl>
  );
}

function Candidates({ candidates }: { candidates: Candidate[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {candidates.map(({ label, position }) => (
        <li key={`${label} ${position.lat} ${position.lon}`}>
          <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <input type="hidden" name="choice" value="place" />
            <input type="hidden" name="label" value={label} />
            <span className="min-w-0 flex-1">
              {label}
              <span className="block text-sm text-muted">
                <PositionText position={position} />
              </span>
            </span>
            <Button type="submit" look="quiet" size="small" aria-label={`Use ${label}`}>
              Use
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function TypedPosition({ race, errors }: { race: RaceToPlace; errors: FormErrors | null }) {
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFirstInvalid(errors);
  return (
    <Form ref={form} method="post" className="grid gap-4">
      <input type="hidden" name="choice" value="typed" />
      <h2 className="text-xl">Type a position</h2>
      <TextField
        label="Name of the place"
        name="name"
        required
        maxLength={100}
        defaultValue={errors?.typed.name ?? race.city}
        error={errors?.fields.name}
      />
      <TextField
        label="Latitude and longitude"
        name="position"
        required
        inputMode="text"
        placeholder="-13.5170, -71.9785"
        hint="In degrees, as most maps copy them. South and west are negative."
        defaultValue={errors?.typed.position}
        error={errors?.fields.position}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Save position
        </Button>
      </div>
    </Form>
  );
}

/** A position as people read it: `13.5230° S, 71.9670° W`. */
function PositionText({ position: { lat, lon } }: { position: Position }) {
  return (
    <span className="tabular whitespace-nowrap">
      {degrees(lat, "N", "S")}, {degrees(lon, "E", "W")}
    </span>
  );
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}
