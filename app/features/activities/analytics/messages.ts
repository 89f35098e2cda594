import { formatCount } from "#values/text/count.ts";
import type { CriticalSpeedProblem } from "./efforts/critical-speed.ts";
import type { AnalyticsPeriod } from "./period.ts";
import type { LoadProblem, ZoneProblem } from "./training-load.ts";

export const periodNames = {
  "12-weeks": "12 weeks",
  "6-months": "6 months",
  year: "Year",
  all: "All",
} as const satisfies Record<AnalyticsPeriod, string>;

/** How a number is computed: where the formula comes from, what it takes, and what it cannot say. */
export type Reckoning = { how: string; source: string; takes: string; limits: string };

export const reckonings = {
  volume: {
    how: "The sums of your runs on roads, trails and treadmills by week (Monday to Sunday) or month.",
    source: "Counted, not estimated.",
    takes: "Distance, climb, and time without pauses of each activity.",
    limits:
      "Walks and other sports are left out. Activities without heights add nothing to the climb.",
  },
  easy: {
    how: "The time and the way at easy effort, summed by week or month: the time divided by the way. The first ten minutes of a run are left out. Weeks with less than 20 minutes of it have no point.",
    source:
      "Daniels' Running Formula (2014): easy is 59 to 74% of the maximal oxygen uptake, for which the same part of the heart rate reserve stands (Swain and Leutholtz 1997), or 65 to 79% of the maximal heart rate. Without heart rate: runs of 30 minutes or more slower than 85% of your speed over 10 km, which is the same limit by the equations of Daniels and Gilbert (1979).",
    takes: "Heart rates of your runs on roads and treadmills, and those of your profile.",
    limits:
      "Heat, hills, tiredness and coffee raise the heart rate. Compare months rather than weeks.",
  },
  bests: {
    how: "The shortest time in which you covered the distance anywhere within a run.",
    source: "Your own tracks.",
    takes: "Recorded runs on roads and trails with a distance.",
    limits:
      "A watch is wrong by about one percent, more between high buildings. An effort far above your other runs is marked as in doubt; you can strike it on the page of its activity. These are no official times.",
  },
  goal: {
    how: "A result gives a time by Riegel's formula, T₂ = T₁ × (D₂ ÷ D₁)^1.06, with an exponent of 1.17 from two hours and 1.2 from four hours on. One meter of climb counts as eight flat ones. It is the result of your plan until you run better; without one, your best effort. The times of your other hard runs stand beside it, and the spread is what they disagree by. Of each run only its strongest part counts. For goals of 2 to 20 minutes the time by your critical speed is shown too.",
    source:
      "P. S. Riegel, American Scientist 69 (1981), 285–290, up to two hours; beyond them fitted to the best times of 1,315 runners and to published ultras. Climb by Naismith (1892) and Scarf (2007).",
    takes:
      "Your best efforts of the last 120 days, or of the last year when these have none; the five nearest to the distance of the race. Efforts that are more than 6% worse than the best one were not run hard and are left out. One that is more than 8% better than three other runs that agree is in doubt and is left out until you count it on the page of its activity.",
    limits:
      "It assumes that you train for the distance, on a course and a day like those of your efforts. The spread is no margin of error.",
  },
  load: {
    how: "Each activity has a training impulse: minutes × part of the heart rate reserve × a weight that grows with effort. Fitness is its daily mean with a time constant of 42 days, fatigue with one of 7 days. Form is fitness less fatigue.",
    source:
      "Banister (1991) and Morton, Fitz-Clarke and Banister (1990): weight 0.64 e^1.92x for men and 0.86 e^1.67x for women, the mean of both without a stated sex. Time constants of Allen and Coggan (2006) after Banister, Calvert, Savage and Bach (1975).",
    takes:
      "The seconds at each heart rate of all activities, and both heart rates of your profile.",
    limits:
      "Both curves begin at 0 with your first recording, so the first 42 days are not shown. Activities without heart rate count as rest. The numbers compare you with yourself only.",
  },
  critical: {
    how: "The straight line through your best times over distances that took 2 to 20 minutes: distance = D′ + critical speed × time, with the least squares. The errors are standard errors of the line.",
    source:
      "Monod and Scherrer (1965), for running Hughson, Orok and Staudt (1984), from training data Smyth and Muniz-Pumares (2020).",
    takes:
      "Your best effort over each standard distance of the last 120 days: three or more, the longest at least twice as long as the shortest.",
    limits:
      "It is as good as your efforts are hard. The speed cannot be held forever: marathon runners hold about 85% of it. D′ is much less certain than the speed.",
  },
  drift: {
    how: "Speed for each heartbeat of the first half less that of the second, as a part of the first. The first ten minutes are left out.",
    source: "J. Friel, Aerobic Endurance and Decoupling; known as Pa:HR.",
    takes:
      "Steady runs of 40 minutes or more on flat ground: speed within 10%, at most 15 m of climb for each kilometer.",
    limits:
      "Below 5% is called good among coaches; this is a convention. Heat, wind and thirst raise it too.",
  },
  zones: {
    how: "The time at each heart rate, in tenths of your maximum.",
    source: "S. Edwards, The Heart Rate Monitor Book (1993).",
    takes: "The seconds at each heart rate of all activities, and the maximum of your profile.",
    limits:
      "The zones are no thresholds of yours, which only a test can find. A wrong maximum moves all of them.",
  },
} as const satisfies Record<string, Reckoning>;

