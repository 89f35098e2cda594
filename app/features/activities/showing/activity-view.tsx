import { Form, href } from "react-router";
import { type AxisMark, drawLine } from "#drawing/course/line.ts";
import {
  LineView,
  ProfileView,
  SplitName,
  WayFrame,
} from "#features/courses/showing/profile-view.tsx";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { Button } from "#ui/button.tsx";
import { ChartNumbers } from "#ui/chart/chart-numbers.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Lang, Say, Sentence, Words } from "#values/say.ts";
import { isBeyondRecords } from "../measure/efforts.ts";
import type { ActivitySplit } from "../measure/laps.ts";
import { activityNoticeText, sportNames } from "../messages.ts";
import { type ActivityChart, chartPlane } from "./activity-charts.ts";
import { distanceName } from "./distance-name.ts";
import type { ShownActivity } from "./shown-activity.server.ts";

/** An activity with its line, its charts, its splits and its best efforts. */
export function ActivityView({ activity, unit }: { activity: ShownActivity; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  const {
    name,
    description,
    sport,
    day,
    time,
    line,
    profile,
    charts,
    axis,
    splits,
    efforts,
    notices,
  } = activity;
  return (
    <article className={`activity type-${sport === "trail" ? "trail" : "road"}`}>
      <header className="activity-head">
        <h1>{name}</h1>
        {description && <p className="whitespace-pre-line">{description}</p>}
        <p>
          {say(sportNames[sport])} · {formatDay(day, lang)}, {time}
          {activity.isTyped && say({ en: " · typed in by hand", es: " · escrita a mano" })}
        </p>
      </header>
      <div className={line ? "activity-lead" : undefined}>
        <div className="activity-words">
          <p className="activity-big">
            {formatLength(activity.meters, unit)}
            <span>
              {say({
                en: `in ${formatDuration(activity.movingSeconds)}`,
                es: `en ${formatDuration(activity.movingSeconds)}`,
              })}
            </span>
          </p>
          <Facts items={factsOf(activity, unit, say)} />
          {notices.length > 0 && (
            <ul className="activity-notices">
              {notices.map((notice) => (
                <li key={notice.code}>{say(activityNoticeText(notice))}</li>
              ))}
            </ul>
          )}
        </div>
        {line && (
          <LineView
            drawing={drawLine(line, unit)}
            points={line}
            at={null}
            summary={say({
              en: `The way of ${name} from above, with ${unit === "km" ? "kilometer" : "mile"} marks. North is at the top.`,
              es: `El trazado de ${name} visto desde arriba, con marcas en cada ${unit === "km" ? "kilómetro" : "milla"}. El norte está arriba.`,
            })}
          />
        )}
      </div>
      {axis && charts.length > 0 && (
        <Section title={say({ en: "Along the way", es: "En el camino" })}>
          <TrackCharts charts={charts} axis={axis} />
        </Section>
      )}
      {profile && (
        <Section title={say({ en: "Elevation", es: "Altimetría" })}>
          <ProfileView
            profile={profile}
            unit={unit}
            summary={say(profileSummary(activity, unit))}
          />
        </Section>
      )}
      {splits.length > 0 && (
        <Section
          title={
            unit === "km"
              ? say({ en: "Each kilometer", es: "Cada kilómetro" })
              : say({ en: "Each mile", es: "Cada milla" })
          }
        >
          <ActivitySplits splits={splits} unit={unit} />
        </Section>
      )}
      {efforts.length > 0 && (
        <Section title={say({ en: "Best efforts", es: "Mejores marcas" })}>
          <p className="activity-explained">
            {say({
              en: "The fastest time over each distance anywhere in this activity, with every stop.",
              es: "El tiempo más rápido en cada distancia en cualquier parte de esta actividad, con todas las paradas.",
            })}
          </p>
          <EffortTable id={activity.id} efforts={efforts} unit={unit} />
        </Section>
      )}
    </article>
  );
}

function factsOf(activity: ShownActivity, unit: LengthUnit, say: Say) {
  const { meters, movingSeconds: seconds, elapsedSeconds, climb, descent, cadence } = activity;
  const { averageHeartRate, highestHeartRate } = activity;
  const hasPace = meters > 0 && !isBeyondRecords({ meters, seconds });
  const height = (value: number | null) => value !== null && formatHeight(value, unit);
  return [
    {
      label: say({ en: "Pace", es: "Ritmo" }),
      value: hasPace ? `${formatPace({ meters, seconds }, unit)} /${unit}` : "",
    },
    {
      label: say({ en: "Elapsed time", es: "Tiempo total" }),
      value: formatDuration(elapsedSeconds),
    },
    { label: say({ en: "Climb", es: "Desnivel positivo" }), value: height(climb) || null },
    { label: say({ en: "Descent", es: "Desnivel negativo" }), value: height(descent) || null },
    {
      label: say({ en: "Heart rate", es: "Frecuencia cardíaca" }),
      value:
        averageHeartRate && say({ en: `${averageHeartRate} bpm`, es: `${averageHeartRate} lpm` }),
    },
    {
      label: say({ en: "Highest heart rate", es: "Frecuencia cardíaca más alta" }),
      value:
        highestHeartRate && say({ en: `${highestHeartRate} bpm`, es: `${highestHeartRate} lpm` }),
    },
    {
      label: say({ en: "Cadence", es: "Cadencia" }),
      value: cadence && say({ en: `${cadence} spm`, es: `${cadence} ppm` }),
    },
  ];
}

function profileSummary({ meters, climb, descent }: ShownActivity, unit: LengthUnit): Words {
  const heights = {
    en: `${formatHeight(climb ?? 0, unit)} of climb and ${formatHeight(descent ?? 0, unit)} of descent`,
    es: `${formatHeight(climb ?? 0, unit)} de subida y ${formatHeight(descent ?? 0, unit)} de bajada`,
  };
  return {
    en: `Elevation over ${formatLength(meters, unit)}: ${heights.en}.`,
    es: `Altimetría en ${formatLength(meters, unit)}: ${heights.es}.`,
  };
}

/** Each kilometre or mile of an activity, with a bar as long as it was fast. */
function ActivitySplits({ splits, unit }: { splits: readonly ActivitySplit[]; unit: LengthUnit }) {
  const say = useSay();
  const name =
    unit === "km" ? say({ en: "Kilometer", es: "Kilómetro" }) : say({ en: "Mile", es: "Milla" });
  const hasClimb = splits.some(({ climb }) => climb !== null);
  const hasHeart = splits.some(({ heartRate }) => heartRate !== null);
  const speeds = splits.map(({ meters, seconds }) => (seconds > 0 ? meters / seconds : 0));
  const fastest = Math.max(...speeds);
  const head = [name, say({ en: "Pace", es: "Ritmo" }), say({ en: "Time", es: "Tiempo" })];
  if (hasClimb) head.push(say({ en: "Climb", es: "Desnivel positivo" }));
  if (hasHeart) head.push(say({ en: "Heart rate", es: "Frecuencia cardíaca" }));
  let way = 0;
  let time = 0;
  return (
    <Table
      caption={
        unit === "km"
          ? say({ en: "Each kilometer", es: "Cada kilómetro" })
          : say({ en: "Each mile", es: "Cada milla" })
      }
      head={head}
    >
      {splits.map(({ meters, seconds, climb, descent, heartRate }, index) => {
        way += meters;
        time += seconds;
        const isPart = index === splits.length - 1;
        return (
          <tr key={way}>
            <SplitName number={index + 1} end={isPart ? way : null} unit={unit} />
            <td>
              <span className="split-pace">
                <span>{seconds > 0 ? formatPace({ meters, seconds }, unit) : "–"}</span>
                <i aria-hidden="true">
                  <i style={{ width: barOf((speeds[index] ?? 0) / fastest) }} />
                </i>
              </span>
            </td>
            <td>{formatDuration(time)}</td>
            {hasClimb && (
              <td>
                {climb === null || descent === null
                  ? "–"
                  : `+${formatHeight(climb, unit)} / −${formatHeight(descent, unit)}`}
              </td>
            )}
            {hasHeart && (
              <td>
                {heartRate === null ? "–" : say({ en: `${heartRate} bpm`, es: `${heartRate} lpm` })}
              </td>
            )}
          </tr>
        );
      })}
    </Table>
  );
}

/** Splits differ by little: half of the fastest speed is the beginning of the bar. */
function barOf(part: number): string {
  return `${Math.round(Math.max(0.02, part * 2 - 1) * 100)}%`;
}

type Effort = ShownActivity["efforts"][number];

/** The fastest times over standard distances within an activity, which the runner may strike. */
function EffortTable({
  id,
  efforts,
  unit,
}: {
  id: string;
  efforts: readonly Effort[];
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <Table
      caption={say({ en: "Best efforts", es: "Mejores marcas" })}
      head={[
        say({ en: "Distance", es: "Distancia" }),
        say({ en: "Time", es: "Tiempo" }),
        say({ en: "Pace", es: "Ritmo" }),
        say({ en: "From", es: "Desde" }),
        say({ en: "Counts", es: "Cuenta" }),
      ]}
    >
      {efforts.map(({ meters, seconds, from, state }) => (
        <tr key={meters} className={state === "struck" ? "effort-struck" : undefined}>
          <td>{effortName(meters, lang)}</td>
          <td>
            <b>{formatDuration(seconds)}</b>
          </td>
          <td>
            {formatPace({ meters, seconds }, unit)} /{unit}
          </td>
          <td>{formatLength(from, unit)}</td>
          <td className="effort-judged">
            {say(effortStates[state])}
            {state !== "struck" && <Judge id={id} meters={meters} change="strike" />}
            {state !== "counts" && <Judge id={id} meters={meters} change="restore" />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const effortStates: Record<Effort["state"], Sentence> = {
  counts: "",
  struck: { en: "Struck", es: "Descartada" },
  doubtful: {
    en: "In doubt: far above your other runs",
    es: "Dudosa: muy por encima de tus otras sesiones",
  },
};

const judgments = {
  strike: { en: "Strike", es: "Descartar" },
  restore: { en: "Count", es: "Aceptar" },
} as const;

function Judge({
  id,
  meters,
  change,
}: {
  id: string;
  meters: number;
  change: keyof typeof judgments;
}) {
  const say = useSay();
  return (
    <Form method="post" action={href("/training/activities/:id/:change?", { id, change })}>
      <input type="hidden" name="meters" value={meters} />
      <Button type="submit" look="quiet" size="small" aria-label={say(judgedWords(change, meters))}>
        {say(judgments[change])}
      </Button>
    </Form>
  );
}

function judgedWords(change: keyof typeof judgments, meters: number): Words {
  const [inEnglish, inSpanish] = [effortName(meters, "en"), effortName(meters, "es")];
  return {
    en: `${judgments[change].en} the best ${inEnglish}`,
    es: `${judgments[change].es} la mejor marca de ${inSpanish}`,
  };
}

/** `400 m`, `1 mile`, `5 km`, `Marathon`. */
function effortName(meters: number, lang: Lang): string {
  return distanceName(meters, "km", lang);
}

type Axis = { marks: AxisMark[]; end: string };

/** Charts below each other that share the axis of the distance, each with its numbers. */
function TrackCharts({ charts, axis }: { charts: readonly ActivityChart[]; axis: Axis }) {
  return (
    <div className="track-charts">
      {charts.map((chart) => (
        <TrackChart key={chart.id} chart={chart} axis={axis} />
      ))}
    </div>
  );
}

function TrackChart({ chart, axis }: { chart: ActivityChart; axis: Axis }) {
  const { id, title, average, summary, levels, line, area, head, rows } = chart;
  return (
    <figure className={`track-chart track-${id}`}>
      <figcaption>
        <h3>{title}</h3>
        <span>{average}</span>
      </figcaption>
      <WayFrame levels={levels} {...axis}>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${chartPlane.width} ${chartPlane.height}`}
          preserveAspectRatio="none"
        >
          <path d={area} className="track-area" />
          <path d={line} className="track-line" />
        </svg>
      </WayFrame>
      <ChartNumbers
        label={title}
        heads={head}
        rows={rows.map(({ at, value }) => ({ name: at, values: [value] }))}
      />
    </figure>
  );
}
