import { data, Form, href, redirect, useNavigation } from "react-router";
import { newAddressLinks, securityPath } from "#features/accounts/security/links.ts";
import { errorsOfRefusal, securityProblems } from "#features/accounts/security/messages.ts";
import { askForNewAddress } from "#features/accounts/security/new-address.server.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { newAddressForm } from "#features/accounts/security/schema.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { EmailField } from "#ui/form/email-field.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/email.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Change your email address", es: "Cambia tu dirección de correo" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  return { email: viewer.email, asksPassword: await hasPassword(services(args.context), viewer) };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(newAddressForm, form);
  if (errors) return data(errors, 400);
  const links = newAddressLinks(publicOrigin(args.request));
  const done = await askForNewAddress(services(args.context), viewer, value, links);
  if (done.problem !== null) return data(errorsOfRefusal(done, form), 400);
  return redirect(securityPath("new-address-asked"), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), securityProblems["not-reached"]);

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  const said = actionData?.fields ?? {};
  const problem = actionData?.form ?? (loaderData.asksPassword ? null : said.password);
  return (
    <>
      <SettingHeading
        lead={
          <Rich
            text={say({
              en: "Now it is <0/>. It changes when you follow the link that we send to the new address. Your name, phone and photo are under <1>Edit your account</1>.",
              es: "Ahora es <0/>. Cambia cuando abras el enlace que enviaremos a la nueva dirección. Tu nombre, tu teléfono y tu foto están en <1>Edita tu cuenta</1>.",
            })}
            parts={[
              () => <b className="text-ink">{loaderData.email}</b>,
              (words) => <TextLink to={href("/account/edit")}>{words}</TextLink>,
            ]}
          />
        }
      >
        {title}
      </SettingHeading>
      <Form method="post" noValidate className="grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <EmailField
          label={say({ en: "New email address", es: "Nueva dirección de correo" })}
          defaultValue={actionData?.typed.email}
          error={said.email}
        />
        {loaderData.asksPassword && <PasswordField error={said.password} />}
        <FormWays out={href("/account/security")} busy={isBusy}>
          {say({ en: "Send the link", es: "Enviar el enlace" })}
        </FormWays>
      </Form>
    </>
  );
}
