import { href, Link, NavLink } from "react-router";
import { SignOutButton } from "#features/accounts/sign-out-button.tsx";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** The header's end: the ways in for a visitor, and what is one's own for somebody signed in. */
export function AccountLinks({ viewer }: { viewer: ViewerBadge | null }) {
  if (!viewer) {
    return (
      <>
        <Link to={href("/login")} className="py-1.5 hover:underline hover:underline-offset-4">
          Login
        </Link>
        <ButtonLink to={href("/signup")} size="small" className="text-[0.9375rem]">
          Sign Up
        </ButtonLink>
      </>
    );
  }
  return (
    <>
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
