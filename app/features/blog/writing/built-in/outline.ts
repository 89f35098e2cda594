import { capital } from "../round-up/words.ts";

/** What stands above everything that an author has to finish. */
const outlineNote =
  "> **This is an outline, not an article.** Dorsal's built-in writer has neither a text nor a race of ours about this topic, and it makes nothing up. Answer the questions under each heading, then delete them and this note.";

type OutlinePart = { heading: string; questions: readonly string[] };

/** What an author tells of a topic that we know nothing of, in a post and in a script. */
export const outline: readonly OutlinePart[] = [
  {
    heading: "Why it matters to runners",
    questions: [
      "Who asks about it, and in which situation?",
      "What goes wrong when they do not know it?",
    ],
  },
  {
    heading: "What is known",
    questions: [
      "Which facts are certain? Name the source of each: a study, a federation, an organizer.",
      "What is only a habit or an opinion? Say so.",
    ],
  },
  {
    heading: "In practice",
    questions: [
      "What can a runner do this week? Give numbers and an example.",
      "Is it different for beginners, for older runners, on trails, in heat or at altitude?",
    ],
  },
  {
    heading: "Where it does not apply",
    questions: ["Who should not do this, and when is it time to see a doctor?"],
  },
];

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
  return { title: capital(topic), content: [outlineNote, ...text].join("\n\n") };
}
