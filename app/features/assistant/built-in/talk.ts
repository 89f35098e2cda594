import { href } from "react-router";
import { otherLanguageOf } from "../conversation/language.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import type { AnswerLanguage } from "./words/language.ts";
import { inOtherLanguages, talkWords } from "./words/talk-words.ts";

type TalkIntent = "greeting" | "thanks" | "joke" | "about" | "languages" | "other";

/** Answers what asks for no race and no advice. */
export function* answerTalk(intent: TalkIntent, language: AnswerLanguage): Iterable<AnswerEvent> {
  const { text, options } = talkWords[language][intent];
  yield { kind: "text", text };
  yield { kind: "options", options };
}

/** Says which languages there are, first in the language of the message if that is another one. */
export function* answerLanguages({ conversation, plan }: ChatTurn): Iterable<AnswerEvent> {
  const asked = conversation.findLast(({ author }) => author === "user")?.text ?? "";
  const other = otherLanguageOf(wordsOfName(asked));
  if (other === null) return yield* answerTalk("languages", plan.language);
  yield { kind: "text", text: `${inOtherLanguages[other]}\n\n${talkWords.en.languages.text}` };
  yield {
    kind: "options",
    options: [
      ...talkWords.en.languages.options.slice(0, 2),
      ...talkWords.es.languages.options.slice(0, 2),
    ],
  };
}

type SiteTopic = Extract<Intent, { kind: "site" }>["subject"];

const pages: Record<SiteTopic, string> = {
  membership: href("/membership"),
  account: href("/account/edit"),
  reviews: href("/races"),
  contact: href("/contact"),
  organizers: href("/organizers"),
};

/** Answers what the site offers besides races. */
export function* answerSite(subject: SiteTopic, language: AnswerLanguage): Iterable<AnswerEvent> {
  const { text, link } = talkWords[language].site[subject];
  yield { kind: "text", text };
  yield { kind: "links", links: [{ label: link, to: pages[subject] }] };
}

/** Takes the blame, and names the people who can help. */
export function* answerComplaint(language: AnswerLanguage): Iterable<AnswerEvent> {
  const { complaint, site } = talkWords[language];
  yield { kind: "text", text: complaint.text };
  yield { kind: "options", options: complaint.options };
  yield { kind: "links", links: [{ label: site.contact.link, to: pages.contact }] };
}
