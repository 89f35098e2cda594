import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { findPlannedRace, ownRacesToPlan, racesToPlan } from "#features/pace/queries.server.ts";
import { ownAnswersExample } from "#features/training/example.server.ts";
import { planProblems } from "#features/training/messages.ts";
import { createPlan } from "#features/training/plans/commands.server.ts";
import { listPlans } from "#features/training/plans/queries.server.ts";
import { mayHave } from "#features/training/plans/rights.ts";
import { newPlanForm } from "#features/training/plans/schema.ts";
import { isRun, wishOf } from "#features/training/plans/wish.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/new.ts";
import { TrainingFrame } from "./frame.tsx";
import { GoalChooser } from "./new/goal-chooser.tsx";
import { PlanAnswersForm } from "./new/plan-answers-form.tsx";
import { fieldOf } from "./new/problem-field.ts";
import styles from "./new.css?url";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Letters of a search. */
const longestSearch = 80;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const { searchParams } = args.url;
  const { rights } = await rightsOf(needs, viewer);
  if (!mayHave(rights, "standard")) throw redirect(href("/training"));
  const find = (searchParams.get("find") ?? "").trim().slice(0, longestSearch);
  const [race, own, found, plans, today] = await Promise.all([
    findPlannedRace(needs, searchParams.get("race") ?? ""),
    ownRacesToPlan(needs, viewer),
    find ? racesToPlan(needs, find) : null,
    listPlans(needs, viewer),
    runnersToday(needs, viewer),
  ]);
  const mayPersonalize = mayHave(rights, "personalized");
  return {
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    today,
    find,
    race,
    isOther: searchParams.has("other"),
    own: own.filter(({ type }) => isRun(type)),
    found: found?.filter(({ type }) => isRun(type)) ?? null,
    mayPersonalize,
    example: mayPersonalize ? null : ownAnswersExample(race, today),
    hasPlan: plans.some(({ endedAt }) => endedAt === null),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const needs = services(args.context);
  const form = await formOf(args.request);
  const { value, errors } = readForm(newPlanForm, form);
  if (!value) return data({ ...errors, days: form.getAll("days").map(String) }, 400);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const wished = await wishOf(needs, viewer, { form: value, unit });
  const answer =
    wished.problem === null
      ? await createPlan(needs, viewer, {
          wish: wished.wish,
          replaces: value.replaces !== undefined,
        })
      : wished;
  if (answer.problem !== null) {
    const said = formErrors(planProblems[answer.problem], form, fieldOf(answer.problem));
    return data({ ...said, days: form.getAll("days").map(String) }, 400);
  }
  return seeOtherSaying(href("/training"), "Your plan is made.");
}

export const meta: Route.MetaFunction = () => officeMeta("New training plan");

/** A new plan: first its goal, then what it is built from. */
export default function NewPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { race, isOther } = loaderData;
  const hasGoal = race !== null || isOther;
  return (
    <TrainingFrame at="plan">
      <ToolHeading
        lead={hasGoal ? undefined : "Which race should it lead to?"}
        actions={
          hasGoal && (
            <ButtonLink to={href("/training/new")} look="quiet">
              Another race
            </ButtonLink>
          )
        }
      >
        {race ? `A plan for ${race.name}` : "A new plan"}
      </ToolHeading>
      {hasGoal ? (
        <PlanAnswersForm {...loaderData} errors={actionData ?? null} />
      ) : (
        <GoalChooser {...loaderData} />
      )}
    </TrainingFrame>
  );
}
