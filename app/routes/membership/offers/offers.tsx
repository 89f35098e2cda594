import { href } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { OfferTier, ShownOffer } from "#features/membership/partner-offers/offer.ts";
import { shownOffers } from "#features/membership/partner-offers/offers.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
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
    title: { en: "Partner Offers", es: "Ofertas de aliados" },
    description: {
      en: "What our partners give to Sprinter and Elite members: discounts for runners.",
      es: "Lo que nuestros aliados dan a los miembros de Sprinter y Elite: descuentos para corredores.",
    },
    url: loaderData?.url ?? "",
  });

/** The partners' offers: members see the codes, other visitors the offers without them. */
export default function Offers({ loaderData: { offers, isSignedIn } }: Route.ComponentProps) {
  const say = useSay();
  const isLocked = offers.some(({ opened }) => opened === null);
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <PageHeading
        lead={say({
          en: "Discounts that our partners give to Sprinter and Elite members. The terms are the partner's own.",
          es: "Descuentos que nuestros aliados dan a los miembros de Sprinter y Elite. Las condiciones son las de cada aliado.",
        })}
      >
        {say({ en: "Partner offers", es: "Ofertas de aliados" })}
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
          <EmptyState
            title={say({
              en: "No partner offers at the moment",
              es: "Por ahora no hay ofertas de aliados",
            })}
            icon="people"
          >
            {say({
              en: "New ones appear here as soon as a partner has agreed to them.",
              es: "Las nuevas aparecen aquí apenas un aliado las acuerda.",
            })}
          </EmptyState>
        )}
      </div>
    </Container>
  );
}

function Upgrade({ isSignedIn, hasSome }: { isSignedIn: boolean; hasSome: boolean }) {
  const say = useSay();
  return (
    <div className="card offers-upgrade">
      <p className="max-w-text">
        {hasSome
          ? say({
              en: "Your plan opens some of these. The others come with Elite.",
              es: "Tu plan incluye algunas de estas. Las demás vienen con Elite.",
            })
          : say({
              en: "The codes come with a Sprinter or Elite membership.",
              es: "Los códigos vienen con una membresía Sprinter o Elite.",
            })}
        {!isSignedIn && (
          <>
            {" "}
            <Rich
              text={say({
                en: "A member already? <0>Sign in to see your codes</0>.",
                es: "¿Ya tienes una membresía? <0>Inicia sesión para ver tus códigos</0>.",
              })}
              parts={[(words) => <TextLink to={loginPath(href("/offers"))}>{words}</TextLink>]}
            />
          </>
        )}
      </p>
      <ButtonLink to={href("/membership")} look="quiet">
        {say({ en: "See the plans", es: "Ver los planes" })}
      </ButtonLink>
    </div>
  );
}

const tierNames: Record<OfferTier, string> = { sprinter: "Sprinter", elite: "Elite" };

/** A voucher: the partner's benefit, and below the perforation how to get it. */
function OfferCard({ offer }: { offer: ShownOffer }) {
  const lang = useLang();
  const say = useSay();
  const { partner, title, benefit, fromTier, validUntil, opened } = offer;
  return (
    <article className="card offer">
      <div className="offer-face">
        <p className="offer-partner">
          {partner} <span className="chip">{tierNames[fromTier]}</span>
        </p>
        <h2 className="text-xl">{title}</h2>
        <p>{benefit}</p>
        {validUntil && (
          <p className="text-sm text-muted">
            {say({
              en: `Until ${formatDay(validUntil, lang)}`,
              es: `Hasta el ${formatDay(validUntil, lang)}`,
            })}
          </p>
        )}
      </div>
      <div className="offer-stub">
        {opened ? (
          <Opened partner={partner} {...opened} />
        ) : (
          <p className="text-muted">
            {fromTier === "elite"
              ? say({ en: "With Elite", es: "Con Elite" })
              : say({ en: "With Sprinter or Elite", es: "Con Sprinter o Elite" })}
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
  const say = useSay();
  return (
    <>
      {voucher && (
        <p className="offer-code">
          <span className="sr-only">{say({ en: "Code", es: "Código" })} </span>
          <code>{voucher}</code>
          <CopyButton text={voucher} done={say({ en: "Copied", es: "Copiado" })}>
            <Rich
              text={say({
                en: "Copy<0> the code of <1/></0>",
                es: "Copiar<0> el código de <1/></0>",
              })}
              parts={[(words) => <span className="sr-only">{words}</span>, () => partner]}
            />
          </CopyButton>
        </p>
      )}
      {link && (
        <OutsideLink href={link} look="strong" className="inline-block py-1">
          {say({ en: `Go to ${partner}`, es: `Ir a ${partner}` })}
        </OutsideLink>
      )}
    </>
  );
}
