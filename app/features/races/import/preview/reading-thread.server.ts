import { parentPort, workerData } from "node:worker_threads";
import { errorFile } from "./error-file.ts";
import { raceKey } from "./plan.ts";
import {
  type FileSummary,
  type ImportPreview,
  previewImport,
  type ReadingAnswer,
  type ReadingQuestion,
  type ReadingTask,
  summaryLimits,
} from "./preview.ts";

// The program of a thread: it reads the file that it is given and answers questions about it, so
// that no request waits while tens of thousands of rows are read.

const { bytes, known }: ReadingTask = workerData;
const preview = previewImport(bytes, known);

if ("problem" in preview) answer({ kind: "refusal", problem: preview.problem });
else {
  answer({ kind: "summary", summary: summaryOf(preview) });
  const { races } = preview.plan;
  const keyed = races.map((race) => ({ race, key: raceKey(race.title, race.date) }));
  // Two imports touch the same races in the same order; after a restart it is the same again.
  const sorted = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ race }) => race);
  parentPort?.on("message", (question: ReadingQuestion) => {
    if (question.kind === "error file") {
      return answer({ kind: "error file", text: errorFile(preview, question.problems) });
    }
    const { from, count } = question;
    answer({ kind: "races", races: sorted.slice(from, from + count) });
  });
}

function answer(message: ReadingAnswer) {
  parentPort?.postMessage(message);
}

function summaryOf({ plan, ...preview }: ImportPreview) {
  return {
    encoding: preview.encoding,
    separator: preview.separator,
    rowCount: preview.rowCount,
    distanceCount: preview.distanceCount,
    headings: preview.headings,
    dates: preview.dates,
    question: preview.question,
    decimals: preview.decimals,
    since: preview.since,
    hasOrder: preview.hasOrder,
    numbers: preview.numbers,
    raceCount: plan.races.length,
    problemCount: plan.problems.length,
    noticeCount: plan.notices.length,
    problems: plan.problems.slice(0, summaryLimits.problems),
    notices: plan.notices.slice(0, summaryLimits.notices),
  } satisfies FileSummary;
}
