import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { useHydrated } from "../../hydrated.ts";
import { Field } from "../field.tsx";
import type { ComboboxWords } from "./combobox-panel.tsx";

/** Loaded when the pointer or the focus approaches: most visitors never open it. */
const loadPanel = () => import("./combobox-panel.tsx").catch(() => null);
const Panel = lazy(async () => ({ default: (await loadPanel())?.ComboboxPanel ?? NoPanel }));

/**
 * A drop-down with a search box for long lists. Until the page is alive, and where no script runs,
 * it is a text field for any part of a name: the options would be a tenth of a page.
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
  /** `null` until they are loaded. */
  options: readonly string[] | null;
  words: ComboboxWords;
  /** The chosen option; empty for none. When it changes, the box follows. */
  value?: string;
  onChoose?: (value: string) => void;
  /** Is called when the list opens, to fetch the options. */
  onOpen?: () => void;
  className?: string;
}) {
  const hydrated = useHydrated();
  const [held, hold] = useState({ outside: value, chosen: value });
  if (held.outside !== value) hold({ outside: value, chosen: value });
  const field = useRef<HTMLInputElement>(null);
  // The drop-down replaces the field as soon as the page is alive: what was typed until then is chosen.
  useLayoutEffect(() => {
    const typed = field.current?.value.trim();
    if (typed) hold((before) => ({ ...before, chosen: typed }));
  }, []);
  const choose = (chosen: string) => {
    hold({ outside: value, chosen });
    onChoose?.(chosen);
  };
  const offered =
    held.chosen && options && !options.includes(held.chosen) ? [held.chosen, ...options] : options;

  return (
    <Field label={label} className={className}>
      {(control) =>
        hydrated ? (
          <DropDown
            label={label}
            name={name}
            words={words}
            choose={choose}
            onOpen={onOpen}
            id={control.id}
            options={offered}
            chosen={held.chosen}
          />
        ) : (
          <input
            {...control}
            ref={field}
            type="text"
            name={name}
            defaultValue={value}
            placeholder={words.all}
            autoComplete="off"
            className="input"
          />
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
  options: readonly string[] | null;
  words: ComboboxWords;
  chosen: string;
  choose: (value: string) => void;
  onOpen: (() => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function show() {
    setOpen(true);
    onOpen?.();
  }
  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    // biome-ignore-start lint/a11y/noStaticElementInteractions: it only hears that the focus has left
    // biome-ignore-start lint/a11y/noNoninteractiveElementInteractions: the same
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions: the same */}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: it only hears that the focus has left */}
      <input type="hidden" name={name} value={chosen} disabled={chosen === ""} />
      <button
        ref={opener}
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${chosen || words.all}`}
        className="input select truncate"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
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
        <Suspense>
          <Panel
            label={label}
            options={options}
            words={words}
            chosen={chosen}
            close={close}
            take={(entry) => {
              close();
              if (entry !== chosen) choose(entry);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function NoPanel() {
  const say = useSay();
  return (
    <p role="alert">
      {say({
        en: "The list could not be loaded. Please check your connection.",
        es: "No se pudo cargar la lista. Revisa tu conexión.",
      })}
    </p>
  );
}
