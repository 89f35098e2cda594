import { href } from "react-router";
import type { ChatMessage, ChatThread } from "#features/assistant/threads/thread.ts";
import { placeOf } from "#features/races/race.ts";
import { asWritten, writeMarkdown } from "#ui/markdown/written-markdown.ts";
import { formatDay, formatFullMoment } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";

/**
 * A conversation as Markdown: who said what and when, and the races with their addresses. Answers have
 * the links that the page shows, and no others.
 * @param origin - of this site
 */
export function threadFile(
  { title, assistant, messages }: Pick<ChatThread, "title" | "assistant" | "messages">,
  origin: string,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const name = assistant?.name ?? say({ en: "Running Assistant", es: "Asistente para corredores" });
  const parts = messages.map((message) => part(message, { name, origin, lang }));
  return `${[`# ${asWritten(title ?? say({ en: "Conversation", es: "Conversación" }))}`, ...parts].join("\n\n")}\n`;
}

function part(
  message: ChatMessage,
  { name, origin, lang }: { name: string; origin: string; lang: Lang },
): string {
  const moment = formatFullMoment(new Date(message.at), lang);
  const head = `## ${message.isUser ? sayIn(lang)({ en: "You", es: "Tú" }) : asWritten(name)}, ${moment}`;
  const said = message.isUser
    ? message.content.trim()
    : writeMarkdown(message.blocks, (path) => inLanguage(lang, origin + path));
  const races = message.races.map(({ race }) => {
    const address = inLanguage(lang, origin + href("/races/:id", { id: race.id }));
    const facts = [race.name, formatDay(race.startDate, lang), placeOf(race, lang)].join(", ");
    return `- ${asWritten(facts)}: ${address}`;
  });
  return [head, said, races.join("\n")].filter(Boolean).join("\n\n");
}
