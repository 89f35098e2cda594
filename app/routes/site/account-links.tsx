import { href, Link, NavLink } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Avatar } from "#ui/list/avatar.tsx";

/**
 * The header's end: the links to sign in for a visitor, and to the own pages for a signed-in person.
 * @param from - the page that is shown, to which signing in leads back
 */
export function AccountLinks({ viewer, from }: { viewer: ViewerBadge | null; from: string }) {
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
