import { Form, href } from "react-router";
import { notKept } from "#features/courses/own/messages.ts";
import { planAddress } from "#features/courses/planning/plan-query.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Breadcrumb, PageHeading } from "#ui/page/page.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { CourseScreen } from "./screen.ts";

/** The race or the member's own course that is planned for. */
export function SubjectHead({ screen, problem }: { screen: CourseScreen; problem: string | null }) {
  const { race, course } = screen;
  const name = race ? race.race.name : course.label;
  return (
    <div className="lab-head">
      <Breadcrumb
        steps={[{ label: "Course analysis", to: href("/tools/course") }, { label: name }]}
      />
      <PageHeading>{name}</PageHeading>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {race ? <RaceLine race={race} label={course.label} /> : <OwnLine screen={screen} />}
    </div>
  );
}

function RaceLine({ race, label }: { race: NonNullable<CourseScreen["race"]>; label: string }) {
  const { id, type, startDate, place } = race.race;
  const { startTime, timeLimit } = race.distance;
  return (
    <div className="pace-race">
      <Bib day={startDate} type={type} silent />
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-muted">
          {formatDay(startDate)} · {place}
          {startTime && ` · starts at ${formatClockTime(startTime)}`}
          {timeLimit && ` · time limit ${timeLimit}`}
        </p>
        <p className="mt-1">
          <TextLink to={href("/races/:id", { id })}>To the race</TextLink>
        </p>
      </div>
    </div>
  );
}

function OwnLine({ screen: { isKept, query, course } }: { screen: CourseScreen }) {
  return (
    <div className="lab-own-line">
      <p className="max-w-text text-muted">
        {isKept ? "You keep this course. Nobody else sees it." : notKept}
      </p>
      {!isKept && (
        <Form method="post" action={planAddress(query, "/keep")}>
          <Button type="submit" look="quiet" size="small">
            Keep the course
          </Button>
        </Form>
      )}
      <details>
        <summary className="w-fit cursor-pointer py-2 text-sm font-semibold text-danger">
          Remove the course
        </summary>
        <Form
          method="post"
          action={planAddress({ own: query.own }, "/remove")}
          className="mt-2 grid justify-items-start gap-3"
        >
          <p>The numbers of {course.label} and its plan are deleted.</p>
          <Button type="submit" look="danger" size="small">
            Remove Course
          </Button>
        </Form>
      </details>
    </div>
  );
}
