import { courseProblemText } from "#features/courses/messages.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { trackLimits } from "#features/tracks/limits.ts";
import { formatCount } from "#values/text/count.ts";
import type { ActivityProblem } from "./commands.server.ts";
import { activityLimits } from "./reading/limits.ts";
import type { ActivityNotice, ActivityNoticeCode } from "./reading/recording.ts";
import { type Sport, sports } from "./reading/sports.ts";
import { uploadLimits } from "./uploading/limits.ts";
import type { UploadKind, UploadProblem, UploadState } from "./uploading/upload.ts";
import type { ReceivingProblem } from "./uploading/uploads.server.ts";

export const sportNames: Record<Sport, string> = {
  run: "Run",
  trail: "Trail run",
  treadmill: "Treadmill",
  walk: "Walk or hike",
  other: "Other",
};

export const sportOptions = sports.map((sport) => ({ value: sport, label: sportNames[sport] }));

const foreignFormats = {
  kml: "a drawn course",
  kmz: "a drawn course",
  archive: "another kind of archive. Send a zip",
  pdf: "a PDF",
  picture: "a picture",
  geojson: "GeoJSON",
  "web-page": "a web page. Download the file of the activity itself",
};

type Code = UploadProblem["code"];
type Of<Each extends Code> = Extract<UploadProblem, { code: Each }>;

const problemTexts: { [Each in Code]: (problem: Of<Each>) => string } = {
  "no-file": () => "The file is empty.",
  "too-large": () => `The file is larger than ${activityLimits.megabytes} MB.`,
  "too-slow": () => "The file takes too long to read.",
  "unknown-format": () => "This is not a FIT, GPX or TCX file.",
  "another-format": ({ found }) =>
    `This is ${foreignFormats[found]}. Activities are read from FIT, GPX and TCX.`,
  "no-activity": () => "This file holds a course, a workout, places or settings, not an activity.",
  "no-times": () => "The points of this file have no times: it is a course, not an activity.",
  "no-samples": () => "The file has no recorded activity.",
  "too-many-samples": () => `The file has more than ${formatCount(trackLimits.points)} samples.`,
  "clock-lost": ({ kept, count }) =>
    `The clock of the watch jumped: only ${formatCount(kept)} of ${formatCount(count)} samples are in order. Export the file again from the service of your watch, or enter the activity by hand.`,
  "too-early": ({ year }) =>
    `The clock of the watch was wrong: the file says ${year}. Export the file again from the service of your watch, or enter the activity by hand.`,
  "in-the-future": ({ year }) =>
    `The file says that it was recorded in the future (${year}). Export the file again from the service of your watch, or enter the activity by hand.`,
  "too-long": ({ hours }) =>
    `The file spans ${formatCount(hours)} hours; at most ${activityLimits.hours} are read.`,
  "other-sport": ({ sport }) => `This is ${sport}. Dorsal keeps runs, walks and hikes.`,
  "too-fast": ({ meters, seconds }) =>
    `Nobody runs ${formatCount(meters / 1000)} km in ${formatDuration(seconds)}: this looks like a ride. Dorsal keeps runs, walks and hikes.`,
  damaged: (problem) => courseProblemText(problem).en,
  doctype: (problem) => courseProblemText(problem).en,
  "too-deep": (problem) => courseProblemText(problem).en,
  "same-bytes": () => "You have this file already.",
  several: ({ count }) => `The file holds ${formatCount(count)} activities.`,
  "same-run": () => "You have a recording of this time already.",
  "not-a-recording": () => "Passed over: not a FIT, GPX or TCX file.",
  list: () => "Names, descriptions and sports are taken from this list.",
  "more-passed-over": ({ count }) => `${formatCount(count)} more files were passed over.`,
  "too-many-activities": () =>
    `You have ${formatCount(uploadLimits.activities)} activities, which is the most. Delete some first.`,
  "too-much-kept": () =>
    `Your files have reached ${uploadLimits.keptMegabytes / 1024} GB, which is the most. Remove some first.`,
  "not-stored": () => "The file holds something that Dorsal cannot store.",
  interrupted: () => "The reading was interrupted. Send the file again.",
  "too-many-in-one": () =>
    `The file holds more than ${activityLimits.activities} activities. Split it and send its parts.`,
  "bad-archive": () => "The archive is damaged or cut off.",
  "empty-archive": () => "The archive holds no FIT, GPX or TCX file.",
  encrypted: () => "The archive is locked with a password. Send it without.",
  "packed-too-tightly": () => "The file grows too much when it is unpacked: no recording does.",
  "too-many-files": () =>
    `The archive holds more than ${formatCount(uploadLimits.entries)} files. Upload the rest in another archive.`,
  "too-much-unpacked": () =>
    `The archive holds more than ${uploadLimits.unpackedMegabytes / 1024} GB. Upload the rest in another archive.`,
};

