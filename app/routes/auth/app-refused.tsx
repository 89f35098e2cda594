import { href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/app-refused.ts";

export const handle: Handle = { plain: true };

/** Where a person lands whose sign-in to an app fails, if no listed address of the app is known. */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get("code") ?? "";
  return { code: /^[a-z_]{1,60}$/.test(code) ? code : null };
}

export const meta: Route.MetaFunction = () => officeMeta("Sign-in failed");

export default function AppRefused({ loaderData: { code } }: Route.ComponentProps) {
  return (
    <>
      <AuthHeading>Sign-in failed</AuthHeading>
      <Notice kind="problem">
        The app that sent you here could not sign you in. Nothing in your account has changed. Go
        back to the app and try another way.
      </Notice>
      {code && (
        <p className="mt-5 text-sm text-muted">
          For the developers of the app: <code>{code}</code>. What it means is in{" "}
          <TextLink to={`${href("/developers")}#accounts`}>the reference</TextLink>.
        </p>
      )}
      <ButtonLink to={href("/")} look="quiet" className="mt-6 w-full">
        Home
      </ButtonLink>
    </>
  );
}
