import { data, Form, href, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { googlePersonForm } from "#features/accounts/schema.ts";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/google.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireSandbox(args);
  const { url } = args;
  const isAsked = callbackAsked(url, url.searchParams) !== null;
  return { isAsked, asked: isAsked ? url.search : "", origin: url.origin };
}

export async function action(args: Route.ActionArgs) {
  const grant = await requireSandbox(args);
  const { request, url } = args;
  const form = await formOf(request);
  const asked = new URLSearchParams(String(form.get("asked")));
  const callback = callbackAsked(url, asked);
  if (callback === null) throw data(null, 400);
  const answer = new URLSearchParams({ state: asked.get("state") ?? "" });
  if (form.has("cancel")) answer.set("error", "access_denied");
  else {
    const { value, errors } = readForm(googlePersonForm, form);
    if (errors) return data(errors, 400);
    answer.set("code", grant(value, asked));
  }
  const to = `${callback}?${answer}`;
  // The page's policy lets no form lead to an app, not even by way of this site: a link does.
  return callback === href("/auth/v1/callback") ? { next: to } : redirect(to, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Sign in with Google (sandbox)", es: "Iniciar sesión con Google (de prueba)" },
    description: {
      en: "Stands for Google's own page on this demo server.",
      es: "Reemplaza a la página de Google en este servidor de demostración.",
    },
    url: `${loaderData?.origin}${href("/sandbox/google")}`,
    indexed: false,
  });

export default function GoogleConsent({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  if (actionData && "next" in actionData) return <BackToApp address={actionData.next} />;
  return (
    <>
      <AuthHeading
        aside={say({
          en: "This page stands for Google's own. Be whoever you like.",
          es: "Esta página reemplaza a la de Google. Sé quien quieras.",
        })}
      >
        {say({ en: "Sign in with Google", es: "Iniciar sesión con Google" })}
      </AuthHeading>
      {loaderData.isAsked ? (
        <Form method="post" reloadDocument noValidate className="grid gap-4">
          <input type="hidden" name="asked" value={loaderData.asked} />
          <TextField
            label={say({ en: "Name", es: "Nombre" })}
            name="name"
            autoComplete="off"
            defaultValue={actionData?.typed.name ?? "Gala Runner"}
            error={actionData?.fields.name}
          />
          <TextField
            label={say({ en: "Google address", es: "Dirección de Google" })}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={actionData?.typed.email ?? "gala.runner@gmail.test"}
            error={actionData?.fields.email}
          />
          <p className="text-sm text-muted">
            {say({
              en: "Dorsal wants to know your name and your address, also while you are away.",
              es: "Dorsal quiere saber tu nombre y tu dirección, también cuando no estás.",
            })}
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button type="submit" name="cancel" value="1" look="quiet">
              {say({ en: "Cancel", es: "Cancelar" })}
            </Button>
            <Button type="submit">{say({ en: "Allow", es: "Permitir" })}</Button>
          </div>
        </Form>
      ) : (
        <Notice kind="problem">
          {say({
            en: "Nobody has asked for this page. Begin at the login page.",
            es: "Nadie pidió esta página. Empieza en la página de inicio de sesión.",
          })}
        </Notice>
      )}
    </>
  );
}

function BackToApp({ address }: { address: string }) {
  const say = useSay();
  return (
    <>
      <AuthHeading
        aside={say({
          en: "Google would lead back to the app by itself.",
          es: "Google volvería solo a la aplicación.",
        })}
      >
        {say({ en: "Back to the app", es: "Volver a la aplicación" })}
      </AuthHeading>
      <a href={address} className={buttonClass()}>
        {say({ en: "Continue", es: "Continuar" })}
      </a>
    </>
  );
}

/** @throws {Response} 404 where the real Google answers, or none, and for people elsewhere */
async function requireSandbox(args: Route.LoaderArgs | Route.ActionArgs) {
  const { grant } = services(args.context).identity;
  if (!grant || !(await mayUseSandbox(args))) throw data(null, 404);
  return grant;
}

/** The way back that a visit names: to the website, or to an app; `null` for any other. */
function callbackAsked(url: URL, asked: URLSearchParams) {
  const callbacks = [href("/auth/callback/google"), href("/auth/v1/callback")];
  return callbacks.find((path) => asked.get("redirect_uri") === url.origin + path) ?? null;
}
