import { data, Form, href, redirect } from "react-router";
import { AuthHeading, LegalNote } from "#features/accounts/auth-screen.tsx";
import { loginPath, returnPath } from "#features/accounts/login-path.ts";
import { accountProblems } from "#features/accounts/messages.ts";
import { NewPasswordFields } from "#features/accounts/password/new-password-fields.tsx";
import { signUpForm } from "#features/accounts/schema.ts";
import { offersGoogle } from "#features/accounts/sign-in/google.server.ts";
import { OtherWays } from "#features/accounts/sign-in/other-ways.tsx";
import { refusalSentence } from "#features/accounts/sign-in/refusal.server.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/signup.ts";
import { askToConfirm, awaitedRace } from "./ask-to-confirm.server.ts";
import { AuthCover, AwaitedNotice } from "./awaited-notice.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const from = returnPath(args.url.searchParams.get("from"));
  if (await findViewer(args)) throw redirect(from, 303);
  const { db } = services(args.context);
  return {
    from,
    awaited: await awaitedRace({ db }, from),
    origin: args.url.origin,
    hasGoogle: await offersGoogle(args),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const { value, errors } = readForm(signUpForm, form);
  if (errors) return data(errors, 400);
  const from = returnPath(form.get("from"));
  const answer = await askToConfirm(args, value, from);
  if (answer.refusal === null) return answer.way;
  return data(formErrors(refusalSentence(answer.refusal), form), answer.refusal.status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), accountProblems["sign-up-failed"]);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Sign Up", es: "Regístrate" },
    description: {
      en: "Create a Dorsal account: save races, register for them and write reviews.",
      es: "Crea una cuenta en Dorsal: guarda carreras, inscríbete y escribe reseñas.",
    },
    url: `${loaderData?.origin}${href("/signup")}`,
  });

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { from, hasGoogle } = loaderData;
  const isBusy = useIsSending(href("/signup"));
  return (
    <>
      <AuthHeading
        aside={
          <Rich
            text={say({
              en: "Already have an account? <0>Login</0>",
              es: "¿Ya tienes una cuenta? <0>Inicia sesión</0>",
            })}
            parts={[(words) => <TextLink to={loginPath(from)}>{words}</TextLink>]}
          />
        }
      >
        {say({ en: "Sign Up", es: "Regístrate" })}
      </AuthHeading>
      <AuthCover race={loaderData.awaited} />
      <AwaitedNotice act="sign-up" race={loaderData.awaited} />
      {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="from" value={from} />
        <EmailField defaultValue={actionData?.typed.email} error={actionData?.fields.email} />
        <NewPasswordFields
          label={say({ en: "Password", es: "Contraseña" })}
          confirmation={say({ en: "Confirm password", es: "Confirma la contraseña" })}
          errors={actionData?.fields}
        />
        <Button type="submit" busy={isBusy}>
          {say({ en: "Sign Up", es: "Regístrate" })}
        </Button>
      </Form>
      <OtherWays from={from} hasGoogle={hasGoogle} act="sign-up" />
      <LegalNote>{say({ en: "By signing up", es: "Al registrarte," })}</LegalNote>
    </>
  );
}
