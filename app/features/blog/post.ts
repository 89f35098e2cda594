/** Where the featured image of a post comes from. */
export type ImageSource = "upload" | "model" | "drawn";

export type PostStatus = "draft" | "published";

/** A published post in a list. Never the address of who wrote it. */
export type PostSummary = {
  id: string;
  title: string;
  /** The description for search engines, or else the first 150 characters without Markdown. */
  excerpt: string;
  featuredImage: string | null;
  featuredImageAlt: string;
  authorName: string;
  tags: string[];
  publishedAt: Date;
};

/** Under which kind the audit log has posts. */
export const subjectType = "blog post";

/** The author of posts that name no person. */
export const editors = "Dorsal editors";

/** The most characters of a field. */
export const postLimits = {
  title: 200,
  content: 100_000,
  seoTitle: 200,
  seoDescription: 500,
  seoKeywords: 500,
  imageAlt: 300,
  authorName: 80,
  tag: 40,
  tags: 8,
} as const;
