import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { type RemeasureJob, remeasureActivities, remeasureQueue } from "./remeasure.server.ts";
import { forgetOldUploads, forgetUnusedActivityFiles } from "./upkeep.server.ts";
import { runUpload } from "./uploading/run-upload.server.ts";
import { type UploadJob, uploadQueue } from "./uploading/uploads.server.ts";

/** @param afterwards - what else is done with new activities before an upload counts as finished */
export function activityJobs(
  afterwards: (services: Services, owner: { userId: string }) => Promise<unknown>,
): Job[] {
  return [
    {
      queue: uploadQueue,
      rules: { retries: 3, isOnePerKey: true },
      work: (services, job: UploadJob, { signal, isLastTry }) =>
        runUpload(services, job, {
          signal,
          isLastTry,
          afterwards: (owner) => afterwards(services, owner),
        }),
    },
    {
      queue: remeasureQueue,
      schedule: "45 4 * * *",
      work: (services, job: RemeasureJob, { signal }) =>
        remeasureActivities(services, job, { signal }),
    },
    {
      queue: "forget-activity-files",
      schedule: "50 4 * * *",
      async work(services) {
        await forgetOldUploads(services);
        await forgetUnusedActivityFiles(services);
      },
    },
  ];
}
