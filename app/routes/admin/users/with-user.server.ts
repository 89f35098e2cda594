import { data, href, redirect } from "react-router";
import type { ChangedPerson, deactivatePerson } from "#features/accounts/people/commands.server.ts";
import { reasonForm } from "#features/accounts/people/schema.ts";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { localPath } from "#values/web/local-path.ts";
import { seeOtherSaying } from "#values/web/said.ts";

type UserArgs = RequestArgs & { params: { id: string } };

/**
 * Has an administrator work on the account that the address names.
 * @param work - answers `null` or the problem `gone` when there is no such account
 * @throws {Response} 404 in that case
 */
export async function withUser<Found extends object>(
  args: UserArgs,
  work: (services: Services, admin: Admin, userId: string) => Promise<Found | null>,
): Promise<Found> {
  const admin = await requireAdmin(args);
  const userId = readId(args.params.id);
  const found = userId && (await work(services(args.context), admin, userId));
  if (!found || ("problem" in found && found.problem === "gone")) {
    throw data("There is no such user.", 404);
  }
  return found;
}

/**
 * Changes an account by a command. The answer leads to the page of the field `to`, which says what
 * was done, or to the page of the account, which says why not.
 */
export async function changeUser(
  args: UserArgs,
  command: typeof deactivatePerson,
  sentenceOf: (email: string) => string,
) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  const origin = publicOrigin(args.request);
  const done = await withUser(args, (own, admin, userId) =>
    command(own, admin, {
      userId,
      reason: readForm(reasonForm, form).value?.reason ?? null,
      links: {
        login: origin + href("/login"),
        contact: origin + href("/contact"),
        admin: origin + href("/admin"),
      },
    }),
  );
  const to = form.get("to");
  const back = typeof to === "string" ? localPath(to) : userPath(args);
  return answerOf(done, { page: userPath(args), back }, sentenceOf);
}

/** Leads `back`, which says what was done, or to the page of the account, which says why not. */
export function answerOf(
  done: ChangedPerson,
  { page, back = page }: { page: string; back?: string },
  sentenceOf: (email: string) => string,
) {
  if (done.problem !== null) return redirect(withQuery(page, { problem: done.problem }), 303);
  return seeOtherSaying(back, sentenceOf(done.email));
}

export function userPath({ params }: Pick<UserArgs, "params">): string {
  return href("/admin/users/:id", { id: params.id });
}
