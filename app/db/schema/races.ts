import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { langs } from "#values/say.ts";
import { changedAt, createdAt, id } from "./columns.ts";
import { users } from "./identity.ts";

export const races = pgTable("races", {
  id: id(),
  event: text("event").notNull(),
  raceName: text("race_name").notNull(),
  organizer: text("organizer"),
  description: text("description"),
  address: text("address"),
  city: text("city").notNull(),
  stateProvince: text("state_province"),
  country: text("country").notNull(),
  raceType: text("race_type").notNull(),
  raceTypeCategory: text("race_type_category", { enum: ["internal", "external"] })
    .notNull()
    .default("external"),
  raceStatus: text("race_status", { enum: ["upcoming", "active", "completed", "cancelled"] })
    .notNull()
    .default("upcoming"),
  registrationStatus: text("registration_status").notNull().default("open"),
  racePhoto: text("race_photo"),
  externalImageUrl: text("external_image_url"),
  startDate: date("start_date").notNull(),
  startTime: text("start_time"),
  registrationDeadline: date("registration_deadline"),
  registrationLink: text("registration_link"),
  /** In years, on the day of the race. */
  minimumAge: integer("minimum_age").notNull().default(16),
  isPremium: boolean("is_premium").notNull().default(false),
  distance: text("distance"),
  elevationGain: text("elevation_gain"),
  elevationLoss: text("elevation_loss"),
  earlyRegistrationCost: numeric("early_registration_cost", { precision: 10, scale: 2 }),
  finalRegistrationCost: numeric("final_registration_cost", { precision: 10, scale: 2 }),
  mapUrl: text("map_url"),
  elevationProfileUrl: text("elevation_profile_url"),
  gpxUrl: text("gpx_url"),
  rulesUrl: text("rules_url"),
  googleMapsLink: text("google_maps_link"),
  sequence: integer("sequence").notNull().default(0),
  /** Where the race is. Lost when its town changes; `race_places` says how it was found. */
  placeId: integer("place_id").references(() => places.id),
  /** As IANA names it: that of its place, else the usual one of its country; `UTC` while neither is known. */
  timeZone: text("time_zone").notNull().default("UTC"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const raceDistances = pgTable("race_distances", {
  id: id(),
  raceId: raceId(),
  distance: text("distance").notNull(),
  distanceM: integer("distance_m"),
  title: text("title").notNull(),
  description: text("description"),
  image: text("image"),
  price: text("price"),
  discountedPrice: text("discounted_price"),
  priceMinor: integer("price_minor"),
  discountedPriceMinor: integer("discounted_price_minor"),
  priceCurrency: text("price_currency", { enum: ["USD", "MXN", "PEN", "CAD"] })
    .notNull()
    .default("USD"),
  /** What an entry costs now where it is sold here, which counts instead of the typed price. */
  soldMinor: integer("sold_minor"),
  soldCurrency: text("sold_currency", { enum: ["USD", "MXN", "PEN", "CAD"] }),
  priceIncludes: text("price_includes"),
  startTime: text("start_time"),
  timeLimit: text("time_limit"),
  elevationGain: text("elevation_gain"),
  elevationLoss: text("elevation_loss"),
  profileInformation: text("profile_information"),
  profileImage: text("profile_image"),
  mapImage: text("map_image"),
  additionalInformation: text("additional_information"),
  registrationLink: text("registration_link"),
  sortOrder: integer("sort_order").notNull().default(0),
  capacity: integer("capacity"),
  taken: integer("taken").notNull().default(0),
  createdAt: createdAt(),
});

export const userFavorites = pgTable(
  "user_favorites",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    raceId: raceId(),
    createdAt: createdAt(),
  },
  (table) => [unique("user_favorites_once").on(table.userId, table.raceId)],
);

/** In which the runners of a race are scored; the first that fits counts. */
export const entryCategories = pgTable("entry_categories", {
  id: id(),
  raceId: raceId(),
  /** `null` for every distance. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  gender: text("gender", { enum: ["female", "male", "nonbinary"] }),
  /** In whole years on the day of the race, both included. */
  minAge: integer("min_age"),
  maxAge: integer("max_age"),
  sortOrder: integer("sort_order").notNull().default(0),
});

/** Codes that lower the price of an entry, keep places of a distance, or both. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: id(),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    kind: text("kind", { enum: ["amount", "percent", "free", "none"] }).notNull(),
    /** Minor units or percent; `null` where the entry is free, or costs what it costs everybody. */
    value: integer("value"),
    maxUses: integer("max_uses"),
    uses: integer("uses").notNull().default(0),
    maxPerPerson: integer("max_per_person").notNull().default(1),
    distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
    lastDay: date("last_day"),
    emailDomain: text("email_domain"),
    isActive: boolean("is_active").notNull().default(true),
    /** Whether each use that is left holds a place of the distance. */
    keepsPlaces: boolean("keeps_places").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.raceId, table.code)],
);

