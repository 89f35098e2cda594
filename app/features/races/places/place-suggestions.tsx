import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { href } from "react-router";

/** Typing faster than this asks once. */
const restMs = 120;

/** The fewest letters that are looked up. */
const lettersNeeded = 2;

/** A box in which a place is typed, with the places that begin so below it. */
export function PlaceSuggestions({
  id,
  value,
  type,
  choose,
}: {
  id: string;
  value: string;
  type: (text: string) => void;
  choose: (place: string) => void;
}) {
  const list = useId();
  const [places, setPlaces] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef<AbortController>(null);
  const isOpen = places.length > 0;
  useEffect(() => () => asked.current?.abort(), []);

  function close() {
    asked.current?.abort();
    setPlaces([]);
    setActive(-1);
  }
  async function look(text: string) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    if (text.trim().length < lettersNeeded) return close();
    await new Promise((resolve) => setTimeout(resolve, restMs));
    if (signal.aborted) return;
    // Without an answer the text itself is looked up when it is sent.
    const found = await placesFor(text, signal).catch(() => []);
    if (signal.aborted) return;
    setPlaces(found);
    setActive(-1);
  }
  function take(place: string) {
    close();
    choose(place);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") take(places[active] ?? value);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "ArrowDown" && isOpen) setActive((active + 1) % places.length);
    else if (event.key === "ArrowUp" && isOpen) {
      setActive((active <= 0 ? places.length : active) - 1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        id={id}
        name="near"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="City or town"
        maxLength={100}
        value={value}
        className="input min-w-0"
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={({ target }) => {
          type(target.value);
          void look(target.value);
        }}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Places"
        hidden={!isOpen}
        className="menu-panel top-full w-full p-2"
      >
        {places.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys
          <div
            key={place}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            data-active={at === active || undefined}
            className="option"
            // Before the box loses the focus and closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
            onPointerMove={() => at !== active && setActive(at)}
          >
            {place}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen && `${places.length} places listed`}
      </span>
    </>
  );
}

async function placesFor(text: string, signal: AbortSignal): Promise<string[]> {
  const address = `${href("/races/places")}?${new URLSearchParams({ q: text })}`;
  const answer = await fetch(address, { signal });
  if (!answer.ok) return [];
  const { places }: { places: string[] } = await answer.json();
  return places;
}
