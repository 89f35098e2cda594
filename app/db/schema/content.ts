import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, language, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { races } from "./races.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What wrote the first text. */
const writers = ["person", "built-in", "model"] as const;

export const blogPosts = pgTable(
  "blog_posts",
  {
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
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull().default("Dorsal editors"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    featuredImageAlt: text("featured_image_alt"),
    imageSource: text("image_source", { enum: ["upload", "model", "drawn"] }),
    writtenBy: text("written_by", { enum: writers }).notNull().default("person"),
    revision: integer("revision").notNull().default(1),
    searchWords: tsvector("search_words").notNull().default(""),
    lang: language(),
    translationOf: uuid("translation_of").references((): AnyPgColumn => blogPosts.id, {
      onDelete: "set null",
    }),
  },
  (table) => [unique().on(table.translationOf, table.lang)],
);

export const blogRaceReferences = pgTable(
  "blog_race_references",
  {
    blogId: uuid("blog_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    facts: jsonb("facts"),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.raceId] })],
);

export const blogPostVersions = pgTable(
  "blog_post_versions",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    featuredImage: text("featured_image"),
    featuredImageAlt: text("featured_image_alt"),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    seoKeywords: text("seo_keywords"),
    tags: text("tags").array().notNull().default(sql`'{}'`),
    raceIds: uuid("race_ids").array().notNull().default(sql`'{}'`),
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedByName: text("saved_by_name").notNull(),
    savedAt: moment("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.revision] })],
);

export const blogDrafts = pgTable(
  "blog_drafts",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: uuid("post_id").references(() => blogPosts.id, { onDelete: "cascade" }),
    basedOn: integer("based_on"),
    fields: jsonb("fields").notNull(),
    savedAt: moment("saved_at").notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.postId)],
);

export const blogEditors = pgTable(
  "blog_editors",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    tab: uuid("tab").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userName: text("user_name").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tab] })],
);

export const podcastAudio = pgTable("podcast_audio", {
  id: id(),
  requestedBy: uuid("requested_by").references(() => users.id, { onDelete: "set null" }),
  script: text("script").notNull(),
  voiceId: text("voice_id").notNull(),
  voiceName: text("voice_name").notNull(),
  engine: text("engine", { enum: ["built-in", "elevenlabs"] }).notNull(),
  status: text("status", { enum: ["waiting", "running", "done", "failed"] })
    .notNull()
    .default("waiting"),
  problem: text("problem"),
  partsTotal: integer("parts_total").notNull().default(0),
  partsDone: integer("parts_done").notNull().default(0),
  fileKey: text("file_key"),
  seconds: doublePrecision("seconds"),
  bytes: bigint("bytes", { mode: "number" }),
  cues: jsonb("cues").notNull().default([]),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  lang: language(),
});

export const podcastAudioParts = pgTable(
  "podcast_audio_parts",
  {
    audioId: uuid("audio_id")
      .notNull()
      .references(() => podcastAudio.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    fileKey: text("file_key").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    cues: jsonb("cues").notNull(),
  },
  (table) => [primaryKey({ columns: [table.audioId, table.position] })],
);

export const podcasts = pgTable(
  "podcasts",
  {
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
    topic: text("topic"),
    description: text("description"),
    audioId: uuid("audio_id")
      .unique()
      .references(() => podcastAudio.id, { onDelete: "set null" }),
    createdById: uuid("created_by_id").references(() => users.id, { onDelete: "set null" }),
    writtenBy: text("written_by", { enum: writers }).notNull().default("person"),
    aiDisclosure: text("ai_disclosure")
      .notNull()
      .default("This episode is read by a synthetic voice."),
    lang: language(),
    translationOf: uuid("translation_of").references((): AnyPgColumn => podcasts.id, {
      onDelete: "set null",
    }),
  },
  (table) => [unique().on(table.translationOf, table.lang)],
);

export const podcastRaceReferences = pgTable(
  "podcast_race_references",
  {
    podcastId: uuid("podcast_id")
      .notNull()
      .references(() => podcasts.id, { onDelete: "cascade" }),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.podcastId, table.raceId] })],
);

export const podcastDrafts = pgTable("podcast_drafts", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  source: text("source", { enum: ["topic", "races"] }).notNull(),
  topic: text("topic").notNull().default(""),
  raceIds: uuid("race_ids").array().notNull().default(sql`'{}'`),
  script: text("script").notNull().default(""),
  writtenBy: text("written_by", { enum: writers }).notNull().default("person"),
  audioId: uuid("audio_id").references(() => podcastAudio.id, { onDelete: "set null" }),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  lang: language(),
});
