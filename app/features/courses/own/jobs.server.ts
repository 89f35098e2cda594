import type { Job } from "#services/jobs/job.ts";
import { forgetOwnCourses } from "./own-courses.server.ts";

export const ownCourseJobs: Job[] = [
  { queue: "forget-own-courses", schedule: "20 4 * * *", work: forgetOwnCourses },
];
