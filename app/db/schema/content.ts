import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { races } from "./races.ts";

export const podcasts = pgTable("podcasts", {
  id: id(),
  title: text("title").notNull(),
  script: text("script").notNull(),
  audioUrl: text("audio_url").notNull(),
  status: text("status", { enum: ["draft", "published"] })
    .notNull()
    .default("published"),
  createdBy: text("created_by").notNull().default("admin"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const blogPosts = pgTable("blog_posts", {
  id: id(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  featuredImage: text("featured_image"),
  seoTitle: text("seo_title"),
  seoDescription: text("seo_description"),
  seoKeywords: text("seo_keywords"),
  status: text("status", { enum: ["draft", "published"] })
    .notNull()
    .default("draft"),
  createdBy: text("created_by").notNull().default("admin"),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  publishedAt: moment("published_at"),
});

export const blogRaceReferences = pgTable(
  "blog_race_references",
  {
    blogId: uuid("blog_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.raceId] })],
);
