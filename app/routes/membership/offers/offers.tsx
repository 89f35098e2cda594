import { href } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { OfferTier, ShownOffer } from "#features/membership/partner-offers/offer.ts";
import { shownOffers } from "#features/membership/partner-offers/queries.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/offers.ts";
import styles from "./offers.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = services(args.context);
  const viewer = await findViewer(args);
  const tier = viewer && (await rightsOf({ db, now }, viewer)).tier;
  return {
    offers: await shownOffers({ db, now }, tier),
    isSignedIn: viewer !== null,
    url: publicOrigin(args.request) + href("/offers"),
  };
}

/** The page can hold codes, so it is for one reader. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "Partner Offers",
    description: "What our partners give to Sprinter and Elite members: discounts for runners.",
    url: loaderData?.url ?? "",
  });

/** The partners' offers: members see the codes, other visitors the offers without them. */
export default function Offers({ loaderData: { offers, isSignedIn } }: Route.ComponentProps) {
  const isLocked = offers.some(({ opened }) => opened === null);
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <PageHeading lead="Discounts that our partners give to Sprinter and Elite members. The terms are the partner's own.">
        Partner offers
      </PageHeading>
      {isLocked && (
        <Upgrade isSignedIn={isSignedIn} hasSome={offers.some(({ opened }) => opened)} />
      )}
      <div className="mt-8">
        {offers.length > 0 ? (
          <ul className="offers">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="No partner offers at the moment" icon="people">
            New ones appear here as soon as a partner has agreed to them.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}

function Upgrade({ isSignedIn, hasSome }: { isSignedIn: boolean; hasSome: boolean }) {
  return (
    <div className="card offers-upgrade">
      <p className="max-w-text">
        {hasSome
          ? "Your plan opens some of these. The others come with Elite."
          : "The codes come with a Sprinter or Elite membership."}
        {!isSignedIn && (
          <>
            {" "}
            A member already?{" "}
            <TextLink to={loginPath(href("/offers"))}>Sign in to see your codes</TextLink>.
          </>
        )}
      </p>
      <ButtonLink to={href("/membership")} look="quiet">
        See the plans
      </ButtonLink>
    </div>
  );
}

const tierNames: Record<OfferTier, string> = { sprinter: "Sprinter", elite: "Elite" };

/** A voucher: the partner's benefit, and below the perforation how to get it. */
function OfferCard({ offer }: { offer: ShownOffer }) {
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
