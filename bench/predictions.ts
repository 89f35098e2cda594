/**
 * Predicts published results from others of the same runner and prints the errors for each class of
 * distance: `node bench/predictions.ts`. Lifetime bests are seldom from one year, so no formula can be right
 * for all of them.
 */
import { formatDuration, readTime } from "#features/pace/duration.ts";
import { predictRace } from "#features/pace/prediction.ts";
import { printTable, round } from "./table.ts";

/**
 * Best official times of every 53rd runner with all four distances, over 5K, 10K, the half and the whole
 * marathon: J. Stanton-Geddes, github.com/johnstantongeddes/RacePerformancePredictor (2015), from Athlinks. One whose 10K is faster than
 * their 5K is left out.
 */
const runners = [
  ["17:12", "35:52", "1:20:48", "2:58:11"],
  ["28:24", "58:34", "2:11:06", "4:07:58"],
  ["23:57", "52:21", "1:52:22", "4:07:43"],
  ["20:01", "41:02", "1:29:59", "3:11:12"],
  ["28:30", "57:50", "2:11:42", "4:54:46"],
  ["24:23", "49:14", "1:49:26", "3:55:48"],
  ["24:08", "53:43", "2:04:45", "5:06:39"],
  ["15:55", "33:32", "1:13:45", "3:04:43"],
  ["15:47", "34:28", "1:24:18", "3:12:46"],
  ["29:14", "1:00:21", "2:18:14", "4:32:46"],
  ["17:05", "36:03", "1:22:26", "2:56:00"],
  ["23:04", "46:22", "1:31:30", "3:29:54"],
  ["19:17", "47:34", "1:32:56", "3:26:19"],
  ["18:05", "40:53", "1:32:31", "3:29:27"],
  ["24:59", "51:54", "1:58:21", "4:42:55"],
  ["28:39", "1:02:30", "2:24:57", "5:35:07"],
  ["31:07", "58:20", "2:16:14", "5:36:43"],
  ["18:50", "39:13", "1:28:21", "3:04:05"],
  ["25:49", "56:44", "2:10:06", "4:56:45"],
  ["17:48", "37:50", "1:21:40", "2:59:24"],
  ["16:24", "35:50", "1:16:42", "2:43:32"],
  ["22:20", "51:04", "2:05:51", "4:35:41"],
  ["21:36", "43:39", "1:34:35", "3:20:06"],
] as const;

type Result = { who: string; meters: number; time: string; climb: number | null };
type Pair = { known: Result; race: Result; source: string };

const marathon = 42_195;
const mile = 1609.344;

/** Ultras of runners whose marathon is published too. */
const ultras: [string, string, string, number, number | null, string, string][] = [
  ["Walmsley", "2:15:05", "50 miles 2019", 50 * mile, null, "4:50:07", "letsrun.com/news/2019/05"],
  [
    "Walmsley",
    "2:15:05",
    "Western States 2018",
    100.2 * mile,
    5500,
    "14:30:04",
    "gearjunkie.com/jim-walmsley-sets-course-record-western-states-100",
  ],
  ["Walmsley", "2:15:05", "UTMB 2023", 171_000, 10_000, "19:37:43", "utmb.world, 2023"],
  ["Abe", "2:26:09", "100 km 2000", 100_000, null, "6:33:11", "letsrun.com/forum, thread 9383616"],
  [
    "Sorokin",
    "2:25:30",
    "100 km 2023",
    100_000,
    null,
    "6:05:35",
    "runnersworld.com/uk/news/a39816342",
  ],
  ["Sorokin", "2:25:30", "100 miles 2022", 100 * mile, null, "10:51:39", "fastrunning.com/33774"],
  [
    "Greenwood",
    "2:53:52",
    "Comrades 2014",
    89_300,
    1220,
    "6:18:15",
    "sa.uniondigital.uk/ellie-wins-comrades-marathon",
  ],
  [
    "Greenwood",
    "2:53:52",
    "100 km 2014",
    100_000,
    null,
    "7:30:44",
    "World Athletics, athlete 259112",
  ],
  ["King", "2:14:00", "JFK 50 2012", 80_700, 900, "5:34:58", "sharmanian.blogspot.com/2012/11"],
  ["Briney", "2:12:00", "JFK 50 2012", 80_700, 900, "5:37:56", "sharmanian.blogspot.com/2012/11"],
  ["Collier", "3:38:00", "Two Oceans 2013", 56_000, 500, "4:59:00", "datawookie.dev/blog/2015/04"],
  ["Collier", "3:38:00", "Comrades 2013", 87_000, 1800, "9:41:00", "datawookie.dev/blog/2015/04"],
];

const distances = [5000, 10_000, 21_097.5, marathon];
const names = ["5K", "10K", "half", "marathon"];

function pairsOf(from: number, to: number): Pair[] {
  return runners.map((times, place) => {
    const of = (index: number): Result => ({
      who: `runner ${place + 1}`,
      meters: distances[index] ?? 0,
      time: times[index] ?? "",
      climb: null,
    });
    return { known: of(from), race: of(to), source: "Athlinks" };
  });
}

const classes: Record<string, Pair[]> = {
  "5K to 10K": pairsOf(0, 1),
  "10K to half": pairsOf(1, 2),
  "10K to marathon": pairsOf(1, 3),
  "half to marathon": pairsOf(2, 3),
  "marathon to ultra": ultras.map(([who, best, name, meters, climb, time, source]) => ({
    known: { who, meters: marathon, time: best, climb: null },
    race: { who: `${who}, ${name}`, meters, time, climb },
    source,
  })),
};

/** By how much a prediction is slower than the result, as a fraction. */
function errorOf({ known, race }: Pair) {
  const seconds = readTime(known.time, known.meters) ?? 0;
  const real = readTime(race.time, race.meters) ?? 0;
  const { seconds: predicted, fastest, slowest } = predictRace({ ...known, seconds }, race);
  return { predicted, error: predicted / real - 1, isWithin: fastest <= real && real <= slowest };
}

const percent = (share: number) => `${round(share * 100, 1)}%`;

printTable(
  `Predictions of published results from ${names.join(", ")}`,
  Object.entries(classes).map(([name, pairs]) => {
    const found = pairs.map((pair) => ({ pair, ...errorOf(pair) }));
    const sizes = found.map(({ error }) => Math.abs(error)).toSorted((one, other) => one - other);
    const signed = found.map(({ error }) => error).toSorted((one, other) => one - other);
    const worst = found.toSorted((one, other) => Math.abs(other.error) - Math.abs(one.error))[0];
    return {
      class: name,
      results: pairs.length,
      "median error": percent(sizes[Math.floor(sizes.length / 2)] ?? 0),
      bias: percent(signed[Math.floor(signed.length / 2)] ?? 0),
      worst: worst ? `${percent(worst.error)} ${worst.pair.race.who}` : "",
      "within the spread": found.filter(({ isWithin }) => isWithin).length,
    };
  }),
);
printTable(
  "Ultras",
  (classes["marathon to ultra"] ?? []).map((pair) => ({
    race: pair.race.who,
    marathon: pair.known.time,
    result: pair.race.time,
    predicted: formatDuration(errorOf(pair).predicted),
    error: percent(errorOf(pair).error),
    source: pair.source,
  })),
);
