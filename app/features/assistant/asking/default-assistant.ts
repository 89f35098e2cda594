import { type AssistantSettings, defaultChatModel, toolNames } from "../conversation/assistant.ts";

/** Answers where a conversation has no assistant, or one that was deleted. */
export const defaultAssistant: AssistantSettings = {
  name: "Dorsal Assistant",
  description: null,
  conversationStarter: null,
  followUpQuestions: [],
  instructions:
    "Help runners to find races, to compare them, to register and to prepare for them. Answer questions about running.",
  model: defaultChatModel,
  tools: [...toolNames],
};
