import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { changeStatuses } from "#features/registrations/roster/commands.server.ts";
import {
  aheadFirst,
  changedSentence,
  failedToUpdate,
  withoutMail,
} from "#features/registrations/roster/messages.ts";
import type { RefusedChange } from "#features/registrations/roster/roster.ts";
import { statusChange } from "#features/registrations/roster/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";

/** The reason why a change of statuses failed. */
export type ChangeProblem = {
  /** The message about the changes that succeeded; `null` without any. */
  done: string | null;
  problem: string;
  refused: RefusedChange[];
};

/** Does what the form asks for, and leads on to `path` when nothing of it was refused. */
export async function changeFrom({ request, context }: RequestArgs, admin: Admin, path: string) {
  const { value, errors } = readForm(statusChange, await formOf(request));
  if (errors) {
    const [problem = failedToUpdate] = Object.values(errors.fields);
    return data<ChangeProblem>({ done: null, problem, refused: [] }, 400);
  }
  const at = { origin: publicOrigin(request) };
  const { changed, refused } = await changeStatuses(services(context), admin, value, at);
  if (changed > 0) dropPages(context);
  const isSilent = services(context).mail.mode === "unavailable";
  const done = changed > 0 ? changedSentence(value.status, changed) : null;
  if (done && refused.length === 0) {
    return seeOtherSaying(path, isSilent ? `${done} ${withoutMail}` : done);
  }
  const isQuestion = refused.every(({ refusal }) => refusal.problem === "ahead");
  const problem = isQuestion && !done ? aheadFirst : failedToUpdate;
  return data<ChangeProblem>({ done, problem, refused }, 400);
}
