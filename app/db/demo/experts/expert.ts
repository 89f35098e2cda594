import { msPerDay } from "#values/day.ts";
import type { experts } from "../../schema.ts";
import { demoId } from "../people/people.ts";

/** An invented expert, as written down in the lists of the countries. */
export type DemoExpert = {
  firstName: string;
  lastName: string;
  /** Chosen by eye: the drawn portrait of this number suits the name and the years. */
  face: number;
  title: string;
  city: string;
  province: string;
  years: number;
  services: string[];
  /** In the currency of the country; 0 is not said. */
  rate: number;
  per?: string;
  bio: string;
  /** Neither is always given. */
  hasNoPhone?: boolean;
  hasNoEmail?: boolean;
  isInactive?: boolean;
  /** Many, some or no reviews. */
  known?: "well" | "not";
};

export type DemoExpertOf = DemoExpert & { country: string; currency: DemoCurrency };

type DemoCurrency = "PEN" | "MXN" | "CAD" | "USD";

const note = "An example of the demo: this person does not exist.";

/** Experts with the country in which they work and its currency. */
export function expertsIn(
  country: string,
  currency: DemoCurrency,
  listed: DemoExpert[],
): DemoExpertOf[] {
  return listed.map((expert) => ({ ...expert, country, currency }));
}

/** The same on every server, so that links to demo experts stay. */
export function expertId({ firstName, lastName, face }: DemoExpert): string {
  return demoId("expert", `${firstName} ${lastName} ${face}`);
}

/** @param place - in the list of all, from 0: older entries come first */
export function expertRow(
  expert: DemoExpertOf,
  { place, now }: { place: number; now: Date },
): typeof experts.$inferInsert {
  const createdAt = new Date(now.getTime() - (300 - place * 7) * msPerDay);
  return {
    id: expertId(expert),
    firstName: expert.firstName,
    // "(demo)" is part of the name, so that every screen makes clear that the person is invented.
    lastName: `${expert.lastName} (demo)`,
    title: expert.title,
    city: expert.city,
    province: expert.province,
    country: expert.country,
    yearsExperience: expert.years,
    services: expert.services,
    hourlyRate: expert.rate.toFixed(2),
    hourlyRateCurrency: expert.currency,
    rateDescription: expert.per ?? null,
    // Numbers that the United States keep free for fiction.
    phone: expert.hasNoPhone ? null : `+1202555${String(140 + place).padStart(4, "0")}`,
    email: expert.hasNoEmail ? null : address(expert),
    bio: `${expert.bio} ${note}`,
    isActive: !expert.isInactive,
    createdAt,
    updatedAt: createdAt,
  };
}

/** `marisol.quispe@example.com` */
function address({ firstName, lastName }: DemoExpert): string {
  const plain = (name: string) =>
    name
      .normalize("NFKD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase();
  return `${plain(firstName)}.${plain(lastName)}@example.com`;
}
