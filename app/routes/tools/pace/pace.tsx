import { href } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { type Calculation, type PacePlan, planFor } from "#features/pace/calculation.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, unitNames } from "#features/pace/messages.ts";
import {
  distanceName,
  formatMeasured,
  formatPace,
  formatSpeed,
  metersIn,
  readDistance,
  standardDistances,
} from "#features/pace/pace.ts";
import {
  type PaceQuery,
  paceAddress,
  readPaceQuery,
  shownFields,
} from "#features/pace/pace-query.ts";
import { type Prediction, predictions } from "#features/pace/prediction.ts";
import { findPlannedRace, ownRacesToPlan, racesToPlan } from "#features/pace/queries.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { raceType } from "#features/races/race-type.ts";
import { statedHeightWords } from "#features/races/stated-height.ts";
import { publicOrigin, services } from "#services/context.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Table } from "#ui/list/table.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { placeIn } from "#values/countries.ts";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import styles from "../pace.css?url";
import { type BibSizes, PaceBib } from "../pace-bib.tsx";
import { BandSide, PrintedBand } from "../printed-band.tsx";
import type { Route } from "./+types/pace.ts";
import { Calculator, SplitTable } from "./calculator.tsx";
import { RaceChooser } from "./race-chooser.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What is calculated until the visitor enters something. */
const example = { distance: "10K", time: "50:00", pace: "" };

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = services(args.context);
  const lang = languageOf(args.url);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const typed = readPaceQuery(args.url.searchParams, unit);
  const viewer = await findViewer(args);
  const rights = viewer && (await rightsOf({ db, now }, viewer)).rights;
  const mayPlanRaces = rights?.paceCalculator === "race bands";
  const named = typed.race ? await findPlannedRace({ db }, typed.race, lang) : null;
  const chosen = named?.courses.find(({ id }) => id === typed.course) ?? named?.courses[0] ?? null;

  // Without the right to a race's own band, its distance still saves some typing.
  const asked = mayPlanRaces
    ? typed
    : { ...typed, distance: typed.distance || (chosen?.text ?? ""), race: "", course: "" };
  const course = mayPlanRaces ? chosen : null;
  const isBlank = !course && !asked.distance && !asked.time && !asked.pace;
  const query = isBlank ? { ...asked, ...example } : asked;
  const { calculation, plan } = planFor(query, unit, course, lang);
  return {
    unit,
    query,
    calculation,
    plan,
    course,
    isExample: isBlank,
    fields: shownFields(asked, unit),
    meters: readDistance(asked.distance, asked.unit),
    race: mayPlanRaces ? named : null,
    predicted: plan
      ? predictions(plan.run, standardDistances, formatMeasured(plan.run.meters, unit, lang))
      : [],
    choice: {
      mayPlanRaces,
      wishes: named && !mayPlanRaces ? named.name : null,
      isUnknown: typed.race !== "" && !named,
      own: mayPlanRaces && viewer ? await ownRacesToPlan({ db, now }, viewer, lang) : [],
      found: mayPlanRaces && query.find ? await racesToPlan({ db, now }, query.find, lang) : null,
    },
    url: publicOrigin(args.request) + href("/tools/pace"),
  };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: {
      en: "Pace Calculator and Race Predictor",
      es: "Calculadora de ritmo y predictor de carreras",
    },
    description: {
      en: "Pace, time and distance for runners, in kilometers and miles: splits, race times predicted from Riegel's formula, and a pace band to print and wear.",
      es: "Ritmo, tiempo y distancia para corredores, en kilómetros y millas: parciales, tiempos de carrera según la fórmula de Riegel y una pulsera de ritmos para imprimir.",
    },
    url: loaderData?.url ?? "",
  });

