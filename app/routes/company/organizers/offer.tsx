import type { To } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card } from "#ui/list/card.tsx";

/** One of the offers for organizers: what it promises and what is in it. */
export function Offer(offer: {
  name: string;
  promise: string;
  parts: readonly string[];
  to: To;
  /** The offer that contains the other one. */
  isFull?: boolean;
}) {
  return (
    <Card
      as="article"
      className={`flex flex-col border-t-8 p-6 md:p-8 ${offer.isFull ? "border-t-signal" : "border-t-ink"}`}
    >
      <h3 className="text-2xl">{offer.name}</h3>
      <p className="mt-2 text-lg text-muted">{offer.promise}</p>
      <ul className="mt-6 grid gap-3">
        {offer.parts.map((part) => (
          <li key={part} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-pine" />
            {part}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-8">
        <ButtonLink
          to={offer.to}
          look={offer.isFull ? "primary" : "quiet"}
          aria-label={`Start free trial of ${offer.name}`}
        >
          Start free trial
        </ButtonLink>
        <span className="text-sm text-muted">14 days, then contact us for pricing</span>
      </div>
    </Card>
  );
}
