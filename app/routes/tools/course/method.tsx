import { href } from "react-router";
import { mostMissing } from "#features/courses/measure/heights.ts";
import { planStep } from "#features/courses/measure/profile.ts";
import { climbError, lengthError, recipe } from "#features/courses/measure/recipe.ts";
import { mostKept, recentDays } from "#features/courses/own/own-course.ts";
import {
  carefulPart,
  costOfWay,
  minettiCost,
  steepestMeasured,
} from "#features/courses/planning/running-cost.ts";
import { courseLimits } from "#features/courses/reading/limits.ts";
import { publicOrigin } from "#services/context.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage } from "#ui/page/document-page.tsx";
import { formatCount } from "#values/text/count.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/method.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  return { url: publicOrigin(request) + href("/tools/course/method") };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "How Courses Are Measured",
    description:
      "The method behind length, climb, profile and pace plan of a course: each step with its numbers, its error and its source.",
    url: loaderData?.url ?? "",
  });

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

const shownGrades = [-0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3];

/** By how much a slope makes a runner slower or faster at the same effort. */
function CostTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Grade</th>
          <th scope="col">Cost in J/kg/m</th>
          <th scope="col">5:00 on the flat becomes</th>
        </tr>
      </thead>
      <tbody>
        {shownGrades.map((grade) => {
          const seconds = Math.round((300 * costOfWay(grade, "formula")) / minettiCost(0));
          const pace = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
          return (
            <tr key={grade}>
              <td>{`${grade > 0 ? "+" : grade < 0 ? "−" : ""}${Math.abs(Math.round(grade * 100))}%`}</td>
              <td>{minettiCost(grade).toFixed(2)}</td>
              <td>{pace}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Metres of climb: what is published of each course, and what we measure from a public file of it. */
const publishedClimbs: [course: string, published: string, ours: number][] = [
  ["Ultra-Trail du Mont-Blanc", "9,900 to 10,000", 10_130],
  ["Diagonale des Fous", "9,576 to 10,500", 9277],
  ["Route des 4 Châteaux", "220", 252],
  ["Nice–Cannes Marathon", "under 200", 196],
  ["Athens Marathon", "345 to 383", 334],
  ["Sydney Marathon", "313 to 317", 276],
  ["Boston Marathon", "248 to 305", 172],
  ["Berlin Marathon", "73", 27],
  ["Paris Marathon", "150 to 292", 432],
  ["Tokyo Marathon", "60 to 78", 439],
];

function PublishedTable() {
  return (
    <table>
      <caption>
        Climb in meters of ten courses, as others publish it and by method {recipe.version}
      </caption>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Published</th>
          <th scope="col">From a file</th>
        </tr>
      </thead>
      <tbody>
        {publishedClimbs.map(([course, published, ours]) => (
          <tr key={course}>
            <td>{course}</td>
            <td>{published}</td>
            <td>{formatCount(ours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sections = [
  {
    id: "files",
    title: "What is read",
    body: (
      <>
        <p>
          GPX, TCX, KML and FIT files of up to {courseLimits.megabytes} MB and{" "}
          {formatCount(courseLimits.points)} points. All points count; none is thinned out before it
          is measured. Pieces whose ends lie within {courseLimits.join} m are joined. A point
          without a position on the earth, a leap of more than {courseLimits.leap / 1000} km or a
          damaged file is refused with the place of the mistake, and costs no use.
        </p>
        <p>
          Aid stations, summits and cut-offs are read from the waypoints of the file. A waypoint
          more than 150 m beside the line is left out, and the page says so.
        </p>
      </>
    ),
  },
  {
    id: "length",
    title: "Length",
    body: (
      <>
        <p>
          Positions lie on the ellipsoid of WGS 84, and the way is measured flat, as is usual for
          courses. A recorded line wavers and is too long; a smoothed one cuts bends and is too
          short. The line is smoothed by a bell of {recipe.lineBell} m, what its noise still adds is
          subtracted, and what smoothing takes from bends is extrapolated from a bell of double
          width. It is never shorter than the straight lines between its bends. A drawn line is
          taken as it is.
        </p>
        <p>
          On courses of known length with a point each second and an error of 1 to 5 m at each, the
          result lies within {percent(lengthError)}. Between points that are far apart bends are
          lost: the page says how far apart they are.
        </p>
      </>
    ),
  },
  {
    id: "climb",
    title: "Climb and descent",
    body: (
      <>
        <p>
          Every device counts climb differently, because the sum of all small rises grows without
          end the finer one looks. Ours is method {recipe.version}: heights are averaged every{" "}
          {recipe.step} m, a single wrong one takes the median of {recipe.median} steps, a moving
          mean over {recipe.mean} m smooths them, and a rise or fall counts once it exceeds{" "}
          {recipe.threshold} m. A drawn line, with points more than {recipe.sparse} m apart, is not
          smoothed.
        </p>
        <p>
          The mean is taken over {recipe.wideMean} m where it removes more than{" "}
          {percent(recipe.mostRipple)} of the climb of a course: in a terrain model, hills that
          short cannot be told from its errors. It is also taken over {recipe.wideMean} m where
          heights waver as noise does, which grows less over distance than hills do; a rise then
          counts from twice their usual wavering over {recipe.farLag} m on.
        </p>
        <p>
          Of 40 recordings whose device states an ascent of 20 m or more, 33 lie within 10% of it.
          Most course files come without a barometer. Their heights are from a terrain model, which
          follows the ground under bridges and over tunnels and may take roofs for ground, and no
          method can correct that. The page of a course therefore states a range:{" "}
          {percent(climbError.part)} of the climb and {climbError.perKilometer} m for each kilometer
          up and down. It holds the published climb of 17 of 20 known courses; New York, Paris and
          Tokyo, with their bridges and buildings, lie outside.
        </p>
        <PublishedTable />
        <p>
          Where more than {percent(mostMissing)} of the heights are missing, climb and profile are
          left out.
        </p>
      </>
    ),
  },
  {
    id: "grades",
    title: "Grades and climbs",
    body: (
      <>
        <p>
          The grade of a kilometer or mile is its rise from start to end divided by its length. The
          steepest kilometer may begin anywhere. A climb is at least 25 m high, at least 8% of the
          whole range of heights, and 2.5% steep on average; a small dip does not end it.
        </p>
        <p>
          Where there is no file, the page of a race may show a profile drawn from the stated climb
          and descent. It is marked as approximate, and its hills may lie elsewhere.
        </p>
      </>
    ),
  },
  {
    id: "plan",
    title: "The pace plan",
    body: (
      <>
        <p>
          The plan keeps your effort even: each piece of the way gets the share of your time that it
          has of the energy. What running costs on a slope was measured on a treadmill by A. E.
          Minetti, C. Moia, G. S. Roi, D. Susta and G. Ferretti, “Energy cost of walking and running
          at extreme uphill and downhill slopes”, Journal of Applied Physiology 93 (2002), pages
          1039–1046. With the grade i, a meter costs a kilogram of runner
        </p>
        <p>
          155.4 i⁵ − 30.4 i⁴ − 43.3 i³ + 46.3 i² + 19.5 i + 3.6 joules, from −
          {percent(steepestMeasured)} to +{percent(steepestMeasured)}.
        </p>
        <CostTable />
        <p>
          Steeper pieces count as {percent(steepestMeasured)}, and the page says how many there are.
          The grade is that of the profile, in pieces of at most {planStep} m and at least{" "}
          {recipe.step} m. Because courses are measured flat, the cost is multiplied by the longer
          way on the slope, √(1 + i²).
        </p>
        <p>
          “Hold back” takes {percent(carefulPart)} of what a descent saves. That part is ours, not
          the paper's: few runners dare what the formula allows on a technical descent, or have the
          legs for it late in a race.
        </p>
        <p>
          Times are rounded to seconds at each mark, and a split is the difference of two marks: all
          splits together are exactly your goal. “On the flat” is the pace at which the same effort
          runs without a hill.
        </p>
      </>
    ),
  },
  {
    id: "limits",
    title: "What is not in it",
    body: (
      <p>
        The ground, stairs, rivers and snow; heat, wind and thin air; night and tiredness; walking,
        which is cheaper than running on steep climbs; and the minutes at aid stations. The paper
        measured ten trained mountain runners for a few minutes at each slope. Take the plan as a
        start, and slow down where your course is rough.
      </p>
    ),
  },
  {
    id: "own",
    title: "Your own file",
    body: (
      <p>
        Your file is measured and not kept, and neither is where on the earth it lies. What stays
        for {recentDays} days are the numbers, the profile and the shape of the line, for you alone.
        You may keep up to {mostKept} courses until you remove them. They are part of the archive of
        your data, and go with your account. The same course again costs no further use while it is
        there.
      </p>
    ),
  },
  {
    id: "versions",
    title: "Versions",
    body: (
      <p>
        Each number says by which method it was made; this page describes method {recipe.version}.
        With a better one, the courses of races are measured again from their files. Own courses
        keep their numbers until you send the file again.
      </p>
    ),
  },
];

/** The method of the courses and of the plan, for those who want to check it. */
export default function CourseMethod() {
  return (
    <DocumentPage
      title="How courses are measured"
      lead="The steps behind the numbers of a course and behind its pace plan, with their errors and sources."
      updated="2026-11-29"
      sections={sections}
      back={{ to: href("/tools/course/:change?"), words: "Back to the course" }}
      footer={
        <p>
          Try it: <TextLink to={href("/tools/course/:change?")}>course analysis</TextLink> and{" "}
          <TextLink to={href("/tools/pace")}>pace calculator</TextLink>.
        </p>
      }
    />
  );
}
