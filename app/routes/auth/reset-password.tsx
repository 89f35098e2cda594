import { data, Form, href, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { loginPath } from "#features/accounts/login-path.ts";
import { accountProblems } from "#features/accounts/messages.ts";
import { NewPasswordFields } from "#features/accounts/password/new-password-fields.tsx";
import {
  isResetToken,
  recoveryCookie,
  recoveryToken,
  resetPassword,
} from "#features/accounts/password/password-reset.server.ts";
import { newPasswordForm } from "#features/accounts/schema.ts";
import { refusalSentence } from "#features/accounts/sign-in/refusal.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/reset-password.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const token = recoveryToken(args.request);
  const isGood =
    token !== null && (await isResetToken(services(args.context), askerOf(args), token));
  return { isGood, origin: args.url.origin };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const token = recoveryToken(args.request);
  if (token === null) return data({ ...formErrors(null, form), isExpired: true }, 400);
  const { value, errors } = readForm(newPasswordForm, form);
  if (errors) return data({ ...errors, isExpired: false }, 400);
  const { identity } = services(args.context);
  const refusal = await resetPassword({ identity }, askerOf(args), { ...value, token });
  if (refusal) {
    const isExpired = refusal.problem === "reset-link-expired";
    return data({ ...formErrors(refusalSentence(refusal), form), isExpired }, refusal.status);
  }
  // The session of this browser has ended with all others.
  const headers = new Headers({ "Set-Cookie": recoveryCookie(args.request, null) });
  for (const each of identity.cookie.forgetting(args.request)) headers.append("Set-Cookie", each);
  // After signing in, the owner sees what else still opens the account.
  const to = loginPath(href("/account/security/ways-in"), "password-changed");
  return redirect(to, { status: 303, headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({
    form: accountProblems.failed,
    fields: {},
    typed: {},
    isExpired: false,
  }));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Set a new password", es: "Crear una contraseña nueva" },
    description: {
      en: "Set a new password for your Dorsal account.",
      es: "Crea una contraseña nueva para tu cuenta de Dorsal.",
    },
    url: `${loaderData?.origin}${href("/reset-password")}`,
    indexed: false,
  });

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useIsSending(href("/reset-password"));
  if (!loaderData.isGood || actionData?.isExpired) return <Expired />;
  return (
    <>
      <AuthHeading
        aside={say({
          en: "You will be signed out on all your devices.",
          es: "Se cerrará la sesión en todos tus dispositivos.",
        })}
      >
        {say({ en: "Set a new password", es: "Crear una contraseña nueva" })}
      </AuthHeading>
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <NewPasswordFields
          label={say({ en: "New password", es: "Contraseña nueva" })}
          confirmation={say({ en: "Confirm new password", es: "Confirma la contraseña nueva" })}
          errors={actionData?.fields}
        />
        <Button type="submit" busy={isBusy}>
          {say({ en: "Set password", es: "Guardar contraseña" })}
        </Button>
      </Form>
    </>
  );
}

function Expired() {
  const say = useSay();
  return (
    <>
      <AuthHeading>
        {say({ en: "Set a new password", es: "Crear una contraseña nueva" })}
      </AuthHeading>
      <Notice kind="problem">{accountProblems["reset-link-expired"]}</Notice>
      <ButtonLink to={href("/forgot-password")} className="mt-5 w-full">
        {say({ en: "Get a new link", es: "Pedir un enlace nuevo" })}
      </ButtonLink>
      <p className="mt-6 text-sm">
        <TextLink to={href("/login")}>
          {say({ en: "Back to Login", es: "Volver al inicio de sesión" })}
        </TextLink>
      </p>
    </>
  );
}
