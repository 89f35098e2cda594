import { type KeyboardEvent, useId, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { fold } from "#values/text/fold.ts";
import { Icon } from "../../icon.tsx";

/** How many options are listed at once; typing narrows them down. */
export const optionLimit = 200;

export type ComboboxWords = {
  /** The first entry, which chooses nothing: `All Cities`. */
  all: string;
  /** In the search box: `Search cities...`. */
  search: string;
  /** When nothing matches: `No cities found`. */
  none: string;
};

/** The open part of a combobox: a box to type into and the options that match. */
export function ComboboxPanel({
  label,
  options,
  words,
  chosen,
  take,
  close,
}: {
  label: string;
  /** `null` until they are loaded. */
  options: readonly string[] | null;
  words: ComboboxWords;
  chosen: string;
  /** Hears of the entry that was chosen; the empty one chooses nothing. */
  take: (entry: string) => void;
  close: () => void;
}) {
  const say = useSay();
  const [typed, type] = useState("");
  const [moved, setActive] = useState<number | null>(null);
  const listId = useId();
  const matches = filterOptions(options ?? [], typed);
  const entries = typed.trim() === "" ? ["", ...matches] : matches;
  const active = moved ?? Math.max(0, entries.indexOf(chosen));

  function onKeyDown(event: KeyboardEvent) {
    const last = entries.length - 1;
    const entry = entries[active];
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key !== "Enter") return;
    else if (entry !== undefined && options) take(entry);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div role="dialog" aria-label={label} tabIndex={-1} className="menu-panel w-full p-2">
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
        />
        <input
          // biome-ignore lint/a11y/noAutofocus: the box was opened to be typed into
          autoFocus
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[active] === undefined ? undefined : `${listId}-${active}`}
          placeholder={words.search}
          autoComplete="off"
          value={typed}
          className="input pl-10"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            type(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <Options
        listId={listId}
        label={label}
        entries={entries}
        active={active}
        chosen={chosen}
        take={take}
        setActive={setActive}
        all={words.all}
      />
      <p
        role="status"
        className={entries.length === 0 || !options ? "px-3 py-4 text-muted" : "sr-only"}
      >
        {!options
          ? say({ en: "Loading...", es: "Cargando…" })
          : entries.length === 0
            ? words.none
            : say({ en: `${entries.length} listed`, es: `${entries.length} en la lista` })}
      </p>
    </div>
  );
}

function Options({
  listId,
  label,
  entries,
  active,
  chosen,
  all,
  take,
  setActive,
}: {
  listId: string;
  label: string;
  entries: readonly string[];
  active: number;
  chosen: string;
  all: string;
  take: (entry: string) => void;
  setActive: (index: number) => void;
}) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      className="mt-2 max-h-64 overflow-y-auto overscroll-contain"
    >
      {entries.map((entry, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box above takes the keys
        <div
          key={entry}
          id={`${listId}-${i}`}
          ref={(element) => {
            if (i === active) element?.scrollIntoView({ block: "nearest" });
          }}
          role="option"
          tabIndex={-1}
          aria-selected={entry === chosen}
          data-active={i === active || undefined}
          className="option"
          onClick={() => take(entry)}
          onPointerMove={() => i !== active && setActive(i)}
        >
          {entry || all}
        </div>
      ))}
    </div>
  );
}

/**
 * The options that hold what was typed, without regard to case and accents. Those that begin with
 * it come first; otherwise the order stays.
 */
export function filterOptions(options: readonly string[], typed: string): string[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return options.slice(0, optionLimit);
  const starting: string[] = [];
  const holding: string[] = [];
  for (const option of options) {
    const at = fold(option).indexOf(wanted);
    if (at === 0) starting.push(option);
    else if (at > 0) holding.push(option);
  }
  return [...starting, ...holding].slice(0, optionLimit);
}
