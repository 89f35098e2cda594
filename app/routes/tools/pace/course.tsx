import { href } from "react-router";
import { statedHeightWords } from "#features/courses/showing/course-words.ts";
import type { Course as CourseOfRace, RaceToPlan } from "#features/pace/course.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { raceType } from "#features/races/race-type.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** The race to plan for, and what the plan does not take into account. */
export function Course({
  race,
  course,
  unit,
}: {
  race: RaceToPlan;
  course: CourseOfRace | null;
  unit: LengthUnit;
}) {
  const { kind, label } = raceType(race.type);
  const isMoreThanRunning = kind === "triathlon" || kind === "mtb";
  return (
    <section aria-label="The race" className="pace-race">
      <Bib day={race.startDate} type={race.type} silent />
      <div className="min-w-0">
        <h2 className="text-xl">
          <TextLink look="strong" to={href("/races/:id", { id: race.id })}>
            {race.name}
          </TextLink>
        </h2>
        <p className="mt-1 text-muted">
          {formatDay(race.startDate)} · {race.place}
          {course?.startTime && ` · starts at ${formatClockTime(course.startTime)}`}
          {course?.timeLimit && ` · time limit ${course.timeLimit}`}
        </p>
        {isMoreThanRunning ? (
          <p className="mt-1 text-sm text-muted">
            {label} is more than running: the pace is the average over everything.
          </p>
        ) : (
          course?.elevationGain && (
            <p className="mt-1 text-sm text-muted">
              The course climbs {statedHeightWords(course.elevationGain, unit)}. The plan counts
              flat ground.
            </p>
          )
        )}
      </div>
    </section>
  );
}
