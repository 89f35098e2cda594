import type { Topic } from "./topic.ts";

/** Sore muscles and a turned ankle: what most runners meet, and where it ends to be harmless. */
export const sorenessTopics: readonly Topic[] = [
  {
    id: "soreness",
    title: { en: "Sore muscles and heavy legs", es: "Agujetas y piernas pesadas" },
    keywords: [
      "sore muscles",
      "sore legs",
      "legs sore",
      "muscle soreness",
      "doms",
      "sore after run",
      "sore day after",
      "sore days",
      "heavy legs",
      "legs heavy",
      "legs dead",
      "legs tired",
      "run sore",
      "run with sore legs",
      "burning legs",
      "legs burn",
      "agujetas",
      "adolorido",
      "adolorida",
      "piernas adoloridas",
      "piernas pesadas",
      "piernas cansadas",
      "piernas muertas",
      "duelen piernas dia siguiente",
      "duelen musculos",
      "correr con agujetas",
      "arden piernas series",
    ],
    answer: {
      en: `**Soreness in both legs after hard or unusual running is normal.** It begins 12 to 24 hours afterwards, is worst after one to three days and has gone after five to seven. Tiny damage in the muscle causes it, most of all after downhill, strength work and races; it is not lactic acid. Burning legs **within** a fast interval are something else: they fade minutes after you stop.

**What to do**
- Walk, cycle or jog very easily, if it feels better afterwards than before. Otherwise take a day off.
- No fast running, hills or heavy weights until stairs are easy again: sore muscles are weaker.
- Eat, drink and sleep. Massage, heat, cold and compression soothe a little; nothing removes it.
- Do without ibuprofen and the like in order to train.

**Next time less.** The same run hurts much less when it is repeated: increase slowly, and put a little downhill into training.

**Heavy legs without soreness** for more than a week mean too much training, too little food or sleep: take three easy days.

**This is not soreness:** pain in one spot or one leg, pain that began with a jerk, swelling, pain at rest or at night. See a doctor or physiotherapist. **Dark urine, extreme pain and weakness after hard effort, or one hot swollen calf: get medical help today.**`,
      es: `**Que duelan las dos piernas después de correr fuerte o de algo nuevo es normal.** Empieza de 12 a 24 horas después, es peor entre el primer y el tercer día y se va en cinco a siete. Lo causan daños diminutos en el músculo, sobre todo tras bajadas, fuerza y carreras; no es ácido láctico. El ardor **dentro** de una serie rápida es otra cosa: pasa a los minutos de parar.

**Qué hacer**
- Camina, pedalea o trota muy suave si después te sientes mejor que antes. Si no, día libre.
- Nada de correr rápido, cuestas ni pesas fuertes hasta que las escaleras sean fáciles: un músculo adolorido tiene menos fuerza.
- Come, bebe y duerme. Masaje, calor, frío y compresión alivian un poco; nada lo quita.
- No tomes ibuprofeno ni parecidos para poder entrenar.

**La próxima vez, menos.** La misma salida duele mucho menos al repetirla: sube poco a poco y mete algo de bajada al entrenar.

**Piernas pesadas sin dolor** más de una semana: demasiado entrenamiento, poca comida o poco sueño. Toma tres días suaves.

**Esto no son agujetas:** dolor en un punto o en una sola pierna, dolor que empezó con un tirón, hinchazón, dolor en reposo o de noche. Ve a un médico o fisioterapeuta. **Orina oscura, dolor y debilidad extremos tras un gran esfuerzo, o una pantorrilla hinchada y caliente: busca atención médica hoy.**`,
    },
    sources: [
      {
        name: "Running Wiki, Delayed onset muscle soreness (after Cheung, Hume and Maxwell, 2003)",
        address: "https://running.wiki/recovery/delayed-onset-muscle-soreness",
        seen: "2026-11-29",
      },
      {
        name: "Cheung, Hume and Maxwell, Delayed Onset Muscle Soreness, 2003",
        address: "https://abcdocz.com/doc/139800/r-a",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["How do I recover after a race?", "Can I run every day?", "Can I run with a pain?"],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "¿Es malo correr todos los días?",
        "¿Puedo correr con un dolor?",
      ],
    },
  },
  {
    id: "ankle",
    title: { en: "A turned or sprained ankle", es: "El tobillo torcido" },
    keywords: [
      "ankle",
      "ankle sprain",
      "sprained ankle",
      "twisted ankle",
      "rolled ankle",
      "turned ankle",
      "strengthen ankles",
      "tobillo",
      "tobillo torcido",
      "torci tobillo",
      "doble tobillo",
      "esguince tobillo",
      "esguince",
      "fortalecer tobillos",
    ],
    answer: {
      en: `I cannot examine it. **First: is it only a sprain?** See a doctor or an emergency room **today** if you could not or cannot walk four steps on it, if pressing on the ankle bones or the outer edge of the foot hurts, if it looks out of shape, or if the foot is numb or cold. These are signs for an X-ray.

**The first days**
- Stop running. No heat, alcohol or massage, and keep it up when you sit.
- Cold and a bandage may ease the pain, though studies show no faster healing from them alone.
- Stand and walk on it as normally as it allows. A brace or tape **with exercises** heals better than a cast or lying down.
- Examining the ligaments is most reliable after four or five days.

**Back to running**, step by step, each without pain or more swelling the next morning:
1. Move the foot in circles, rise on your toes, stand on one leg for half a minute.
2. Walk briskly for half an hour.
3. Run and walk in turn on flat ground.
4. Run easily, then curves, jumps, trails last.

A light sprain takes a week or two, a torn ligament months. Keep up the balance exercises for weeks: a sprain that was not trained comes back.

**See a physiotherapist or doctor** if it is no better after ten days, or gives way.`,
      es: `No puedo examinarlo. **Primero: ¿es solo un esguince?** Ve **hoy** a un médico o a emergencias si no pudiste o no puedes dar cuatro pasos con él, si duele al presionar los huesos del tobillo o el borde externo del pie, si se ve deforme, o si el pie está dormido o frío. Son señales para una radiografía.

**Los primeros días**
- Deja de correr. Nada de calor, alcohol ni masajes, y mantenlo en alto al sentarte.
- El frío y una venda pueden aliviar, aunque los estudios no muestran que por sí solos curen antes.
- Párate y camina con él lo más normal que permita. Una tobillera o vendaje **con ejercicios** cura mejor que un yeso o quedarse en cama.
- Los ligamentos se examinan con más seguridad a los cuatro o cinco días.

**De vuelta a correr**, paso a paso, cada uno sin dolor ni más hinchazón a la mañana siguiente:
1. Mueve el pie en círculos, párate de puntas, aguanta medio minuto en una pierna.
2. Camina rápido media hora.
3. Alterna trote y caminata en terreno plano.
4. Trota suave, luego curvas, saltos y, al final, senderos.

Un esguince leve tarda una o dos semanas; un ligamento roto, meses. Sigue con los ejercicios de equilibrio varias semanas: el esguince que no se entrena vuelve.

**Ve a un fisioterapeuta o médico** si a los diez días no mejora o el tobillo se te va.`,
    },
    sources: [
      {
        name: "Vuurberg et al., Diagnosis, treatment and prevention of ankle sprains: guideline, 2018 (summary by Prime Physio)",
        address:
          "https://primephysio.com/forum/_omtc/update-of-an-evidence-based-clinical-guideline-of-ankle-sprains/dl-focus",
        seen: "2026-11-29",
      },
      {
        name: "Altnagelvin Emergency Department, Ankle Sprain: An Information Guide for Patients, 2019",
        address:
          "https://docslib.org/doc/5701296/ankle-sprain-an-information-guide-for-patients-described-p-o-l-i-c-e",
        seen: "2026-11-29",
      },
      {
        name: "Treloar Physiotherapy, It's Only an Ankle Sprain (with the Ottawa Ankle Rules)",
        address: "https://www.treloarphysio.com/ankle-sprain/",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: [
        "Can I run with a pain?",
        "How do I return after a break?",
        "How do I start strength training?",
      ],
      es: [
        "¿Puedo correr con un dolor?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
  },
];
