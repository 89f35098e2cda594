/** What a message can want, as the classifier tells it apart. The order is that of the weights. */
export const messageKinds = [
  "search",
  "race-facts",
  "compare",
  "registration-help",
  "advice",
  "pace",
  "plan",
  "site-help",
  "small-talk",
  "danger",
  "out-of-scope",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message to classify, after the runner's message before it, if there is one. */
export type ClassifiedMessage = {
  text: string;
  before: string | null;
  /** What the rules and the talk say of it. */
  evidence?: readonly string[];
};
