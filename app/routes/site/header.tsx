import { href, Link, NavLink, useLocation } from "react-router";
import { Menu } from "#ui/menu.tsx";
import { Container } from "#ui/page.tsx";
import { AccountLinks } from "./account-links.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainLinks, membershipLinks } from "./navigation.ts";
import { useSite } from "./site.ts";

/** The head of every page of the public site. */
export function Header() {
  const { pathname } = useLocation();
  const { viewer } = useSite();
  const isMembership = membershipLinks.some((link) => pathname === link.to);
  return (
    <header className="site-header">
      <Container className="flex h-17 items-center gap-4 text-[0.9375rem] lg:gap-9">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
        <nav
          aria-label="Main"
          className="site-nav hidden items-center gap-4 font-medium md:flex lg:gap-6.5"
        >
          {mainLinks.map((link) => (
            <NavLink key={link.to} to={link.to} end={link.to === href("/")} prefetch="intent">
              {link.label}
            </NavLink>
          ))}
          <Menu label="Membership" className={isMembership ? "current" : ""}>
            {membershipLinks.map((link) => (
              <NavLink key={link.to} to={link.to} prefetch="intent">
                {link.label}
              </NavLink>
            ))}
          </Menu>
        </nav>
        <div className="ml-auto hidden items-center gap-3 font-medium md:flex lg:gap-5">
          <AccountLinks viewer={viewer} />
        </div>
        <MobileMenu viewer={viewer} />
      </Container>
    </header>
  );
}
