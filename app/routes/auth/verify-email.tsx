import { Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { badLinkPage, confirmAddress } from "#features/accounts/sign-up/confirmation.server.ts";
import {
  ownSignUp,
  signUpWayCookie,
  wayOfLink,
} from "#features/accounts/sign-up/own-sign-up.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { wishCookie, wishedRace } from "#features/favorites/wish.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/verify-email.ts";

export const handle: Handle = { keepsPages: true };

/**
 * Where the link of a confirmation mail leads. In the browser of the sign-up it confirms the address at
 * once. Elsewhere it asks first: mail scanners follow links too, and the person who reads the mail may
 * not be the one who signed up.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const token = url.searchParams.get("token") ?? "";
  const address = await services(context).identity.confirmedAddress(token);
  if (address === null) throw redirect(badLinkPage(), 303);
  const own = ownSignUp(services(context), request, address);
  if (request.method === "GET" && own !== null) {
    throw redirect(await confirmAddress(services(context), askerOf(args), token, own), 303);
  }
  return { token, address, way: url.searchParams.get("way") ?? "" };
}

/** The way of the sign-up goes on in this browser, with the wish to keep a race that led to it. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await formOf(request);
  const token = String(form.get("token"));
  const to = await confirmAddress(services(context), askerOf(args), token);
  const way = wayOfLink(services(context), String(form.get("way")));
  const wished = wishedRace(way);
  const headers = new Headers();
  if (way !== "/") headers.append("Set-Cookie", signUpWayCookie(services(context), request, way));
  if (wished !== null) headers.append("Set-Cookie", wishCookie(request, wished));
  return redirect(to, { status: 303, headers });
}

/** The page is for the reader of the mail alone. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta(
    { en: "Confirm your email address", es: "Confirma tu dirección de correo" },
    pageLanguages(matches).lang,
  ),
  { name: "referrer", content: "same-origin" },
];

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { token, address, way } = loaderData;
  return (
    <>
      <AuthHeading
        aside={say({
          en: "Someone, probably you, signed up for Dorsal with this address.",
          es: "Alguien, probablemente tú, se registró en Dorsal con esta dirección.",
        })}
      >
        {say({ en: "Confirm your email address", es: "Confirma tu dirección de correo" })}
      </AuthHeading>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <Form method="post" reloadDocument className="mt-5 grid gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="way" value={way} />
        <Button type="submit">
          {say({ en: "Confirm email address", es: "Confirmar dirección de correo" })}
        </Button>
      </Form>
      <p className="mt-6 text-sm text-muted">
        {say({
          en: "If it was not you, close this page: nobody can use the account.",
          es: "Si no fuiste tú, cierra esta página: nadie puede usar la cuenta.",
        })}
      </p>
    </>
  );
}
