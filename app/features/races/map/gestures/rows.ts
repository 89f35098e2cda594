/** The races of a pin in the list. */
export function rowsOf(section: HTMLElement, pin: string): Element[] {
  return [...section.querySelectorAll(`[data-pins~="${CSS.escape(pin)}"]`)];
}

/**
 * Goes on to the first row of a pin, which is below the map on a phone.
 * @returns false where the list does not have all of them
 */
export function showRows(section: HTMLElement, { dataset }: HTMLElement): boolean {
  const { pin = "", rows: races } = dataset;
  const rows = rowsOf(section, pin);
  if (rows.length < Number(races)) return false;
  rows[0]?.querySelector("a")?.focus({ preventScroll: true });
  rows[0]?.scrollIntoView({ block: "center" });
  return true;
}