export const raceRegistrations = pgTable(
  "race_registrations",
  {
    id: id(),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    dateOfBirth: date("date_of_birth"),
    phone: text("phone").notNull(),
    country: text("country").notNull(),
    insuranceProvider: text("insurance_provider").notNull(),
    policyNumber: text("policy_number").notNull(),
    emergencyContactName: text("emergency_contact_name").notNull(),
    emergencyContactPhone: text("emergency_contact_phone").notNull(),
    /** Who has consented to the entry of a minor. */
    guardianName: text("guardian_name"),
    waiverAccepted: boolean("waiver_accepted").notNull(),
    /** The language of the waiver that was accepted. */
    waiverLang: text("waiver_lang", { enum: langs }).notNull().default("en"),
    /** `null` for the usual waiver. */
    waiverVersion: integer("waiver_version"),
    gender: text("gender", { enum: ["female", "male", "nonbinary"] }),
    documentType: text("document_type", { enum: ["dni", "ine", "curp", "passport", "other"] }),
    /** The number, encrypted with the secret of the installation. */
    documentSealed: text("document_sealed"),
    /** Its last letters, which screens show. */
    documentEnd: text("document_end"),
    club: text("club"),
    /** The organizer's correction; `null` for the first category that fits. */
    categoryId: uuid("category_id").references(() => entryCategories.id, { onDelete: "set null" }),
    /** Who runs, where that is not the owner of the account. */
    companionId: uuid("companion_id"),
    /** The code whose kept place it has: see `vouchers`. */
    voucherId: uuid("voucher_id").references(() => vouchers.id, { onDelete: "set null" }),
    /** Whether it shares the price and the place of its team, which another entry has. */
    sharesPlace: boolean("shares_place").notNull().default(false),
    /** `pending` while its order is open: the place is held. */
    status: text("status", {
      enum: ["pending", "registered", "confirmed", "completed", "cancelled"],
    })
      .notNull()
      .default("registered"),
    searchText: text("search_text").notNull().default(""),
    /** Given by the database; 0 asks for the next one of the race. `null` until an order is paid for. */
    bib: integer("bib").default(0),
    /** What a desk reads from the picture of the entry: 20 characters of Crockford's base 32. */
    checkInCode: text("check_in_code")
      .notNull()
      .default(sql`new_entry_code()`)
      .unique("race_registrations_code"),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [unique("race_registrations_bib").on(table.raceId, table.bib)],
);

/** The race from which a race was prepared: its edition before. */
export const raceEditions = pgTable("race_editions", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  previousId: uuid("previous_id")
    .notNull()
    .unique()
    .references(() => races.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

/** What an organizer has looked at before registration opens. */
export const raceSetupMarks = pgTable(
  "race_setup_marks",
  {
    raceId: raceId(),
    point: text("point", { enum: ["form", "waiver"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.point] })],
);

/** The last number that a race has given to a runner. */
export const raceBibs = pgTable("race_bibs", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  lastBib: integer("last_bib").notNull(),
});

export const raceClaims = pgTable("race_claims", {
  id: id(),
  raceId: raceId(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  message: text("message"),
  status: text("status", { enum: ["new", "contacted", "done"] })
    .notNull()
    .default("new"),
  note: text("note"),
  searchText: text("search_text").notNull().default(""),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const reviewRequests = pgTable("review_requests", {
  id: id(),
  registrationId: uuid("registration_id")
    .notNull()
    .references(() => raceRegistrations.id, { onDelete: "cascade" }),
  customMessage: text("custom_message"),
  sendEmail: boolean("send_email").notNull().default(false),
  sendSms: boolean("send_sms").notNull().default(false),
  status: text("status", { enum: ["queued", "sent", "failed"] })
    .notNull()
    .default("queued"),
  error: text("error"),
  emailStatus: text("email_status", { enum: ["queued", "sent", "failed"] }),
  emailError: text("email_error"),
  emailMessageId: uuid("email_message_id"),
  smsStatus: text("sms_status", { enum: ["queued", "sent", "failed"] }),
  smsError: text("sms_error"),
  smsMessageId: uuid("sms_message_id"),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});

function raceId() {
  return uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" });
}

/** Where races are. A row never changes, except that its zone is looked up: a correction is another row. */
export const places = pgTable(
  "places",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** The state, department or province. */
    state: text("state"),
    /** As ISO 3166-1 writes it: `PE`. */
    countryCode: text("country_code").notNull(),
    /** Degrees. */
    lat: doublePrecision("lat").notNull(),
    lon: doublePrecision("lon").notNull(),
    /** As IANA names it; `UTC` while it is not looked up. */
    timeZone: text("time_zone").notNull().default("UTC"),
    source: text("source", { enum: ["gazetteer", "hand"] }).notNull(),
    /** Who typed the position. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("places_once")
      .on(table.countryCode, table.state, table.name, table.lat, table.lon, table.source)
      .nullsNotDistinct(),
  ],
);
