import type { CSSProperties } from "react";
import { drawProfile, type ProfileShape, profilePlane } from "#drawing/course/profile.ts";
import { raceKind } from "#features/races/race-type.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { type Day, formatDay, formatShortDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { OutlinedWeek } from "../changing/adherence.ts";
import { phaseNames } from "../messages.ts";
import type { PlanPhase } from "../rules/plan.ts";

/** The plane of the drawing. It is stretched to its place. */
const plane = { width: 1000, height: 200 } as const;

/** Room beside a bar, as a share of the place of its week. */
const room = 0.18;

/**
 * A whole plan in one picture: a bar for each week, its phases, today, and the race at the end, with
 * the profile of its course where that is known.
 */
export function PlanPicture({
  weeks,
  phases,
  today,
  goalDay,
  race,
  unit,
}: {
  weeks: readonly OutlinedWeek[];
  /** Of each week. */
  phases: readonly PlanPhase[];
  today: Day;
  goalDay: Day;
  /** What the plan leads to; `null` for a race that the site does not list. */
  race: {
    type: string;
    heights: { climb: number; profile: ProfileShape } | null;
  } | null;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const most = Math.max(1, ...weeks.map(({ meters }) => meters));
  const highest = weeks.find(({ meters }) => meters === most);
  const say = useSay();
  const summary = say({
    en: `${weeks.length} weeks to ${formatDay(goalDay, lang)}; the highest, week ${highest?.number}, has ${formatLength(most, unit)}`,
    es: `${weeks.length} semanas hasta el ${formatDay(goalDay, lang)}; la mayor, la semana ${highest?.number}, tiene ${formatLength(most, unit)}`,
  });
  const wide = plane.width / weeks.length;
  const heights = race?.heights;
  return (
    <figure className="plan-picture">
      <div className="plan-picture-weeks">
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${plane.width} ${plane.height}`}
          preserveAspectRatio="none"
        >
          {weeks.map(({ number, from, to, meters, doneMeters, hasRace }) => {
            const x = (number - 1 + room / 2) * wide;
            const width = wide * (1 - room);
            const isCurrent = from <= today && today <= to;
            return (
              <g key={number} className={isCurrent ? "plan-picture-now" : undefined}>
                <Bar x={x} width={width} share={meters / most} className="plan-picture-week" />
                <Bar
                  x={x}
                  width={width}
                  share={Math.min(doneMeters, meters) / most}
                  className="plan-picture-done"
                />
                {hasRace && (
                  <Bar x={x + width - 3} width={6} share={1} className="plan-picture-race" />
                )}
              </g>
            );
          })}
        </svg>
        <div className="plan-picture-phases">
          {runsOf(phases).map(({ phase, count, first }) => (
            <span key={first} style={{ "--weeks": count } as CSSProperties}>
              {say(phaseNames[phase])}
            </span>
          ))}
        </div>
      </div>
      {race && heights && (
        <GoalProfile type={race.type} profile={heights.profile}>
          {say({
            en: `${formatHeight(heights.climb, unit)} to climb`,
            es: `${formatHeight(heights.climb, unit)} de desnivel`,
          })}
        </GoalProfile>
      )}
      <figcaption>
        <span>{weeks[0] && formatShortDay(weeks[0].from, lang)}</span>
        <span>
          {say({
            en: `highest week ${formatLength(most, unit)}`,
            es: `semana mayor: ${formatLength(most, unit)}`,
          })}
          {weeks.some(({ doneMeters }) => doneMeters > 0) &&
            say({ en: "; strong color: done", es: "; color intenso: hecho" })}
        </span>
        <span>{formatShortDay(goalDay, lang)}</span>
      </figcaption>
    </figure>
  );
}

/** The course at the end of the weeks, on their ground. */
function GoalProfile({
  type,
  profile,
  children,
}: {
  /** Of the race, as stored. */
  type: string;
  profile: ProfileShape;
  children: string;
}) {
  const { area, line } = drawProfile(profile, [], "km");
  return (
    <div className={`plan-course type-${raceKind(type)}`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${profilePlane.width} ${profilePlane.height}`}
        preserveAspectRatio="none"
      >
        <path d={area} />
        <path d={line} />
      </svg>
      <p>{children}</p>
    </div>
  );
}

function Bar({
  x,
  width,
  share,
  className,
}: {
  x: number;
  width: number;
  share: number;
  className: string;
}) {
  const height = share * plane.height;
  return (
    <rect
      x={x.toFixed(1)}
      y={(plane.height - height).toFixed(1)}
      width={width.toFixed(1)}
      height={height.toFixed(1)}
      className={className}
    />
  );
}

/** Phases one after the other, with how many weeks each has and its first week. */
function runsOf(phases: readonly PlanPhase[]) {
  const runs: { phase: PlanPhase; count: number; first: number }[] = [];
  for (const [first, phase] of phases.entries()) {
    const last = runs.at(-1);
    if (last?.phase === phase) last.count += 1;
    else runs.push({ phase, count: 1, first });
  }
  return runs;
}
