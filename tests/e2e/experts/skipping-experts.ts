import type { experts } from "#db/schema.ts";

/** Experts whose words no demo expert has; the first one has reviews. */
export const skippingExperts: (Partial<typeof experts.$inferInsert> & { ratings: number[] })[] = [
  {
    firstName: "Zulema",
    lastName: "Quiñónez",
    title: "Skipping Coach",
    city: "Skipville",
    country: "Peru",
    yearsExperience: 12,
    services: ["Uphill Skipping", "Skipping Ropes", "Rope Care", "Knots", "Rhythm"],
    hourlyRate: "60",
    hourlyRateCurrency: "MXN",
    rateDescription: "per skip",
    bio: "Skips up every hill there is, and comes down walking.",
    ratings: [5, 4, 4],
  },
  {
    firstName: "Yorick",
    lastName: "Brandt",
    title: "Rope Maker",
    city: "Ropeton",
    country: "Canada",
    yearsExperience: 1,
    services: ["Skipping Ropes"],
    ratings: [],
  },
  {
    firstName: "Hidden",
    lastName: "Skipper",
    title: "Skipping Coach",
    city: "Skipville",
    country: "Peru",
    services: ["Uphill Skipping"],
    isActive: false,
    ratings: [],
  },
];
