import { data, Form, href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { findLink } from "#features/accounts/codes.server.ts";
import { type LetterLinkProblem, linkProblems, wordsOfLink } from "#features/app-auth/messages.ts";
import { followLink } from "#features/app-auth/verify.server.ts";
import { clientAddress, publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/app-link.ts";

export const handle: Handle = { keepsPages: true };

/**
 * Where the link of a letter leads that an app has asked for. Nothing happens before its button is
 * pressed: mail scanners follow links too.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return { token, found: await findLink(services(context), token) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await formOf(request)).get("token"));
  const client = {
    clientAddress: clientAddress(context),
    userAgent: request.headers.get("user-agent") ?? "",
    origin: publicOrigin(request),
  };
  const done = await followLink(services(context), token, client);
  if (done.problem !== null) return data({ problem: done.problem, done: null }, 400);
  return { problem: null, done: { kind: done.kind, back: done.back } };
}

/** The page is for the reader of the mail alone. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta(
    { en: "Email from an app", es: "Correo de una aplicación" },
    pageLanguages(matches).lang,
  ),
  { name: "referrer", content: "same-origin" },
];

export default function AppLink({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  if (actionData?.done) return <Done {...actionData.done} />;
  const { token, found } = loaderData;
  if (actionData?.problem || !found)
    return <Failed problem={actionData?.problem ?? "wrong-code"} />;
  const words = wordsOfLink(found.kind);
  return (
    <>
      <AuthHeading aside={say(words.aside)}>{say(words.title)}</AuthHeading>
      <p className="font-semibold wrap-anywhere">{found.sentTo}</p>
      <Form method="post" reloadDocument className="mt-5 grid gap-4">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{say(words.button)}</Button>
      </Form>
      <p className="mt-6 text-sm text-muted">{say(words.note)}</p>
    </>
  );
}

/** A link leads on and not a redirect: the app may be on another site, or on this device. */
function Done({ kind, back }: { kind: string; back: string | null }) {
  const say = useSay();
  const words = wordsOfLink(kind);
  return (
    <>
      <AuthHeading>{say(words.title)}</AuthHeading>
      <Notice kind="success">{words.done}</Notice>
      {back ? (
        <a href={back} className={buttonClass({ className: "mt-6 w-full" })}>
          {say({ en: "Back to the app", es: "Volver a la aplicación" })}
        </a>
      ) : (
        <p className="mt-6">
          {say({
            en: "You can close this page and go on in the app.",
            es: "Puedes cerrar esta página y continuar en la aplicación.",
          })}
        </p>
      )}
    </>
  );
}

function Failed({ problem }: { problem: LetterLinkProblem }) {
  const say = useSay();
  return (
    <>
      <AuthHeading>{say({ en: "Verification Failed", es: "No se pudo verificar" })}</AuthHeading>
      <Notice kind="problem">{linkProblems[problem]}</Notice>
      <ButtonLink to={href("/login")} look="quiet" className="mt-6 w-full">
        {say({ en: "Login", es: "Iniciar sesión" })}
      </ButtonLink>
    </>
  );
}
