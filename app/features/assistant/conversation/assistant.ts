import type { RaceCard } from "#features/races/race.ts";

/** The models that an administrator can choose for an assistant; the first is the default. */
export const assistantModels = ["gpt-4o", "gpt-4-turbo", "gpt-4", "gpt-3.5-turbo"] as const;

/** Used when neither the request nor the assistant names a model. */
export const defaultChatModel = "gpt-4-1106-preview";

export const chatTemperature = 0.8;

/** What an assistant can look up, by the names that a model calls. */
export const toolNames = ["search_races", "race_details", "predict_times"] as const;
export type ToolName = (typeof toolNames)[number];

/** A question with answers to choose from, asked when a request is generic. */
export type FollowUpQuestion = { id: string; text: string; options: string[] };

/** An assistant as visitors see it. */
export type Assistant = {
  id: string;
  name: string;
  description: string | null;
  conversationStarter: string | null;
  followUpQuestions: FollowUpQuestion[];
};

/** What answers as an assistant: its prompt is for the engines only and never reaches a browser. */
export type AssistantSettings = Omit<Assistant, "id"> & {
  instructions: string;
  model: string;
  tools: ToolName[];
};

/** A race that an answer found, and why it fits, in the words of the conversation's language. */
export type FoundRace = {
  race: RaceCard;
  /** `In Cusco`, `21 km`, `March 2027`: short, without a full stop. */
  why: string[];
};

/** A page of this site that an answer leads to. Only our own code makes them. */
export type AnswerLink = { label: string; to: string };
