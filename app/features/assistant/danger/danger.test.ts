import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { eighthLookAlikes, eighthSet } from "../../../../tests/danger/eighth-set.ts";
import {
  eleventhLookAlikes,
  eleventhSet,
  signsBesideNames,
} from "../../../../tests/danger/eleventh-set.ts";
import { englishPhrasings } from "../../../../tests/danger/english.ts";
import { fifthEnglish, fifthLookAlikes, fifthSpanish } from "../../../../tests/danger/fifth-set.ts";
import {
  fourthEnglish,
  fourthLookAlikes,
  fourthSpanish,
} from "../../../../tests/danger/fourth-set.ts";
import { lookAlikes } from "../../../../tests/danger/look-alikes.ts";
import { ninthLookAlikes, ninthSet } from "../../../../tests/danger/ninth-set.ts";
import {
  secondEnglish,
  secondLookAlikes,
  secondSpanish,
} from "../../../../tests/danger/second-set.ts";
import {
  seventhEnglish,
  seventhLookAlikes,
  seventhSpanish,
} from "../../../../tests/danger/seventh-set.ts";
import {
  rarestWordings,
  sixthEnglish,
  sixthLookAlikes,
  sixthSpanish,
} from "../../../../tests/danger/sixth-set.ts";
import { spanishPhrasings } from "../../../../tests/danger/spanish.ts";
import { tenthLookAlikes, tenthSet } from "../../../../tests/danger/tenth-set.ts";
import { thirdEnglish, thirdSpanish } from "../../../../tests/danger/third-set.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { answerBuiltIn } from "../built-in/answer.server.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { answersBody, topics } from "../knowledge/topics.ts";
import { plan } from "../planning/plan.ts";
import { dangerAnswer, readBody, readBodyAfter, signs } from "./danger.ts";

const languages = ["en", "es"] as const;
const phrasings = { en: englishPhrasings, es: spanishPhrasings };

const later = [
  ...secondEnglish,
  ...secondSpanish,
  ...thirdEnglish,
  ...thirdSpanish,
  ...fourthEnglish,
  ...fourthSpanish,
  ...fifthEnglish,
  ...fifthSpanish,
  ...rarestWordings,
].filter(isRecognized);

function isRecognized(text: string): boolean {
  const { danger, complaint } = readBody(text);
  return danger !== null || complaint !== null;
}

const context = { today: "2026-11-28", places: testPlaces, race: null } as const;
const guessing = { ...context, classify: scoredKinds };

function said(...texts: string[]) {
  return texts.map((text) => ({ author: "user" as const, text, races: [] }));
}

function planned(...texts: string[]) {
  return plan(said(...texts), context);
}

/** The same as on the site, where a classifier guesses what the rules do not understand. */
function guessed(...texts: string[]) {
  return plan(said(...texts), guessing);
}

test("what people say of their body is taken for what it is, in their language", () => {
  for (const language of languages) {
    expect(phrasings[language].length).toBeGreaterThanOrEqual(150);
    for (const { text, sign } of phrasings[language]) {
      const { danger } = readBody(text);
      expect({ text, sign: danger?.sign.id }).toEqual({ text, sign });
      expect(danger?.language, text).toBe(language);
    }
  }
});

