import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useSay } from "#ui/language/language.tsx";

/**
 * A box to type into with suggestions below it. Enter without a marked suggestion is left to the form
 * around it, unless `sendTyped` takes it.
 */
export function SuggestionBox({
  label,
  suggestions,
  typeText,
  choose,
  close,
  sendTyped,
  ...input
}: {
  /** Of the list of suggestions. */
  label: string;
  suggestions: readonly { id: string; label: ReactNode }[];
  typeText: (text: string) => void;
  choose: (id: string) => void;
  /** The suggestions are done with: they were left, chosen or refused. */
  close: () => void;
  sendTyped?: () => void;
} & Omit<ComponentProps<"input">, "list">) {
  const say = useSay();
  const list = useId();
  const [marked, mark] = useState<string | null>(null);
  const active = suggestions.findIndex(({ id }) => id === marked);
  const isOpen = suggestions.length > 0;
  const markAt = (place: number) => mark(suggestions.at(place)?.id ?? null);

  function take(id: string) {
    mark(null);
    close();
    choose(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[active];
    if (event.key === "Enter" && chosen) take(chosen.id);
    else if (event.key === "Enter" && sendTyped) {
      close();
      sendTyped();
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "ArrowDown" && isOpen) markAt((active + 1) % suggestions.length);
    else if (event.key === "ArrowUp" && isOpen) markAt(Math.max(active, 0) - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        {...input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        className="input min-w-0"
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={({ target }) => typeText(target.value)}
      />
      <div
        id={list}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className="menu-panel top-full w-full p-2"
      >
        {suggestions.map(({ id, label: words }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys
          <div
            key={id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            data-active={at === active || undefined}
            className="option"
            // Before the box loses the focus and closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(id)}
            onPointerMove={() => at !== active && mark(id)}
          >
            {words}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen &&
          say({ en: `${suggestions.length} listed`, es: `${suggestions.length} en la lista` })}
      </span>
    </>
  );
}
