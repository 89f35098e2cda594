import type { ReactNode } from "react";
import { Form, href, Link, useLocation } from "react-router";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import { type LengthUnit, lengthUnits } from "#values/length.ts";
import { DeletionLine } from "./deletion-line.tsx";
import { Header } from "./header.tsx";
import { Logo } from "./logo.tsx";
import { companyLinks, defaultAssistant, legalLinks, quickLinks } from "./navigation.ts";
import { type Site, useSite } from "./site.ts";

/** Header, main part and footer around a page of the public site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <Header />
      <DeletionLine />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}

/** The foot of every page of the public site. */
function Footer({ site }: { site: Site }) {
  return (
    <footer className="mt-24 border-t border-line bg-surface">
      <Container className="grid grid-cols-2 gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <Groups social={site.social} />
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 text-sm text-muted">
          <ul className="footer-legal">
            {legalLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-block py-1">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mr-auto">
            Places:{" "}
            <OutsideLink href="https://www.geonames.org/" look="none">
              GeoNames
            </OutsideLink>
            , CC BY 4.0
          </p>
          <UnitSwitch unit={site.unit} />
        </Container>
      </div>
    </footer>
  );
}

function Groups({ social }: { social: Site["social"] }) {
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
        <p className="mt-3 max-w-[34ch] text-muted">
          Find a race, train for it with people and machines that know running, and keep the bib.
        </p>
      </div>
      <Group title="Quick Links">
        {quickLinks.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              state={link.to === href("/chat/:threadId?") ? defaultAssistant : null}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </Group>
      <Group title="Company">
        {companyLinks.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </Group>
      <Group title="Follow Us">
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
      <h2 className="mb-2 font-display text-base font-bold tracking-normal">{title}</h2>
      <ul className="footer-links">{children}</ul>
    </div>
  );
}

const names: Record<LengthUnit, string> = { km: "kilometers", mi: "miles" };

/** Chooses the unit of all lengths. It comes back to the same page, which the server renders again. */
function UnitSwitch({ unit }: { unit: LengthUnit }) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={href("/units")}
      replace
      preventScrollReset
      className="flex items-center gap-3"
    >
      <input type="hidden" name="to" value={pathname + search} />
      <span id="unit-switch">Distances in</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in line */}
      <div role="group" aria-labelledby="unit-switch" className="unit-switch">
        {lengthUnits.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="unit"
            value={choice}
            aria-label={`${choice}, ${names[choice]}`}
            aria-pressed={choice === unit}
          >
            {choice}
          </button>
        ))}
      </div>
    </Form>
  );
}
