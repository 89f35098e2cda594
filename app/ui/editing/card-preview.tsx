import type { ReactNode } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";

/** A card beside its form, as lists would show it. It can be seen, and not used. */
export function CardPreview({ card, note }: { card: ReactNode; note?: string | null }) {
  const say = useSay();
  return (
    <section aria-label={say({ en: "Preview", es: "Vista previa" })}>
      <p className="mb-2 text-sm text-muted">
        <Rich
          text={say({
            en: "<0>Preview</0> of the card in lists",
            es: "<0>Vista previa</0> de la tarjeta en las listas",
          })}
          parts={[(words) => <b className="font-semibold text-ink">{words}</b>]}
        />
      </p>
      <div inert>{card}</div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  );
}
