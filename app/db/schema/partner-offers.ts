import { bigint, boolean, date, pgTable, text } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id } from "./columns.ts";

export const partnerOffers = pgTable("partner_offers", {
  id: id(),
  partner: text("partner").notNull(),
  title: text("title").notNull(),
  benefit: text("benefit").notNull(),
  voucher: text("voucher"),
  link: text("link"),
  fromTier: text("from_tier", { enum: ["sprinter", "elite"] }).notNull(),
  validFrom: date("valid_from"),
  validUntil: date("valid_until"),
  isActive: boolean("is_active").notNull().default(true),
  position: bigint("position", { mode: "number" })
    .notNull()
    .unique()
    .generatedByDefaultAsIdentity(),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});
