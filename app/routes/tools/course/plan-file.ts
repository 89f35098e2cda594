import { findViewer } from "#features/accounts/viewer.server.ts";
import { planCsv } from "#features/courses/planning/plan-csv.ts";
import { readPlanQuery } from "#features/courses/planning/plan-query.ts";
import { findPlannedCourse, planOf } from "#features/courses/planning/planned-course.server.ts";
import { services } from "#services/context.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/plan-file.ts";

/** A plan for a course as CSV, by the query of its page. */
export async function loader(args: Route.LoaderArgs) {
  const { db, now } = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const lang = languageOf(args.url);
  const query = readPlanQuery(args.url.searchParams, unit);
  const found = await findPlannedCourse({ db, now }, await findViewer(args), query, lang);
  const { plan } = found ? planOf(found, query, unit, lang) : { plan: null };
  if (!plan) throw new Response("There is no such plan.", { status: 404 });
  return csvAnswer(planCsv(plan, unit, lang), "course-plan.csv");
}
