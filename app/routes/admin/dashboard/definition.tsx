import type { KeyboardEvent, SyntheticEvent } from "react";

/**
 * A name that tells what it means: to whoever points at it or comes to it by keyboard, and for good
 * when it is pressed. It needs no script; with one, Escape closes it.
 */
export function Definition({ of: name, children }: { of: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: its summary is what one uses; this only closes
    <details
      className="definition"
      onKeyDown={closeOnEscape}
      onBlur={forget}
      onPointerLeave={forget}
    >
      <summary>{name}</summary>
      <p>{children}</p>
    </details>
  );
}

/** Closed although it has the focus, until that goes elsewhere. */
const closed = "definition-closed";

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.classList.add(closed);
}

function forget({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.classList.remove(closed);
}
