import type { Database } from "#db/database.ts";
import { expertApplications } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { ApplicationDetails } from "#features/experts/applications/application.ts";
import { aPerson } from "../people.ts";
import { now } from "../races/races.ts";

/** Where letters about applications go and lead. */
export const site = {
  inbox: "hello@dorsal.example",
  applyUrl: "https://dorsal.example/apply",
  recordUrl: (id: string) => `https://dorsal.example/record/${id}`,
  pageUrl: (id: string) => `https://dorsal.example/page/${id}`,
  ownPageUrl: "https://dorsal.example/own",
};

export const details: ApplicationDetails = {
  first_name: "Rosa",
  last_name: "Quispe",
  title: "Running Coach",
  city: "Cusco",
  province: null,
  country: "Peru",
  years_experience: 7,
  services: ["Trail Running", "Yoga"],
  hourly_rate: "45.50",
  hourly_rate_currency: "PEN",
  rate_description: "per session",
  phone: "+51 987 654 321",
  email: "rosa@example.com",
  bio: "High up.",
  message: "Between us.",
};

/** A person as the guards give them to a command. */
export async function aViewer(
  db: Database,
  columns: Parameters<typeof aPerson>[1] = {},
): Promise<Viewer> {
  const userId = await aPerson(db, columns);
  const email = columns?.user?.email ?? columns?.email ?? `${userId}@example.com`;
  const names = { firstName: "Ana", lastName: null, image: null };
  return { userId, email, ...names, isAdmin: false, sessionId: userId };
}

/** Puts an application into the database, pending unless `columns` say otherwise; gives its id. */
export async function anApplication(
  db: Database,
  userId: string,
  columns: Partial<typeof expertApplications.$inferInsert> = {},
): Promise<string> {
  const [made] = await db
    .insert(expertApplications)
    .values({
      firstName: "Rosa",
      lastName: "Quispe",
      title: "Running Coach",
      city: "Cusco",
      country: "Peru",
      services: ["Trail Running"],
      createdAt: now(),
      updatedAt: now(),
      ...columns,
      userId,
    })
    .returning({ id: expertApplications.id });
  if (!made) throw new Error("The application was not inserted.");
  return made.id;
}
