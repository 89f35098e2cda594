import type { Block, DemoRace } from "./race.ts";

/** The description as markdown, with a last line that says what in it is only an example. */
export function describe(race: DemoRace): string {
  return [...race.about, `*${noteOn(race)}*`].map(toMarkdown).join("\n\n");
}

function noteOn(race: DemoRace): string {
  const notes = [
    "Demo listing: the date follows the race's usual place in the calendar, and prices are examples.",
  ];
  if (race.isInternal) notes.push("Registration here is part of the demo and enters you nowhere.");
  if (race.isCancelled) {
    notes.push("The cancellation is an example too; it says nothing about the real race.");
  }
  notes.push("Ask the organizer before you plan your trip.");
  return notes.join(" ");
}

function toMarkdown(block: Block): string {
  return typeof block === "string" ? block : block.map((item) => `- ${item}`).join("\n");
}
