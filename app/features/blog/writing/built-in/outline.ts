import { written } from "#features/assistant/built-in/words/written.ts";
import { capital } from "../round-up/words.ts";

/** What stands above everything that an author has to finish. */
const outlineNote =
  "> **This is an outline, not an article.** Dorsal's built-in writer has neither a text nor a race of ours about this topic, and it makes nothing up. Answer the questions under each heading, then delete them and this note.";

/** Headings and questions for the author, where we know nothing of a topic. */
export function outlineOf(topic: string): { title: string; content: string } {
  const name = written(topic);
  const sections: [heading: string, questions: string[]][] = [
    [
      "Why it matters to runners",
      [
        `Who asks about “${name}”, and in which situation?`,
        "What goes wrong when they do not know it?",
      ],
    ],
    [
      "What is known",
      [
        "Which facts are certain? Name the source of each: a study, a federation, an organizer.",
        "What is only a habit or an opinion? Say so.",
      ],
    ],
    [
      "In practice",
      [
        "What can a runner do this week? Give numbers and an example.",
        "Is it different for beginners, for older runners, on trails, in heat or at altitude?",
      ],
    ],
    ["Where it does not apply", ["Who should not do this, and when is it time to see a doctor?"]],
    [
      "A race to try it at",
      ["Which race on Dorsal suits it? Select it below, so that its card stands under the post."],
    ],
    ["Sources", ["List what you have read, with authors and years."]],
  ];
  const text = sections.map(
    ([heading, questions]) =>
      `## ${heading}\n\n${questions.map((question) => `- ${question}`).join("\n")}`,
  );
  return { title: capital(topic), content: [outlineNote, ...text].join("\n\n") };
}
