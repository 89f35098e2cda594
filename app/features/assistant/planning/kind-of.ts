import type { MessageKind } from "../intents/kinds.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import type { Intent } from "./intents.ts";

/** The kind of message, as the classifier tells them apart, that an intent stands for. */
export function kindOf(intent: Intent): MessageKind {
  switch (intent.kind) {
    case "emergency":
    case "caution":
      return "danger";
    case "search":
    case "generic":
    case "left-out":
      return "search";
    case "race":
      return "race-facts";
    case "which-race":
      return intent.isComparison ? "compare" : "race-facts";
    case "compare":
    case "pace":
    case "plan":
      return intent.kind;
    case "week":
      return "plan";
    case "own":
      return "site-help";
    case "registration":
      return "registration-help";
    case "training":
      if (isSiteGuide(intent.topic)) return "site-help";
      return isPlan(intent.topic) ? "plan" : "advice";
    case "which-topic":
      return intent.topics.every(isPlan) && intent.topics.length > 0 ? "plan" : "advice";
    case "about":
    case "site":
    case "expert":
    case "languages":
    case "site-pages":
      return "site-help";
    case "greeting":
    case "thanks":
    case "joke":
    case "complaint":
    case "chat":
      return "small-talk";
    default:
      return "out-of-scope";
  }
}

function isPlan(topic: string): boolean {
  return topic.startsWith("plan-") || topic === "choosing-plan";
}
