import { written } from "#features/assistant/built-in/words/formats.ts";
import type { Topic } from "#features/assistant/knowledge/topic.ts";
import { type OutlinePart, outline } from "#features/writing/outline.ts";
import { formatDay } from "#values/day.ts";
import { capitalized } from "#values/text/sentences.ts";
import { authorNote } from "../reading/author-note.ts";

/** A topic with at least this many words is more than the name of a subject. */
const wordsOfQuestion = 4;

/** The longest lead of a paragraph that becomes a heading. */
const headingLimit = 48;

/**
 * What the knowledge base says, as a post: its leads become headings, and its sources footnotes that
 * stand at the end. An assistant speaks of itself, an article does not: those sentences are left out.
 */
export function articleOf(
  topic: string,
  knowledge: Topic,
): { title: string; content: string; notes: string } {
  const [lead = "", ...blocks] = knowledge.answer.en
    .split(/\n{2,}/)
    .map(inArticle)
    .filter(Boolean);
  const marks = knowledge.sources.map((_, place) => `[^${place + 1}]`).join("");
  const notes = knowledge.sources.map(
    ({ name, address, seen }, place) =>
      `[^${place + 1}]: [${written(name)}](${address}), read on ${formatDay(seen, "en")}.`,
  );
  const isHeaded = lead.startsWith("## ");
  const begin = isHeaded
    ? [`This is what the sources at the end agree on.${marks}`, lead]
    : [`${lead}${marks}`];
  const title = knowledge.title.en;
  const isQuestion = topic.split(/\s+/).length >= wordsOfQuestion;
  return {
    title,
    content: [...(isQuestion ? [noteOn(topic, title)] : []), ...begin, ...blocks].join("\n\n"),
    notes: notes.join("\n"),
  };
}

function noteOn(topic: string, title: string): string {
  return authorNote(
    `this is what Dorsal's knowledge base says about “${title}”, the nearest that it has to “${written(topic)}”. Add what is missing, and delete this note.`,
  );
}

function inArticle(block: string): string {
  const text = withoutSpeaker(block);
  const [, alone, rest = ""] =
    /^\*\*([^*\n]+?)[.:]?\*\*[.:]?((?:\n[-*|\d][\s\S]*)?)$/.exec(text) ?? [];
  if (alone !== undefined && alone.length <= headingLimit) {
    return `## ${alone}${rest && `\n\n${rest.trim()}`}`;
  }
  const [, lead, sentence = ""] = /^\*\*([^*\n]+?)[.:]\*\* (\p{Lu}[\s\S]*)$/u.exec(text) ?? [];
  if (lead === undefined || lead.length > headingLimit) return text;
  return `## ${lead}\n\n${sentence}`;
}

/** Without the sentences in which the assistant speaks of what it can do. */
function withoutSpeaker(block: string): string {
  return block
    .split("\n")
    .map((line) => {
      const sentences = line.split(/(?<=[.!?:])\s+(?=[\p{Lu}*“"])/u);
      return sentences.filter((each) => !speaks.test(each)).join(" ");
    })
    .join("\n")
    .trim();
}

const speaks = /(?:^|[\s(;])(?:I|me)(?:[\s,.;]|$)/;

/** What stands above everything that an author has to finish. */
const outlineNote = authorNote(
  "Dorsal's built-in writer has neither a text nor a race of ours about this topic, and it makes nothing up. Answer the questions under each heading, then delete them and this note.",
  "outline",
);

const inPosts: readonly OutlinePart[] = [
  {
    heading: "A race to try it at",
    questions: [
      "Which race on Dorsal suits it? Select it below, so that its card stands under the post.",
    ],
  },
  { heading: "Sources", questions: ["List what you have read, with authors and years."] },
];

/** Headings and questions for the author, where we know nothing of a topic. */
export function outlineOf(topic: string): { title: string; content: string } {
  const text = [...outline, ...inPosts].map(
    ({ heading, questions }) =>
      `## ${heading}\n\n${questions.map((question) => `- ${question}`).join("\n")}`,
  );
  return { title: capitalized(topic), content: [outlineNote, ...text].join("\n\n") };
}
