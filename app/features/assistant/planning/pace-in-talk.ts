import type { Intent } from "./intents.ts";
import type { Wanted } from "./parameters.ts";
import { exactLengths, halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import { lastBareLength, readPaces } from "./reading/paces.ts";
import type { Talk } from "./talk.ts";

type PaceIntent = Extract<Intent, { kind: "pace" }>;

/** What a question about paces leaves to the talk before it. */
type Before = { talk: Talk; wanted: Wanted; text: string | null };

/**
 * A question about paces with what the talk knows: `what pace for sub 4:15?` after a plan for a marathon, `is
 * it realistic?` after a result that was told some messages ago.
 */
export function paceInTalk(intent: PaceIntent, words: readonly string[], before: Before): Intent {
  const { known, targetMeters, targetSeconds } = intent;
  const { run } = before.talk;
  const meters = lastBareLength(words) ?? lengthOfTalk(before);
  if (known === null && targetMeters === null) {
    const read = meters === null ? null : readPaces([...words, "in", `${meters / 1000}`, "km"]);
    if (read && (read.known !== null || read.targetSeconds !== null)) {
      const { isNamed: _, ...pace } = read;
      return { kind: "pace", ...pace };
    }
  }
  if (known !== null || run === null) return intent;
  const isGoal = targetMeters !== null && targetSeconds !== null;
  const goal = before.talk.pace?.targetSeconds ? before.talk.pace : intent;
  if (goal.targetSeconds !== null && asksIfRealistic.test(words.join(" "))) {
    const { targetMeters: length, targetSeconds: seconds } = goal;
    return { kind: "pace", known: run, targetMeters: length, targetSeconds: seconds };
  }
  if (isGoal) return intent;
  const isOther = targetMeters !== null && targetMeters !== run.meters;
  const other = meters === run.meters ? null : meters;
  return { ...intent, known: run, targetMeters: isOther ? targetMeters : other };
}

const asksIfRealistic =
  /\b(?:realistic\w*|realista|doable|possible|posible|reach|too (?:ambitious|fast)|alcanz\w+|can i|could i|puedo|podria|me da para)\b/;

/** The length that the talk is about. */
function lengthOfTalk({ talk, wanted, text }: Before): number | null {
  const [said] = exactLengths((text ?? "").toLowerCase().split(/[\s,.?!]+/));
  return (
    talk.pace?.targetMeters ??
    talk.plan?.meters ??
    said?.value.meters ??
    searchedMeters[wanted.length.distance ?? ""] ??
    null
  );
}

const searchedMeters: Readonly<Record<string, number>> = {
  "5K": 5000,
  "10K": 10_000,
  "Half Marathon": halfMarathonMeters,
  Marathon: marathonMeters,
};
