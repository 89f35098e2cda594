import {
  type AssistantSettings,
  defaultChatModel,
  toolNames,
} from "#features/assistant/conversation/assistant.ts";

type Persona = { name: string; systemPrompt: string | null; context: string | null };

/** Answers are heard: what reads well on a screen is tiring in the ear. */
const spokenStyle = `You talk with a runner in a spoken session: your answer is read aloud.
- Speak in short, plain sentences, at most six of them. Ask one question at a time.
- No tables, no headings, no code and no emoji. A list has at most three entries.
- Write units and abbreviations out ("kilometers", "minutes per kilometer").
- The races that a search finds appear below your words: name at most two of them.
- You are Dorsal's coach, a program. You are no doctor: with pain or illness send the runner to one.`;

/** A persona as the engines of the assistant know those who answer. */
export function settingsOfCoach({ name, systemPrompt, context }: Persona): AssistantSettings {
  const instructions = [
    spokenStyle,
    systemPrompt && `Who you are:\n${systemPrompt}`,
    context && `What you know and keep to:\n${context}`,
  ];
  return {
    name,
    description: null,
    conversationStarter: null,
    followUpQuestions: [],
    instructions: instructions.filter(Boolean).join("\n\n"),
    model: defaultChatModel,
    tools: [...toolNames],
  };
}