const profileNeeded = {
  load: "Fitness and fatigue need your maximum and your resting heart rate.",
  zones: "The zones need your maximum heart rate.",
};

const noHeartRate = "None of your activities of this time has a heart rate.";

/** What is missing for fitness and fatigue. */
export function loadProblemText(lacking: LoadProblem): string {
  switch (lacking.problem) {
    case "no-heart-rates-in-profile":
      return profileNeeded.load;
    case "no-heart-rate":
      return noHeartRate;
    case "few-heart-rates":
      return `Only ${lacking.measured} of your ${lacking.counted} activities of the last six weeks have a heart rate: the sums would be too small.`;
    case "too-few-days":
      return `The curves need ${lacking.needed} days of recordings to settle. Yours began ${formatCount(lacking.days)} days ago.`;
  }
}

/** What is missing for the time in zones. */
export function zoneProblemText({ problem }: ZoneProblem): string {
  return problem === "no-max-in-profile" ? profileNeeded.zones : noHeartRate;
}

function knownEfforts(count: number): string {
  if (count === 0) return "There is none.";
  return count === 1 ? "There is one." : `There are ${count}.`;
}

/** What is missing for the critical speed. */
export function criticalProblemText(lacking: CriticalSpeedProblem): string {
  switch (lacking.problem) {
    case "too-few-efforts":
      return `The line needs hard efforts over ${lacking.needed} distances that took you 2 to 20 minutes in the last 120 days. ${knownEfforts(lacking.known)}`;
    case "efforts-too-alike":
      return "Your hard efforts are of about the same length. A longer one, up to 20 minutes, would make a line of them.";
    case "no-line":
      return "Your best efforts of the last 120 days lie on no line: some of them were probably easy, or parts of one even run.";
  }
}

/** Why there is no pace at easy effort. */
export const noEasyPace =
  "There are fewer than two weeks or months with 20 minutes of easy running that we can tell: it needs your maximum heart rate in the profile and runs with a heart rate, or a hard effort to compare with.";

/** Why there are no best efforts. */
export const noBests =
  "None of your recorded runs covers one of the distances from 400 m to 50 km.";

/** Why no time is predicted. */
export const noEfforts =
  "A prediction needs a run of the last year with an effort of at least 3½ minutes over a standard distance, such as 1 km or 5 km.";

/** Why no run has a decoupling. */
export const noSteadyRun =
  "No run of this time was steady and flat enough: it needs 40 minutes at an even speed with a heart rate.";
