import { href } from "react-router";
import { mostMissing } from "#features/courses/measure/heights.ts";
import { recipe, recipeError } from "#features/courses/measure/recipe.ts";
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
import { pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/method.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  return { url: publicOrigin(request) + href("/tools/course/method") };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
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

/** Noise in metres and for how long it lasts: the mean error of the climb, and the one stated. */
const noiseStudy: [noise: string, ...errors: string[]][] = [
  ["none", "2%, 7%", "1%, 7%", "0%, 7%", "0%, 7%"],
  ["whole meters", "2%, 10%", "1%, 7%", "0%, 7%", "0%, 7%"],
  ["5 m for 1 s", "3%, 16%", "1%, 21%", "0%, 7%", "3%, 13%"],
  ["1 m for 30 s", "3%, 15%", "1%, 18%", "0%, 7%", "15%, 29%"],
  ["3 m for 10 s", "8%, 29%", "3%, 38%", "0%, 10%", "9%, 31%"],
  ["3 m for 30 s", "10%, 32%", "5%, 41%", "1%, 11%", "14%, 36%"],
  ["3 m for 60 s", "8%, 28%", "5%, 36%", "1%, 11%", "21%, 39%"],
  ["5 m for 30 s", "29%, 48%", "11%, 63%", "1%, 14%", "18%, 35%"],
];

const shownCourses = ["Low hills", "Marathon", "Trail", "Stairs"];

function NoiseTable() {
  return (
    <table>
      <caption>
        The mean error of the climb of ten made recordings, and the error that method{" "}
        {recipe.version} states: low hills of 350 to 800 m with 260 m of climb on 21 km, a marathon
        with 300 m, a trail of 21 km with 1,530 m, and stairs on 8 km with 215 m
      </caption>
      <thead>
        <tr>
          <th scope="col">Noise</th>
          {shownCourses.map((course) => (
            <th key={course} scope="col">
              {course}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noiseStudy.map(([noise, ...errors]) => (
          <tr key={noise}>
            <td>{noise}</td>
            {errors.map((error, column) => (
              <td key={shownCourses[column]}>{error}</td>
            ))}
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
          result lies within {percent(recipeError.length)}. Between points that are far apart bends
          are lost: the page says how far apart they are.
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
          {recipe.step} m; single wrong ones take the median of {recipe.median} steps; noise is
          taken out; then a rise or fall counts once it exceeds {recipe.hysteresis} m.
        </p>
        <p>
          What is noise, each file tells itself. Third differences of its heights hardly see hills;
          how they grow with the distance tells how much the heights waver from point to point and
          for how long an error lasts. The profile is then taken apart into waves (a Wiener filter):
          waves that stand out from the noise stay, the others are weakened or left out. A file
          without noise keeps its hills whole, and one with noise loses only those that drown in it.
          What the filter takes off hills as well is told by adding more noise of the same kind to
          the result and filtering again, and is added to climb and descent.
        </p>
        <p>
          Stairs, ramps and bridges are no waves. The profile is therefore also read as straight
          pieces that join (P. Fearnhead, “Exact and efficient Bayesian inference for multiple
          changepoint problems”, Statistics and Computing 16 (2006), pages 203–213): which lengths
          and slopes are common, the file tells. Straight pieces count where they make the heights
          of the file likelier than waves do, on courses of up to 120 km.
        </p>
        <p>
          On courses of known climb with an error of 1 to 5 m at each point, new at each, the result
          lies within {percent(recipeError.climb)} on average wherever there are hills or stairs.
          Errors that last for seconds or minutes look like hills. Where they matter, the page of
          the course says by how many meters the climb may be wrong: {percent(recipeError.climb)} of
          it, and a quarter of what such errors alone would climb on a flat course; more where
          grades are rare and steep, or where the climb is smaller than that. For straight pieces it
          is {percent(recipeError.climb)} and twice the deviation of their climb. Of made
          recordings, 96 in 100 were no further off than that.
        </p>
        <NoiseTable />
        <p>
          On a course with hardly any climb, errors of several meters that last leave the climb
          unknown. Bridges and underpasses on a flat course add up to too much or too little by
          about a tenth with errors of 3 m at each point, and many are lost with 5 m.
        </p>
        <p>
          A drawn line, with points more than {recipe.step} m apart, is taken as it is, and a rise
          or fall counts once it exceeds {recipe.drawnHysteresis} m. Where its heights waver from
          point to point, a bell of {recipe.bell} m smooths them. What that bell changes is stated
          as the error: with few points, low hills and errors look alike. Where more than{" "}
          {percent(mostMissing)} of the heights are missing, climb and profile are left out.
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
          The grade is that of the profile: one piece is a 480th of the course, at least{" "}
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
      updated="2026-11-23"
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
