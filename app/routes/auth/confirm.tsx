import { useSyncExternalStore } from "react";
import { href, Link, Navigate } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { loginPath } from "#features/accounts/login-path.ts";
import { confirmationProblems } from "#features/accounts/messages.ts";
import { readConfirmation } from "#features/accounts/sign-up/confirmation.ts";
import { signUpWay } from "#features/accounts/sign-up/own-sign-up.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/confirm.ts";

export function loader({ request, context, url }: Route.LoaderArgs) {
  return { origin: url.origin, login: loginPath(signUpWay(services(context), request)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Email confirmation", es: "Confirmación del correo" },
    description: {
      en: "Whether an email address at Dorsal has been confirmed.",
      es: "Si una dirección de correo en Dorsal fue confirmada.",
    },
    url: `${loaderData?.origin}${href("/auth/confirm")}`,
    indexed: false,
  });

/** The target of mailed links. The outcome is in the fragment, which only the browser sees. */
export default function Confirm({ loaderData: { login } }: Route.ComponentProps) {
  const say = useSay();
  const fragment = useFragment();
  if (fragment === null) return <Reading login={login} />;
  const found = readConfirmation(fragment);
  switch (found.kind) {
    case "recovery":
      return <Navigate to={{ pathname: href("/reset-password"), hash: fragment }} replace />;
    case "confirmed":
      return (
        <>
          <AuthHeading>{say({ en: "Email Confirmed", es: "Correo confirmado" })}</AuthHeading>
          <Notice kind="success">
            {say({
              en: "Your email address is confirmed. You can sign in now.",
              es: "Tu dirección de correo está confirmada. Ya puedes iniciar sesión.",
            })}
          </Notice>
          <ButtonLink to={login} className="mt-6 w-full">
            {say({ en: "Sign In", es: "Iniciar sesión" })}
          </ButtonLink>
        </>
      );
    case "failed":
      return (
        <>
          <AuthHeading>
            {say({ en: "Verification Failed", es: "No se pudo verificar" })}
          </AuthHeading>
          <Notice kind="problem">{confirmationProblems[found.problem]}</Notice>
          <WaysOn />
        </>
      );
  }
}

function Reading({ login }: { login: string }) {
  const say = useSay();
  return (
    <>
      <AuthHeading>{say({ en: "Email confirmation", es: "Confirmación del correo" })}</AuthHeading>
      <p className="script-only text-muted">
        {say({ en: "Reading your link…", es: "Leyendo tu enlace…" })}
      </p>
      <noscript>
        <p>
          {say({
            en: "This page needs JavaScript to read the result of your link. If you confirmed your address, you can sign in now. If you asked for a new password, set it now.",
            es: "Esta página necesita JavaScript para leer el resultado de tu enlace. Si confirmaste tu dirección, ya puedes iniciar sesión; si pediste una contraseña nueva, créala ahora.",
          })}
        </p>
        <div className="mt-6 grid gap-3">
          <Link to={login} className="button button-primary">
            {say({ en: "Sign In", es: "Iniciar sesión" })}
          </Link>
          <Link to={href("/reset-password")} className="button button-quiet">
            {say({ en: "Set a new password", es: "Crear una contraseña nueva" })}
          </Link>
        </div>
      </noscript>
    </>
  );
}

function WaysOn() {
  const say = useSay();
  return (
    <div className="mt-6 grid gap-3">
      <ButtonLink to={href("/login")}>{say({ en: "Login", es: "Iniciar sesión" })}</ButtonLink>
      <ButtonLink to={href("/signup")} look="quiet">
        {say({ en: "Sign Up", es: "Regístrate" })}
      </ButtonLink>
    </div>
  );
}

/** The address's part behind `#`; null on the server, which never learns it. */
function useFragment(): string | null {
  return useSyncExternalStore<string | null>(listen, read, () => null);
}

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

function read(): string {
  return location.hash;
}
