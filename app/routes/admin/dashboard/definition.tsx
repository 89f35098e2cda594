import type { KeyboardEvent, SyntheticEvent } from "react";

/**
 * A name with its definition, which is shown while the name is hovered or focused, and stays open
 * after a click. It works without scripts; with scripts, Escape closes it.
 */
export function Definition({ of: name, children }: { of: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the summary is interactive; this only closes
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

/** Keeps it closed while it has the focus. */
const closed = "definition-closed";

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.classList.add(closed);
}

function forget({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.classList.remove(closed);
}
