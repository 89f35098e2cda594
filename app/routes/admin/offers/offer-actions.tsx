import { Form, href } from "react-router";
import { type KeptOffer, offerName } from "#features/membership/partner-offers/offer.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

/** The actions for one offer of the list. */
export function OfferActions({
  offer,
  mayMove,
  to,
}: {
  offer: KeptOffer;
  /** Search results have no order to move in. */
  mayMove: boolean;
  /** The page of the list to come back to. */
  to: string;
}) {
  const { id, isActive } = offer;
  const about = <span className="sr-only"> {offerName(offer)}</span>;
  const look = { look: "plain", size: "small" } as const;
  return (
    <div className="office-acts offer-acts">
      <ButtonLink {...look} to={href("/admin/offers/:id", { id })}>
        Edit{about}
      </ButtonLink>
      <Form method="post" action={href(`/admin/offers/:id/${isActive ? "hide" : "show"}`, { id })}>
        <input type="hidden" name="to" value={to} />
        <Button {...look} type="submit">
          {isActive ? "Hide" : "Show"}
          {about}
        </Button>
      </Form>
      {mayMove && (
        <Form
          method="post"
          action={href("/admin/offers/:id/move", { id })}
          className="flex gap-1.5"
          preventScrollReset
        >
          <input type="hidden" name="to" value={to} />
          <Button {...look} type="submit" name="way" value="up">
            <span aria-hidden="true">↑</span>
            <span className="sr-only">Up</span>
            {about}
          </Button>
          <Button {...look} type="submit" name="way" value="down">
            <span aria-hidden="true">↓</span>
            <span className="sr-only">Down</span>
            {about}
          </Button>
        </Form>
      )}
      <ButtonLink {...look} to={href("/admin/offers/:id/delete", { id })}>
        Delete{about}
      </ButtonLink>
    </div>
  );
}
