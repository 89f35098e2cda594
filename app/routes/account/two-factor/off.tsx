import { data, Form, href, redirect, useNavigation } from "react-router";
import { securityLinks, securityPath } from "#features/accounts/security/links.ts";
import { errorsOfRefusal } from "#features/accounts/security/messages.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { endTwoFactor } from "#features/accounts/security/two-factor.server.ts";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/off.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Turn off two-step sign-in", es: "Desactivar la verificación en dos pasos" };

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data(errors, 400);
  const done = await endTwoFactor(services(args.context), askerOf(args), viewer, {
    password: value.password,
    links: securityLinks(publicOrigin(args.request)),
  });
  if (done.problem !== null) return data(errorsOfRefusal(done, form), 400);
  return redirect(securityPath("two-factor-off"), { status: 303, headers: done.headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function EndTwoFactor({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      <SettingHeading
        lead={say({
          en: "Your password alone will be enough to sign in.",
          es: "Tu contraseña sola bastará para iniciar sesión.",
        })}
      >
        {title}
      </SettingHeading>
      <Form method="post" noValidate className="grid max-w-110 gap-5">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        <PasswordField error={actionData?.fields.password} />
        <FormWays out={href("/account/security/two-factor")} look="danger" busy={isBusy}>
          {say({ en: "Turn off two-step sign-in", es: "Desactivar la verificación en dos pasos" })}
        </FormWays>
      </Form>
    </>
  );
}
