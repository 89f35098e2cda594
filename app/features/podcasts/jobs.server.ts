import type { Job } from "#services/job.ts";
import { demoRecordingQueue, recordDemo } from "./audio/demo.server.ts";
import { record, recordingTries } from "./audio/record.server.ts";
import { type RecordingJob, recordingQueue } from "./audio/recording.server.ts";
import { forgetUnusedRecordings } from "./audio/retention.server.ts";

export const podcastJobs: Job[] = [
  {
    queue: recordingQueue,
    rules: recordingTries,
    work: (services, job: RecordingJob, run) => record(services, job, run),
  },
  {
    queue: demoRecordingQueue,
    work: (services, job: RecordingJob, run) =>
      recordDemo(services, job, run).finally(run.dropPages),
  },
  { queue: "forget-recordings", schedule: "50 3 * * *", work: forgetUnusedRecordings },
];
