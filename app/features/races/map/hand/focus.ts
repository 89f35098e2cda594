/** The pin that has the focus of the keyboard. */
export function focusedPin(section: HTMLElement): string | undefined {
  const { activeElement } = document;
  const isPin = activeElement instanceof HTMLElement && section.contains(activeElement);
  return isPin ? activeElement.dataset.pin : undefined;
}

/** A pin that React draws again keeps the focus of the keyboard. */
export function focusAgain(section: HTMLElement, pin: string | undefined): void {
  if (pin === undefined || document.activeElement !== document.body) return;
  const pins = section.querySelectorAll<HTMLElement>(`[data-pin="${CSS.escape(pin)}"]`);
  [...pins].find((each) => each.checkVisibility())?.focus({ preventScroll: true });
}
