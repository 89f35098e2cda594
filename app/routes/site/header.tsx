import { href, Link, useLocation } from "react-router";
import { Menu } from "#ui/overlay/menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { AccountLinks } from "./account-links.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainLinks, membershipLinks } from "./navigation.ts";
import { useSite } from "./site.ts";
import { SiteLink } from "./site-link.tsx";

/** The head of every page of the public site. */
export function Header() {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const { viewer } = useSite();
  const isMembership = membershipLinks.some((link) => pathname === link.to);
  return (
    <header className="site-header">
      <Container className="flex h-17 items-center gap-4 text-[0.9375rem] lg:gap-6 xl:gap-9">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
        <nav aria-label="Main" className={viewer?.isAdmin ? "site-nav site-nav-long" : "site-nav"}>
          {mainLinks.map((link) => (
            <SiteLink key={link.to} link={link} pathname={pathname} early />
          ))}
          <Menu label="Membership" className={isMembership ? "current" : ""}>
            {membershipLinks.map((link) => (
              <SiteLink key={link.to} link={link} pathname={pathname} early />
            ))}
          </Menu>
        </nav>
        <div className="ml-auto hidden items-center gap-3 font-medium md:flex lg:gap-5">
          {viewer !== undefined && <AccountLinks viewer={viewer} from={from} />}
        </div>
        <MobileMenu viewer={viewer} pathname={pathname} from={from} />
      </Container>
    </header>
  );
}
