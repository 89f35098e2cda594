import { href, Link, NavLink, useLocation } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { Logo } from "./logo.tsx";
import { mainLinks, membershipLinks } from "./navigation.ts";
import { useSite } from "./site.ts";

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

/**
 * The header's end: the links to sign in for a visitor, or to their pages for a signed-in person.
 * @param from - the page that is shown, to which signing in leads back
 */
function AccountLinks({ viewer, from }: { viewer: ViewerBadge | null; from: string }) {
  if (!viewer) {
    return (
      <>
        <Link to={loginPath(from)} className="py-1.5 hover:underline hover:underline-offset-4">
          Login
        </Link>
        <ButtonLink to={signupPath(from)} size="small" className="text-[0.9375rem]">
          Sign Up
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {/* On a tablet there is no room for these; the dashboard leads there too. */}
      <NavLink
        to={href("/training")}
        className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
      >
        Training
      </NavLink>
      {viewer.organizes && (
        <NavLink
          to={href("/organize")}
          className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
        >
          Organize
        </NavLink>
      )}
      {viewer.isAdmin && (
        <NavLink to={href("/admin")} className="py-1.5 hover:underline hover:underline-offset-4">
          Admin
        </NavLink>
      )}
      <Link to={href("/dashboard")} title={viewer.name} className="rounded-full">
        <span className="sr-only">Dashboard of {viewer.name}</span>
        <Avatar name={viewer.name} image={viewer.image} className="size-9 text-sm" />
      </Link>
      <SignOutButton className="text-[0.9375rem]" />
    </>
  );
}

/** The header's links on a narrow screen: a panel of at most 24rem that scrolls, with or without a script. */
function MobileMenu({
  viewer,
  pathname,
  from,
}: {
  viewer: ViewerBadge | null | undefined;
  pathname: string;
  /** The page that is shown, to which signing in leads back. */
  from: string;
}) {
  return (
    <div className="ml-auto md:hidden">
      <Menu
        wide
        arrow={false}
        label={<Icon name="menu" label="Menu" className="size-6" />}
        className="-mr-2 size-11 justify-center rounded-control hover:bg-sunken"
        panelClassName="mobile-menu"
      >
        <nav aria-label="Menu">
          {mainLinks.map((link) => (
            <SiteLink key={link.to} link={link} pathname={pathname} />
          ))}
          <p className="mt-2 px-3 pb-1 text-sm font-semibold text-muted">Membership</p>
          {membershipLinks.map((link) => (
            <SiteLink key={link.to} link={link} pathname={pathname} />
          ))}
          {viewer && <NavLink to={href("/training")}>Training</NavLink>}
          {viewer?.organizes && <NavLink to={href("/organize")}>Organize</NavLink>}
          {viewer?.isAdmin && <NavLink to={href("/admin")}>Admin</NavLink>}
        </nav>
        {viewer !== undefined && (
          <div className="sticky bottom-[-0.375rem] mt-2 grid grid-cols-2 gap-2 border-t border-line bg-surface py-2">
            {viewer ? (
              <>
                <ButtonLink to={href("/dashboard")} look="quiet" size="small">
                  Dashboard
                </ButtonLink>
                <SignOutButton className="w-full" />
              </>
            ) : (
              <>
                <ButtonLink to={loginPath(from)} look="quiet" size="small">
                  Login
                </ButtonLink>
                <ButtonLink to={signupPath(from)} size="small">
                  Sign Up
                </ButtonLink>
              </>
            )}
          </div>
        )}
      </Menu>
    </div>
  );
}

/** A link of the menus; it says so while its page, or one below it, is shown. */
function SiteLink({
  link,
  pathname,
  early = false,
}: {
  link: { to: string; label: string };
  /** That of the page that is shown. */
  pathname: string;
  early?: boolean;
}) {
  const isBelow = link.to !== "/" && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch={early ? "intent" : "none"}
      aria-current={isCurrent ? "page" : undefined}
    >
      {link.label}
    </Link>
  );
}
