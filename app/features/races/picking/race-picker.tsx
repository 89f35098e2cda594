import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useHref } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { joinIds, mostPicked, type PickableRace, placeLine } from "./pickable-race.ts";

/** The response to a search for races. */
export type OfferedRaces = { found: PickableRace[] | null };

/** The delay between the last letter and the search. */
const pauseMs = 250;

/**
 * A search box and the races that it finds; a row adds its race. It is a part of the form that keeps
 * the chosen races: without scripts, its buttons send that form to be shown again.
 */
export function RacePicker({
  chosen,
  onAdd,
  source,
  isOpen = true,
  without,
}: {
  chosen: readonly PickableRace[];
  onAdd: (race: PickableRace) => void;
  /** The address that answers `?races=words` with `OfferedRaces`. */
  source: string;
  /** Hidden, it asks for nothing. */
  isOpen?: boolean;
  /** Without scripts. */
  without: {
    /** What was searched and found, where the form was sent for that. */
    words: string;
    found: readonly PickableRace[] | null;
    /** Where the search sends the form; it carries `race_words`. */
    search: string;
    /** Where a row sends the form; it carries `add_race`. */
    add: string;
  };
}) {
  const say = useSay();
  const asking = useFetcher<OfferedRaces>();
  const [words, setWords] = useState(without.words);
  const wanted = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = useRef(asking.load);
  load.current = asking.load;

  useEffect(() => {
    if (isOpen) load.current(addressFor(source, ""));
    return () => clearTimeout(wanted.current);
  }, [source, isOpen]);

  function search(typed: string, wait: number) {
    setWords(typed);
    clearTimeout(wanted.current);
    wanted.current = setTimeout(() => load.current(addressFor(source, typed)), wait);
  }
  function searchOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search(event.currentTarget.value, 0);
  }

  const found = asking.data?.found ?? without.found;
  const isFull = chosen.length >= mostPicked;
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        <Field
          label={say({ en: "Search races", es: "Buscar carreras" })}
          className="min-w-0 flex-1"
        >
          {(control) => (
            <input
              {...control}
              type="search"
              name="race_words"
              value={words}
              placeholder={say({ en: "Name, city or country", es: "Nombre, ciudad o país" })}
              autoComplete="off"
              onChange={(event) => search(event.currentTarget.value, pauseMs)}
              onKeyDown={searchOnEnter}
              className="input"
            />
          )}
        </Field>
        <Button
          type="submit"
          look="quiet"
          formAction={useHref(without.search)}
          busy={asking.state !== "idle"}
          onClick={(event) => {
            event.preventDefault();
            search(words, 0);
          }}
        >
          {say({ en: "Search", es: "Buscar" })}
        </Button>
      </div>
      {isFull && (
        <p role="status" className="text-sm text-muted">
          {say({
            en: `At most ${mostPicked} races can be chosen.`,
            es: `Puedes elegir ${mostPicked} carreras como máximo.`,
          })}
        </p>
      )}
      <p role="status" className="text-muted empty:hidden">
        {found?.length === 0 &&
          say({
            en: "No races found matching your search",
            es: "No hay carreras que coincidan con tu búsqueda",
          })}
      </p>
      {found && found.length > 0 && (
        <ul
          aria-label={say({ en: "Races found", es: "Carreras encontradas" })}
          className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {found.map((race) => (
            <li key={race.id}>
              <RaceRow
                race={race}
                isChosen={chosen.some(({ id }) => id === race.id)}
                isFull={isFull}
                addTo={without.add}
                onAdd={onAdd}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RaceRow({
  race,
  isChosen,
  isFull,
  addTo,
  onAdd,
}: {
  race: PickableRace;
  isChosen: boolean;
  isFull: boolean;
  addTo: string;
  onAdd: (race: PickableRace) => void;
}) {
  const isOff = isChosen || isFull;
  return (
    <button
      type="submit"
      name="add_race"
      value={race.id}
      formAction={useHref(addTo)}
      aria-disabled={isOff || undefined}
      aria-pressed={isChosen}
      onClick={(event) => {
        event.preventDefault();
        if (!isOff) onAdd(race);
      }}
      className="flex min-h-12 w-full items-center justify-between gap-3 px-3 py-2 text-left hover:bg-sunken aria-disabled:cursor-default"
    >
      <PickableRaceWords race={race} />
      {isChosen && <Icon name="check" className="size-5 text-muted" />}
    </button>
  );
}

function addressFor(source: string, words: string): string {
  // `races` stays in the address without words, too: it says what is asked.
  const address = withQuery(source, { races: words });
  return words ? address : `${address}${address.includes("?") ? "&" : "?"}races=`;
}

/** A race as a selector lists it: its name, its date and its place. */
export function PickableRaceWords({ race }: { race: PickableRace }) {
  const lang = useLang();
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-medium">{race.race_name}</span>
      <span className="block text-sm text-muted">
        <time dateTime={race.start_date} className="tabular">
          {formatDay(race.start_date, lang)}
        </time>{" "}
        · {placeLine(race, lang)}
      </span>
    </span>
  );
}

/** The chosen races of a form as chips that can be removed. The field `name` carries their ids. */
export function PickedRaces({
  name,
  races,
  onRemove,
  removeTo,
  empty,
}: {
  name: string;
  races: readonly PickableRace[];
  onRemove: (race: PickableRace) => void;
  /** Where a chip sends the form without scripts; it carries `remove_race`. */
  removeTo: string;
  /** The message when no races are found. */
  empty: string;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const remove = useHref(removeTo);
  return (
    <>
      <input type="hidden" name={name} value={joinIds(races)} />
      {races.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul
          aria-label={say({ en: "Chosen races", es: "Carreras elegidas" })}
          className="flex flex-wrap gap-2"
        >
          {races.map((race) => (
            <li key={race.id} className="max-w-full">
              <button
                type="submit"
                name="remove_race"
                value={race.id}
                formAction={remove}
                title={`${formatDay(race.start_date, lang)}, ${placeLine(race, lang)}`}
                aria-label={say({
                  en: `Remove ${race.race_name}`,
                  es: `Quitar ${race.race_name}`,
                })}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(race);
                }}
                className="chip chip-solid max-w-full"
              >
                <span className="truncate">{race.race_name}</span>
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
