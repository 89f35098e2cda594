import { data, Form, href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { accountProblems, resetRequested } from "#features/accounts/messages.ts";
import { requestReset } from "#features/accounts/password/password-reset.server.ts";
import { addressForm } from "#features/accounts/schema.ts";
import { refusalSentence } from "#features/accounts/sign-in/refusal.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/forgot-password.ts";

export const handle: Handle = { keepsPages: true };

export function loader({ url }: Route.LoaderArgs) {
  return { origin: url.origin };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const { value, errors } = readForm(addressForm, form);
  if (errors) return data({ ...errors, isSent: false }, 400);
  const refusal = await requestReset(services(args.context), askerOf(args), value.email);
  const sentence = refusal && refusalSentence(refusal);
  return data({ ...formErrors(sentence, form), isSent: !refusal }, refusal?.status ?? 200);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), (): FormErrors & { isSent: boolean } => ({
    form: accountProblems.failed,
    fields: {},
    typed: {},
    isSent: false,
  }));

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Forgot your password", es: "¿Olvidaste tu contraseña?" },
    description: {
      en: "Get a link by email to set a new password for your Dorsal account.",
      es: "Recibe por correo un enlace para crear una contraseña nueva para tu cuenta de Dorsal.",
    },
    url: `${loaderData?.origin}${href("/forgot-password")}`,
    indexed: false,
  });

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useIsSending(href("/forgot-password"));
  return (
    <>
      <AuthHeading
        aside={say({
          en: "We'll email you a link to set a new one.",
          es: "Te enviaremos un enlace para crear una nueva.",
        })}
      >
        {say({ en: "Forgot your password", es: "¿Olvidaste tu contraseña?" })}
      </AuthHeading>
      {actionData?.isSent && <Notice kind="success">{resetRequested}</Notice>}
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <EmailField defaultValue={actionData?.typed.email} error={actionData?.fields.email} />
        <Button type="submit" busy={isBusy}>
          {actionData?.isSent
            ? say({ en: "Send again", es: "Enviar otra vez" })
            : say({ en: "Send the link", es: "Enviar el enlace" })}
        </Button>
      </Form>
      <p className="mt-6 text-sm">
        <TextLink to={href("/login")}>
          {say({ en: "Back to Login", es: "Volver al inicio de sesión" })}
        </TextLink>
      </p>
    </>
  );
}
