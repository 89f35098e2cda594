import { placeSize } from "#features/races/places/place-names.server.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { homeDay } from "#values/zone.ts";
import type { AssistantSettings } from "../conversation/assistant.ts";
import { lookBack } from "../conversation/limits.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import type { ChatTurn } from "../planning/answer.ts";
import { type Plan, type PlanContext, plan } from "../planning/plan.ts";
import { knownPlaces } from "../search/place-book.server.ts";
import { raceWithin } from "../search/race-lookup.server.ts";

export type AskedTurn = {
  assistant: AssistantSettings;
  conversation: readonly Utterance[];
  race: ChatTurn["race"];
  unit: LengthUnit;
  /** The language of the page, which answers are written in where the messages do not tell. */
  lang: Lang;
};

/** Plans how the last message of a conversation is to be answered. */
export async function turnOf(
  services: Pick<Services, "db" | "now">,
  { conversation, race, lang, ...asked }: AskedTurn,
  signal: AbortSignal,
): Promise<ChatTurn> {
  const today = homeDay(services.now());
  const last = conversation.slice(-lookBack.parameters);
  const places = await knownPlaces(services);
  const context = { today, places, race, lang, sizeOf: placeSize, classify: scoredKinds };
  const planned = plan(last, context);
  const named = mayNameRace(planned) ? await namedRace(services, last) : null;
  return {
    ...asked,
    conversation: last,
    race,
    plan: named ? plan(last, { ...context, named }) : planned,
    today,
    signal,
  };
}

/** Intents that a race's whole name in the message changes. */
const nameable = ["race", "registration", "which-race", "search", "training", "other", "unsure"];

function mayNameRace({ intent, isFixed }: Plan): boolean {
  return !isFixed && nameable.includes(intent.kind);
}

/** The answer goes on without the name, and says itself what it cannot reach. */
function namedRace(
  services: Pick<Services, "db" | "now">,
  conversation: readonly Utterance[],
): Promise<PlanContext["named"]> {
  return raceWithin(services, conversation.at(-1)?.text ?? "").catch(() => null);
}
