import { href, NavLink } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { mainLinks, membershipLinks } from "./navigation.ts";
import { SiteLink } from "./site-link.tsx";

/** The header's links on a narrow screen: a panel of at most 24rem that scrolls, with or without a script. */
export function MobileMenu({
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
