import type { Job } from "#services/job.ts";
import { forgetGuestSessions, sweepSessions } from "./sessions/upkeep.server.ts";
import { type SummaryJob, summarizeSession, summaryQueue } from "./summary/summarize.server.ts";

export const coachJobs: Job[] = [
  { queue: "end-coach-sessions", schedule: "* * * * *", work: sweepSessions },
  {
    queue: summaryQueue,
    work: (services, job: SummaryJob, { signal }) => summarizeSession(services, job, signal),
  },
  { queue: "forget-guest-coach-sessions", schedule: "5 3 * * *", work: forgetGuestSessions },
];
