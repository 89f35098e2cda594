import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Choice } from "#ui/form/choice.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

/** A screen that `g` and a letter lead to. */
export type ShortcutWay = { letter: string; to: string; label: string };

const storageKey = "office-shortcuts";

/**
 * Moves around the office by keys, and lists them. People who dictate can turn the keys off, because
 * spoken words would press them.
 */
export function Shortcuts({ ways }: { ways: readonly ShortcutWay[] }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(readChoice);
  useKeys({ ways, isOn, onHelp: () => setOpen(true) });
  if (!useHydrated()) return null;
  const keys: [string, string][] = [
    ["/", say({ en: "Search this list", es: "Buscar en esta lista" })],
    ["j", say({ en: "Next line", es: "Línea siguiente" })],
    ["k", say({ en: "Previous line", es: "Línea anterior" })],
    ["x", say({ en: "Choose this line", es: "Elegir esta línea" })],
    ...ways.map(({ letter, label }): [string, string] => [`g ${letter}`, label]),
    ["?", say({ en: "Show these shortcuts", es: "Mostrar estos atajos" })],
  ];
  const title = say({ en: "Keyboard shortcuts", es: "Atajos de teclado" });
  return (
    <>
      <button type="button" className="link py-1 text-sm" onClick={() => setOpen(true)}>
        {title}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <dl className="shortcut-list">
          {keys.map(([key, label]) => (
            <div key={key}>
              <dt>
                {key.split(" ").map((each) => (
                  <kbd key={each}>{each}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Choice
          checked={isOn}
          onChange={({ currentTarget }) => {
            setOn(currentTarget.checked);
            keepChoice(currentTarget.checked);
          }}
        >
          {say({ en: "Use these shortcuts", es: "Usar estos atajos" })}
        </Choice>
      </Dialog>
    </>
  );
}

type Keys = { ways: readonly ShortcutWay[]; isOn: boolean; onHelp: () => void };

function useKeys(keys: Keys) {
  const navigate = useNavigate();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let isGoing = false;
    const press = (event: KeyboardEvent) => {
      const { ways, isOn, onHelp } = latest.current;
      const { key } = event;
      const wasGoing = isGoing;
      isGoing = false;
      if (isElsewhere(event) || (!isOn && key !== "?")) return;
      const way = wasGoing && ways.find(({ letter }) => letter === key);
      if (way) navigate(way.to);
      else if (key === "g") isGoing = true;
      else if (key === "?") onHelp();
      else if (key === "/") searchField()?.focus();
      else if (key === "j" || key === "k") moveLine(key === "j" ? 1 : -1);
      else if (key === "x")
        lineWithFocus()?.querySelector<HTMLElement>(".records-choice input")?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate]);
}

/** Whether a key belongs to a field, a dialog or the browser. */
function isElsewhere({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest(typed) !== null;
  const isAsked = document.querySelector("dialog[open]") !== null;
  return isTyped || isAsked || ctrlKey || metaKey || altKey || defaultPrevented;
}

/** Elements that take typed letters. */
const typed = "input:not([type=checkbox]), select, textarea, [contenteditable]";

const searchField = () => document.querySelector<HTMLElement>("#main [type=search]");

const lineWithFocus = () => document.activeElement?.closest("tr") ?? null;

function moveLine(by: 1 | -1) {
  const lines = [...document.querySelectorAll("#main .records tbody tr")];
  const before = lineWithFocus();
  const at = before ? lines.indexOf(before) + by : 0;
  lines[at]?.querySelector<HTMLElement>("a, button, summary")?.focus();
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Without storage, the choice lasts until the page is left. */
function keepChoice(isOn: boolean) {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {
    // Storage is blocked or full.
  }
}
