import { href, Link, Navigate } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { loginPath } from "#features/accounts/login-path.ts";
import { confirmationProblems } from "#features/accounts/messages.ts";
import { readConfirmation } from "#features/accounts/sign-up/confirmation.ts";
import { signUpWay } from "#features/accounts/sign-up/own-sign-up.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { useFragment } from "#ui/navigation/fragment.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/confirm.ts";

export function loader({ request, context, url }: Route.LoaderArgs) {
  return { origin: url.origin, login: loginPath(signUpWay(services(context), request)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "Email confirmation",
    description: "Whether an email address at Dorsal has been confirmed.",
    url: `${loaderData?.origin}${href("/auth/confirm")}`,
    indexed: false,
  });

/** The target of mailed links. The outcome is in the fragment, which only the browser sees. */
export default function Confirm({ loaderData: { login } }: Route.ComponentProps) {
  const fragment = useFragment();
  if (fragment === null) return <Reading login={login} />;
  const found = readConfirmation(fragment);
  switch (found.kind) {
    case "recovery":
      return <Navigate to={{ pathname: href("/reset-password"), hash: fragment }} replace />;
    case "confirmed":
      return (
        <>
          <AuthHeading>Email Confirmed</AuthHeading>
          <Notice kind="success">Your email address is confirmed. You can sign in now.</Notice>
          <ButtonLink to={login} className="mt-6 w-full">
            Sign In
          </ButtonLink>
        </>
      );
    case "failed":
      return (
        <>
          <AuthHeading>Verification Failed</AuthHeading>
          <Notice kind="problem">{confirmationProblems[found.problem]}</Notice>
          <WaysOn />
        </>
      );
  }
}

function Reading({ login }: { login: string }) {
  return (
    <>
      <AuthHeading>Email confirmation</AuthHeading>
      <p className="script-only text-muted">Reading your link…</p>
      <noscript>
        <p>
          This page needs JavaScript to read what came of your link. If you have confirmed your
          address, you can sign in now; if you have asked for a new password, set it now.
        </p>
        <div className="mt-6 grid gap-3">
          <Link to={login} className="button button-primary">
            Sign In
          </Link>
          <Link to={href("/reset-password")} className="button button-quiet">
            Set a new password
          </Link>
        </div>
      </noscript>
    </>
  );
}

function WaysOn() {
  return (
    <div className="mt-6 grid gap-3">
      <ButtonLink to={href("/login")}>Login</ButtonLink>
      <ButtonLink to={href("/signup")} look="quiet">
        Sign Up
      </ButtonLink>
    </div>
  );
}
