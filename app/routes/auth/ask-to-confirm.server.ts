import { redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import type { SignUpForm } from "#features/accounts/schema.ts";
import {
  newSignUpId,
  ownSignUpCookie,
  signUpAddressCookie,
  signUpWayCookie,
  signUpWayToken,
} from "#features/accounts/sign-up/own-sign-up.server.ts";
import { signUp } from "#features/accounts/sign-up/sign-up.server.ts";
import { askerOf, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { wishedRace } from "#features/favorites/wish.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { reopenedRace } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import type { AwaitedRace } from "./awaited-notice.tsx";

/**
 * Signs up, which also sends the letter again to an address that waits for its confirmation. The way
 * leads to the sign-in page, and this browser remembers the address and where the visitor comes from.
 */
export async function askToConfirm(args: RequestArgs, form: SignUpForm, from: string) {
  const { request, context } = args;
  const id = newSignUpId();
  const way = signUpWayToken(services(context), from);
  const link = { origin: publicOrigin(request), id, way };
  const refusal = await signUp(services(context), askerOf(args), form, link);
  if (refusal) return { refusal, way: null };
  const headers = new Headers();
  headers.append(
    "Set-Cookie",
    ownSignUpCookie(services(context), request, { address: form.email, id }),
  );
  headers.append("Set-Cookie", signUpWayCookie(services(context), request, from));
  headers.append("Set-Cookie", signUpAddressCookie(services(context), request, form.email));
  return { refusal: null, way: redirect(loginPath(from, "check-email"), { status: 303, headers }) };
}

/** The race that a visitor signs in for, by the page that follows; `null` for any other page. */
export async function awaitedRace(
  { db }: Pick<Services, "db">,
  from: string,
): Promise<AwaitedRace | null> {
  const wished = wishedRace(from);
  const id = wished ?? reopenedRace(from);
  if (id === null) return null;
  const race = await findRaceToEnter({ db }, id);
  if (!race) return null;
  return {
    purpose: wished === null ? "register" : "keep",
    name: race.name,
    cover: coverAddress(race, "card"),
  };
}
