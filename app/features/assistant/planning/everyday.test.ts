import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

const context = {
  today: "2026-11-30",
  places: testPlaces,
  race: null,
  classify: scoredKinds,
} as const;

function planned(...texts: string[]) {
  return plan(
    texts.map((text) => ({ author: "user" as const, text, races: [] })),
    context,
  );
}

const firstTurns: readonly [text: string, topic: string][] = [
  ["which breakfast works before such an early start", "fuel"],
  ["qué desayuno si largamos a las 6 y media", "fuel"],
  ["honestly running bores me", "motivation"],
  ["me aburro un montón al correr", "motivation"],
  ["I'm ashamed of being so slow", "coming-last"],
  ["me da pena ser la más lenta de mi grupo", "coming-last"],
  ["how do I poop before the start and not on the course", "race-morning"],
  ["talc or vaseline for my thighs?", "skin"],
  ["haven't run for 3 years, how do I start again", "comeback"],
  ["my headlamp battery runs out at night, then what", "trail-gear"],
  ["how do people qualify for Boston", "boston-standards"],
  ["how do I list our race? we are a club in Lima", "site-list-race"],
  ["quiero publicar mi carrera, es en Cusco", "site-list-race"],
];

const newTurns: readonly [text: string, topic: string][] = [
  ["can I run after giving blood", "rest"],
  ["what's the point of strides", "intervals"],
  ["how much caffiene is to much on race day", "gels"],
  ["se me empañan los lentes cuando corro", "cold"],
  ["how do I run downhill without trashing my quads", "first-trail"],
  ["estoy estancado en 25 minutos en 5k", "intervals"],
  ["sirve el mate de coca para correr en altura", "altitude"],
  ["que quiere decir DNF", "race-morning"],
  ["they charged my card double for the race", "site-pay-problem"],
  ["me hicieron un doble cargo por la inscripción", "site-pay-problem"],
  ["can I sign in with Google", "site-sign-in"],
  ["how do I cancel my membership", "site-membership-cancel"],
  ["switch off the auto renew", "site-membership-cancel"],
  ["got premium by accident, can I have a refund", "site-membership-refund"],
  ["cómo quito la opinión que dejé de una carrera", "site-review-change"],
  ["how do I erase a comment I left about a race", "site-review-change"],
  ["me devuelven la plata de la membresía", "site-membership-refund"],
  ["what's included in the paid plan", "site-plan-benefits"],
  ["show me my best times", "site-figures"],
  ["cuál es mi mejor tiempo en 10K", "site-figures"],
  ["where can I see what I paid", "site-billing"],
];

test.for(newTurns)("%s leads to %s", ([text, topic]) => {
  expect(planned(text).intent).toMatchObject({ kind: "training", topic });
});

test("sorrow about running gets comfort without an alarm, and about living the crisis lines", () => {
  for (const text of [
    "i feel like a failure after my dnf",
    "me siento culpable por no entrenar esta semana",
    "I cried after my marathon because of my time",
    "estoy decepcionado de mi ritmo en la media",
  ]) {
    const { intent, isCautious } = planned(text);
    expect({ text, intent }).toMatchObject({ intent: { topic: "bad-day" } });
    expect({ text, isCautious }).toEqual({ text, isCautious: false });
  }
  for (const text of [
    "i feel like a failure after my dnf and i don't want to live anymore",
    "me siento culpable por no entrenar y me corto",
    "since my dnf i don't see the point of anything anymore",
  ]) {
    const { intent } = planned(text);
    expect({ text, kind: intent.kind }).toEqual({ text, kind: "emergency" });
  }
});

test("who dislikes what was advised gets something else", () => {
  const dislikes = planned("what intervals should i do", "i hate intervals tho").intent;
  expect(dislikes).toMatchObject({ kind: "training", topic: "intervals", continues: true });
  const bread = planned("qué desayuno antes de la carrera", "me cae pesado el pan").intent;
  expect(bread).toMatchObject({ kind: "training", topic: "fuel", continues: true });
});

test.for(firstTurns)("%s is answered from %s", ([text, topic]) => {
  const { intent, isCautious } = planned(text);
  expect(intent).toMatchObject({ kind: "training", topic });
  expect(isCautious).toBe(false);
});

const sayings = [
  "is the heart attack hill race in Lima hard",
  "that ultra took blood, sweat and tears, now a 10k in Cusco",
  "sudé sangre en mi última maratón jaja, ahora una de 10k en Lima",
  "la cuesta del infarto en Lima, ¿qué carrera la tiene?",
];

test.for(sayings)("%s raises no emergency", (text) => {
  const { intent, isCautious } = planned(text);
  expect(["emergency", "caution"]).not.toContain(intent.kind);
  expect(isCautious).toBe(false);
});

const dangersBesideSayings = [
  "I think I'm having a heart attack mile 20",
  "I had a heart attack half a year ago, can I race",
  "me duele el pecho en la subida del infarto",
  "creo que me está dando un infarto en la carrera",
  "blood, sweat and tears, and now I pee blood",
];

test.for(dangersBesideSayings)("%s stays a danger", (text) => {
  expect(["emergency", "caution", "training"]).toContain(planned(text).intent.kind);
  expect(planned(text).isFixed || planned(text).isCautious).toBe(true);
});

test("whether one can still get in is a question about the current race", () => {
  for (const [first, then] of [
    ["tell me about the Bridge Marathon", "can I still sign up?"],
    ["cuéntame de la Bridge Marathon", "¿todavía me puedo inscribir?"],
  ] as const) {
    const said = [
      { author: "user" as const, text: first, races: [] },
      { author: "assistant" as const, text: "", races: [{ id: "a", name: "Bridge Marathon" }] },
      { author: "user" as const, text: then, races: [] },
    ];
    expect(plan(said, context).intent, then).toEqual({ kind: "registration", race: { id: "a" } });
  }
});
