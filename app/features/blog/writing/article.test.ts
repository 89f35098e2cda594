import { expect, test } from "vitest";
import { topics } from "#features/assistant/knowledge/topics.ts";
import { articleOf, outlineOf } from "./article.ts";

test("GAP-96 what the assistant knows becomes an article that speaks of no assistant", () => {
  for (const topic of topics) {
    const { title, content, notes } = articleOf("rest", topic);
    expect(title).toBe(topic.title.en);
    expect(content, topic.id).not.toMatch(/(?:^|\s)(?:I|me)\s/);
    expect(content.length, topic.id).toBeGreaterThan(500);
    expect(content.match(/\[\^\d\]/g)?.length, topic.id).toBe(topic.sources.length);
    expect(notes.match(/^\[\^\d\]: /gm)?.length, topic.id).toBe(topic.sources.length);
  }
});

test("a topic that is asked as a question gets a note for the author, without its marks", () => {
  const [topic] = topics;
  if (!topic) throw new Error("There are no topics.");
  const { content } = articleOf("What [does](https://evil.example) this do", topic);
  expect(content).toMatch(/^> \*\*For the author:\*\*/);
  expect(content).not.toMatch(/(?<!\\)\]\(https/);
});

test("an outline says that it is one", () => {
  const { title, content } = outlineOf("knitting");
  expect(title).toBe("Knitting");
  expect(content).toMatch(/^> \*\*This is an outline, not an article\.\*\*/);
});
