import type { Conversation } from "./conversation.ts";
import { firstMessages } from "./first-messages.ts";
import { followUps } from "./follow-ups.ts";
import { freshSentences } from "./fresh-sentences.ts";
import { phoneMessages } from "./phone-messages.ts";
import { plainTalk } from "./plain-talk.ts";
import { questions } from "./questions.ts";
import { relations } from "./relations.ts";
import { strangerMessages } from "./stranger-messages.ts";
import { toldKinds } from "./told-kinds.ts";

/** Conversations as runners type them. */
export const sentences: readonly Conversation[] = [
  ...firstMessages,
  ...followUps,
  ...questions,
  ...freshSentences,
  ...phoneMessages,
  ...strangerMessages,
  ...plainTalk,
  ...toldKinds,
  ...relations,
];
