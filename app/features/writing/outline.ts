export type OutlinePart = { heading: string; questions: readonly string[] };

/** The parts of a post or a script about a topic that we know nothing about. */
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
