import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findPlan } from "#features/training/plans/queries.server.ts";
import { trainingCsv } from "#features/training/workouts/plan-csv.ts";
import { services } from "#services/context.ts";
import { sayIn } from "#values/say.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/plan-file.ts";

/** A plan of the viewer's own as CSV, also after the membership has ended. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const plan = await findPlan(services(args.context), viewer, args.params.id);
  if (!plan) throw new Response("There is no such plan.", { status: 404 });
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const lang = languageOf(args.url);
  const name = sayIn(lang)({ en: "training-plan.csv", es: "plan-de-entrenamiento.csv" });
  return csvAnswer(trainingCsv(plan.sessions, unit, lang), name);
}