test("a part of the body is meant by its other names as well, with any verb for the sign", () => {
  for (const [text, sign] of [
    ["my ticker skips beats on hills", "heart-rhythm"],
    ["my engine keeps misfiring and i go grey", "heart-rhythm"],
    ["la bomba me falla en las subidas", "heart-rhythm"],
    ["he is hot as an oven and fighting the volunteers", "heat-stroke"],
    ["está hirviendo y se pelea con los voluntarios", "heat-stroke"],
    ["thunderclap in my skull on the last sprint", "stroke"],
    ["bonked my skull on a branch, feel drunk now", "head-injury"],
    ["me di con una rama y ando como borracho", "head-injury"],
    ["hacking up red stuff after intervals", "coughing-blood"],
    ["two fingers are white as chalk and dead", "hypothermia"],
    ["dos dedos blancos como tiza y sin sentir", "hypothermia"],
    ["one coin sized spot on my shin, even in bed", "bone-stress"],
    ["can't stop retching, even sips come back", "vomiting"],
    ["stiff neck, fever and a rash, race sunday", "infection"],
    ["mejor sería no despertar mañana", "self-harm"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
  for (const text of [
    "what search engine do you use",
    "is the finish red hot pepper run near the oven museum",
    "agua de coco después de correr",
    "gloves in white or gray for cold days",
    "a hack for the red course",
    "quiero no despertarme tan temprano para entrenar",
    "I hit the wall at km 30 and see my pace drop",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text });
  }
});

test("what a worried runner says in few words is a danger, and everyday words beside it are none", () => {
  for (const [text, sign] of [
    ["don't really see the point in being here anymore", "self-harm"],
    ["no le veo sentido a seguir", "self-harm"],
    ["se me fue la onda un segundo y caí al piso entrenando", "fainting"],
    ["car clipped me on my run, seem fine just sore ribs when i breathe", "injury"],
    ["i throw up everything i eat before weigh ins for track", "eating"],
    ["mi prima dejó de comer para correr más liviana, ya pesa 40 kilos", "eating"],
    ["my cousin stopped eating to run lighter, she weighs 40 kilos", "eating"],
    ["my daughter is 12 and trains 60 miles a week, she hasn't eaten lunch in weeks", "eating"],
    ["estoy pasado de copas y mañana corro temprano, tomo algo?", "substances"],
    ["se me entume media cara", "stroke"],
    ["heat exhaustion yesterday, can i run today", "heat-stroke"],
    ["ayer tuve agotamiento por calor, puedo correr hoy", "heat-stroke"],
    ["la pila me salio color vinotinto", "dark-urine"],
    ["se me rompio la bolsa trotando", "pregnancy-warning"],
    ["rolled it and cant take four steps", "injury"],
    ["me rasguño un gato callejero y se hincho", "bite"],
    ["can my third grader run a 10k with me", "child"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
  for (const text of [
    "mi hermana corre 5k desde hace años y quiere entrenar 10k",
    "mi hijo corre 5k, yo entreno para la maraton",
    "vomitar arcoiris",
    "where to get pain au chocolat near the paris marathon",
    "qué padre dolor de piernas, valió la pena",
    "is there any point in running this race",
    "no le veo sentido a este plan",
    "I can't take the next step in my training",
    "no puedo dar el siguiente paso en mi entrenamiento",
  ]) {
    const { danger, complaint } = readBody(text);
    expect({ text, sign: danger?.sign.id ?? complaint?.sign.id }).toEqual({ text });
  }
});

test("a complaint right after a danger belongs to it, and so does a plan", () => {
  const bite = planned("a snake bit me on the trail", "my leg is tight");
  expect(bite.intent).toEqual({ kind: "emergency", sign: "bite" });
  const bone = guessed(
    "my shin hurts in one spot even at night",
    "I've got a marathon in 3 weeks, plan?",
  );
  expect(bone).toMatchObject({ intent: { kind: "caution" }, afterDanger: "bone-stress" });
});

test("words that only look like danger are none", () => {
  expect(lookAlikes.length).toBeGreaterThanOrEqual(120);
  for (const text of [...lookAlikes, ...secondLookAlikes, ...fourthLookAlikes, ...fifthLookAlikes])
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text });
});

test("phrasings that were written after the rules are signs of danger as well", () => {
  const texts = [...secondEnglish, ...secondSpanish];
  expect(texts.filter((text) => readBody(text).danger === null)).toEqual([]);
});

test("the rarest wordings get a sign of danger, or the advice to see a doctor", () => {
  const texts = [...thirdEnglish, ...thirdSpanish, ...fourthEnglish, ...fourthSpanish];
  expect(texts.length).toBeGreaterThanOrEqual(320);
  expect(texts.filter((text) => !readBody(text).danger && !readBody(text).complaint)).toEqual([]);
});

test("of phrasings in other words than the table's nearly all are recognized, in each language", () => {
  for (const texts of [fifthEnglish, fifthSpanish]) {
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.filter(isRecognized).length / texts.length).toBeGreaterThanOrEqual(0.96);
  }
});

test("no words of the body reach a search, a pace or a plan, and no guess overrules them", () => {
  const around = [
    (text: string) => text,
    (text: string) => `${text}, races in Lima in May`,
    (text: string) => `find me a 10k in Cusco, ${text}`,
    (text: string) => `${text}. I ran 10k in 50:00, what pace for a half?`,
  ];
  // A known danger is answered before anything else is read: a part of them is enough here.
  const texts = [...englishPhrasings, ...spanishPhrasings].map(({ text }) => text);
  const chosen = [...texts, ...later].filter(
    (text, at) => at % 7 === 0 || readBody(text).danger === null,
  );
  expect(chosen.length).toBeGreaterThan(150);
  for (const [at, text] of chosen.entries()) {
    const asked = around[at % around.length]?.(text) ?? text;
    const { intent } = guessed(asked);
    const isFixed = intent.kind === "emergency" || intent.kind === "training";
    expect({ asked, kind: isFixed ? "fixed" : intent.kind }).toEqual({ asked, kind: "fixed" });
    if (intent.kind === "training") expect(intent.topic, asked).not.toMatch(/^plan-/);
  }
});

test("no danger as runners type it at home reaches races, a pace or a plan", () => {
  for (const texts of [
    [...sixthEnglish, ...seventhEnglish],
    [...sixthSpanish, ...seventhSpanish],
  ]) {
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.filter((text) => !isRecognized(text))).toEqual([]);
    expect(texts.filter((text) => !isAnsweredAsHealth(text))).toEqual([]);
  }
  expect(rarestWordings.filter((text) => !isRecognized(text)).length).toBeLessThanOrEqual(3);
});

function isAnsweredAsHealth(text: string): boolean {
  const { intent } = guessed(text);
  return intent.kind === "emergency" || (intent.kind === "training" && answersBody(intent.topic));
}

test("no look-alike is answered as a danger or with the advice to see a doctor", () => {
  expect(sixthLookAlikes.length).toBeGreaterThanOrEqual(120);
  expect([...sixthLookAlikes, ...seventhLookAlikes].filter(isRecognized)).toEqual([]);
});

test("a danger described by its circumstances is answered with its sign, and what sounds like it is not", () => {
  expect(ninthSet.length).toBeGreaterThanOrEqual(60);
  for (const { text, sign } of [...eighthSet, ...ninthSet, ...tenthSet, ...eleventhSet]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
    expect({ text, isHealth: isAnsweredAsHealth(text) }).toEqual({ text, isHealth: true });
  }
  const likes = [
    ...eighthLookAlikes,
    ...ninthLookAlikes,
    ...tenthLookAlikes,
    ...eleventhLookAlikes,
  ];
  expect(likes.filter(isRecognized)).toEqual([]);
});

test("a figure of speech hides no sign that stands beside it", () => {
  for (const [text, sign] of [
    ["my heart is set on this race but my chest hurts uphill", "chest-pain"],
    ["me muero de risa con mi coach y me desmayé en la pista", "fainting"],
    ["mi entrenador me quiere matar, y ya no quiero vivir", "self-harm"],
    ["gave blood today and passed out on my run", "fainting"],
    ["gel that doesn't hurt my stomach, last one made me throw up blood", "inner-bleeding"],
    [
      "how do I run downhill without killing my knees, one is swollen and hot with fever",
      "joint-infection",
    ],
    ["me quedé sin aliento con la vista y sigo sin poder respirar", "breathing"],
    ["how do I run downhill without killing my knees?\nmy left one is swollen", "swollen-joint"],
    ["I fainted at the entry of the stadium", "fainting"],
    ["me muero de frío y tengo mucho sueño en el cerro", "hypothermia"],
    ["me perdí en el cerro y me quedé sin gel ni hidratación", "lost"],
    ["me perdí un día entero en el bosque", "lost"],
    ["my knee popped on the descent and I took ibuprofen", "injury"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test("the name of a race, and a thing that breaks, hide no sign that stands beside them", () => {
  for (const { text, sign } of signsBesideNames) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test("the chills of a hot joint are no heat stroke, and those of a hot race are one", () => {
  for (const [text, sign] of [
    ["my knee is hot and swollen and I have chills", "joint-infection"],
    ["rodilla caliente e hinchada con escalofríos", "joint-infection"],
    ["hot swollen knee, temperature 39", "joint-infection"],
    ["35 degrees in the sun, my knee hurts and I have chills", "heat-stroke"],
    ["he's really hot and confused and fell on his knee", "heat-stroke"],
    ["corrí con 36 grados, me duele la rodilla y tengo escalofríos", "heat-stroke"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
  for (const language of languages) {
    const lead = dangerAnswer("joint-infection", language).split("\n")[0];
    expect(lead).toMatch(/^\*\*(?:Go to an emergency room today|Ve hoy mismo a urgencias)/);
  }
});

test("what needs help today says so, and bleeding after painkillers gets no other painkiller", () => {
  const answers = (id: Parameters<typeof dangerAnswer>[0]) =>
    languages.map((language) => dangerAnswer(id, language)).join("\n");
  expect(answers("carbon-monoxide")).toMatch(/^\*\*Get everybody out into fresh air now/);
  expect(answers("carbon-monoxide")).toMatch(/\*\*Salgan todos ahora al aire libre/);
  expect(answers("heart-rhythm")).toMatch(/See a doctor today.*Ve hoy mismo al médico/s);
  expect(answers("eating")).toMatch(/A doctor today, and no running.*Hoy mismo al médico/s);
  expect(answers("inner-bleeding")).toMatch(/no other painkiller.*no tomes otro analgésico/s);
});

test("a circumstance hides no sign", () => {
  for (const [text, sign] of [
    ["I fell on ice and I can't feel my legs", "cauda-equina"],
    ["me caí en el hielo y no siento las piernas", "cauda-equina"],
    ["me corto cuando me va mal corriendo", "self-harm"],
    ["me da rabia no correr por la rodilla y me corto", "self-harm"],
    ["I keep a blade in my running belt", "self-harm"],
    ["mi hijo tragó cloro de la piscina", "overdose"],
    ["my asthma is really bad tonight and I can't talk", "breathing"],
    ["my asthma is getting worse but I can still say a sentence", "asthma-uncontrolled"],
    ["nadando en el mar me quedé sin poder respirar", "breathing"],
    ["sangro por el recto después de correr", "inner-bleeding"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test.each([
  [
    "my calf cramped on the plane and is swollen",
    "its twice the size of the other one now and red",
  ],
  ["se me hinchó la pantorrilla después del vuelo", "ahora está más grande y roja"],
])("“%s”, then “%s” goes on with the clot", (...texts) => {
  expect(planned(...texts).intent).toEqual({ kind: "emergency", sign: "clot" });
});

test("an illness in the past waits for a doctor and does not begin with the emergency number", () => {
  for (const language of languages) {
    const first = dangerAnswer("past-danger", language).split("\n")[0];
    expect(first).toMatch(/^\*\*(?:A doctor decides first|Primero decide un médico)/);
    expect(first).not.toMatch(/911/);
  }
});

test("an illness or a medicine that is named beside a race is no search", () => {
  expect(readBody("epilepsy, ultra in Peru in march?").danger?.sign.id).toBe("epilepsy");
  expect(readBody("tomo pastillas para la presión, maratones en México").danger?.sign.id).toBe(
    "medicines",
  );
});

test("a clot that may have reached the lung is told from the heart, the breath and the leg alone", () => {
  for (const [text, sign] of [
    ["my left leg is swollen and I'm out of breath", "lung-clot"],
    ["calf pain since the flight and now short of breath", "lung-clot"],
    ["chest pain after a long flight", "lung-clot"],
    ["my chest hurts since the 12 hour drive", "lung-clot"],
    ["I can't catch my breath since my knee surgery", "lung-clot"],
    ["coughing blood and my calf is swollen", "lung-clot"],
    ["tengo la pierna hinchada y me falta el aire", "lung-clot"],
    ["me duele la pantorrilla desde el vuelo y me cuesta respirar", "lung-clot"],
    ["dolor de pecho tras un viaje de 10 horas en bus", "lung-clot"],
    ["me falta el aire desde la operación de rodilla", "lung-clot"],
    ["chest pain on hills", "chest-pain"],
    ["me duele el pecho en las subidas", "chest-pain"],
    ["short of breath while resting on the sofa", "breathing"],
    ["out of breath after one flight of stairs", "breathing"],
    ["me falta el aire en reposo", "breathing"],
    ["my left leg is swollen, no shortness of breath", "clot"],
    ["tengo la pierna hinchada pero respiro bien", "clot"],
    ["me falta el aire desde que volé a Cusco", "altitude-sickness"],
    ["the chest strap rubs since the long drive", undefined],
    ["las correas del pecho me molestan desde el viaje", undefined],
    ["which compression socks for a long flight", undefined],
    ["llegué agitado después del tramo en carretera", undefined],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test("a race for an illness is no danger, and anyone who has it or lies on its course is in one", () => {
  for (const [text, sign] of [
    ["collapsed lung cancer awareness 5k", undefined],
    ["when is the collapsed lung cancer awareness 5K?", undefined],
    ["collapsed lung awareness 5k", undefined],
    ["carrera benéfica contra el colapso pulmonar 5k", undefined],
    ["collapsed lung", "breathing"],
    ["collapsed lung, cancer awareness 5k tomorrow", "breathing"],
    ["I have a collapsed lung, can I run the cancer awareness 5k?", "breathing"],
    ["dejé la carrera por un colapso pulmonar", "breathing"],
    ["tengo un pulmón colapsado y quiero correr", "breathing"],
    ["my dad collapsed lung cancer awareness 5k", "fainting"],
    ["I collapsed at the lung cancer awareness 5k", "fainting"],
    ["se desplomó en la 5k contra el cáncer de pulmón", "fainting"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test("celiac disease is a diet, and a sign beside it stays one", () => {
  for (const text of ["im celiac", "soy celíaca", "tengo celiaquía", "celiac, what gels"]) {
    const { danger, complaint } = readBody(text);
    expect({ text, danger, complaint }).toEqual({ text, danger: null, complaint: null });
  }
  expect(guessed("soy celíaca, ¿qué como antes de la carrera?").intent).toMatchObject({
    kind: "training",
    topic: "fuel",
  });
  for (const [text, sign] of [
    ["I am celiac and have bloody diarrhea", "inner-bleeding"],
    ["soy celíaco y me desmayé", "fainting"],
    ["celiac and my belly is swollen", "unclear"],
    ["soy celíaca y tengo la barriga hinchada", "unclear"],
  ] as const) {
    expect({ text, intent: guessed(text).intent }).toEqual({
      text,
      intent: { kind: "emergency", sign },
    });
  }
});

test("the answer to a danger is fixed, also where an article is the answer", () => {
  const isFixed = (...texts: string[]) => planned(...texts).isFixed;
  for (const { text } of [...englishPhrasings, ...spanishPhrasings])
    expect(isFixed(text), text).toBe(true);
  expect(isFixed("there is a lump on my neck")).toBe(true);
  expect(isFixed("I have a fever", "can I run on Sunday?")).toBe(true);
  expect(isFixed("I have a fever", "races in Lima")).toBe(false);
  expect(isFixed("races in Lima")).toBe(false);
});

test("no danger of these lists gets an article in the place of a warning", () => {
  for (const text of later.filter((one) => readBody(one).danger === null)) {
    expect({ text, intent: guessed(text).intent }).not.toMatchObject({
      intent: { isGuarded: true },
    });
  }
});

test("words of the body that nothing knows send to a doctor, and to no race", () => {
  for (const text of [
    "my ear is ringing after every long run",
    "there is a lump on my neck, 10k on sunday?",
    "my toe turned blue, races in Lima?",
    "me salió un bulto en el cuello",
    "me tiembla el ojo al correr, qué 10k hay en Lima",
    "siento algo raro en el cuerpo, hago el maratón?",
  ]) {
    expect(readBody(text).danger?.sign.id, text).toBeUndefined();
    expect(readBody(text).complaint, text).not.toBeNull();
    expect(planned(text).intent, text).toEqual({ kind: "emergency", sign: "unclear" });
  }
});

test("after a danger or a pain, whether to run asks about that and for no race", () => {
  const after = (...texts: string[]) => planned(...texts).intent;
  expect(after("I peed blood after my marathon", "can I run tomorrow?")).toEqual({
    kind: "emergency",
    sign: "dark-urine",
  });
  expect(after("me duele el pecho al correr", "¿es grave?")).toEqual({
    kind: "emergency",
    sign: "chest-pain",
  });
  const ill = { kind: "training", topic: "illness" };
  expect(after("I have a fever", "can I run on Sunday?")).toEqual(ill);
  expect(after("tengo fiebre", "desde ayer", "¿puedo correr el domingo?")).toEqual(ill);
  expect(after("I have a fever", "since yesterday")).toEqual(ill);
  const violence = { kind: "emergency", sign: "violence" };
  expect(after("un hombre me sigue cuando corro", "¿a quién llamo?")).toEqual(violence);
  expect(after("someone grabbed me on my run", "what should I do?")).toEqual(violence);
  const running = { kind: "training", topic: "running-with-pain" };
  expect(
    after(
      "my knee hurts",
      "since two weeks",
      "what exercises help?",
      "thanks",
      "can I run on Sunday?",
    ),
  ).toEqual(running);
  expect(after("me duele la rodilla por fuera al bajar", "y puedo correr el domingo?")).toEqual(
    running,
  );
  expect(after("my knee hurts when I run downhill", "should I see a doctor?")).toEqual(running);
  expect(after("I fainted yesterday", "find races in Lima")).toEqual({ kind: "search" });
  // The plan of the runner names no run after a danger.
  for (const asked of [
    "what is my workout tomorrow?",
    "what should I run tomorrow?",
    "¿qué me toca mañana?",
  ]) {
    expect(["emergency", "caution"], asked).toContain(
      after("my chest hurts when I run", asked).kind,
    );
  }
  // Two messages tell a sign together.
  const clot = { kind: "emergency", sign: "clot" };
  expect(after("my calf is tight since yesterday", "now its swollen and hot")).toEqual(clot);
  expect(after("me duele la pantorrilla desde ayer", "se me hinchó y está caliente")).toEqual(clot);
  expect(after("my calf is tight since yesterday", "races in Lima").kind).not.toBe("emergency");
});

test.each([
  ["if I miss the cut-off I don't see a reason to stick around", "self-harm"],
  ["I run until it hurts because I deserve it, better than cutting", "self-harm"],
  ["gave away all my medals, thank you for everything, goodbye", "self-harm"],
  ["regalé mis zapatillas y mis medallas, vine a despedirme", "self-harm"],
  ["ya no veo motivo para quedarme, qué ritmo llevo", "self-harm"],
  ["si me provoco después de la cena, ¿pierdo la energía?", "eating"],
  ["la entrenadora le pide que vomite antes de pesarse", "eating"],
  ["my resting hr is 52, now it is 140 just sitting on the couch", "heart-rhythm"],
])("“%s” is a sign: %s", (text, sign) => {
  expect(readBody(text).danger?.sign.id).toBe(sign);
});

/** The sign of a second message, read after a first one. */
function signAfter(first: string, second: string): string | null {
  return readBodyAfter(second, first).danger?.sign.id ?? null;
}

test.each([
  ["my calf is tight", "now it's swollen", "clot"],
  ["my calf is tight", "and it's red and warm", "clot"],
  ["my calf is sore", "now its swollen and hot", "clot"],
  ["my calf hurts", "it is swollen since the race", "clot"],
  ["my calf hurts", "not red, but it is swollen", "clot"],
  ["my calf hurts", "hot weather, and it is swollen", "clot"],
  ["I flew 12 hours yesterday", "my calf hurts", "clot"],
  ["volé 12 horas ayer", "me duele la pantorrilla", "clot"],
  ["me duele la pantorrilla", "ahora está hinchada", "clot"],
  ["me duele la pantorrilla", "está hinchada desde la carrera", "clot"],
  ["my head hurts", "and my neck is stiff and I have a fever", "infection"],
  ["me duele la cabeza", "y tengo el cuello rígido y fiebre", "infection"],
  ["my shoulder hurts", "and my jaw and chest", "chest-pain"],
  ["me duele el hombro", "y siento presión en el pecho", "chest-pain"],
  ["my arm hurts", "left one, and I'm sweating cold", "chest-pain"],
  ["I drank a lot of water at the race", "now confused and my head hurts", "too-much-water"],
  ["my legs are sore after the ultra", "my pee looks like cola", "dark-urine"],
  ["me duelen las piernas", "mi orina está oscura como coca cola", "dark-urine"],
  ["my stomach hurts", "black stools since yesterday", "inner-bleeding"],
  ["my ankle hurts", "I can't put weight on it", "injury"],
  ["me duele la espalda", "no puedo orinar", "cauda-equina"],
  ["I got stung by a bee", "my face is swelling", "allergy"],
  ["my calf hurts", "my friend's leg is swollen and hot", "clot"],
])("“%s”, then “%s” is a sign", (first, second, sign) => {
  expect(signAfter(first, second)).toBe(sign);
});

test.each([
  ["my calf is tight", "what shoes should I buy?"],
  ["my calf is tight", "it doesn't hurt anymore"],
  ["my calf is tight", "it's not swollen"],
  ["my calf is tight", "no, it is not swollen or hot"],
  ["my calf is tight", "the swelling went down"],
  ["my calf is tight", "should I use a hot pack?"],
  ["my calf is tight", "hot or cold?"],
  ["my calf hurts", "hot weather tomorrow"],
  ["my calf hurts", "is it too hot to run?"],
  ["my calf hurts", "races in Lima with a warm climate"],
  ["my calf hurts", "heart of the city half"],
  ["my calf hurts", "Red River run registration"],
  ["my calf hurts", "I want a red shirt"],
  ["races in a warm climate", "my calf hurts"],
  ["my head hurts", "can I join the blackout race at night"],
  ["my knee hurts", "dying to race though haha"],
  ["me duele la pantorrilla", "qué zapatillas me compro?"],
  ["me duele la pantorrilla", "ya no me duele"],
  ["me duele la pantorrilla", "no está hinchada ni roja"],
  ["me duele la pantorrilla", "le pongo calor o frío?"],
  ["me duele la pantorrilla", "corre por el corazón 5k"],
  ["me duele la rodilla", "me muero de risa"],
  ["rompí mi récord", "me duele la rodilla"],
])("“%s”, then “%s” is none", (first, second) => {
  expect(signAfter(first, second)).toBeNull();
});

test("a danger that is denied, or only asked about, is none", () => {
  expect(readBody("I have no chest pain, is a 10k fine?").danger).toBeNull();
  expect(readBody("ya no tengo fiebre ni dolor de pecho").danger?.sign.id).not.toBe("chest-pain");
  expect(readBody("what is heat stroke?").danger).toBeNull();
  expect(readBody("no, my chest hurts").danger?.sign.id).toBe("chest-pain");
});

test("every sign has its sources, and an answer in both languages or an article", () => {
  for (const { id, answer, sources } of signs) {
    expect(sources.length, id).toBeGreaterThan(0);
    for (const { address, seen } of sources) {
      expect(address, id).toMatch(/^https?:\/\//);
      expect(seen, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    if ("topic" in answer) {
      expect(topics.map((topic) => topic.id)).toContain(answer.topic);
      continue;
    }
    for (const language of languages) {
      expect(answer[language], id).toMatch(/911|988/);
      expect(answer[language], id).toMatch(/106|113/);
      expect(JSON.stringify(parseMarkdown(answer[language])), id).not.toContain("**");
    }
  }
});

test("a wish to die is met with care and with people who listen", () => {
  expect(dangerAnswer("self-harm", "en")).toContain("988");
  expect(dangerAnswer("self-harm", "es")).toContain("Línea 113, opción 5");
  expect(dangerAnswer("self-harm", "es")).toContain("800 911 2000");
});

test("the numbers of the country that was spoken of come first, and all others stay", () => {
  const answer = (language: "en" | "es", ...texts: string[]) => {
    const { intent, country } = planned(...texts);
    return intent.kind === "emergency" ? dangerAnswer(intent.sign, language, country) : "";
  };
  const pain = { en: "my chest hurts when I run", es: "me duele el pecho al correr" };
  for (const told of ["I am in Lima, my chest hurts", "10k in Arequipa"]) {
    expect(answer("en", told, pain.en)).toMatch(/now:\*\* in Peru 106 .* 911 in the United States/);
  }
  expect(answer("es", "carreras en Lima", pain.es)).toMatch(/emergencias:\*\* en Perú 106/);
  expect(answer("es", "carreras en Canadá", pain.es)).toMatch(/emergencias:\*\* 911 en Canadá/);
  expect(answer("en", pain.en)).toBe(dangerAnswer("chest-pain", "en"));

  const listening = answer("en", "races in Mexico", "I want to die");
  expect(listening.indexOf("800 911 2000")).toBeLessThan(listening.indexOf("text 988"));
  expect(listening).toContain("Línea 113, option 5");
  expect(dangerAnswer("self-harm", "es", "Peru")).toContain("(106 o 116 en Perú");
});

test("the fixed answer is the whole answer", async () => {
  for (const { id, answer } of signs) {
    if ("topic" in answer) continue;
    const turn = aTurn("help");
    const intent = { kind: "emergency", sign: id } as const;
    // No table is read: the answer comes also where the database does not.
    const nothing = { now: () => new Date(0) } as Parameters<typeof answerBuiltIn>[0];
    const events = await Array.fromAsync(
      answerBuiltIn(nothing, { ...turn, plan: { ...turn.plan, intent } }),
    );
    expect(events).toEqual([{ kind: "text", text: answer.en }]);
  }
});

test("what goes on after a danger keeps it, and races come with a reminder", () => {
  const fainted = { kind: "emergency", sign: "fainting" };
  for (const asked of ["which number?", "it's gone now", "what if I go slow"])
    expect(planned("I fainted at the finish line", asked).intent, asked).toEqual(fainted);
  for (const asked of ["qué número?", "y si voy despacio?", "a qué teléfono llamo"])
    expect(planned("me desmayé en la meta", asked).intent, asked).toEqual(fainted);

  const searched = planned("I fainted yesterday", "thanks", "find 10k races in Lima");
  expect(searched).toMatchObject({ isCautious: true, afterDanger: "fainting" });
  expect(planned("find 10k races in Lima").isCautious).toBe(false);
  expect(planned("I fainted yesterday", "thanks").isCautious).toBe(false);
  expect(planned("what if there is lightning?", "find races in Lima").isCautious).toBe(false);
});

test("after a danger there is no workout and no pace, unless a doctor has agreed", () => {
  const asked = "give me an interval session for tomorrow";
  const refused = guessed("I fainted yesterday after my run", asked);
  expect(refused).toMatchObject({
    intent: { kind: "caution" },
    afterDanger: "fainting",
    isFixed: true,
  });
  const cleared = guessed("I fainted last month", "the doctor cleared me, intervals for tomorrow?");
  expect(cleared).toMatchObject({ intent: { kind: "training" }, isCautious: true });
  expect(guessed("tengo la rodilla hinchada", "un plan para 10k").intent.kind).toBe("caution");
});

test("what a doctor has allowed lasts, and what a doctor has not allowed is no clearance", () => {
  const workout = "intervals for tomorrow?";
  const after = (text: string) => guessed("I fainted last month", text, workout).intent.kind;
  for (const allowed of [
    "The doctor cleared me",
    "my doctor says I can run again",
    "the cardiologist told me everything is fine",
    "el médico me dio el alta",
    "la doctora dice que ya puedo correr",
  ]) {
    expect({ allowed, kind: after(allowed) }).toEqual({ allowed, kind: "training" });
  }
  for (const refused of [
    "my doctor has not cleared me yet",
    "the doctor said no running for 6 weeks",
    "el médico no me dio de alta",
    "the doctor said I can run in 6 weeks",
    "the doctor said I may have a clot",
    "should I see a doctor, or can I run?",
    "if the doctor says I can run, I will",
  ]) {
    expect(after(refused), refused).not.toBe("training");
  }
  const refusing = guessed("I fainted last month", "the doctor cleared me", "can I run tomorrow?");
  expect(refusing.intent.kind).not.toBe("emergency");
  const forbidden = guessed(
    "I fainted",
    "the doctor cleared me",
    "now the doctor says no running",
    workout,
  );
  expect(forbidden.intent.kind).toBe("caution");
  const again = guessed("I fainted", "the doctor cleared me", "I fainted again", workout);
  expect(again.intent.kind).toBe("caution");
});

test("water and fluids that are drunk are no swelling of a joint", () => {
  for (const text of [
    "is there water on the course? My knee is fine",
    "cuánto líquido tomo en un fondo, y qué rodillera uso para la rodilla",
    "how much fluid do I carry in a hip belt",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text });
  }
  for (const text of [
    "I have water on the knee",
    "my knee is full of fluid",
    "tengo líquido en la rodilla",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign: "swollen-joint" });
  }
});

test("what only the classifier has recognized is gone on with as well", () => {
  const classify = ({ text }: { text: string }) =>
    text.startsWith("that odd") ? [{ kind: "danger" as const, probability: 0.9 }] : [];
  const after = (...texts: string[]) => plan(said(...texts), { ...context, classify });
  expect(after("that odd thing again").intent).toEqual({ kind: "caution" });
  expect(after("that odd thing again", "can I run tomorrow?").intent).toEqual({
    kind: "emergency",
    sign: "unclear",
  });
  expect(after("that odd thing again", "find races in Lima").isCautious).toBe(true);
});

test("after advice on pregnancy its warning signs need not name it again", () => {
  for (const [first, then] of [
    ["can I run while pregnant", "I noticed a little blood this morning"],
    ["can I run while pregnant", "my belly cramps when I jog"],
    ["puedo correr embarazada", "hoy manché un poco"],
  ] as const) {
    expect(planned(first, then).intent, then).toEqual({
      kind: "emergency",
      sign: "pregnancy-warning",
    });
  }
  expect(planned("can I run while pregnant", "how many minutes?").intent.kind).toBe("training");
});

test("after a wish to die every answer says who listens", async () => {
  for (const asked of [
    "how do I tie my shoes",
    "I don't feel like talking to anyone",
    "nobody would notice",
  ]) {
    expect(planned("I want to die", asked).intent, asked).toEqual({
      kind: "emergency",
      sign: "self-harm",
    });
  }
  for (const asked of ["find races in Lima", "thanks"]) {
    const { isCautious, afterDanger } = planned("I want to die", asked);
    expect({ asked, isCautious, afterDanger }).toEqual({
      asked,
      isCautious: true,
      afterDanger: "self-harm",
    });
  }
  const turn = aTurn("thanks");
  const nothing = { now: () => new Date(0) } as Parameters<typeof answerBuiltIn>[0];
  const withReminder = { ...turn.plan, ...planned("I want to die", "thanks") };
  const events = await Array.fromAsync(answerBuiltIn(nothing, { ...turn, plan: withReminder }));
  expect(JSON.stringify(events[0])).toContain("988");
});

test("few words after a danger still speak of it, and neither massage nor easy running is advised", () => {
  const after = (...texts: string[]) =>
    plan(said(...texts), { ...context, classify: scoredKinds }).intent.kind;
  for (const [first, then] of [
    ["me da dolor de pecho en las subidas", "y si voy despacito?"],
    ["me da dolor de pecho en las subidas", "un trote cortito entonces"],
    ["I fainted on my run yesterday", "is it because i'm unfit"],
    ["I fainted on my run yesterday", "easy pace?"],
  ] as const) {
    expect(["emergency", "caution"], `${first}: ${then}`).toContain(after(first, then));
  }
  const massage = plan(said("my calf is swollen and hot", "massage?"), {
    ...context,
    classify: scoredKinds,
  });
  expect([massage.intent.kind === "emergency", massage.isCautious]).toContain(true);
});

test("a danger is told once in full, and then in short to what names no sign of its own", async () => {
  const textAfter = async (...texts: string[]) => {
    const turn = aTurn(texts.at(-1) ?? "");
    const nothing = { now: () => new Date(0) } as Parameters<typeof answerBuiltIn>[0];
    const events = await Array.fromAsync(
      answerBuiltIn(nothing, { ...turn, plan: { ...turn.plan, ...planned(...texts) } }),
    );
    return events.flatMap((event) => (event.kind === "text" ? event.text : [])).join("");
  };
  const whole = dangerAnswer("fainting", "en");
  const again = await textAfter("I fainted at the finish line", "can I race in april?");
  expect(again).toContain("No running and no race before a doctor has seen you");
  expect(again).toContain("911");
  expect(again.length).toBeLessThan(whole.length / 2);
  expect(await textAfter("I fainted at the finish line", "I fainted again today")).toContain(whole);
});

test("a journey that is planned is no altitude sickness, and one that is there stays one", () => {
  for (const text of [
    "si subo de lima a cusco el viernes y corro el domingo me da soroche?",
    "cuando llegue a cusco me da soroche el mismo día?",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text });
  }
  for (const text of [
    "desde ayer tengo soroche, si subo al cerro empeora?",
    "me da soroche, qué hago",
    "si subo más me da soroche? estoy en cusco, toso y me tambaleo",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({
      text,
      sign: "altitude-sickness",
    });
  }
});

test("urine that leaks at a faster pace after a birth is no emergency, and blood is one", () => {
  const born = "5 months postpartum, how do I get back into running";
  expect(guessed(born, "leaking a bit when I pick up the pace, normal?").intent.kind).toBe(
    "training",
  );
  for (const [first, then] of [
    [born, "leaking blood when I run"],
    ["can I run while pregnant", "leaking a bit when I run"],
  ] as const) {
    expect(planned(first, then).intent, then).toEqual({
      kind: "emergency",
      sign: "pregnancy-warning",
    });
  }
});

test("signs that stand in numbers or between other plans are seen", () => {
  for (const [text, sign] of [
    ["im 5 ft 7 and 104 lb, still feel heavy, coach says drop 5", "eating"],
    ["cómo bajo 6 kilos en 8 días para la media", "fast-weight-loss"],
    ["ando cansadísima y no me ha bajado en 3 meses", "no-period"],
    ["la semana del maratón voy a dejar mi pastilla de la presión", "medicines"],
    ["skipping my blood pressure pill on race week ok?", "medicines"],
    ["doing one last race, giving my medals away, everybody will be better off", "self-harm"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
  for (const text of [
    "everybody would be better off with more water stations",
    "no me ha bajado el pulso en 3 meses de entrenar suave",
    "upload a video of my form, is that a thing here",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text });
  }
  for (const text of [
    "upload a video of my form, is that a thing here",
    "my garmin died at mile 14 did i lose the whole run",
  ]) {
    expect(guessed(text).intent.kind, text).not.toBe("caution");
  }
});

test("lost weight that nobody wanted is for a doctor, also beside a diet", () => {
  for (const text of [
    "soy celíaco y perdí 8 kilos este mes",
    "soy celíaca y me baja mucho peso",
    "im celiac and lost 8 kilos",
  ]) {
    expect(planned(text).intent, text).toEqual({ kind: "emergency", sign: "unclear" });
  }
});

test("a clot in the past waits for a doctor, and one that may be there now does not", () => {
  for (const [text, sign] of [
    ["had a blood clot in my leg 2 years ago can i run", "past-danger"],
    ["tuve un coágulo en la pierna hace 2 años, ¿puedo correr?", "past-danger"],
    ["had a pneumothorax last year can i run", "past-danger"],
    ["me agito y tengo la pantorrilla hinchada", "lung-clot"],
    ["sugar was 48 after my run and im shaky", "low-sugar"],
    ["i have a defibrillator, can i do intervals", "heart-condition"],
    ["tengo un desfibrilador puesto, puedo hacer series", "heart-condition"],
  ] as const) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign });
  }
});

test("an old knee, the name of a race, equipment and the label of a drink are no signs", () => {
  for (const text of [
    "se me hinchan las manos cuando corro largo, los anillos no salen",
    "menos de 15k, mis rodillas ya tienen 60 años",
    "how much is the Broken Toe Half",
    "the race has a defibrillator?",
    "la carrera tiene desfibrilador?",
    "sugar was 48 g per bottle",
  ]) {
    expect({ text, sign: readBody(text).danger?.sign.id }).toEqual({ text, sign: undefined });
    expect(planned(text).intent, text).not.toMatchObject({ kind: "emergency" });
  }
});

test("no saying, place, past illness or piece of equipment hides what happens now", () => {
  for (const [sign, ...texts] of [
    [
      "chest-pain",
      "siento un cuchillo en el pecho",
      "siento un cuchillo en el pecho y en el brazo izquierdo",
      "neumotórax el mes pasado, siento el pecho cerrado",
      "como un cuchillo en el pecho al respirar",
    ],
    [
      "unclear",
      "siento como un cuchillo en la cabeza de repente",
      "como un cuchillo en la cabeza, nunca me había dolido así",
      "siento un cuchillo en la barriga",
    ],
    [
      "bleeding",
      "pisé algo y siento un vidrio en la planta",
      "stepping out of bed feels like a nail in my heel",
      "stepped on a nail",
    ],
    [
      "breathing",
      "pneumothorax last year, now it's hard to breathe",
      "tuve un neumotórax hace un año y no puedo respirar",
      "clot in lung last year, struggling to breathe on stairs",
    ],
    [
      "clot",
      "tuve un coágulo hace un año y ahora tengo la pierna hinchada",
      "deep vein thrombosis 2 years ago, leg swelling up now",
      "tengo un coágulo en la pierna desde la semana pasada",
      "desde hace 2 semanas tengo un coágulo",
    ],
    ["inner-bleeding", "tuve un coágulo el año pasado y toso sangre"],
    [
      "stroke",
      "en 3 minutos no puedo ni hablar",
      "mi papá: a los 10 minutos no puedo ni hablar",
      "llevo 2 km y en unos minutos ya no puedo ni hablar",
      "a los 3 minutos ya no puedo ni hablar, recien empiezo a trotar",
      "no puedo ni hablar y se me cae el brazo",
    ],
    [
      "dizzy",
      "corrí con la app y la cabeza me sigue dando vueltas",
      "estaba cargando cajas y todo me sigue dando vueltas",
      "el reloj app dice 190 y la cabeza se me pone dando vueltas",
      "todo me da vueltas",
    ],
    [
      "heart-rhythm",
      "my defibrillator shocked me during the run",
      "my defibrillator went off",
      "mi desfibrilador me dio una descarga",
    ],
    [
      "bite",
      "got bit by a scorpion hill running",
      "rattlesnake trail bite",
      "bitten by a rattlesnake trail running",
      "got bitten by a rattlesnake at the point",
    ],
    [
      "injury",
      "tore my acl yesterday, not cleared",
      "broke my foot 2 weeks ago, haven't been cleared",
      "broke my ankle in the fog once it cleared",
      "tore my acl, can i run",
    ],
  ] as const) {
    for (const text of texts) {
      expect({ text, ...planned(text).intent }).toEqual({ text, kind: "emergency", sign });
    }
  }
});
