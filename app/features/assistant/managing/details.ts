import { type Contested, type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import { type FollowUpQuestion, type ToolName, toolNames } from "../conversation/assistant.ts";
import { readFollowUps } from "./stored.ts";

/** What administrators write about an assistant, by the names of its columns. */
export type AssistantDetails = {
  name: string;
  model: string;
  description: string | null;
  instructions: string;
  /** `Initial Message` in the form. */
  conversation_starter: string | null;
  tools: ToolName[];
  follow_up_questions: FollowUpQuestion[];
};

/** An assistant as the list of the back office shows it. */
export type KeptAssistant = {
  id: string;
  name: string;
  description: string | null;
  model: string;
  tools: number;
  createdAt: Date;
};

/** What the editor loads. */
export type EditedAssistant = { id: string; details: AssistantDetails };

/** Limits of the form, in characters and in items. */
export const detailLimits = {
  name: 80,
  description: 300,
  instructions: 8000,
  starter: 500,
  question: 200,
  option: 100,
  questions: 12,
  options: 12,
} as const;

/** What an assistant may do, in the words of the form. */
export const toolWords: Record<ToolName, string> = {
  search_races: "Search races",
  race_details: "Read the details of a race",
  predict_times: "Predict times and paces",
};

/** The name of a tool's checkbox. */
export function toolField(tool: ToolName): `tool_${ToolName}` {
  return `tool_${tool}`;
}

/** The values of the form's fields; the follow-up questions are one field of JSON. */
export function assistantTexts({
  tools,
  follow_up_questions,
  ...columns
}: AssistantDetails): FieldTexts {
  const ticks = Object.fromEntries(
    toolNames.map((tool) => [toolField(tool), tools.includes(tool)]),
  );
  return {
    ...fieldTexts({ ...columns, ...ticks }),
    follow_up_questions: JSON.stringify(follow_up_questions),
  };
}

/** The same conflict in words: the questions as an administrator reads them. */
export function inWords(contested: readonly Contested[]): Contested[] {
  return contested.map(({ name, theirs, yours }) =>
    name === "follow_up_questions"
      ? { name, theirs: questionWords(theirs), yours: questionWords(yours) }
      : { name, theirs, yours },
  );
}

/** The follow-up questions in a field of the form. */
export function questionsIn(json: string): FollowUpQuestion[] {
  try {
    return readFollowUps(JSON.parse(json));
  } catch {
    return [];
  }
}

/** `Where? Peru, Mexico · When? Next month` */
function questionWords(json: string): string {
  return questionsIn(json)
    .map(({ text, options }) => [text, options.join(", ")].filter(Boolean).join(" "))
    .join(" · ");
}

/** The most assistants: more than a visitor chooses from. */
export const mostAssistants = 50;
