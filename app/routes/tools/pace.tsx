import { href } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { formatMeasured, readDistance } from "#features/pace/pace.ts";
import { readPaceQuery, shownFields } from "#features/pace/pace-query.ts";
import { planFor } from "#features/pace/plan.ts";
import { predictions } from "#features/pace/prediction.ts";
import { findPlannedRace, ownRacesToPlan, racesToPlan } from "#features/pace/queries.server.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/pace.ts";
import { Answer } from "./pace/answer.tsx";
import { Band } from "./pace/band.tsx";
import { Calculator } from "./pace/calculator.tsx";
import { Course } from "./pace/course.tsx";
import { Predictions } from "./pace/predictions.tsx";
import { RaceChooser } from "./pace/race-chooser.tsx";
import { SplitTable } from "./pace/split-table.tsx";
import styles from "./pace.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = services(args.context);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const typed = readPaceQuery(args.url.searchParams, unit);
  const viewer = await findViewer(args);
  const rights = viewer && (await rightsOf({ db, now }, viewer)).rights;
  const mayPlanRaces = rights?.paceCalculator === "race bands";
  const named = typed.race ? await findPlannedRace({ db }, typed.race) : null;
  const chosen = named?.courses.find(({ id }) => id === typed.course) ?? named?.courses[0] ?? null;

  // Without the right to a race's own band, its distance still saves some typing.
  const query = mayPlanRaces
    ? typed
    : { ...typed, distance: typed.distance || (chosen?.text ?? ""), race: "", course: "" };
  const course = mayPlanRaces ? chosen : null;
  const { calculation, plan } = planFor(query, unit, course);
  return {
    unit,
    query,
    calculation,
    plan,
    course,
    fields: shownFields(query, unit),
    meters: readDistance(query.distance, query.unit),
    race: mayPlanRaces ? named : null,
    predicted: plan
      ? predictions(plan.run, standardDistances, formatMeasured(plan.run.meters, unit))
      : [],
    choice: {
      mayPlanRaces,
      wishes: named && !mayPlanRaces ? named.name : null,
      isUnknown: typed.race !== "" && !named,
      own: mayPlanRaces && viewer ? await ownRacesToPlan({ db, now }, viewer) : [],
      found: mayPlanRaces && query.find ? await racesToPlan({ db, now }, query.find) : null,
    },
    url: publicOrigin(args.request) + href("/tools/pace"),
  };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Pace Calculator and Race Predictor",
    description:
      "Pace, time and distance for runners, in kilometers and miles: splits, race times predicted with Riegel's formula, and a pace band to print and wear.",
    url: loaderData?.url ?? "",
  });

/** Pace, time and distance; splits, predictions and the band to wear. */
export default function PacePage({ loaderData }: Route.ComponentProps) {
  const { plan, unit, query, race, course, calculation } = loaderData;
  return (
    <Container className="pace-page">
      <PageHeading lead="Give two of distance, time and pace, and get the third: with splits, with what it promises over other distances, and with a band for your wrist.">
        Pace calculator
      </PageHeading>
      {race && <Course race={race} course={course} unit={unit} />}
      <div className="pace-desk">
        <Calculator screen={loaderData} />
        <Answer calculation={calculation} plan={plan} unit={unit} course={course} />
      </div>
      {plan && (
        <div className="pace-columns">
          <div className="min-w-0">
            <SplitTable plan={plan} query={query} unit={unit} />
            <Predictions rows={loaderData.predicted} query={query} unit={unit} />
          </div>
          <Band plan={plan} unit={unit} race={race} course={course} />
        </div>
      )}
      <RaceChooser choice={loaderData.choice} query={query} />
    </Container>
  );
}
