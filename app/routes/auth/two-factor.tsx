import { data, Form, href, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { failedLoginPath, loginPath, returnPath } from "#features/accounts/login-path.ts";
import { accountProblems } from "#features/accounts/messages.ts";
import { secondFactorForm } from "#features/accounts/schema.ts";
import { refusalSentence, refusalWhilePassing } from "#features/accounts/sign-in/refusal.server.ts";
import { enterCode } from "#features/accounts/sign-in/sign-in.server.ts";
import { askerOf, findViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { readCookie } from "#values/web/cookie.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/two-factor.ts";

export const handle: Handle = { keepsPages: true };

/** The cookies of a sign-in that waits for its code, without TLS and over it. */
const secondSteps = ["dorsal.two_factor", "__Secure-dorsal.two_factor"];

export async function loader(args: Route.LoaderArgs) {
  const from = returnPath(args.url.searchParams.get("from"));
  if (await findViewer(args)) throw redirect(from, 303);
  // The page is for a visitor who has just given a password.
  const cookies = args.request.headers.get("cookie");
  if (!secondSteps.some((name) => readCookie(cookies, name))) throw redirect(loginPath(from), 303);
  return { from, origin: args.url.origin };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const from = returnPath(form.get("from"));
  const { value, errors } = readForm(secondFactorForm, form);
  if (errors) return data(errors, 400);
  const result = await enterCode(services(args.context), askerOf(args), value).catch(
    refusalWhilePassing(args.context),
  );
  if (result.problem === null) return redirect(from, { status: 303, headers: result.headers });
  if (result.problem === "sign-in-expired") return redirect(failedLoginPath("expired", from), 303);
  return data(formErrors(refusalSentence(result), form), result.status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), accountProblems.failed);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Enter your code", es: "Escribe tu código" },
    description: {
      en: "The second step of signing in to Dorsal.",
      es: "El segundo paso para iniciar sesión en Dorsal.",
    },
    url: `${loaderData?.origin}${href("/login/two-factor")}`,
    indexed: false,
  });

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useIsSending(href("/login/two-factor"));
  return (
    <>
      <AuthHeading
        aside={say({
          en: "Your account asks for a second step.",
          es: "Tu cuenta pide un segundo paso.",
        })}
      >
        {say({ en: "Enter your code", es: "Escribe tu código" })}
      </AuthHeading>
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="from" value={loaderData.from} />
        <TextField
          label={say({ en: "Code", es: "Código" })}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={say({
            en: "The six digits of your authenticator app, or one of your backup codes",
            es: "Los seis dígitos de tu aplicación de autenticación, o uno de tus códigos de respaldo",
          })}
          error={actionData?.fields.code}
        />
        <Choice name="trust">
          {say({
            en: "Do not ask again on this device for 30 days",
            es: "No volver a preguntar en este dispositivo durante 30 días",
          })}
        </Choice>
        <Button type="submit" busy={isBusy}>
          {say({ en: "Sign in", es: "Iniciar sesión" })}
        </Button>
      </Form>
      <p className="mt-6 text-sm">
        <TextLink to={loginPath(loaderData.from)}>
          {say({ en: "Back to Login", es: "Volver al inicio de sesión" })}
        </TextLink>
      </p>
    </>
  );
}
