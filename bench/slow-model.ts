import { startModelProvider } from "../tests/support/providers/models.ts";

/**
 * A provider of language models in a process of its own, which sends a piece of its answer every so
 * many milliseconds: `node bench/slow-model.ts 20`. It tells its parent where it is reached.
 */
const everyMs = Number(process.argv[2] ?? 20);
const text = answer().match(/[\s\S]{1,6}/g) ?? [];

const provider = await startModelProvider();
provider.answerWith(() => ({ text, everyMs }));
process.send?.(provider.baseUrl);
process.on("disconnect", () => process.exit());

/** As models write: sentences, a list, and what to do next. */
function answer(): string {
  const weeks = Array.from(
    { length: 6 },
    (_, week) => `- **Week ${week + 1}**: three easy runs, one with hills, and a long one.\n`,
  );
  return `Start from what you can do today, and add a little each week.\n\n${weeks.join("")}\nRest before the race, and drink to your thirst. Which day is your race?`;
}
