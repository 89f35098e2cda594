import { data, href, redirect } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { findDoubtfulEfforts } from "#features/activities/analytics/queries.server.ts";
import {
  deleteActivity,
  judgeEffort,
  removeActivityFile,
  renameActivity,
  replaceActivityFile,
} from "#features/activities/commands.server.ts";
import { activityProblemText } from "#features/activities/messages.ts";
import { findActivity } from "#features/activities/queries.server.ts";
import { maxActivityBytes } from "#features/activities/reading/recording.ts";
import { activityName, judgedEffort } from "#features/activities/schema.ts";
import { shownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { sentFile, upTo } from "#values/form/upload.ts";
import type { Sentence } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";

type ActivityArgs = RequestArgs & { params: { id: string } };

/** Why a change was not made. */
export type ActivityRefusal = { problem: Sentence } | { naming: FormErrors };

/** An activity of the viewer. @throws {Response} 404 for any other */
export async function loadActivity(args: ActivityArgs & { url: URL }) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const found = await findActivity(all, viewer, args.params.id);
  if (!found) throw missingActivity();
  const doubtful = await findDoubtfulEfforts(all, viewer, found.id);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const said = saidBefore(args.request.headers.get("cookie"));
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data(
    { unit, activity: shownActivity(found, doubtful, { unit, lang: languageOf(args.url) }), said },
    { headers },
  );
}

const fileLimit = upTo(34, {
  en: "The file is larger than 30 MB.",
  es: "El archivo pesa más de 30 MB.",
});

/** Measures the activity again from another file. */
export async function submitFile(args: ActivityArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const { id } = args.params;
  const { signal } = args.request;
  const file = await sentFile(await fileFormOf(args, viewer, fileLimit), maxActivityBytes);
  if (!file) throw data(null, 400);
  const { problem } = await replaceActivityFile(all, viewer, id, { ...file, signal });
  if (problem === "gone") throw missingActivity();
  if (problem !== null)
    return data<ActivityRefusal>({ problem: activityProblemText(problem) }, 409);
  await matchActivities(all, viewer);
  return seeOtherSaying(activityPath(args), {
    en: "File replaced and measured again.",
    es: "Archivo reemplazado y medido de nuevo.",
  });
}

/** Changes the name and the sport. */
export async function submitName(args: ActivityArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(activityName, form);
  if (!value) return data<ActivityRefusal>({ naming: errors }, 400);
  const { problem } = await renameActivity(services(args.context), viewer, args.params.id, value);
  if (problem === "gone") throw missingActivity();
  if (problem !== null) {
    return data<ActivityRefusal>({ naming: formErrors(activityProblemText(problem), form) }, 409);
  }
  return seeOtherSaying(activityPath(args), {
    en: "Activity changed.",
    es: "Actividad actualizada.",
  });
}

/** Strikes a best effort, or lets it count. */
export const submitStrike = (args: ActivityArgs) => submitJudgment(args, false);
export const submitRestoration = (args: ActivityArgs) => submitJudgment(args, true);

async function submitJudgment(args: ActivityArgs, counts: boolean) {
  const viewer = await requireViewer(args);
  const { value } = readForm(judgedEffort, await formOf(args.request));
  if (!value) throw data(null, 400);
  const { meters } = value;
  const { id } = args.params;
  const { problem } = await judgeEffort(services(args.context), viewer, id, { meters, counts });
  if (problem !== null) throw missingActivity();
  return seeOtherSaying(
    activityPath(args),
    counts
      ? { en: "The effort counts.", es: "La marca cuenta." }
      : { en: "The effort is struck.", es: "La marca quedó descartada." },
  );
}

/** Removes the file of the activity, whose numbers stay. Its page shows when the file is already gone. */
export async function submitFileRemoval(args: ActivityArgs) {
  const viewer = await requireViewer(args);
  const { problem } = await removeActivityFile(services(args.context), viewer, args.params.id);
  if (problem !== null) return redirect(activityPath(args), 303);
  return seeOtherSaying(activityPath(args), {
    en: "File removed. The numbers stay.",
    es: "Archivo quitado. Los números se quedan.",
  });
}

/** Deletes the activity with its file. Its page says when it is already gone. */
export async function submitDeletion(args: ActivityArgs) {
  const viewer = await requireViewer(args);
  const { problem } = await deleteActivity(services(args.context), viewer, args.params.id);
  if (problem !== null) return redirect(activityPath(args), 303);
  return seeOtherSaying(href("/training/activities"), {
    en: "Activity deleted.",
    es: "Actividad eliminada.",
  });
}

export function activityPath({ params: { id } }: { params: { id: string } }): string {
  return href("/training/activities/:id/:change?", { id });
}

/** The answer about an activity that is deleted, or is not the viewer's. */
function missingActivity() {
  return data(
    {
      en: "This activity is not there. It may have been deleted.",
      es: "Esta actividad no existe. Quizá se eliminó.",
    },
    404,
  );
}
