import { deadlineWords } from "#features/registrations/orders/words.ts";
import { useSay } from "#ui/language/language.tsx";
import type { CashSlip } from "../card.ts";

/** How to pay with cash in a shop. */
export function SlipSection({
  slip: { number, url, until },
  timeZone,
}: {
  slip: CashSlip;
  timeZone: string;
}) {
  const say = useSay();
  const last = deadlineWords(until, timeZone);
  return (
    <section aria-labelledby="slip" className="card grid gap-3 p-5">
      <h2 id="slip" className="text-xl">
        {say({ en: "Pay with cash at OXXO", es: "Paga en efectivo en OXXO" })}
      </h2>
      <p>
        {say({
          en: `Show the slip in a shop and pay by ${last.en}. The confirmation follows on the next working day, and your place is held until then.`,
          es: `Muestra la ficha en una tienda y paga a más tardar el ${last.es}. La confirmación llega el siguiente día hábil y tu cupo sigue reservado hasta entonces.`,
        })}
      </p>
      <p className="tabular font-medium">{number}</p>
      <p>
        <a href={url} className="link">
          {say({ en: "Open the slip", es: "Abrir la ficha" })}
        </a>
      </p>
    </section>
  );
}
