import { data, href, Link, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { typeActivity } from "#features/activities/commands.server.ts";
import { activityProblemText, receivingProblems } from "#features/activities/messages.ts";
import { byMonth } from "#features/activities/months.ts";
import { activityYears, listActivities } from "#features/activities/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { activitiesForm } from "#features/activities/schema.ts";
import { MonthList } from "#features/activities/showing/month-list.tsx";
import { receiveFiles } from "#features/activities/uploading/uploads.server.ts";
import { matchActivities } from "#features/training/matching/matching.server.ts";
import { services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { toDay, yearOf } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/activities.ts";
import styles from "./activities/activities.css?url";
import { AddForms } from "./activities/add-forms.tsx";
import { TrainingFrame } from "./frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const today = await runnersToday({ db, now }, viewer);
  const years = await activityYears({ db }, viewer);
  const asked = Number(args.url.searchParams.get("year"));
  const year = years.includes(asked) ? asked : (years[0] ?? yearOf(today));
  const lines = await listActivities({ db }, viewer, year);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const said = saidBefore(args.request.headers.get("cookie"));
  const headers = said ? { "Set-Cookie": saidNow(href("/training/activities")) } : undefined;
  return data({ unit, today, year, years, months: byMonth(lines), said }, { headers });
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const form = await formOf(args.request);
  const intent = String(form.get("intent"));
  const { value, errors } = readForm(activitiesForm({ unit, today: toDay(all.now()) }), form);
  if (!value) return data({ intent, errors }, 400);
  if (value.intent === "upload") {
    const received = await receiveFiles(all, viewer, value.files);
    if ("problem" in received) {
      const problem = receivingProblems[received.problem];
      return data({ intent, errors: formErrors(problem, form) }, 400);
    }
    return redirect(href("/training/uploads/:id", { id: received.id }), 303);
  }
  const typed = { ...value, meters: value.distance, seconds: value.duration };
  const stored = await typeActivity(all, viewer, typed);
  if (stored.problem !== null) {
    const problem = activityProblemText(stored.problem);
    return data({ intent, errors: formErrors(problem, form) }, 409);
  }
  await matchActivities(all, viewer);
  return seeOtherSaying(href("/training/activities/:id", { id: stored.id }), "Activity added.");
}

export const meta: Route.MetaFunction = () => officeMeta("Activities");

/** What the viewer has run, month by month, and how more of it comes here. */
export default function Activities({ loaderData, actionData }: Route.ComponentProps) {
  const { unit, today, year, years, months } = loaderData;
  const isFirst = months.length === 0;
  return (
    <TrainingFrame at="activities" said={loaderData.said}>
      <ToolHeading>Activities</ToolHeading>
      <AddForms unit={unit} today={today} errors={actionData ?? null} isFirst={isFirst} />
      {years.length > 1 && (
        <nav aria-label="Years" className="activity-years">
          {years.map((each) => (
            <Link key={each} to={`?year=${each}`} aria-current={each === year ? "page" : undefined}>
              {each}
            </Link>
          ))}
        </nav>
      )}
      {isFirst ? (
        <EmptyState title="No activities yet" icon="calendar">
          Your runs will appear here, month by month: distance, pace, climb and heart rate, with the
          line, the splits and the best efforts of each run.
        </EmptyState>
      ) : (
        <MonthList months={months} unit={unit} />
      )}
    </TrainingFrame>
  );
}
