import { askerOf } from "#features/accounts/asker.server.ts";
import { sendPasswordReset } from "#features/accounts/people/commands.server.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/password-reset.ts";
import { answer, seePerson, userIdOf } from "./change.server.ts";

/** `POST /admin/users/:id/password-reset` sends somebody a link to set a new password. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const own = services(args.context);
  const done = await sendPasswordReset(own, admin, askerOf(args), userIdOf(args));
  return answer(args, {
    done,
    sentenceOf: (email) => `A link to set a new password goes to ${email}.`,
  });
}

export function loader(args: Route.LoaderArgs) {
  return seePerson(args);
}
