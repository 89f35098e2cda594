/** One message of a conversation as the planner and the engines read it. */
export type Utterance = {
  author: "user" | "assistant";
  text: string;
  /** The races that the message showed, in their order. */
  races: { id: string; name: string }[];
};
