import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { OpenOrder } from "../queries.server.ts";

/** An order that waits for its runner or for the organizer, in one line. */
export function OpenOrderLine({ order, className = "" }: { order: OpenOrder; className?: string }) {
  const say = useSay();
  return (
    <p className={`rounded-control bg-sunken px-4 py-3 font-medium ${className}`.trim()}>
      {say(order.line)}{" "}
      <TextLink to={href("/orders/:id/:change?", { id: order.id })}>
        {order.state === "in_review"
          ? say({ en: "See your order", es: "Ver tu pedido" })
          : say({ en: "Pay now", es: "Pagar ahora" })}
      </TextLink>
    </p>
  );
}
