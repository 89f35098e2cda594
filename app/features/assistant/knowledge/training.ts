import type { Topic } from "./topic.ts";

/** How running weeks are built: easy, long and fast running, and rest before a race. */
export const trainingTopics: readonly Topic[] = [
  {
    id: "base",
    title: { en: "Base and long runs", es: "La base y los fondos largos" },
    keywords: [
      "base training",
      "base building",
      "build base",
      "aerobic base",
      "base aerobica",
      "hacer base",
      "construir base",
      "construyo base",
      "entrenamiento base",
      "long run",
      "long runs",
      "fondo largo",
      "fondos largos",
      "tirada larga",
      "tiradas largas",
      "weekly mileage",
      "mileage",
      "increase mileage",
      "kilometers per week",
      "km per week",
      "how many days week",
      "cuantos dias semana",
      "kilometraje",
      "kilometros semana",
      "aumentar kilometros",
      "ten percent rule",
      "10 percent rule",
      "regla 10",
    ],
    answer: {
      en: `The base is weeks of mostly easy running. It builds what every distance needs: a heart that moves more blood, muscles that burn fat well, and tendons and bones that bear the load.

**How much.** Three days a week are enough to begin, four or five to improve. Make runs more frequent first, then longer, then faster; change one of the three at a time.

**How quickly.** The famous “ten percent a week” is a custom, not a law: trials in beginners did not show that it prevents injuries. Sudden jumps are the clearer risk, and in one study of new runners those who added more than 30 percent over two weeks had more of the injuries that come from distance. Add a little for two or three weeks, then take one that is 20–30 percent lighter.

**The long run.** Once a week, easy enough to talk, a quarter to a third of the week's distance. Add 1–2 km at a time. For a 5K 45–60 minutes are plenty, for 10K up to 80, for the half marathon up to two hours, for the marathon up to about 3½ hours.

**Signs that it is too much:** a resting pulse higher than usual, poor sleep, heavy legs after easy days, or a pain that grows from run to run.`,
      es: `La base son semanas de correr casi siempre suave. Construye lo que pide cualquier distancia: un corazón que mueve más sangre, músculos que queman bien la grasa, y tendones y huesos que soportan la carga.

**Cuánto.** Tres días por semana bastan para empezar, cuatro o cinco para mejorar. Primero corre más veces, luego más largo y al final más rápido; cambia solo una de las tres cosas a la vez.

**Con qué prisa.** El famoso “diez por ciento por semana” es una costumbre, no una ley: los ensayos con principiantes no mostraron que evite lesiones. El riesgo más claro son los saltos bruscos; en un estudio con corredores nuevos, quienes aumentaron más de un 30 por ciento en dos semanas tuvieron más lesiones de las que vienen por distancia. Sube un poco dos o tres semanas y luego haz una entre 20 y 30 por ciento más ligera.

**El fondo largo.** Una vez por semana, a un ritmo que permita conversar, entre un cuarto y un tercio de la semana. Suma 1 o 2 km cada vez. Para 5K sobran 45–60 minutos, para 10K hasta 80, para la media hasta dos horas, para la maratón hasta unas 3 horas y media.

**Señales de que es demasiado:** pulso en reposo más alto de lo normal, mal sueño, piernas pesadas tras días suaves o un dolor que crece de un día a otro.`,
    },
    sources: [
      {
        name: "Festa et al., Effects of Different Training Intensity Distribution in Recreational Runners, 2020",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7739641",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How fast is an easy run?",
        "A plan for the half marathon",
        "How do I start strength training?",
      ],
      es: [
        "¿A qué ritmo es un trote suave?",
        "Un plan para la media maratón",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
  },
  {
    id: "easy-pace",
    title: { en: "Easy pace and zones", es: "El ritmo suave y las zonas" },
    keywords: [
      "bajar frecuencia cardiaca",
      "bajo frecuencia cardiaca",
      "lower my heart rate",
      "lower heart rate",
      "tired so fast",
      "tired so quickly",
      "tire quickly",
      "canso rapido",
      "canso tan rapido",
      "canso mucho",
      "max heart rate",
      "maximum heart rate",
      "frecuencia maxima",
      "frecuencia cardiaca maxima",
      "easy pace",
      "easy run",
      "easy runs",
      "run slower",
      "slow running",
      "how slow",
      "talk test",
      "conversational pace",
      "zone 2",
      "training zones",
      "heart rate zones",
      "heart rate",
      "zones",
      "zona 2",
      "zonas",
      "zonas entrenamiento",
      "frecuencia cardiaca",
      "pulso",
      "pulsaciones",
      "ritmo suave",
      "trote suave",
      "correr suave",
      "correr despacio",
      "ritmo facil",
      "80 20",
    ],
    answer: {
      en: `Easy means that you can talk in whole sentences and could go on for another half hour. For most runners that is 60–90 seconds a kilometer slower than their 10K pace, and slower still on hills, in heat and at altitude.

Studies of well-trained endurance athletes find again and again that about four fifths of their sessions are easy and the rest hard. Running everything at a middling effort leaves you too tired for the fast days and too fast for the easy ones.

| Zone | Feels like | Talking | Share of maximum heart rate |
|---|---|---|---|
| Easy | relaxed | sentences | roughly 60–75% |
| Steady, marathon | working, in control | short sentences | roughly 75–85% |
| Threshold, tempo | comfortably hard | a few words | roughly 85–90% |
| Intervals | hard, 3–5 min at a time | a word | over 90% |

**About heart rate:** “220 minus your age” misses many people by more than ten beats, watches on the wrist err when it is cold or fast, and heat, caffeine and poor sleep raise the pulse. Let breathing decide, and use the number to check it.

If your heart races or skips at rest, or you feel faint, stop and see a doctor.`,
      es: `Suave significa que puedes hablar con frases enteras y seguirías otra media hora. Para la mayoría son entre 60 y 90 segundos por kilómetro más lento que su ritmo de 10K, y aún más lento en subida, con calor y en altura.

Los estudios con deportistas de resistencia bien entrenados encuentran una y otra vez que unas cuatro quintas partes de sus sesiones son suaves y el resto duras. Correrlo todo a un esfuerzo intermedio te deja cansado para los días rápidos y demasiado rápido para los suaves.

| Zona | Se siente | Al hablar | Parte de la frecuencia máxima |
|---|---|---|---|
| Suave | relajado | frases | aprox. 60–75 % |
| Sostenido, maratón | trabajando, bajo control | frases cortas | aprox. 75–85 % |
| Umbral, tempo | fuerte pero cómodo | unas palabras | aprox. 85–90 % |
| Series | duro, 3–5 min cada vez | una palabra | más de 90 % |

**Sobre el pulso:** “220 menos tu edad” se equivoca en más de diez latidos con mucha gente, los relojes de muñeca fallan con frío o a ritmo rápido, y el calor, la cafeína y dormir mal lo suben. Que decida la respiración; el número sirve para comprobar.

Si tu corazón se acelera o se salta latidos en reposo, o sientes que te desmayas, para y consulta a un médico.`,
    },
    sources: [
      {
        name: "Festa et al., Effects of Different Training Intensity Distribution in Recreational Runners, 2020",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7739641",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I run intervals and tempo?",
        "How long should a long run be?",
        "My 10K time is 50:00, what are my paces?",
      ],
      es: [
        "¿Cómo hago series y tempo?",
        "¿Cuánto debe durar el fondo largo?",
        "Corrí 10K en 50:00, ¿cuáles son mis ritmos?",
      ],
    },
  },
  {
    id: "intervals",
    title: { en: "Intervals and tempo runs", es: "Series y carreras a tempo" },
    keywords: [
      "what is tempo run",
      "what is tempo",
      "mejoro tiempo",
      "mejorar mi tiempo",
      "mas rapido 5k",
      "faster 5k",
      "lactate threshold",
      "umbral lactato",
      "vo2max",
      "vo2 max",
      "bajar tiempo",
      "bajo tiempo",
      "bajar mi marca",
      "hacer series",
      "hago series",
      "series tempo",
      "series velocidad",
      "series pista",
      "series 400",
      "series intervalos",
      "sesion series",
      "intervals",
      "interval training",
      "tempo",
      "tempo run",
      "tempo runs",
      "threshold",
      "speed work",
      "speedwork",
      "run faster",
      "get faster",
      "faster runner",
      "improve pace",
      "improve speed",
      "improve time",
      "fartlek",
      "strides",
      "hill repeats",
      "hiit",
      "intervalos",
      "umbral",
      "cuestas",
      "velocidad",
      "correr mas rapido",
      "mejorar ritmo",
      "mejorar tiempo",
      "mejorar marca",
      "mejorar velocidad",
      "progresivos",
      "cambios ritmo",
    ],
    answer: {
      en: `Add fast running once you have run regularly for two to three months without pain. One session a week is plenty at first, two are the most for nearly everybody, with at least one easy day between them. Always begin with 10–15 minutes of easy running.

- **Strides:** 4–6 × 20 seconds, quick and relaxed, walking back. The safest way to begin.
- **Fartlek:** 8–10 × 1 minute brisk, 1 minute easy, by feel.
- **Tempo (threshold):** 20 minutes at a pace that you could race for about an hour, or 3 × 10 minutes with 2 minutes of jogging between. You can say a few words.
- **Intervals:** 5 × 3–4 minutes at about 5K effort, with 2–3 minutes of jogging. Hard, yet the last one must be as fast as the first.
- **Hills:** 6–8 × 45 seconds uphill, walk down. Fast work with less impact.

The aim is a dose, not a test: stop when your form falls apart, and finish wanting one more. Total fast running of 5–10 percent of the week is a sensible share.

Leave the fast day out when you are ill, have slept badly for days, or feel a pain that is sharp or on one side only. If it is still there after a week, have it looked at.`,
      es: `Añade ritmos rápidos cuando lleves dos o tres meses corriendo con regularidad y sin dolor. Una sesión por semana basta al principio, dos son el máximo para casi todos, con al menos un día suave entre ellas. Empieza siempre con 10–15 minutos de trote.

- **Progresivos:** 4–6 × 20 segundos ágiles y sueltos, vuelve caminando. Es la manera más segura de empezar.
- **Fartlek:** 8–10 × 1 minuto alegre y 1 minuto suave, por sensaciones.
- **Tempo (umbral):** 20 minutos al ritmo que aguantarías más o menos una hora en carrera, o 3 × 10 minutos con 2 minutos de trote. Te salen unas palabras.
- **Series:** 5 × 3–4 minutos a esfuerzo de 5K, con 2–3 minutos de trote. Duras, pero la última tiene que salir como la primera.
- **Cuestas:** 6–8 × 45 segundos subiendo, baja caminando. Trabajo rápido con menos impacto.

Se trata de una dosis, no de un examen: para cuando se te rompe la técnica y termina con ganas de una más. Entre 5 y 10 por ciento de la semana en ritmo rápido es una parte razonable.

Salta el día rápido si estás enfermo, llevas días durmiendo mal o notas un dolor agudo o de un solo lado. Si sigue ahí en una semana, que te lo revisen.`,
    },
    sources: [
      {
        name: "Rosenblat et al., Polarized vs. Threshold Training Intensity Distribution, 2019",
        address:
          "https://journals.lww.com/nsca-jscr/fulltext/2019/12000/polarized_vs__threshold_training_intensity.34.aspx",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I warm up?", "A plan for 10K"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo caliento antes de correr?",
        "Un plan para 10K",
      ],
    },
  },
  {
    id: "taper",
    title: { en: "Tapering before a race", es: "El taper antes de una carrera" },
    keywords: [
      "week before marathon",
      "week before half",
      "days before race",
      "semana antes maraton",
      "semana antes media",
      "taper",
      "tapering",
      "week before race",
      "last week before",
      "weeks before race",
      "day before race",
      "rest before race",
      "puesta punto",
      "semana antes carrera",
      "ultima semana",
      "ultimas semanas",
      "dia antes carrera",
      "descargar antes",
      "descarga",
      "afinamiento",
    ],
    answer: {
      en: `Tapering means running less before a race so that the tiredness goes and the fitness stays. A meta-analysis of 27 studies found the best results with about **two weeks**, in which the **volume falls by 41–60 percent** while **intensity and frequency stay**. The gain is small, yet it is there for nearly everybody.

| Race | Taper | The last week |
|---|---|---|
| 5K, 10K | 5–7 days | half the usual distance, one short session |
| Half marathon | 10–14 days | 50% of the usual distance |
| Marathon | 2–3 weeks | 75%, then 60%, then 35–40% |

- Keep running on the usual days, only shorter.
- Keep a little race pace: 3 × 1 km or 4 × 1 minute a few days before.
- Drop heavy strength work in the last 7–10 days. Try nothing new: no shoes, no foods, no massage that you do not know.
- Sleep well all week; the night before matters less than you fear.
- Heavy legs, small aches and nerves are usual while you taper. They mean nothing about your fitness.

The day before, rest or jog 20 minutes with a few strides. What you have not trained by now you cannot make up for; rest is the only thing that still helps.`,
      es: `Hacer taper (la puesta a punto) es correr menos antes de una carrera para que se vaya el cansancio y se quede la forma. Un metaanálisis de 27 estudios encontró los mejores resultados con unas **dos semanas** en las que el **volumen baja entre 41 y 60 por ciento** y la **intensidad y la frecuencia se mantienen**. La ganancia es pequeña, pero le llega a casi todos.

| Carrera | Taper | La última semana |
|---|---|---|
| 5K, 10K | 5–7 días | la mitad de lo normal y una sesión corta |
| Media maratón | 10–14 días | 50 % de lo normal |
| Maratón | 2–3 semanas | 75 %, luego 60 %, luego 35–40 % |

- Corre los días de siempre, solo que menos.
- Conserva algo de ritmo de carrera: 3 × 1 km o 4 × 1 minuto unos días antes.
- Deja la fuerza pesada los últimos 7–10 días. No estrenes nada: ni zapatillas, ni comida, ni un masaje que no conoces.
- Duerme bien toda la semana; la última noche importa menos de lo que temes.
- Piernas pesadas, molestias pequeñas y nervios son normales en estos días. No dicen nada de tu forma.

El día antes descansa o trota 20 minutos con unos progresivos. Lo que no entrenaste ya no se recupera; descansar es lo único que todavía ayuda.`,
    },
    sources: [
      {
        name: "Bosquet et al., Effects of Tapering on Performance: A Meta-Analysis, 2007",
        address:
          "https://journals.lww.com/acsm-msse/Fulltext/2007/08000/Effects_of_Tapering_on_Performance__A.19.aspx",
        seen: "2026-11-28",
      },
      {
        name: "Wang et al., Effects of Tapering on Performance in Endurance Athletes, 2023",
        address: "https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0282838",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What belongs on a race-day checklist?",
        "What do I eat before and during a race?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué llevo el día de la carrera?",
        "¿Qué como antes y durante la carrera?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
];
