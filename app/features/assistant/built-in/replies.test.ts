import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { topics } from "../knowledge/topics.ts";
import { inSpanish } from "../managing/first-assistants.ts";
import { type Intent, plan } from "../planning/plan.ts";
import { questions } from "./follow-ups.ts";
import { paceWords } from "./pace.ts";
import { talkWords } from "./talk.ts";
import { planWords } from "./training-plan.ts";
import { compareWords } from "./words/compare-words.ts";
import { raceWords, registrationWords } from "./words/race-words.ts";
import { searchWords } from "./words/search-words.ts";

const context = { today: "2026-11-20", places: testPlaces, race: null, classify: scoredKinds };
const shown = [
  { id: "00000000-0000-4000-8000-000000000001", name: "Bridge Marathon" },
  { id: "00000000-0000-4000-8000-000000000002", name: "River 10K" },
];
const languages = ["en", "es"] as const;
const asked = {
  en: "Trail 10k races in Lima in March",
  es: "Carreras de trail de 10k en Lima en marzo",
};
const toldAbout = { en: "tell me about Bridge Marathon", es: "cuéntame de Bridge Marathon" };

function planned(text: string, before = "", races: Utterance["races"] = []) {
  const said: Utterance[] = before
    ? [
        { author: "user", text: before, races: [] },
        { author: "assistant", text: "…", races },
      ]
    : [];
  return plan([...said, { author: "user", text, races: [] }], context);
}

type IntentKind = Intent["kind"];

function intentsOf(replies: readonly string[], before = "", races: Utterance["races"] = []) {
  return replies.map((reply): [string, IntentKind] => [
    reply,
    planned(reply, before, races).intent.kind,
  ]);
}

/** The replies that are understood as something else. */
function astray(found: [string, IntentKind][], ...expected: IntentKind[]) {
  return found.filter(([, intent]) => !expected.includes(intent));
}

test("the replies after advice lead to other advice, to races or to a pace", () => {
  for (const { id, next } of topics) {
    for (const language of languages) {
      for (const reply of next[language]) {
        const { intent, language: understood } = planned(reply);
        expect(["training", "search", "generic", "pace"], reply).toContain(intent.kind);
        expect(intent, reply).not.toEqual({ kind: "training", topic: id });
        expect(understood, reply).toBe(language);
      }
    }
  }
});

test("the replies after a search narrow it, loosen it or go on", () => {
  for (const language of languages) {
    const { loosen, more, cheapest, best, compare, anywhere, inPlace } = searchWords[language];
    const replies = [
      ...Object.values(loosen),
      more,
      cheapest,
      best,
      anywhere(null),
      anywhere("Peru"),
    ];
    const before = asked[language];
    expect(astray(intentsOf(replies, before, shown), "search")).toEqual([]);
    expect(astray(intentsOf([compare], before, shown), "compare")).toEqual([]);
    expect(planned(inPlace("Cusco"), before).params).toMatchObject({ city: "Cusco" });
    expect(planned(loosen.dates, before).params).toEqual({
      city: "Lima",
      race_type: "Trail",
      distance: "10K",
    });
    expect(planned(more, before, shown).params).toMatchObject({ city: "Lima", offset: 5 });
    expect(planned(anywhere("Peru"), before).params).not.toHaveProperty("city");
  }
});

test("the questions about a race are about the race that was shown", () => {
  for (const language of languages) {
    const one = shown.slice(0, 1);
    for (const [subject, question] of Object.entries(raceWords[language].ask)) {
      expect(planned(question, toldAbout[language], one).intent).toEqual({
        kind: "race",
        race: { id: one[0]?.id },
        subjects: [subject],
      });
    }
    const words = raceWords[language];
    const { options } = registrationWords[language];
    const before = toldAbout[language];
    expect(astray(intentsOf([words.register], before, one), "registration")).toEqual([]);
    expect(astray(intentsOf(options.open, before, one), "race")).toEqual([]);
    const others = [...options.shut, ...options.unknown, words.racesIn("Lima")];
    expect(astray(intentsOf(others, before, one), "search", "generic")).toEqual([]);
  }
});

test("a choice between races of a like name means that race, to register for or to hear about", () => {
  const race = { name: "River 10K", day: "March 14, 2027" };
  for (const language of languages) {
    const register = registrationWords[language].candidate(race);
    expect(planned(register, "…", shown).intent).toEqual({
      kind: "registration",
      race: { id: shown[1]?.id },
    });
    const tell = raceWords[language].candidate(race);
    expect(planned(tell, "…", shown).intent).toMatchObject({
      kind: "race",
      race: { id: shown[1]?.id },
    });
  }
});

test("the Spanish replies to the questions of the first assistants lead to races or to advice", () => {
  const options = Object.values(inSpanish).flatMap((question) => question.options);
  const found = intentsOf(options, "busco una carrera");
  expect(astray(found, "search", "training", "pace")).toEqual([]);
});

test("the options of the questions and all other replies are understood", () => {
  for (const language of languages) {
    const options = questions[language].flatMap((question) => question.options);
    expect(astray(intentsOf(options, "busco una carrera"), "search")).toEqual([]);
    expect(astray(intentsOf(talkWords[language].complaint.options), "generic", "about")).toEqual(
      [],
    );
    const talk = talkWords[language];
    const others = [
      ...talk.greeting.options,
      ...talk.thanks.options,
      ...talk.languages.options,
      ...talk.joke.options,
      ...planWords[language].options("10K"),
      ...Object.values(talk.beyond).flatMap((one) => one.options),
      ...searchWords[language].otherSearches,
      ...compareWords[language].options,
      ...paceWords[language].after,
    ];
    expect(astray(intentsOf(others), "search", "generic", "training", "pace")).toEqual([]);
    expect(astray(intentsOf(paceWords[language].options), "pace")).toEqual([]);
  }
});
