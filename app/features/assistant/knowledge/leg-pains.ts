import type { Topic } from "./topic.ts";

/** The usual pains of knee and shin: what tends to help, and when a professional has to look. */
export const legPainTopics: readonly Topic[] = [
  {
    id: "shin-splints",
    title: { en: "Shin splints", es: "Dolor en la espinilla" },
    keywords: [
      "shin splints",
      "shin splint",
      "shin pain",
      "shin hurts",
      "shins hurt",
      "shins",
      "tibial stress",
      "periostitis",
      "periostitis tibial",
      "dolor espinilla",
      "duele espinilla",
      "duelen espinillas",
      "espinilla",
      "espinillas",
      "dolor tibia",
      "duele tibia",
    ],
    answer: {
      en: `I cannot diagnose. What runners call shin splints (medial tibial stress syndrome) is usually a pain along the **inner edge of the shinbone, over a hand's breadth or more**, at the start of a run and afterwards. It comes from more load than bone and muscle are used to: more kilometers, harder ground, worn or new shoes.

**What usually helps**
- Halve the running for one or two weeks, or replace it by cycling, swimming or deep-water running. Keep what is free of pain.
- Pain up to 2–3 of 10 that is gone the next morning may be accepted; more means less running.
- Calf raises with straight and bent knee, 3 × 12–15 every other day, and exercises for feet and hips.
- Shorter, quicker steps (about 5 percent more of them) lower the load on the shin.
- Return with run and walk, 10–15 percent more a week, flat and soft first.

Time and dosed load are what helps most; trials found no shortcut in taping, creams or machines.

**See a professional if** the pain sits in **one spot** that hurts when you press it, hurts at night or when hopping, grows from run to run, or stays after two to three weeks of less running: it may be a stress fracture. **Tightness that swells during a run with a numb or weak foot** needs a doctor soon; severe pain in a hard, swollen leg is an emergency.`,
      es: `No puedo diagnosticar. Lo que los corredores llaman periostitis (síndrome de estrés tibial medial) suele ser un dolor a lo largo del **borde interno de la tibia, de un palmo o más**, al empezar a correr y después. Viene de más carga de la que el hueso y el músculo conocen: más kilómetros, suelo más duro, zapatillas gastadas o nuevas.

**Qué suele ayudar**
- Corre la mitad durante una o dos semanas, o cámbialo por bicicleta, natación o correr en agua profunda. Conserva lo que no duela.
- Un dolor de hasta 2–3 sobre 10 que a la mañana siguiente ya no está puede aceptarse; más significa correr menos.
- Elevaciones de talón con rodilla recta y doblada, 3 × 12–15 cada dos días, y ejercicios de pie y cadera.
- Pasos más cortos y rápidos (un 5 por ciento más) bajan la carga de la tibia.
- Vuelve alternando correr y caminar, con un 10–15 por ciento más por semana, primero en llano y blando.

El tiempo y la carga bien dosificada son lo que más ayuda; los ensayos no encontraron un atajo en vendajes, cremas ni aparatos.

**Consulta a un profesional si** el dolor está en **un solo punto** que duele al presionarlo, duele de noche o al saltar, crece de un día a otro o sigue tras dos o tres semanas de correr menos: puede ser una fractura por estrés. **Una tensión que se hincha al correr con el pie dormido o débil** pide médico pronto; un dolor intenso en una pierna dura e hinchada es una emergencia.`,
    },
    sources: [
      {
        name: "Podiatry Today, Exploring the Mystery of Medial Tibial Stress Syndrome",
        address:
          "https://hmpgloballearningnetwork.com/site/podiatry/exploring-mystery-medial-tibial-stress-syndrome",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recognize a stress fracture?",
        "How do I return after a break?",
        "How do I start strength training?",
      ],
      es: [
        "¿Cómo reconozco una fractura por estrés?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
  },
  {
    id: "runners-knee",
    title: { en: "Runner's knee", es: "Rodilla del corredor" },
    keywords: [
      "runner knee",
      "runners knee",
      "knee pain",
      "knee hurts",
      "knees hurt",
      "sore knee",
      "kneecap",
      "patellofemoral",
      "patella",
      "my knee",
      "dolor rodilla",
      "dolor rodillas",
      "duele rodilla",
      "duelen rodillas",
      "rodilla corredor",
      "rodilla",
      "rodillas",
      "rotula",
      "patelofemoral",
    ],
    answer: {
      en: `I cannot diagnose. Pain **around or behind the kneecap**, on stairs, downhill, in a squat or after long sitting, is what runners call runner's knee (patellofemoral pain). It is common, seldom dangerous, and usually comes from more load than the joint is used to.

**What usually helps**
- Run less, slower and flat for two to four weeks; leave out downhills and stairs. Pain up to 3 of 10 that has settled by the next day may be accepted.
- **Strength for hip and thigh,** three times a week for at least six weeks: it is the treatment with the best evidence. Side-lying leg lifts or band walks, bridges, step-ups, wall squats as deep as pain allows, 3 × 10–12.
- Take 5–10 percent more steps a minute at the same pace: shorter steps unload the knee.
- Tape on the kneecap or insoles ease some people for the first weeks, as a help beside the exercises.

Rest alone seldom solves it: the pain goes, and returns with the next full week.

**See a professional if** the knee is swollen, locks, gives way, is hot and red, hurts at night, if it began with a twist or a fall, or if six weeks of patient work change nothing. **Fever with a hot knee, or a knee that you cannot put weight on, belongs to a doctor the same day.**`,
      es: `No puedo diagnosticar. El dolor **alrededor o detrás de la rótula**, en escaleras, bajadas, al agacharse o tras estar mucho sentado, es lo que se llama rodilla del corredor (dolor patelofemoral). Es frecuente, pocas veces peligroso y suele venir de más carga de la que la articulación conoce.

**Qué suele ayudar**
- Corre menos, más lento y en llano de dos a cuatro semanas; evita bajadas y escaleras. Un dolor de hasta 3 sobre 10 que al día siguiente ya pasó puede aceptarse.
- **Fuerza de cadera y muslo,** tres veces por semana durante al menos seis semanas: es el tratamiento con mejor evidencia. Elevar la pierna de lado o caminar con banda, puentes, subir un escalón, sentadilla en la pared hasta donde no moleste, 3 × 10–12.
- Da entre 5 y 10 por ciento más pasos por minuto al mismo ritmo: los pasos cortos descargan la rodilla.
- El vendaje de la rótula o unas plantillas alivian a algunas personas las primeras semanas, como ayuda junto a los ejercicios.

El reposo solo casi nunca lo resuelve: el dolor se va y vuelve con la primera semana completa.

**Consulta a un profesional si** la rodilla se hincha, se traba, falla, está caliente y roja, duele de noche, si empezó con un giro o una caída, o si seis semanas de trabajo paciente no cambian nada. **Fiebre con la rodilla caliente, o no poder apoyarla, es para un médico el mismo día.**`,
    },
    sources: [
      {
        name: "National Athletic Trainers' Association Position Statement: Patellofemoral Pain, 2018",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6208300",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What is IT band syndrome?",
        "How do I start strength training?",
        "Which shoes should I buy?",
      ],
      es: [
        "¿Qué es el síndrome de la banda iliotibial?",
        "¿Cómo empiezo con la fuerza?",
        "¿Qué zapatillas me compro?",
      ],
    },
  },
  {
    id: "it-band",
    title: { en: "IT band syndrome", es: "Síndrome de la banda iliotibial" },
    keywords: [
      "it band",
      "itb",
      "iliotibial",
      "iliotibial band",
      "outside knee",
      "outer knee",
      "outside of knee",
      "side of knee",
      "outer knee pain",
      "pain outside knee",
      "banda iliotibial",
      "cintilla",
      "cintilla iliotibial",
      "lado externo rodilla",
      "fuera rodilla",
      "lateral rodilla",
      "dolor lateral rodilla",
    ],
    answer: {
      en: `I cannot diagnose. A sharp or burning pain on the **outside of the knee** that begins at about the same kilometer of every run, worse downhill, and goes when you walk, is typical of the iliotibial band. It often follows a jump in distance, much downhill, or always the same side of a sloping road.

**What usually helps**
- Stop the run when the pain begins; running through it keeps it alive. For one to three weeks run only as far as it stays silent, or cycle and swim if these are free of pain.
- **Strength for the hip:** side-lying leg lifts, side planks, single-leg bridges, later step-downs and single-leg squats, 3 × 10–15 every other day for six to eight weeks.
- Take slightly quicker, shorter steps with a little more space between the feet.
- Return on flat ground, every other day. Faster running on the flat is often possible before slow running downhill.
- A foam roller on the thigh may ease it for a while; the band itself does not stretch, and hard rolling on the sore spot only irritates it.

**See a professional if** the knee swells, locks or gives way, if the pain stays when you walk or rest, if it began with a twist or a fall, or if six weeks change little. A physiotherapist can watch you run, which tells more than any picture.`,
      es: `No puedo diagnosticar. Un dolor agudo o quemante en la **parte externa de la rodilla**, que empieza más o menos en el mismo kilómetro de cada salida, empeora en bajada y se va al caminar, es típico de la banda iliotibial. Suele llegar tras un salto de distancia, muchas bajadas o correr siempre por el mismo lado de una pista inclinada.

**Qué suele ayudar**
- Para cuando empiece el dolor; correr encima lo mantiene vivo. De una a tres semanas corre solo hasta donde no aparezca, o haz bicicleta y natación si no duelen.
- **Fuerza de cadera:** elevar la pierna de lado, plancha lateral, puente a una pierna, luego bajar de un escalón y sentadilla a una pierna, 3 × 10–15 cada dos días de seis a ocho semanas.
- Da pasos algo más cortos y rápidos, con un poco más de espacio entre los pies.
- Vuelve en llano y día por medio. Correr más rápido en llano suele ser posible antes que trotar en bajada.
- El rodillo en el muslo puede aliviar un rato; la banda en sí no se estira, y apretar sobre el punto dolorido solo lo irrita.

**Consulta a un profesional si** la rodilla se hincha, se traba o falla, si duele también al caminar o en reposo, si empezó con un giro o una caída, o si seis semanas cambian poco. Un fisioterapeuta puede verte correr, y eso dice más que cualquier imagen.`,
    },
    sources: [
      {
        name: "Iliotibial band syndrome rehabilitation in female runners, 2020",
        address: "https://josr-online.biomedcentral.com/articles/10.1186/s13018-020-01713-7",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What helps against runner's knee?",
        "How do I start strength training?",
        "How do I return after a break?",
      ],
      es: [
        "¿Qué ayuda contra la rodilla del corredor?",
        "¿Cómo empiezo con la fuerza?",
        "¿Cómo vuelvo a correr después de una pausa?",
      ],
    },
  },
  {
    id: "cramps",
    title: { en: "Cramps and side stitch", es: "Calambres y flato" },
    keywords: [
      "cramp",
      "cramps",
      "cramping",
      "muscle cramp",
      "side stitch",
      "stitch",
      "side stitches",
      "calambre",
      "calambres",
      "acalambro",
      "flato",
      "dolor costado",
      "punzada",
      "dolor caballo",
    ],
    answer: {
      en: `**Muscle cramps** late in races come mostly from tired muscles: from running faster or longer than one has trained for. Studies of runners and triathletes did not find that those who cramp are drier or shorter of salt than the others, though some heavy, salty sweaters profit from sodium on hot days.

- **Now:** stop, stretch the muscle gently and hold it until it lets go, walk, then jog. A strong taste such as pickle juice ends cramps sooner in some people.
- **Next time:** start slower, do some of the long runs at race pace, train calves and hamstrings for strength, and eat carbohydrate from the first half hour.

**Side stitch,** a sharp pain below the ribs, is more frequent in young runners and after big meals or sweet drinks.

- **Now:** slow down, breathe out long and deeply, press a hand on the spot and bend forward; walk a minute if it stays.
- **Next time:** two to four hours between a large meal and the run, small sips instead of much at once, less juice, an upright back and a stronger core.

**See a doctor** for cramps at rest or in the whole body, with weakness, or with dark urine; for a calf that stays swollen and painful; and if you take statins or diuretics. **Pain in the chest, the arm or the jaw is no stitch: stop and call your local emergency number.**`,
      es: `**Los calambres** al final de una carrera vienen sobre todo de músculos cansados: de ir más rápido o más lejos de lo entrenado. Los estudios con corredores y triatletas no encontraron que quienes se acalambran estén más secos ni con menos sal que los demás, aunque a quien suda mucho y muy salado el sodio le puede servir en días de calor.

- **Ahora:** para, estira el músculo con suavidad hasta que suelte, camina y luego trota. Un sabor fuerte, como el jugo de pepinillos, los acorta en algunas personas.
- **La próxima vez:** sal más lento, haz parte de los fondos a ritmo de carrera, fortalece pantorrillas e isquiotibiales y toma carbohidratos desde la primera media hora.

**El flato,** esa punzada debajo de las costillas, es más frecuente en gente joven y después de comidas grandes o bebidas dulces.

- **Ahora:** baja el ritmo, suelta el aire largo y profundo, presiona el punto con la mano e inclínate; camina un minuto si sigue.
- **La próxima vez:** entre dos y cuatro horas desde una comida grande, sorbos pequeños en vez de mucho de golpe, menos jugo, espalda erguida y un tronco más fuerte.

**Ve al médico** por calambres en reposo o en todo el cuerpo, con debilidad o con orina oscura; por una pantorrilla que sigue hinchada y dolorida; y si tomas estatinas o diuréticos. **Un dolor en el pecho, el brazo o la mandíbula no es flato: para y llama a tu número local de emergencias.**`,
    },
    sources: [
      {
        name: "Miller et al., An Evidence-Based Review of Exercise-Associated Muscle Cramps, 2022",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8775277",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I drink during a race?",
        "How should I pace my race?",
        "How do I start strength training?",
      ],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
  },
];
