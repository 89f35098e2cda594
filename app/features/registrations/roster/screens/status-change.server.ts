import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { changeStatuses } from "#features/registrations/roster/commands.server.ts";
import {
  aheadFirst,
  changedSentence,
  failedToUpdate,
  withoutMail,
} from "#features/registrations/roster/messages.ts";
import type { ChangeProblem } from "#features/registrations/roster/roster.ts";
import { statusChange } from "#features/registrations/roster/schema.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import { seeOtherSaying } from "#values/web/said.ts";

/** Does what the form asks for, and leads on to `path` when nothing of it was refused. */
export async function changeFrom({ request, context }: RequestArgs, editor: Editor, path: string) {
  const { value, errors } = readForm(statusChange, await formOf(request));
  if (errors) {
    const [problem = failedToUpdate] = Object.values(errors.fields);
    return data<ChangeProblem>({ done: null, problem, refused: [] }, 400);
  }
  const at = { origin: publicOrigin(request) };
  const { changed, refused } = await changeStatuses(services(context), editor, value, at);
  if (changed > 0) {
    if (value.status === "cancelled") await offerFreed(services(context));
    dropPages(context);
  }
  const isSilent = services(context).mail.mode === "unavailable";
  const done = changed > 0 ? changedSentence(value.status, changed) : null;
  if (done && refused.length === 0) {
    return seeOtherSaying(path, isSilent ? sentencesInOne([done, withoutMail]) : done);
  }
  const isQuestion = refused.every(({ refusal }) => refusal.problem === "ahead");
  const problem = isQuestion && !done ? aheadFirst : failedToUpdate;
  return data<ChangeProblem>({ done, problem, refused }, 400);
}
