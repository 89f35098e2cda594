import type { ReactNode } from "react";

/** A card beside its form, as lists would show it. It can be seen, and not used. */
export function CardPreview({ card, note }: { card: ReactNode; note?: string | null }) {
  return (
    <section aria-label="Preview">
      <p className="mb-2 text-sm text-muted">
        <b className="font-semibold text-ink">Preview</b> of the card in lists
      </p>
      <div inert>{card}</div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  );
}
