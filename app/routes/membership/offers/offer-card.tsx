import type { OfferTier, ShownOffer } from "#features/membership/partner-offers/offer.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";

const tierNames: Record<OfferTier, string> = { sprinter: "Sprinter", elite: "Elite" };

/** A voucher: the partner's benefit, and below the perforation how to get it. */
export function OfferCard({ offer }: { offer: ShownOffer }) {
  const { partner, title, benefit, fromTier, validUntil, opened } = offer;
  return (
    <article className="card offer">
      <div className="offer-face">
        <p className="offer-partner">
          {partner} <span className="chip">{tierNames[fromTier]}</span>
        </p>
        <h2 className="text-xl">{title}</h2>
        <p>{benefit}</p>
        {validUntil && <p className="text-sm text-muted">Until {formatDay(validUntil)}</p>}
      </div>
      <div className="offer-stub">
        {opened ? (
          <Opened partner={partner} {...opened} />
        ) : (
          <p className="text-muted">
            {fromTier === "elite" ? "With Elite" : "With Sprinter or Elite"}
          </p>
        )}
      </div>
    </article>
  );
}

function Opened({
  partner,
  voucher,
  link,
}: { partner: string } & NonNullable<ShownOffer["opened"]>) {
  return (
    <>
      {voucher && (
        <p className="offer-code">
          <span className="sr-only">Code </span>
          <code>{voucher}</code>
          <CopyButton text={voucher} done="Copied">
            Copy<span className="sr-only"> the code of {partner}</span>
          </CopyButton>
        </p>
      )}
      {link && (
        <OutsideLink href={link} look="strong" className="inline-block py-1">
          Go to {partner}
        </OutsideLink>
      )}
    </>
  );
}
