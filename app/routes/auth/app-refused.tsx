import { href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/app-refused.ts";

export const handle: Handle = { plain: true };

/** Where a person lands whose sign-in to an app fails, if no listed address of the app is known. */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get("code") ?? "";
  return { code: /^[a-z_]{1,60}$/.test(code) ? code : null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Sign-in failed", es: "No se pudo iniciar sesión" },
    pageLanguages(matches).lang,
  );

export default function AppRefused({ loaderData: { code } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <AuthHeading>{say({ en: "Sign-in failed", es: "No se pudo iniciar sesión" })}</AuthHeading>
      <Notice kind="problem">
        {say({
          en: "The app that sent you here could not sign you in. Nothing in your account has changed. Go back to the app and try another way.",
          es: "La aplicación que te envió aquí no pudo iniciar tu sesión. Nada cambió en tu cuenta. Vuelve a la aplicación e inténtalo de otra manera.",
        })}
      </Notice>
      {code && (
        <p className="mt-5 text-sm text-muted">
          <Rich
            text={say({
              en: `For the developers of the app: <0>${code}</0>. What it means is in <1>the reference</1>.`,
              es: `Para los desarrolladores de la aplicación: <0>${code}</0>. Su significado está en <1>la referencia</1>.`,
            })}
            parts={[
              (words) => <code>{words}</code>,
              (words) => <TextLink to={`${href("/developers")}#accounts`}>{words}</TextLink>,
            ]}
          />
        </p>
      )}
      <ButtonLink to={href("/")} look="quiet" className="mt-6 w-full">
        {say({ en: "Home", es: "Inicio" })}
      </ButtonLink>
    </>
  );
}
