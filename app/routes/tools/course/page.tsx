import type { MetaDescriptor } from "react-router";
import { PaceChart } from "#features/courses/planning/pace-chart.tsx";
import { CourseView } from "#features/courses/showing/course-view.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { pageMeta } from "#values/web/page-meta.ts";
import { CourseBand } from "./band.tsx";
import { GoalAnswer } from "./goal-answer.tsx";
import { GoalForm } from "./goal-form.tsx";
import { OwnFiles } from "./own-files.tsx";
import { PlacesTable } from "./places-table.tsx";
import { PlanTable } from "./plan-table.tsx";
import type { CourseScreen } from "./screen.ts";
import { SubjectHead } from "./subject-head.tsx";

export function courseMeta(screen: { url: string } | undefined): MetaDescriptor[] {
  return pageMeta({
    title: "Course Analysis and Pace Plan",
    description:
      "What a course asks of you: length, climb, grades and climbs from a GPX, TCX, KML or FIT file, and a pace plan for each kilometer at even effort.",
    url: screen?.url ?? "",
  });
}

/** A course in numbers, and a plan for it at even effort. */
export function CoursePage({
  screen,
  problem,
}: {
  screen: CourseScreen;
  /** Why a file was not measured, or a course not kept. */
  problem: string | null;
}) {
  const { kind, plan, unit, course, type } = screen;
  const isExample = kind === "example";
  return (
    <Container className={`pace-page type-${type}`}>
      <div className="lab-screen">
        {isExample ? (
          <>
            <PageHeading lead="Send the file of your course and see what it asks of you: its climbs, its grades, and a pace for every kilometer that keeps your effort even.">
              Course analysis
            </PageHeading>
            <OwnFiles screen={screen} problem={problem} />
          </>
        ) : (
          <SubjectHead screen={screen} problem={problem} />
        )}
      </div>
      <div className="lab-screen">
        {isExample && (
          <Section title="An example" className="pt-14">
            <p className="max-w-text text-muted">
              A trail race that we made up, measured and planned like any file. Change its goal.
            </p>
          </Section>
        )}
        <div className="pace-desk">
          <GoalForm screen={screen} />
          <GoalAnswer screen={screen} />
        </div>
        {plan && course.heights && (
          <Section title={unit === "km" ? "Pace by kilometer" : "Pace by mile"}>
            <PaceChart plan={plan} profile={course.heights.profile} unit={unit} />
          </Section>
        )}
      </div>
      {plan && (
        <div className="pace-columns">
          <div className="lab-screen">
            <PlanTable screen={screen} plan={plan} />
            <PlacesTable plan={plan} unit={unit} />
          </div>
          <CourseBand screen={screen} plan={plan} />
        </div>
      )}
      <div className="lab-screen">
        <Section title="The course">
          <CourseView course={course} unit={unit} />
        </Section>
      </div>
    </Container>
  );
}
