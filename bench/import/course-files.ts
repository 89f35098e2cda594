import { measureFile } from "#features/courses/measuring.server.ts";
import { courseLimits } from "#features/courses/reading/course-file.ts";
import { aLongCourse } from "../../tests/support/races/course-files.ts";
import { percentile, printTable, round } from "../table.ts";

/** Measures the largest course file: time of its thread, start included, and memory of this process. */
const runs = 9;
const bytes = aLongCourse();
const before = process.memoryUsage.rss();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss() - before);
}, 5);
const milliseconds: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const begun = performance.now();
  const answer = await measureFile(bytes, { by: "the benchmark" });
  milliseconds.push(performance.now() - begun);
  if (!("measure" in answer)) throw new Error("The file was not measured.");
}
clearInterval(watch);

printTable("The largest course file: at most 1,000 ms and 150 MB", [
  {
    points: courseLimits.points,
    MB: round(bytes.length / 2 ** 20, 1),
    "median ms": Math.round(percentile(milliseconds, 0.5)),
    "longest ms": Math.round(Math.max(...milliseconds)),
    "memory MB": Math.round(most / 2 ** 20),
  },
]);
