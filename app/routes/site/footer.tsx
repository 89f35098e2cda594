import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import { Logo } from "./logo.tsx";
import { companyLinks, defaultAssistant, legalLinks, quickLinks } from "./navigation.ts";
import type { Site } from "./site.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** The foot of every page of the public site. */
export function Footer({ site }: { site: Site }) {
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
