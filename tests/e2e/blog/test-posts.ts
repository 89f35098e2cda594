import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { races } from "#db/schema.ts";
import { aPost } from "../../support/content/posts.ts";

/** Posts of the tests, older than those of the demo, by ids that no demo has. */
export const testPosts = {
  long: "0b10c000-0000-4000-8000-000000000001",
  short: "0b10c000-0000-4000-8000-000000000002",
  draft: "0b10c000-0000-4000-8000-000000000003",
  planned: "0b10c000-0000-4000-8000-000000000004",
} as const;

/** A word and a tag that only these posts have. */
export const testWord = "quixotic";
export const testTag = "Tests & trials";

const longText = `
# How to test a shoe

Every ${testWord} runner asks this[^1], see [the races](/races) and [a study](https://study.example/a?b=1&c=2).

## Before the run

> Lace it twice.

### What you need

| Week | km |
| --- | ---: |
| 1 | 20 |

### What you do not need

- A lab
- A laboratory coat[^1]

## On the run

<script>alert("a text")</script>

![somebody else's picture](https://pictures.example/a.png)

## After the run

\`\`\`
a line of code that is so long that it has to scroll in its own box on the narrow screen of a phone
\`\`\`

[^1]: Quispe, A. (2024). *On shoes.*
`;

/** Puts the posts into the database, with the first race of the demo. */
export async function addTestPosts(db: Database): Promise<void> {
  const [race] = await db
    .select({ id: races.id })
    .from(races)
    .where(eq(races.raceStatus, "upcoming"))
    .orderBy(races.startDate, races.id)
    .limit(1);
  const tags = [testTag];
  await aPost(db, {
    id: testPosts.long,
    title: "How to test a shoe",
    content: longText,
    seoTitle: "Testing shoes",
    tags,
    authorName: "Ana <Quispe>",
    createdBy: "hidden@example.com",
    featuredImage: "/covers/trail/test.svg?place=.&shape=hero&v=2",
    featuredImageAlt: "A shoe",
    imageSource: "model",
    writtenBy: "model",
    races: race ? [race.id] : [],
    publishedAt: new Date("2020-03-01T08:00:00Z"),
    updatedAt: new Date("2020-03-05T08:00:00Z"),
  });
  await aPost(db, {
    id: testPosts.short,
    title: `A ${testWord} mile`,
    content: "It is **short**.",
    seoDescription: "One mile, and no more.",
    tags,
    publishedAt: new Date("2020-02-01T08:00:00Z"),
    updatedAt: new Date("2020-02-01T09:00:00Z"),
  });
  await aPost(db, {
    id: testPosts.draft,
    title: "A draft",
    status: "draft",
    publishedAt: null,
    tags,
  });
  await aPost(db, {
    id: testPosts.planned,
    title: "A plan",
    publishedAt: new Date("2999-01-01T00:00:00Z"),
    tags,
  });
}
