import { sql } from "drizzle-orm";
import { boolean, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, language, moment } from "./columns.ts";
import { users } from "./identity.ts";

/** What an applicant writes and an expert's page shows. */
function profileColumns() {
  return {
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    title: text("title").notNull(),
    city: text("city").notNull(),
    province: text("province"),
    country: text("country").notNull(),
    yearsExperience: integer("years_experience").notNull().default(0),
    services: text("services").array().notNull().default(sql`'{}'`),
    hourlyRate: numeric("hourly_rate", { precision: 10, scale: 2 }).notNull().default("0"),
    hourlyRateCurrency: text("hourly_rate_currency", { enum: ["USD", "MXN", "PEN", "CAD"] })
      .notNull()
      .default("USD"),
    rateDescription: text("rate_description"),
    phone: text("phone"),
    email: text("email"),
    bio: text("bio"),
  };
}

export const experts = pgTable("experts", {
  id: id(),
  profilePicture: text("profile_picture"),
  ...profileColumns(),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  userId: uuid("user_id")
    .unique()
    .references(() => users.id, { onDelete: "set null" }),
  servicesText: text("services_text").notNull().default(""),
  searchText: text("search_text").notNull().default(""),
});

export const expertApplications = pgTable("expert_applications", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  ...profileColumns(),
  message: text("message"),
  status: text("status", { enum: ["draft", "pending", "approved", "declined", "withdrawn"] })
    .notNull()
    .default("pending"),
  expertId: uuid("expert_id").references(() => experts.id, { onDelete: "set null" }),
  decisionNote: text("decision_note"),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  decidedAt: moment("decided_at"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  withdrawnAt: moment("withdrawn_at"),
});

export const expertDocuments = pgTable("expert_documents", {
  id: id(),
  applicationId: uuid("application_id")
    .notNull()
    .references(() => expertApplications.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  mediaType: text("media_type").notNull(),
  bytes: integer("bytes").notNull(),
  file: text("file").notNull().unique(),
  createdAt: createdAt(),
});

export const expertInquiries = pgTable("expert_inquiries", {
  id: id(),
  expertId: uuid("expert_id")
    .notNull()
    .references(() => experts.id, { onDelete: "cascade" }),
  userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  email: text("email").notNull(),
  lang: language(),
  closedAt: moment("closed_at"),
  closedBy: text("closed_by", { enum: ["visitor", "expert", "admin"] }),
  createdAt: createdAt(),
  lastMessageAt: moment("last_message_at").notNull().defaultNow(),
});

export const expertInquiryMessages = pgTable("expert_inquiry_messages", {
  id: id(),
  inquiryId: uuid("inquiry_id")
    .notNull()
    .references(() => expertInquiries.id, { onDelete: "cascade" }),
  isFromExpert: boolean("is_from_expert").notNull(),
  body: text("body").notNull(),
  createdAt: createdAt(),
});
