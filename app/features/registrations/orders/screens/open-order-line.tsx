import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";
import type { OpenOrder } from "../queries.server.ts";
import { deadlineWords, moneyWords } from "../words.ts";

/** An order that waits for its runner or for the organizer, in one line. */
export function OpenOrderLine({ order, className = "" }: { order: OpenOrder; className?: string }) {
  const say = useSay();
  return (
    <p className={`rounded-control bg-sunken px-4 py-3 font-medium ${className}`.trim()}>
      {say(lineWords(order))}{" "}
      <TextLink to={href("/orders/:id/:change?", { id: order.id })}>
        {order.state === "in_review"
          ? say({ en: "See your order", es: "Ver tu pedido" })
          : say({ en: "Pay now", es: "Pagar ahora" })}
      </TextLink>
    </p>
  );
}

function lineWords(order: OpenOrder): Words {
  const { raceName, distance, state, expiresAt, timeZone } = order;
  const what = [raceName, distance].filter(Boolean).join(", ");
  if (state === "in_review") {
    return {
      en: `${what}: your proof is with the organizer.`,
      es: `${what}: el organizador tiene tu comprobante.`,
    };
  }
  const amount = moneyWords(order.totalMinor, order.currency);
  const until = expiresAt ? deadlineWords(expiresAt, timeZone) : { en: "", es: "" };
  return {
    en: `${what}: awaiting payment of ${amount.en} by ${until.en}.`,
    es: `${what}: esperando el pago de ${amount.es} hasta el ${until.es}.`,
  };
}
