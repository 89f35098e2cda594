/** Highlights the pins of a race in the list and the races of a pin while either has the pointer or the focus. */
export function highlightPairs(section: HTMLElement, signal: AbortSignal): void {
  let tapped: HTMLElement | null = null;

  const light = ({ target, type }: Event) => {
    const thing = thingAt(target);
    if (!thing && type === "pointerout") return;
    for (const lit of section.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    if (type === "pointerout" || type === "focusout") return;
    for (const other of thing ? [thing, ...othersOf(section, thing)] : []) {
      other.setAttribute("data-lit", "");
    }
  };
  for (const name of ["pointerover", "pointerout", "focusin", "focusout"]) {
    section.addEventListener(name, light, { signal });
  }

  // Touch has no hover: the first tap on a race shows its name, the second opens it.
  section.addEventListener(
    "click",
    (event) => {
      const pin = thingAt(event.target);
      const isRace = pin?.dataset.pin !== undefined && pin.dataset.part === undefined;
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (isRace && pin === tapped) return;
      tapped = null;
      if (!isRace || !isTouch) return;
      event.preventDefault();
      event.stopPropagation();
      tapped = pin;
      light(event);
    },
    { signal, capture: true },
  );
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-pin], [data-pins]") : null;
}

function othersOf(section: HTMLElement, { dataset }: HTMLElement): Element[] {
  const { pin, pins = "" } = dataset;
  if (pin !== undefined) return rowsOf(section, pin);
  return pins
    .split(" ")
    .flatMap((id) => [...section.querySelectorAll(`[data-pin="${CSS.escape(id)}"]`)]);
}

/** The races of a pin in the list. */
function rowsOf(section: HTMLElement, pin: string): Element[] {
  return [...section.querySelectorAll(`[data-pins~="${CSS.escape(pin)}"]`)];
}

/**
 * Moves the focus to the first row of a pin, which is below the map on a phone.
 * @returns false if the list does not show all races of the pin
 */
export function showRows(section: HTMLElement, { dataset }: HTMLElement): boolean {
  const { pin = "", rows: races } = dataset;
  const rows = rowsOf(section, pin);
  if (rows.length < Number(races)) return false;
  rows[0]?.querySelector("a")?.focus({ preventScroll: true });
  rows[0]?.scrollIntoView({ block: "center" });
  return true;
}
