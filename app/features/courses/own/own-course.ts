/** How long the numbers of a course stay that is not kept, in days. */
export const recentDays = 7;

/** How many courses a member may keep, and how many others stay at a time. */
export const mostKept = 50;
export const mostRecent = 20;

/** A member's own course, as a list names it. */
export type OwnCourseLine = {
  id: string;
  name: string;
  length: number;
  climb: number | null;
  isKept: boolean;
};
