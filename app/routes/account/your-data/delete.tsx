import { data, Form, href, redirect, useNavigation } from "react-router";
import { askForDeletion, isCharged } from "#features/accounts/deletion/commands.server.ts";
import { coolingOffDays } from "#features/accounts/deletion/deletion.ts";
import { deletionProblems } from "#features/accounts/deletion/messages.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { PasswordField } from "#features/accounts/security/password-field.tsx";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { billingPath } from "#features/membership/membership.ts";
import { publicOrigin, services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";

export const handle: Handle = { keepsPages: true };

const title = "Delete my account";

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const [asksPassword, isMember] = await Promise.all([
    hasPassword(all, viewer),
    isCharged(all.db, viewer.userId),
  ]);
  return { asksPassword, isMember, email: viewer.email };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data(errors, 400);
  const origin = publicOrigin(args.request);
  const asked = await askForDeletion(services(args.context), viewer, {
    password: value.password,
    links: {
      keep: (token) => origin + withQuery(href("/account/keep"), { token }),
      undo: securityLinks(origin).undo,
    },
  });
  if (asked.problem !== null) {
    return data(formErrors(deletionProblems[asked.problem], form, asked.field), 400);
  }
  return redirect(href("/account/data"), 303);
}

export const meta: Route.MetaFunction = () => officeMeta(title);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const said = actionData?.fields.password;
  const problem = actionData?.form ?? (loaderData.asksPassword ? null : said);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {loaderData.isMember && (
        <div className="mt-5">
          <Notice kind="problem">
            You have a membership that renews by itself. Please cancel it first, under{" "}
            <TextLink to={billingPath()}>Billing</TextLink>, so that you are not charged again.
          </Notice>
        </div>
      )}
      <div className="prose mt-5">
        <p>
          In {coolingOffDays} days the account <b>{loaderData.email}</b> is deleted for good, and
          with it
        </p>
        <ul>
          <li>your profile and your photo,</li>
          <li>your reviews and your favorite races,</li>
          <li>your training plans, your activities with their files, and your courses,</li>
          <li>
            your conversations, also those with experts, your sessions, passkeys and passwords,
          </li>
          <li>if you keep the page of an expert: that page, its reviews and the messages to it.</li>
        </ul>
        <p>
          You leave the races that are still to come, and their places become free. What you paid to
          an organizer does not come back by itself. Organizers keep the number of their entries,
          without your name and without anything else that you gave.
        </p>
        <p>
          Until then you can sign in and keep the account. Everywhere else you are signed out now.
        </p>
      </div>
      <Form method="post" noValidate className="mt-6 grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {loaderData.asksPassword && <PasswordField error={said} />}
        <FormWays out={href("/account/data")} look="danger" busy={isBusy}>
          Delete my account
        </FormWays>
      </Form>
    </>
  );
}
