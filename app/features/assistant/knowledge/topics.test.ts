import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { fold } from "#values/text/fold.ts";
import { asksForRaces, wordsOf } from "./keywords.ts";
import { findTopic, topics } from "./topics.ts";

/** Questions as runners type them, and the topic that answers each; `null` is not for this base. */
const questions: [question: string, topic: string | null][] = [
  ["I need a plan for my first 5K", "plan-5k"],
  ["couch to 5k please", "plan-5k"],
  ["how do I start running?", "plan-5k"],
  ["Quiero empezar a correr, ¿cómo lo hago?", "plan-5k"],
  ["entrenamiento para 5 km", "plan-5k"],
  ["How should I train for a 10 km race?", "plan-10k"],
  ["dame un plan para 10k", "plan-10k"],
  ["training plan for a half marathon", "plan-half"],
  ["12 week half marathon plan", "plan-half"],
  ["¿Cómo me preparo para mi primera media maratón?", "plan-half"],
  ["plan de 21k", "plan-half"],
  ["find me a training plan for a marathon", "plan-marathon"],
  ["How do I prepare for my first marathon", "plan-marathon"],
  ["quiero entrenar para un maratón de 42 km", "plan-marathon"],
  ["how long should my long run be?", "base"],
  ["¿Cuántos días a la semana debo correr?", "base"],
  ["What is zone 2?", "easy-pace"],
  ["¿A qué ritmo es un trote suave?", "easy-pace"],
  ["how can I get faster", "intervals"],
  ["¿Cómo puedo correr más rápido?", "intervals"],
  ["threshold or intervals?", "intervals"],
  ["How should I taper for my marathon?", "taper"],
  ["¿qué hago la última semana antes de la carrera?", "taper"],
  ["do runners need strenght training", "strength"],
  ["ejercicios de fuerza para corredores", "strength"],
  ["should I stretch before running?", "warm-up"],
  ["¿cómo caliento antes de una carrera?", "warm-up"],
  ["I stopped running for two months, how do I get back?", "comeback"],
  ["volver a correr después de una pausa", "comeback"],
  ["I have no motivation to run", "motivation"],
  ["should I run at 180 steps?", "cadence"],
  ["¿son buenos 180 pasos?", "cadence"],
  ["I weigh 180 pounds", null],
  ["pastillas de sal para la maratón", "salt"],
  ["how do I drink from a cup while running", "aid-stations"],
  ["how do I stop nipples bleeding on long runs", "skin"],
  ["¿puedo correr una maratón entrenando 15 km por semana?", "undertrained"],
  ["me da flojera salir a correr", "motivation"],
  ["what should I bring on race day?", "race-checklist"],
  ["¿Qué llevo el día de la carrera?", "race-checklist"],
  ["how do I pace my marathon", "race-pacing"],
  ["¿Cómo evito el muro en la maratón?", "race-pacing"],
  ["what should I eat before a half marathon", "fuel"],
  ["¿qué desayuno antes de la carrera?", "fuel"],
  ["when do I take gels?", "gels"],
  ["cuántos geles necesito para la maratón", "gels"],
  ["how do I deal with jet lag before a race", "travel"],
  ["viajo a otro país con cambio de horario", "travel"],
  ["how long to recover after a marathon?", "recovery"],
  ["¿Cómo me recupero después de la carrera?", "recovery"],
  ["How much water should I drink during a marathon?", "hydration"],
  ["hidratación para 21k", "hydration"],
  ["tips for running in the heat", "heat"],
  ["¿Cómo corro con mucho calor en Piura?", "heat"],
  ["How do I acclimatize for a race in Cusco?", "altitude"],
  ["how to deal with altitud in La Paz", "altitude"],
  ["¿Me va a dar soroche en Cusco?", "altitude"],
  ["correr en altura consejos", "altitude"],
  ["what to wear when it is cold", "cold"],
  ["mis espinillas me duelen al correr", "shin-splints"],
  ["I think I have shin splints", "shin-splints"],
  ["my knee hurts when I run downhill", "runners-knee"],
  ["me duele la rodilla", "runners-knee"],
  ["pain on the outside of my knee", "it-band"],
  ["banda iliotibial", "it-band"],
  ["plantar fascitis, what can I do?", "plantar-fasciitis"],
  ["me duele el talón por la mañana", "plantar-fasciitis"],
  ["my achilles tendon is sore", "achilles"],
  ["tendinitis de aquiles", "achilles"],
  ["could it be a stress fracture?", "stress-fracture"],
  ["fractura por estrés en la tibia", "stress-fracture"],
  ["I get a side stitch", "cramps"],
  ["me dan calambres en la pantorrilla", "cramps"],
  ["can I run with a fever?", "illness"],
  ["estoy resfriado, ¿puedo correr?", "illness"],
  ["I have asthma, can I run a 10k?", "known-illness"],
  ["tengo presión alta", "known-illness"],
  ["diabetes tipo 1 y maratón", "known-illness"],
  ["is it safe to run while pregnant", "pregnancy"],
  ["correr después de una cesárea", "pregnancy"],
  ["running on my period", "reds"],
  ["no me baja la regla, mi ciclo menstrual se fue", "reds"],
  ["I am over 60, can I begin?", "older-runners"],
  ["tengo 65 años y quiero correr", "older-runners"],
  ["can my daughter run a 10k? She is a teenager", "children"],
  ["¿a qué edad pueden correr los niños?", "children"],
  ["tips for my first trail race", "first-trail"],
  ["¿cómo entreno para mi primera carrera de trail?", "first-trail"],
  ["how do I prepare for my first ultra", "first-ultra"],
  ["plan para un ultra de 50k", "first-ultra"],
  ["which running shoes do I buy", "shoes"],
  ["¿qué zapatillas me recomiendas?", "shoes"],
  ["looking for shoes for a trail race", "shoes"],
  ["A training plan", "choosing-plan"],
  ["dame un plan de entrenamiento", "choosing-plan"],
  ["plan de entrenamiento para 10k", "plan-10k"],
  ["estoy embarazada y quiero correr una 10k", "pregnancy"],
  ["I'm training for a half marathon in Cusco, what about the altitude?", "altitude"],
  ["I have a cold and want to run my first marathon", "illness"],
  ["what should I do the week before my marathon?", "taper"],
  ["how do I breathe when running?", "breathing"],
  ["quiero bajar de peso corriendo", "weight"],
  ["¿qué como la noche antes?", "fuel"],
  ["does stretching prevent injuries?", "warm-up"],
  ["My first 5K", "plan-5k"],
  ["My first trail race", "first-trail"],
  ["Advice on strength", "strength"],
  ["Advice on tapering", "taper"],
  ["A race-day checklist", "race-checklist"],
  ["What to eat and drink", "fuel"],
  ["How to pace myself", "race-pacing"],
  ["Running in the heat", "heat"],
  ["Running at altitude", "altitude"],
  ["My target pace", null],
  ["¿cuál es la edad mínima?", null],
  ["¿cuáles son las reglas de la carrera?", null],
  ["is there an ironman in Lima?", null],
  ["¿cuándo es el periodo de inscripción?", null],
  ["Trail races in Cusco in March", null],
  ["find marathons in Mexico", null],
  ["find a high altitude race", null],
  ["carreras de 10k en Lima", null],
  ["busco una carrera de montaña en altura", null],
  ["muéstrame medias maratones en marzo", null],
  ["quiero correr una carrera en Arequipa", null],
  ["races near me this weekend", null],
  ["does the Lima Marathon have a time limit?", null],
  ["how do I register for the Lima 42K?", null],
  ["who are you?", null],
  ["how much salt should I take in a marathon", "salt"],
  ["chafing!! between my thighs", "skin"],
  ["how early should i get to the start", "race-morning"],
  ["where do I pee during a marathon lol", "race-morning"],
  ["what to do the morning of the race", "race-morning"],
  ["should I drink at every aid station?", "aid-stations"],
  ["can I walk in a half marathon", "walking"],
  ["what if i come last", "coming-last"],
  ["I have 12 days until my marathon and I have only run 10 km, can I finish?", "undertrained"],
  ["Can I run a marathon with 15 km a week?", "undertrained"],
  ["It will be 34 degrees and humid for my marathon, what pace?", "hot-race"],
  ["creatina", "supplements"],
  ["can i drink beer the night before a race", "alcohol"],
  ["I'm so nervous about my first marathon tomorrow", "nerves"],
  ["estoy nervioso por mi primera carrera", "nerves"],
  ["my legs are swollen after the marathon", "swelling"],
  ["se me hinchan las manos al correr", "swelling"],
  ["i want to drop out of my race", "dropping-out"],
  ["¿cuánta sal tomo en el maratón?", "salt"],
  ["¿puedo caminar en la media maratón?", "walking"],
  ["no he entrenado y la media es el domingo", "undertrained"],
  ["should I take ibuprofen before my marathon?", "painkillers"],
  ["thanks!", null],
  ["gracias", null],
  ["", null],
];

