import { href, redirect } from "react-router";
import { isResetToken, recoveryCookie } from "#features/accounts/password/password-reset.server.ts";
import { recoveryPage } from "#features/accounts/sign-up/confirmation.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/recover.ts";

/** Where the link of a mail for a new password leads: the token goes into a cookie. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  const isGood = await isResetToken(services(args.context), askerOf(args), token);
  return redirect(isGood ? recoveryPage() : href("/reset-password"), {
    status: 303,
    headers: { "Set-Cookie": recoveryCookie(args.request, isGood ? token : null) },
  });
}
