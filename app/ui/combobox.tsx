import { type KeyboardEvent, useId, useRef, useState } from "react";
import { filterOptions } from "./combobox-filter.ts";
import { Field } from "./field.tsx";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";

type Words = {
  /** The first entry, which chooses nothing: `All Cities`. */
  all: string;
  /** In the search box: `Search cities...`. */
  search: string;
  /** When nothing matches: `No cities found`. */
  none: string;
};

/**
 * A drop-down with a search box for long lists. Until the page is alive, and where no script runs,
 * it is a native select of the same size.
 */
export function Combobox({
  label,
  name,
  options,
  words,
  value = "",
  onChoose,
  onOpen,
  className,
}: {
  label: string;
  name: string;
  options: readonly string[];
  words: Words;
  /** The chosen option; empty for none. When it changes, the box follows. */
  value?: string;
  onChoose?: (value: string) => void;
  /** The moment to fetch more options than the page came with. */
  onOpen?: () => void;
  className?: string;
}) {
  const hydrated = useHydrated();
  const [held, hold] = useState({ outside: value, chosen: value });
  if (held.outside !== value) hold({ outside: value, chosen: value });
  const choose = (chosen: string) => {
    hold({ outside: value, chosen });
    onChoose?.(chosen);
  };
  const offered =
    held.chosen && !options.includes(held.chosen) ? [held.chosen, ...options] : options;

  return (
    <Field label={label} className={className}>
      {(control) =>
        hydrated ? (
          <DropDown
            {...{ label, name, words, choose, onOpen }}
            id={control.id}
            options={offered}
            chosen={held.chosen}
          />
        ) : (
          <select {...control} name={name} defaultValue={value} className="input select">
            <option value="">{words.all}</option>
            {offered.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

function DropDown({
  id,
  label,
  name,
  options,
  words,
  chosen,
  choose,
  onOpen,
}: {
  id: string;
  label: string;
  name: string;
  options: readonly string[];
  words: Words;
  chosen: string;
  choose: (value: string) => void;
  onOpen: (() => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const [typed, type] = useState("");
  const [active, setActive] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const matches = filterOptions(options, typed);
  const entries = typed.trim() === "" ? ["", ...matches] : matches;

  function show() {
    type("");
    setActive(Math.max(0, options.indexOf(chosen) + 1));
    setOpen(true);
    onOpen?.();
  }
  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  function take(entry: string) {
    close();
    if (entry !== chosen) choose(entry);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = entries.length - 1;
    const entry = entries[active];
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && entry !== undefined) take(entry);
    else if (event.key === "Escape") close();
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <input type="hidden" name={name} value={chosen} disabled={chosen === ""} />
      <button
        ref={opener}
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${chosen || words.all}`}
        className="input select truncate"
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || open) return;
          event.preventDefault();
          show();
        }}
      >
        {chosen || words.all}
      </button>
      {open && (
        <div role="dialog" aria-label={label} className="menu-panel w-full p-2">
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
              aria-activedescendant={
                entries[active] === undefined ? undefined : `${listId}-${active}`
              }
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
            {...{ listId, label, entries, active, chosen, take, setActive }}
            all={words.all}
          />
          <p role="status" className={entries.length === 0 ? "px-3 py-4 text-muted" : "sr-only"}>
            {entries.length === 0 ? words.none : `${entries.length} listed`}
          </p>
        </div>
      )}
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
          className="option cursor-pointer rounded-control px-3 py-2"
          onClick={() => take(entry)}
          onPointerMove={() => i !== active && setActive(i)}
        >
          {entry || all}
        </div>
      ))}
    </div>
  );
}
