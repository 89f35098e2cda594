import { lazy, type ReactNode, Suspense } from "react";
import { Form, href, Link, useLocation } from "react-router";
import { tagline } from "#features/races/home/tagline.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import { type LengthUnit, lengthUnits } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { DeletionLine } from "./deletion-line.tsx";
import { companyLinks, defaultAssistant, Header, legalLinks, quickLinks } from "./header.tsx";
import { LanguageLink, useOfferedLanguage } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { type Site, useSite } from "./site.ts";

const LanguageOffer = lazy(() => import("./language-offer.tsx"));

/** Header, main part and footer around a page of the public site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const say = useSay();
  const offered = useOfferedLanguage();
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        {say({ en: "Skip to content", es: "Ir al contenido" })}
      </a>
      <Header />
      <DeletionLine />
      {offered && (
        <Suspense>
          <LanguageOffer lang={offered} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}

/** The foot of every page of the public site. */
function Footer({ site }: { site: Site }) {
  const say = useSay();
  return (
    <footer className="mt-24 border-t border-line bg-surface">
      <Container className="grid grid-cols-2 gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <Groups social={site.social} />
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 text-sm text-muted">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {legalLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-block py-1 hover:underline">
                  {say(link.label)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mr-auto">
            <Rich
              text={say({
                en: "Places: <0>GeoNames</0>, CC BY 4.0",
                es: "Lugares: <0>GeoNames</0>, CC BY 4.0",
              })}
              parts={[
                (words) => (
                  <OutsideLink href="https://www.geonames.org/" look="none">
                    {words}
                  </OutsideLink>
                ),
              ]}
            />
          </p>
          <LanguageLink className="py-1 underline-offset-4 hover:underline" />
          <UnitSwitch unit={site.unit} />
        </Container>
      </div>
    </footer>
  );
}

function Groups({ social }: { social: Site["social"] }) {
  const say = useSay();
  const networks = [
    { label: "Facebook", href: social.facebook },
    { label: "Instagram", href: social.instagram },
    { label: "X", href: social.x },
  ];
  return (
    <>
      <div className="col-span-2 sm:col-span-3 lg:col-span-1">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
        <p className="mt-3 max-w-[34ch] text-muted">{say(tagline)}</p>
      </div>
      <Group title={say({ en: "Quick Links", es: "Enlaces rápidos" })}>
        {quickLinks.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              state={link.to === href("/chat/:threadId?") ? defaultAssistant : null}
            >
              {say(link.label)}
            </Link>
          </li>
        ))}
      </Group>
      <Group title={say({ en: "Company", es: "Empresa" })}>
        {companyLinks.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{say(link.label)}</Link>
          </li>
        ))}
      </Group>
      <Group title={say({ en: "Follow Us", es: "Síguenos" })}>
        {networks.map((network) => (
          <li key={network.label}>
            <OutsideLink href={network.href} look="none">
              {network.label}
            </OutsideLink>
          </li>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-links">{children}</ul>
    </div>
  );
}

const names: Record<LengthUnit, Words> = {
  km: { en: "kilometers", es: "kilómetros" },
  mi: { en: "miles", es: "millas" },
};

/** Chooses the unit of all lengths. It comes back to the same page, which the server renders again. */
function UnitSwitch({ unit }: { unit: LengthUnit }) {
  const { pathname, search } = useLocation();
  const say = useSay();
  return (
    <Form
      method="post"
      action={href("/units")}
      replace
      preventScrollReset
      className="flex items-center gap-3"
    >
      <input type="hidden" name="to" value={pathname + search} />
      <span id="unit-switch">{say({ en: "Distances in", es: "Distancias en" })}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in line */}
      <div role="group" aria-labelledby="unit-switch" className="segments">
        {lengthUnits.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="unit"
            value={choice}
            aria-label={`${choice}, ${say(names[choice])}`}
            aria-pressed={choice === unit}
          >
            {choice}
          </button>
        ))}
      </div>
    </Form>
  );
}
