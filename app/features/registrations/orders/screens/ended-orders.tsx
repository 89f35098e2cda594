import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { moneyWords } from "../../prices/words.ts";
import type { EndedOrder } from "../queries.server.ts";
import { stateWords } from "../words.ts";

/** The orders of a runner that are no longer open, each with the way to its page. */
export function EndedOrders({ orders }: { orders: readonly EndedOrder[] }) {
  const say = useSay();
  return (
    <Section
      title={say({ en: "Your payments", es: "Tus pagos" })}
      id="payments"
      className="season-part"
    >
      <ul className="grid gap-2">
        {orders.map(({ id, code, raceName, state, totalMinor, currency }) => (
          <li key={id}>
            <TextLink to={href("/orders/:id/:change?", { id })}>
              {raceName}, {code}
            </TextLink>{" "}
            {say(moneyWords(totalMinor, currency))}, {say(stateWords[state])}
          </li>
        ))}
      </ul>
    </Section>
  );
}
