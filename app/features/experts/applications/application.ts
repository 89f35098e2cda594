import type { expertApplications } from "#db/schema.ts";
import type { DocumentEnding } from "#values/form/document-format.ts";
import type { Currency } from "#values/money.ts";

/** How many documents go with an application, and the size of each. */
export const documentLimits = { count: 5, bytes: 5 * 1024 * 1024, name: 150 } as const;

/** What has become of an application that was sent. */
export const sentStatuses = ["pending", "approved", "declined", "withdrawn"] as const;
export type ApplicationStatus = (typeof sentStatuses)[number];

/** The status of an application that a query has found: every query leaves drafts out. */
export function sentStatus(stored: string): ApplicationStatus {
  return sentStatuses.find((status) => status === stored) ?? "pending";
}

/** What an applicant writes, by the columns of the table: all that the page will show, and a message. */
export type ApplicationDetails = {
  first_name: string;
  last_name: string;
  title: string;
  city: string;
  province: string | null;
  country: string;
  years_experience: number;
  services: string[];
  /** As stored: `60.00`. */
  hourly_rate: string;
  hourly_rate_currency: Currency;
  rate_description: string | null;
  phone: string | null;
  email: string | null;
  bio: string | null;
  /** For the administrators only. */
  message: string | null;
};

/** The most characters of what only goes with an application. */
export const applicationLimits = { message: 2000, note: 2000, otherServices: 1200 } as const;

/** For how many days the documents of an application stay after it was decided or withdrawn. */
export const documentDays = 90;

/** For how many days documents stay that were uploaded and never sent. */
export const draftDays = 30;

/** A document of an application, without its content. */
export type SentDocument = { id: string; name: string; bytes: number };

/** What applicants see of an application of theirs. */
export type OwnApplication = {
  id: string;
  status: ApplicationStatus;
  sentAt: Date;
  decidedAt: Date | null;
  /** What the administrator has written to the applicant. */
  note: string | null;
  /** The page that it became; `null` also where the page is gone. */
  expertId: string | null;
};

/** What stands in the way of an application. */
export type ApplicantObstacle = "unconfirmed" | "listed";

/** What the address `/experts/apply` shows to a signed-in person. */
export type Applicant = {
  obstacle: ApplicantObstacle | null;
  /** The page of an expert that is linked to the account. */
  listedAs: string | null;
  latest: OwnApplication | null;
  /** What the fields of the form hold at first. */
  details: ApplicationDetails;
  documents: SentDocument[];
};

/** What the dashboard says of a person as an expert. */
export type ListingState = "none" | "pending" | "listed";

/** A line of the administrators' list. */
export type ApplicationLine = {
  id: string;
  name: string;
  title: string;
  city: string;
  country: string;
  status: ApplicationStatus;
  sentAt: Date;
  documents: number;
};

/** An application as administrators decide about it. */
export type ApplicationRecord = {
  id: string;
  status: ApplicationStatus;
  details: ApplicationDetails;
  documents: SentDocument[];
  sentAt: Date;
  /** Which state of the application this is: an applicant may change it while it is read. */
  version: string;
  applicant: { userId: string; email: string; isActive: boolean };
  /** The page that is linked to the applicant's account. */
  listedAs: { id: string; name: string } | null;
  decision: {
    at: Date;
    /** The address of the administrator; `null` when that account is gone. */
    by: string | null;
    note: string | null;
    expertId: string | null;
  } | null;
  earlier: { id: string; status: ApplicationStatus; sentAt: Date; note: string | null }[];
};

type Row = Pick<
  typeof expertApplications.$inferSelect,
  | "firstName"
  | "lastName"
  | "title"
  | "city"
  | "province"
  | "country"
  | "yearsExperience"
  | "services"
  | "hourlyRate"
  | "hourlyRateCurrency"
  | "rateDescription"
  | "phone"
  | "email"
  | "bio"
  | "message"
>;

/** What the form holds, from a row. */
export function toDetails(row: Row): ApplicationDetails {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    title: row.title,
    city: row.city,
    province: row.province,
    country: row.country,
    years_experience: row.yearsExperience,
    services: row.services,
    hourly_rate: row.hourlyRate,
    hourly_rate_currency: row.hourlyRateCurrency,
    rate_description: row.rateDescription,
    phone: row.phone,
    email: row.email,
    bio: row.bio,
    message: row.message,
  };
}

/** The name with which a file is kept: its ending says what the file is, and nothing turns it around. */
export function documentName(name: string, ending: DocumentEnding): string {
  const readable = name.replace(/\p{Bidi_Control}/gu, "");
  const [, written] = /\.([^.]*)$/.exec(readable.toLowerCase().replace(/jpeg$/, "jpg")) ?? [];
  return written === ending ? readable : `${readable}.${ending}`;
}

/** `340 kB`, `1.2 MB` */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
