import { data, Form, href, redirect, useNavigation } from "react-router";
import { newAddressLinks, securityPath } from "#features/accounts/security/links.ts";
import { errorsOfRefusal, securityProblems } from "#features/accounts/security/messages.ts";
import { askForNewAddress } from "#features/accounts/security/new-address.server.ts";
import { PasswordField } from "#features/accounts/security/password-field.tsx";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { newAddressForm } from "#features/accounts/security/schema.ts";
import { SettingHeading } from "#features/accounts/security/setting-heading.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { EmailField } from "#ui/form/email-field.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import { formAnswer } from "#ui/form/server-answer.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/email.ts";

export const handle: Handle = { keepsPages: true };

const title = "Change your email address";

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

export const meta: Route.MetaFunction = () => officeMeta(title);

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const said = actionData?.fields ?? {};
  const problem = actionData?.form ?? (loaderData.asksPassword ? null : said.password);
  return (
    <>
      <SettingHeading
        lead={
          <>
            Now it is <b className="text-ink">{loaderData.email}</b>. It changes when you follow the
            link that we send to the new address. Your name, phone and photo are under{" "}
            <TextLink to={href("/account/edit")}>Edit your account</TextLink>.
          </>
        }
      >
        {title}
      </SettingHeading>
      <Form method="post" noValidate className="grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <EmailField
          label="New email address"
          defaultValue={actionData?.typed.email}
          error={said.email}
        />
        {loaderData.asksPassword && <PasswordField error={said.password} />}
        <FormWays out={href("/account/security")} busy={isBusy}>
          Send the link
        </FormWays>
      </Form>
    </>
  );
}
