import { boolean, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

export const storageBuckets = pgTable("storage_buckets", {
  id: text("id").primaryKey(),
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  isPublic: boolean("is_public").notNull().default(false),
  fileSizeLimit: integer("file_size_limit"),
  allowedMimeTypes: text("allowed_mime_types").array(),
  createdAt: createdAt(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const storageObjects = pgTable(
  "storage_objects",
  {
    id: id(),
    bucketId: text("bucket_id")
      .notNull()
      .references(() => storageBuckets.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    file: text("file").notNull().unique(),
    bytes: integer("bytes").notNull(),
    contentType: text("content_type").notNull(),
    cacheSeconds: integer("cache_seconds").notNull().default(3600),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [unique().on(table.bucketId, table.name)],
);
