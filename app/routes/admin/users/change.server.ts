import { data, href, redirect } from "react-router";
import type { Done, deactivatePerson } from "#features/accounts/people/commands.server.ts";
import { readUserId, reasonForm } from "#features/accounts/people/schema.ts";
import { type Asked, requireAdmin } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type AboutSomebody = Asked & { params: { id: string } };

/**
 * Does to an account what the command says, and leads back to the page of the field `to`, which says
 * what was done, or to the page of that person, which says why not.
 */
export async function change(
  args: AboutSomebody,
  command: typeof deactivatePerson,
  sentenceOf: (email: string) => string,
) {
  const admin = await requireAdmin(args);
  const userId = userIdOf(args);
  const form = await formOf(args.request);
  const origin = publicOrigin(args.request);
  const done = await command(services(args.context), admin, {
    userId,
    reason: readForm(reasonForm, form).value?.reason ?? null,
    links: {
      login: origin + href("/login"),
      contact: origin + href("/contact"),
      admin: origin + href("/admin"),
    },
  });
  return answer(args, { done, sentenceOf, to: form.get("to") });
}

/** What was done, or why not. */
export function answer(
  { params }: AboutSomebody,
  about: { done: Done; sentenceOf: (email: string) => string; to?: unknown },
) {
  const { done, sentenceOf, to } = about;
  const page = href("/admin/users/:id", { id: params.id });
  if (done.problem === "gone") throw data("There is no such user.", 404);
  if (done.problem !== null) return redirect(`${page}?problem=${done.problem}`, 303);
  return seeOtherSaying(typeof to === "string" ? localPath(to) : page, sentenceOf(done.email));
}

export function userIdOf({ params }: Pick<AboutSomebody, "params">): string {
  const userId = readUserId(params.id);
  if (userId === null) throw data("There is no such user.", 404);
  return userId;
}

/** Somebody who came by an address sees the person. */
export async function seePerson(args: AboutSomebody) {
  await requireAdmin(args);
  return redirect(href("/admin/users/:id", { id: args.params.id }), 303);
}
