import { data, Form, href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { findLink } from "#features/accounts/codes.server.ts";
import { followLink } from "#features/app-auth/verify.server.ts";
import type { Handle } from "#routes/handle.ts";
import { clientAddress, publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/app-link.ts";

/** What the page of a letter's link says: before its button, on it, and after it. */
const ofConfirmation: LinkWords = {
  title: { en: "Confirm your email address", es: "Confirma tu dirección de correo" },
  aside: {
    en: "Someone, probably you, signed up for Dorsal with this address in an app.",
    es: "Alguien, probablemente tú, se registró en Dorsal con esta dirección desde una aplicación.",
  },
  button: { en: "Confirm email address", es: "Confirmar la dirección" },
  note: {
    en: "If it was not you, close this page: nobody can use the account.",
    es: "Si no fuiste tú, cierra esta página: nadie puede usar la cuenta.",
  },
  done: { en: "Your email address is confirmed.", es: "Tu dirección de correo está confirmada." },
};

const ofLetters: Readonly<Record<string, LinkWords>> = {
  signup: ofConfirmation,
  magiclink: {
    title: { en: "Sign in to the app", es: "Iniciar sesión en la aplicación" },
    aside: {
      en: "Someone, probably you, wants to sign in to an app with this address.",
      es: "Alguien, probablemente tú, quiere iniciar sesión en una aplicación con esta dirección.",
    },
    button: { en: "Sign in", es: "Iniciar sesión" },
    note: { en: "If it was not you, close this page.", es: "Si no fuiste tú, cierra esta página." },
    done: { en: "You can go on in the app.", es: "Puedes continuar en la aplicación." },
  },
  recovery: {
    title: { en: "Set a new password", es: "Crear una contraseña nueva" },
    aside: {
      en: "Someone, probably you, asked in an app to set a new password.",
      es: "Alguien, probablemente tú, pidió desde una aplicación crear una contraseña nueva.",
    },
    button: { en: "Go on", es: "Continuar" },
    note: {
      en: "If it was not you, close this page: your password stays as it is.",
      es: "Si no fuiste tú, cierra esta página: tu contraseña queda como está.",
    },
    done: {
      en: "You can set the new password in the app.",
      es: "Puedes crear la contraseña nueva en la aplicación.",
    },
  },
  email_change: {
    title: { en: "Confirm your new email address", es: "Confirma tu nueva dirección de correo" },
    aside: {
      en: "You have asked in an app to use this address for your Dorsal account.",
      es: "Desde una aplicación pediste usar esta dirección para tu cuenta de Dorsal.",
    },
    button: { en: "Confirm new address", es: "Confirmar la nueva dirección" },
    note: {
      en: "If it was not you, close this page: the account keeps its address.",
      es: "Si no fuiste tú, cierra esta página: la cuenta conserva su dirección.",
    },
    done: { en: "Your account has its new address.", es: "Tu cuenta ya tiene su nueva dirección." },
  },
};

const linkProblems = {
  "wrong-code": {
    en: "This link has expired or has been used already. Please request another email in the app.",
    es: "Este enlace venció o ya se usó. Pide otro correo en la aplicación.",
  },
  "too-many-attempts": {
    en: "Too many attempts. Please try again later.",
    es: "Demasiados intentos. Inténtalo más tarde.",
  },
} as const;

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

type LinkWords = Record<"title" | "aside" | "button" | "note" | "done", Words>;

function wordsOfLink(kind: string): LinkWords {
  return ofLetters[kind] ?? ofConfirmation;
}

type LetterLinkProblem = keyof typeof linkProblems;