/** Why a file was not taken. */
export function uploadProblemText<Each extends Code>(problem: Of<Each>): string {
  const text: (problem: Of<Each>) => string = problemTexts[problem.code];
  return text(problem);
}

/** Why an activity was not stored or changed. */
export function activityProblemText(problem: ActivityProblem): string {
  if (problem === "gone") return "This activity is not there any more.";
  if (problem === "too-often") return "You have done this too often. Please wait an hour.";
  if (problem === "busy") {
    return "Many files are being measured just now. Please try again in a minute.";
  }
  return uploadProblemText(problem);
}

export const receivingProblems: Record<ReceivingProblem, string> = {
  "no-files": "Choose at least one FIT, GPX, TCX or zip file.",
  "too-many-files": `At most ${uploadLimits.chosen} files can be chosen at once. Put more of them into a zip.`,
  "too-often": "You have uploaded too often. Please wait an hour.",
};

export const uploadStateNames: Record<UploadState, string> = {
  waiting: "Waiting",
  taken: "Added",
  known: "Already there",
  "passed-over": "Passed over",
  refused: "Not added",
};

/** Said after a number of files. */
export const uploadKindNames: Record<UploadKind, string> = {
  taken: "added",
  known: "already there",
  "not-a-run": "not a run",
  unreadable: "not readable",
  refused: "not added",
  "passed-over": "other files",
};

type Notice<Each extends ActivityNoticeCode> = ActivityNotice<Each>;

const noticeTexts: { [Each in ActivityNoticeCode]: (notice: Notice<Each>) => string } = {
  indoor: () => "Recorded without positions: the distance is the watch's own.",
  "no-distance": () => "The file has no positions and no distance: only time and heart rate count.",
  "device-distance": () =>
    "Most samples have no position: the distance is the watch's own, and there is no line.",
  "dark-device": ({ seconds }) =>
    `Without positions for ${formatDuration(seconds)}: there the watch's own distance counts.`,
  "dark-line": ({ seconds }) =>
    `Without positions for ${formatDuration(seconds)}: there the straight line counts.`,
  "other-distance": ({ meters }) =>
    `The watch counted ${formatCount(meters)} m, which its positions contradict: the positions count.`,
  jumps: ({ count }) =>
    count === 1
      ? "The watch jumped once, faster than anyone runs. The jump is cut out."
      : `The watch jumped ${formatCount(count)} times, faster than anyone runs. The jumps are cut out.`,
  gaps: ({ count, seconds }) =>
    `${count === 1 ? "A gap" : `${formatCount(count)} gaps`} without samples, ${formatDuration(seconds)} together: the straight line counts.`,
  pauses: ({ count, seconds }) =>
    `Paused ${count === 1 ? "once" : `${formatCount(count)} times`} for ${formatDuration(seconds)}, which does not count as moving.`,
  "clock-leaps": ({ count }) =>
    `${formatCount(count)} ${count === 1 ? "sample is" : "samples are"} left out, because the clock leapt.`,
  "no-heights": () => "The file has no heights, or too few: climb is left out.",
  "noisy-heights": () =>
    "The heights fluctuate, as they do on watches without a barometer, so the climb is a rough estimate.",
  "not-whole": () => "The file is cut off or damaged. Only the readable part counts.",
  "only-laps": () => "The file has only laps: pace and heart rate are even within each.",
  leg: ({ others }) => `The file also holds ${others}, which Dorsal does not keep.`,
  "too-fast": () =>
    "Faster than anyone has run: it is kept as another sport, so that it sets no best times.",
  "unlikely-run": () =>
    "The file names no sport, and this was slower than a run, like a swim or a walk. Choose the sport under “Name and sport”.",
  "made-up": () => "This activity is made up for the demo.",
};

/** What is worth knowing about an activity that was measured. */
export function activityNoticeText<Each extends ActivityNoticeCode>(notice: Notice<Each>): string {
  const text: (notice: Notice<Each>) => string = noticeTexts[notice.code];
  return text(notice);
}
