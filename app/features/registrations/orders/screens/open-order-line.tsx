import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { OpenOrder } from "../queries.server.ts";

/** An order that waits for its runner or for the organizer, in one line. */
export function OpenOrderLine({ order, className = "" }: { order: OpenOrder; className?: string }) {
  const say = useSay();
  return (
    <p className={`rounded-control bg-sunken px-4 py-3 font-medium ${className}`.trim()}>
      {say(order.line)} <OpenOrderLink order={order} />
    </p>
  );
}

/** Leads to an open order, in the place of the link to register. */
export function OpenOrderLink({
  order,
  look = "text",
}: {
  order: OpenOrder;
  look?: "text" | "button";
}) {
  const say = useSay();
  const to = href("/orders/:id/:change?", { id: order.id });
  const words = say(
    order.state === "in_review"
      ? { en: "See your order", es: "Ver tu pedido" }
      : { en: "Pay now", es: "Pagar ahora" },
  );
  return look === "text" ? (
    <TextLink to={to}>{words}</TextLink>
  ) : (
    <ButtonLink size="small" to={to}>
      {words}
    </ButtonLink>
  );
}

/** What the bar of a race says to the runner whose order is open. */
export function OrderBar({ order }: { order: OpenOrder }) {
  const say = useSay();
  return (
    <>
      <p className="register-offer">
        {say({ en: "Your place is held", es: "Tu cupo está reservado" })}
      </p>
      <OpenOrderLink order={order} look="button" />
    </>
  );
}