test.for(questions)("answers “%s” with %s", ([question, topic]) => {
  expect(findTopic(fold(question))?.id ?? null).toBe(topic);
});

test("the topics have ids of their own and everything in both languages", () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(topics.length).toBeGreaterThanOrEqual(24);
  for (const { title, answer, next } of topics) {
    expect(title.en && title.es && answer.en && answer.es).toBeTruthy();
    for (const replies of [next.en, next.es]) {
      expect(replies.length).toBeGreaterThanOrEqual(2);
      expect(replies.length).toBeLessThanOrEqual(4);
    }
  }
});

test("every topic was checked against a source with an address and a day", () => {
  for (const { id, sources } of topics) {
    expect(sources.length, id).toBeGreaterThan(0);
    for (const { name, address, seen } of sources) {
      expect(name, id).not.toBe("");
      expect(address, id).toMatch(/^https:\/\/[^ ]+$/);
      expect(seen, id).toMatch(/^2026-\d{2}-\d{2}$/);
    }
  }
});

test("keywords are folded, and answers have 120 to 330 words", () => {
  for (const { id, keywords, answer } of topics) {
    for (const keyword of keywords) expect(keyword, id).toBe(fold(keyword));
    for (const text of [answer.en, answer.es]) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(words.length, id).toBeGreaterThan(120);
      expect(words.length, id).toBeLessThan(330);
    }
  }
});

test("answers are whole Markdown without links", () => {
  for (const { id, answer } of topics) {
    for (const text of [answer.en, answer.es]) {
      const tree = JSON.stringify(parseMarkdown(text));
      expect(tree, id).not.toContain('"a"');
      expect(tree, id).not.toContain("**");
      expect(tree, id).not.toContain("| ");
    }
  }
});

test("every reply leads on: to another topic, to races or to the pace calculator", () => {
  for (const { id, next } of topics) {
    for (const reply of [...next.en, ...next.es]) {
      const folded = fold(reply);
      const topic = findTopic(folded);
      const isSearch = asksForRaces(wordsOf(folded));
      const isPace = /\d:\d\d/.test(reply);
      const leadsOn = isSearch || isPace || /^(find|busca) /.test(folded) || topic !== null;
      expect(leadsOn, `${id}: ${reply}`).toBe(true);
      expect(topic?.id, reply).not.toBe(id);
    }
  }
});
