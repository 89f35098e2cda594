import { data, Form, href } from "react-router";
import { invitationLinkOf, invite } from "#features/accounts/people/invitations.server.ts";
import { invitationProblems } from "#features/accounts/people/people.ts";
import { addressForm } from "#features/accounts/schema.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/new.ts";
import { InviteFields } from "./invite-form.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(addressForm, form);
  if (errors) return data({ ...errors, knownId: null }, 400);
  const linkOf = invitationLinkOf(publicOrigin(args.request));
  const sent = await invite(services(args.context), admin, value.email, linkOf);
  if (sent.problem !== null) {
    const sentence = invitationProblems[sent.problem];
    return data({ ...formErrors(sentence, form), knownId: sent.knownId }, 400);
  }
  return seeOtherSaying(
    href("/admin/users/invitations"),
    sent.isRenewed ? `${sent.email} was invited again.` : `${sent.email} is invited.`,
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Add User", "en");

/** Invites a person by mail: the page that `Add User` opens where scripts do not open the dialog. */
export default function NewUser({ actionData }: Route.ComponentProps) {
  const isBusy = useIsSending(href("/admin/users/new"));
  const form = useFirstInvalid(actionData);
  return (
    <>
      <ToolHeading lead="Invite somebody by email.">Add User</ToolHeading>
      <Form ref={form} method="post" noValidate className="grid max-w-md gap-4">
        <InviteFields errors={actionData} isBusy={isBusy} />
      </Form>
    </>
  );
}
