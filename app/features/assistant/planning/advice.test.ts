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

function planOf(...texts: string[]) {
  return plan(
    texts.map((text) => ({ author: "user" as const, text, races: [] })),
    context,
  );
}

function planned(...texts: string[]) {
  return planOf(...texts).intent;
}

function meant(...texts: string[]) {
  const { intent, isCautious } = planOf(...texts);
  const topic = intent.kind === "training" ? intent.topic : intent.kind;
  return isCautious ? `${topic}, with caution` : topic;
}

/** Short messages after advice, and the topic that they go on with. */
const followUps: readonly [said: readonly string[], topic: string][] = [
  [["shin splints again ugh. been 2 weeks", "can I bike instead"], "shin-splints"],
  [["shin splints again ugh. been 2 weeks", "how long till im back to normal"], "shin-splints"],
  [["me duele la cintilla cuando bajo cerros, qué hago", "cuánto descanso"], "it-band"],
  [["best running shoes for flat feet?", "how many miles do they last"], "shoes"],
  [["how do i start running", "how often per week"], "plan-5k"],
  [["me da flojera salir a correr", "es que trabajo de noche"], "motivation"],
  [["que desayuno el dia de la carrera", "y si tomo solo un platanito"], "fuel"],
  [["my knee hurts when I run downhill", "can I run on Sunday?"], "running-with-pain"],
  [["cuánto cuesta la suscripción más barata", "y se puede cancelar?"], "site-membership-cancel"],
  [["cancel my membership", "will i get the money back"], "site-membership-refund"],
  [["how do I list my own race here", "how much commission do you take"], "site-organizer-fees"],
  [["can i give my spot to my brother", "does it cost anything"], "site-transfer"],
  [["se puede pagar con yape?", "y en cuotas?"], "site-pay"],
  [["shin splints", "find races in Lima"], "search"],
];

test.for(followUps)("%j goes on with %s", ([said, topic]) => {
  expect(meant(...said)).toBe(topic);
});

test("a usual question decides over a length, a comparison and the words of the body", () => {
  expect(meant("treadmill vs outside which one is better for a marathon")).toBe("other-sports");
  expect(meant("is 3 times a week enough for a half")).toBe("base");
  expect(meant("ampollas en los pies cómo las evito")).toBe("skin");
  expect(meant("how to run downhill without killing my quads")).toBe("first-trail");
  expect(meant("my nipples bleed on long runs")).toBe("skin");
});

test("a sign that no article knows leads to none of them", () => {
  expect(meant("my ear is ringing after every run")).toBe("emergency");
});

test("a state, a reason or an amount after advice is answered from the current topic", () => {
  const after = (...texts: string[]) => {
    const intent = planned(...texts);
    return intent.kind === "training" ? [intent.topic, intent.continues ?? false] : [intent.kind];
  };
  expect(after("how should I taper for a marathon", "what for?")).toEqual(["taper", true]);
  expect(after("how do I train for hills", "but my calves are sore")).toEqual(["hills", true]);
  // A remark about the runner does not end the topic.
  expect(after("my shins ache after running", "but I'm 63", "how long will it take?")).toEqual([
    "shin-splints",
    true,
  ]);
  expect(after("how much should I drink", "find trail races in Lima")).toEqual(["search"]);
  expect(after("how should I taper", "my chest hurts")).toEqual(["emergency"]);
});

test("an everyday complaint gets its article, led by what a doctor must see", () => {
  for (const [text, topic] of [
    ["the seam of my tights rubs my skin raw, got a rash", "skin"],
    ["my quad is a bit tight since the hill session on monday", "soreness"],
    ["cuánto dura el dolor de piernas normal después de un 10k", "soreness"],
    ["se me duermen los dedos del pie en los largos", "shoes"],
  ] as const) {
    expect({ text, ...planned(text) }).toMatchObject({ text, kind: "training", topic });
  }
  expect(planned("my quad is a bit tight since the hill session on monday")).toMatchObject({
    isGuarded: true,
  });
  for (const text of [
    "my leg feels tight and I am short of breath",
    "I feel tightness across my upper body and down into my arm when running",
    "my calf is tight, swollen and warm",
  ]) {
    expect(planned(text), text).toMatchObject({ kind: "emergency" });
  }
});

test("the general caution does not hold back the questions after it, and a sign does", () => {
  const general = "my ear is ringing after every long run";
  expect(planned(general)).toEqual({ kind: "emergency", sign: "unclear" });
  expect(planned(general, "how do I do a tempo run")).toMatchObject({ kind: "training" });
  expect(planned(general, "is vaseline any good?")).not.toMatchObject({ kind: "emergency" });
  expect(planned(general, "can I run tomorrow?")).toEqual({ kind: "emergency", sign: "unclear" });
  expect(planned("I fainted", "how do I do a tempo run")).toEqual({ kind: "caution" });
});

test("a stiff limb alone is advised on, and anything more is for a doctor", () => {
  expect(meant("my calves always feel tight after running")).toBe("soreness");
  expect(meant("my calf is tight, swollen and warm")).toBe("emergency");
});