/** Pace, time and distance; splits, predictions and the band to wear. */
export default function PacePage({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { plan, unit, query, race, course, calculation } = loaderData;
  return (
    <Container className="pace-page">
      <PageHeading
        lead={say({
          en: "Enter two of distance, time and pace to get the third, with splits, predicted times for other distances, and a band for your wrist.",
          es: "Escribe dos de los tres datos, distancia, tiempo y ritmo, y obtén el otro: con parciales, con lo que promete en otras distancias y con una pulsera para tu muñeca.",
        })}
      >
        {say({ en: "Pace calculator", es: "Calculadora de ritmo" })}
      </PageHeading>
      {race && <PlannedRace race={race} course={course} unit={unit} />}
      <div className="pace-desk">
        <Calculator screen={loaderData} />
        <Answer calculation={calculation} plan={plan} unit={unit} />
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
      <RaceChooser choice={loaderData.choice} query={{ ...query, ...loaderData.fields }} />
    </Container>
  );
}

/** The race to plan for, and what the plan does not take into account. */
function PlannedRace({
  race,
  course,
  unit,
}: {
  race: RaceToPlan;
  course: Course | null;
  unit: LengthUnit;
}) {
  const say = useSay();
  const lang = useLang();
  const start = course?.startTime && formatClockTime(course.startTime, lang);
  const limit = course?.timeLimit;
  const { kind, label } = raceType(race.type, lang);
  const isMoreThanRunning = kind === "triathlon" || kind === "mtb";
  return (
    <section aria-label={say({ en: "The race", es: "La carrera" })} className="pace-race">
      <Bib day={race.startDate} type={race.type} silent />
      <div className="min-w-0">
        <h2 className="text-xl">
          <TextLink look="strong" to={href("/races/:id", { id: race.id })}>
            {race.name}
          </TextLink>
        </h2>
        <p className="mt-1 text-muted">
          {formatDay(race.startDate, lang)} · {placeIn(race.place, lang)}
          {start && say({ en: ` · starts at ${start}`, es: ` · salida: ${start}` })}
          {limit && say({ en: ` · time limit ${limit}`, es: ` · tiempo límite: ${limit}` })}
        </p>
        {isMoreThanRunning ? (
          <p className="mt-1 text-sm text-muted">
            {say({
              en: `${label} is more than running: the pace is the average over everything.`,
              es: `${label} es más que correr: el ritmo es el promedio de todo.`,
            })}
          </p>
        ) : (
          course?.elevationGain && (
            <p className="mt-1 text-sm text-muted">
              {say({
                en: `The course climbs ${statedHeightWords(course.elevationGain, unit, lang)}. The plan counts flat ground.`,
                es: `El recorrido tiene un desnivel positivo de ${statedHeightWords(course.elevationGain, unit, lang)}. El plan cuenta terreno plano.`,
              })}
            </p>
          )
        )}
      </div>
    </section>
  );
}

/** The predicted times over other distances, and how reliable they are. */
function Predictions({
  rows,
  query,
  unit,
}: {
  rows: Prediction[];
  query: PaceQuery;
  unit: LengthUnit;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <Section title={say({ en: "Race predictor", es: "Predictor de carreras" })} id="predictions">
      <p className="mb-4 max-w-text text-muted">
        {say({
          en: "If you can run this, you can expect the following over other distances, on a similar course and with training for them.",
          es: "Si puedes correr esto, en otras distancias puedes esperar lo siguiente, con un recorrido parecido y el entrenamiento adecuado.",
        })}
      </p>
      <Table
        caption={say({ en: "Predicted times", es: "Tiempos previstos" })}
        head={[
          say({ en: "Distance", es: "Distancia" }),
          say({ en: "Time", es: "Tiempo" }),
          say({ en: `Pace /${unit}`, es: `Ritmo /${unit}` }),
        ]}
      >
        {rows.map((row) => (
          <tr key={row.meters} className={row.isKnown ? "pace-known" : undefined}>
            <td className="font-semibold">{distanceName(row.name, lang)}</td>
            <td>
              {row.isKnown ? (
                <>
                  <b>{formatDuration(row.seconds)}</b>{" "}
                  <span className="text-muted">{say({ en: "yours", es: "el tuyo" })}</span>
                </>
              ) : (
                <>
                  <TextLink to={planPath(query, { ...row, name: distanceName(row.name, lang) })}>
                    {formatDuration(row.seconds)}
                  </TextLink>
                  {row.riegel !== null && (
                    <span className="text-muted">{` (Riegel ${formatDuration(row.riegel)})`}</span>
                  )}
                  {row.isGuess && (
                    <span className="text-muted">{say({ en: " a guess", es: " aproximado" })}</span>
                  )}
                </>
              )}
            </td>
            <td>{formatPace(row, unit)}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-4 max-w-text text-sm text-muted">
        <Rich
          text={say({
            en: "Riegel's formula: T<0>2</0> = T<0>1</0> × (D<0>2</0> ÷ D<0>1</0>)<1>1.06</1>. P. S. Riegel, “Athletic Records and Human Endurance”, <2>American Scientist</2>, 1981. The times beyond two hours are slower than Riegel's, which are in parentheses: there the exponent is 1.17, as in the best times of 1,315 runners, because most marathons are slower than the formula promises, and beyond four hours it is 1.2, as in published ultras. A time below 3.5 minutes or above four hours, or predicted from one, is a guess, and hills, heat and thin air are not in it.",
            es: "Fórmula de Riegel: T<0>2</0> = T<0>1</0> × (D<0>2</0> ÷ D<0>1</0>)<1>1.06</1>. P. S. Riegel, “Athletic Records and Human Endurance”, <2>American Scientist</2>, 1981. Los tiempos de más de dos horas son más lentos que los de Riegel, que están entre paréntesis: a partir de ahí el exponente es 1.17, como en los mejores tiempos de 1,315 corredores, porque la mayoría de las maratones son más lentas de lo que promete la fórmula, y a partir de cuatro horas es 1.2, como en ultras publicados. Un tiempo de menos de 3.5 minutos o de más de cuatro horas, o calculado a partir de uno así, es aproximado, y no incluye las colinas, el calor ni la altura.",
          })}
          parts={[
            (words) => <sub>{words}</sub>,
            (words) => <sup>{words}</sup>,
            (words) => <i>{words}</i>,
          ]}
        />
      </p>
    </Section>
  );
}

/** The plan for a predicted time. */
function planPath({ unit, faster }: PaceQuery, { name, seconds }: Prediction): string {
  return paceAddress({ distance: name, time: formatDuration(seconds), unit, faster });
}

/** The calculated value in large letters, and the other values that follow from it. */
function Answer({
  calculation: { worked },
  plan,
  unit,
}: {
  calculation: Calculation;
  plan: PacePlan | null;
  unit: LengthUnit;
}) {
  const say = useSay();
  const lang = useLang();
  if (!plan)
    return (
      <PaceBib
        edge={say({ en: "Your numbers", es: "Tus números" })}
        number={say({ en: "2 of 3", es: "2 de 3" })}
        name={say({ en: "gives the third", es: "dan el otro" })}
        sizes={sizes}
      />
    );
  const { run } = plan;
  const distance = formatMeasured(run.meters, unit, lang);
  const each = unitNames[unit];
  const atPace = say({
    en: `at ${formatPace(run, unit)} for each ${each.en}`,
    es: `a ${formatPace(run, unit)} por ${each.es}`,
  });
  const time = formatDuration(run.seconds);
  const pace = formatPace(run, unit);
  const other = unit === "km" ? "mi" : "km";
  const bib = {
    pace: {
      edge: `${distance} · ${time}`,
      number: pace,
      name: say({ en: `for each ${each.en}`, es: `por ${each.es}` }),
    },
    time: { edge: distance, number: time, name: atPace },
    distance: { edge: time, number: distance, name: atPace },
  }[worked ?? "pace"];
  return (
    <div className="pace-answer" role="status">
      <PaceBib {...bib} sizes={sizes} />
      <Facts
        items={[
          { label: say({ en: `Per ${each.en}`, es: `Por ${each.es}` }), value: pace },
          {
            label: say({ en: `Per ${unitNames[other].en}`, es: `Por ${unitNames[other].es}` }),
            value: formatPace(run, other),
          },
          { label: say({ en: "Speed", es: "Velocidad" }), value: formatSpeed(run, unit) },
          { label: say({ en: "Halfway", es: "Mitad" }), value: formatDuration(plan.halfway) },
        ]}
      />
      {plan.overLimit && <Notice kind="problem">{limitWarning(plan.overLimit)}</Notice>}
    </div>
  );
}

const sizes: BibSizes = [
  { least: 8, name: "poster-bib-long" },
  { least: 6, name: "poster-bib-wide" },
  { least: 4, name: "poster-bib-four" },
];

/** The contents of a band: a plan, and the race that it is for. */
type PaceBand = {
  plan: PacePlan;
  unit: LengthUnit;
  race: RaceToPlan | null;
  course: Course | null;
};

/** The strip with the times of a pace. */
function Band({ plan, unit, race, course }: PaceBand) {
  const say = useSay();
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  return (
    <BandSide>
      <PrintedBand
        head={<BandHead plan={plan} unit={unit} race={race} course={course} />}
        columns={[
          unit,
          say({ en: "time", es: "tiempo" }),
          ...(hasClock ? [say({ en: "clock", es: "hora" })] : []),
        ]}
        rows={plan.splits.map(({ meters, seconds, clock }) => {
          const place = meters / metersIn(unit);
          const isFinish = meters === plan.run.meters;
          const isStrong = isFinish || (plan.step < 5 && place % 5 < 0.01);
          return (
            <tr key={meters} className={isStrong ? "pace-strong" : ""}>
              <th scope="row">
                {isFinish ? say({ en: "Finish", es: "Meta" }) : Math.round(place)}
              </th>
              <td>{formatDuration(seconds)}</td>
              {hasClock && <td>{clock && shortClock(clock)}</td>}
            </tr>
          );
        })}
        advice={say({
          en: "Printing this page prints the band alone. Cut it out, put clear tape over it against sweat, and close it around your wrist.",
          es: "Al imprimir esta página sale solo la pulsera. Recórtala, cúbrela con cinta transparente para que resista el sudor y ciérrala en tu muñeca.",
        })}
      />
    </BandSide>
  );
}

function BandHead({ plan: { run }, unit, race, course }: PaceBand) {
  const lang = useLang();
  const name =
    race && course ? formatDistance(course, unit) : formatMeasured(run.meters, unit, lang);
  return (
    <>
      <p className="pace-band-edge">{race ? race.name : name}</p>
      {race && (
        <p>
          {name}
          {course?.startTime && `, ${formatClockTime(course.startTime, lang)}`}
          <br />
          {formatDay(race.startDate, lang)}
        </p>
      )}
      <p className="num pace-band-time">{formatDuration(run.seconds)}</p>
      <p>
        {formatPace(run, unit)} /{unit}
      </p>
    </>
  );
}

/** `7:30 AM` and `7:30 a. m.` as `7:30a`: the band is narrow. */
function shortClock(clock: string): string {
  return clock.replace(/\s([ap])(?:M|\.\sm\.)/i, (_, half: string) => half.toLowerCase());
}
