import { href, redirect } from "react-router";
import {
  activatePerson,
  deactivatePerson,
  demotePerson,
  promotePerson,
  sendPasswordReset,
} from "#features/accounts/people/commands.server.ts";
import { reasonForm } from "#features/accounts/people/schema.ts";
import { askerOf, requireAdmin } from "#features/accounts/viewer.server.ts";
import { publicOrigin } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/change.ts";
import { withUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

const changes = {
  activate: { command: activatePerson, said: (email: string) => `${email} is active.` },
  deactivate: { command: deactivatePerson, said: (email: string) => `${email} is deactivated.` },
  "make-admin": { command: promotePerson, said: (email: string) => `${email} is an admin.` },
  "remove-admin": {
    command: demotePerson,
    said: (email: string) => `${email} is no longer an administrator.`,
  },
  "password-reset": {
    command: null,
    said: (email: string) => `A link to set a new password goes to ${email}.`,
  },
};

/**
 * `POST /admin/users/:id/:change` changes an account. The answer leads to the page of the field `to`,
 * which says what was done, or to the page of the account, which says why not.
 */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const { command, said } = changeOf(changes, args.params.change);
  const form = await formOf(args.request);
  const done = await withUser(args, (own, admin, userId) =>
    command
      ? command(own, admin, {
          userId,
          reason: readForm(reasonForm, form).value?.reason ?? null,
          links: letterLinks(publicOrigin(args.request)),
        })
      : sendPasswordReset(own, admin, askerOf(args), userId),
  );
  const page = href("/admin/users/:id", { id: args.params.id });
  if (done.problem !== null) return redirect(withQuery(page, { problem: done.problem }), 303);
  const to = form.get("to");
  return seeOtherSaying(typeof to === "string" ? localPath(to) : page, said(done.email));
}

function letterLinks(origin: string) {
  return {
    login: origin + href("/login"),
    contact: origin + href("/contact"),
    admin: origin + href("/admin"),
  };
}

export const loader = adminPostOnly(
  ({ id }: { id: string }) => href("/admin/users/:id", { id }),
  changes,
);
