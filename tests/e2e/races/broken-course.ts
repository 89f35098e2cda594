/** A kept course of the person `other`, whose drawing cannot be read: its page fails. */
export const brokenCourse = {
  id: "0bad0000-0000-4000-8000-000000000001",
  name: "A torn map",
} as const;
