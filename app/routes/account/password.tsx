import { data, Form, href, redirect, useNavigation } from "react-router";
import { NewPasswordFields } from "#features/accounts/password/new-password-fields.tsx";
import { securityLinks, securityPath } from "#features/accounts/security/links.ts";
import { errorsOfRefusal, securityProblems } from "#features/accounts/security/messages.ts";
import { changePassword, hasPassword } from "#features/accounts/security/proof.server.ts";
import { passwordForm } from "#features/accounts/security/schema.ts";
import { PasswordField, SettingHeading } from "#features/accounts/security/setting-form.tsx";
import { askerOf, requireViewer } from "#features/accounts/viewer.server.ts";
import { revokeKeysToo } from "#features/public-api/keys/api-key.ts";
import { keysOf, revokeAllKeys } from "#features/public-api/keys/keys.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Choice } from "#ui/form/choice.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/password.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Change your password", es: "Cambia tu contraseña" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  // An account without a password gets one by the link of a mail.
  if (!(await hasPassword(services(args.context), viewer)))
    throw redirect(href("/forgot-password"));
  return { keys: (await keysOf(services(args.context), viewer)).length };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(passwordForm, form);
  if (errors) return data(errors, 400);
  const links = securityLinks(publicOrigin(args.request));
  const done = await changePassword(services(args.context), askerOf(args), viewer, {
    ...value,
    links,
  });
  if (done.problem !== null) return data(errorsOfRefusal(done, form), 400);
  const revokes = form.get("revoke_keys") !== null;
  if (revokes) await revokeAllKeys(services(args.context), viewer, links);
  return redirect(securityPath(revokes ? "password-changed-keys-too" : "password-changed"), {
    status: 303,
    headers: done.headers,
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), securityProblems["not-reached"]);

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      <SettingHeading
        lead={say({
          en: "You will be signed out everywhere else.",
          es: "Se cerrará tu sesión en todos los demás lugares.",
        })}
      >
        {title}
      </SettingHeading>
      <Form method="post" noValidate className="grid max-w-110 gap-5">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        <PasswordField name="current_password" error={actionData?.fields.current_password} />
        <NewPasswordFields
          label={say({ en: "New password", es: "Contraseña nueva" })}
          confirmation={say({ en: "Confirm new password", es: "Confirma la contraseña nueva" })}
          errors={actionData?.fields}
        />
        {loaderData.keys > 0 && (
          <Choice name="revoke_keys">{say(revokeKeysToo(loaderData.keys))}</Choice>
        )}
        <FormWays out={href("/account/security")} busy={isBusy}>
          {say({ en: "Change password", es: "Cambiar contraseña" })}
        </FormWays>
      </Form>
    </>
  );
}
