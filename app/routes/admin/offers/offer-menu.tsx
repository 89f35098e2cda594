import { href } from "react-router";
import { type KeptOffer, offerName } from "#features/membership/partner-offers/offer.ts";
import { RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";

/** The actions for one offer of the list. */
export function OfferMenu({
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
  const about = offerName(offer);
  const move = href("/admin/offers/:id/:change", { id, change: "move" });
  return (
    <RowMenu name={about}>
      <RowLink to={href("/admin/offers/:id", { id })} about={about}>
        Edit
      </RowLink>
      <RowAction
        action={href("/admin/offers/:id/:change", { id, change: isActive ? "hide" : "show" })}
        values={{ to }}
        about={about}
      >
        {isActive ? "Hide" : "Show"}
      </RowAction>
      {mayMove && (
        <>
          <RowAction action={move} values={{ to, way: "up" }} about={about}>
            Up
          </RowAction>
          <RowAction action={move} values={{ to, way: "down" }} about={about}>
            Down
          </RowAction>
        </>
      )}
      <RowLink to={href("/admin/offers/:id/delete", { id })} about={about} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  );
}
