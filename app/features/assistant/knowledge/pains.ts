import type { Topic } from "./topic.ts";

/** The usual pains of legs and feet: what tends to help, and when a professional has to look. */
export const painTopics: readonly Topic[] = [
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
    wordings: `
      front of my lower leg hurts when i run
      shin pain
      me duelen las canillas
      dolor en la espinilla o tibia por dentro`,
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
    followUps: [
      {
        about: ["how-long", "soon"],
        answer: {
          en: "Usually some weeks: halve the running for one or two, return with run and walk and 10–15 percent more a week. If it stays after two to three weeks of less running, grows from run to run, or sits in one spot, have it looked at: it may be a stress fracture, which needs rest at once.",
          es: "Suele tomar semanas: reduce a la mitad una o dos, y vuelve alternando correr y caminar con 10–15 por ciento más por semana. Si sigue tras dos o tres semanas, crece cada salida o está en un solo punto, que lo revisen: puede ser una fractura por estrés, que pide parar ya.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "It comes from more load than bone and muscle are used to: more kilometers, harder ground, worn or new shoes.",
          es: "Viene de más carga de la que hueso y músculo conocen: más kilómetros, suelo más duro, zapatillas gastadas o nuevas.",
        },
      },
      {
        about: ["trail", "treadmill", "other-sport", "instead", "may-run"],
        answer: {
          en: "Soft, flat ground is kinder than asphalt, but less running helps more than other ground; cycling, swimming and deep-water running replace it. Pain up to 2–3 of 10 that is gone the next morning may be accepted. Pain in one spot or when hopping: no running, a doctor first.",
          es: "El suelo blando y llano es más amable que el asfalto, pero ayuda más correr menos; bici, natación o correr en agua lo reemplazan. Un dolor de hasta 2–3 de 10 que a la mañana siguiente ya no está se puede aceptar. Dolor en un punto o al saltar: nada de correr, primero un médico.",
        },
      },
      {
        about: ["instead", "other-sport"],
        answer: {
          en: "Ride a bike, swim or run in deep water: they keep your fitness without the impact. Two to four weeks of that with walking, free of pain, then short runs on flat ground. Pain in one spot of the bone, at rest or at night: a doctor before any run.",
          es: "Bici, natación o correr en agua profunda: mantienen la forma sin el impacto. Dos a cuatro semanas así, con caminata sin dolor, y luego salidas cortas en plano. Dolor en un solo punto del hueso, en reposo o de noche: médico antes de correr.",
        },
      },
    ],
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
    wordings: `
      pain under my kneecap going down stairs
      front of the knee hurts
      me duele la rodilla delante al bajar escaleras
      dolor bajo la rotula`,
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
    questions: [
      {
        asked: `
          is it normal that my knees hurt when i start running
          my knees hurt since i began running
          knee pain after running beginner
          will running ruin my knees
          is running bad for your knees
          es normal que me duelan las rodillas al empezar a correr
          me duelen las rodillas desde que corro
          correr daña las rodillas`,
        answer: {
          en: "Running has not been shown to wear out healthy knees, but knees that hurt in the first weeks are telling you that the load grew too fast. Run less, slower and flat, take slightly shorter steps, and strengthen hips and thighs three times a week; up to 3 of 10 that is gone the next day may be accepted. Swelling, locking, a fall, or pain at night: see a doctor.",
          es: "No se ha demostrado que correr desgaste rodillas sanas, pero si duelen en las primeras semanas, la carga subió muy rápido. Corre menos, más lento y en plano, con pasos algo más cortos, y fortalece cadera y muslos tres veces por semana; hasta 3 de 10, que al día siguiente ya no está, se puede aceptar. Hinchazón, bloqueo, caída o dolor de noche: ve al médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-long", "soon"],
        answer: {
          en: "Weeks, not days: run less, slower and flat for two to four, and strengthen hip and thigh three times a week for at least six. If it has lasted more than two weeks without getting better let a physiotherapist look; at once if the knee is swollen, locks, gives way or is hot.",
          es: "Semanas, no días: corre menos, más lento y en llano de dos a cuatro, y fortalece cadera y muslo tres veces por semana al menos seis. Si lleva más de dos semanas sin mejorar, que lo vea un fisioterapeuta; enseguida si la rodilla está hinchada, se traba, falla o está caliente.",
        },
        alsoFrom: ["running-with-pain"],
      },
      {
        about: ["why"],
        answer: {
          en: "Usually it is more load than the joint is used to, often with weak hips and thighs; downhills, stairs and long sitting press the kneecap most. Rest alone seldom solves it: the pain returns with the next full week.",
          es: "Casi siempre es más carga de la que la articulación conoce, a menudo con cadera y muslo débiles; bajadas, escaleras y estar sentado mucho son lo que más aprieta la rótula. Solo descansar rara vez basta: vuelve con la siguiente semana completa.",
        },
      },
      {
        about: ["other-sport", "instead", "may-run", "which"],
        answer: {
          en: "Not the long run while it hurts: flat and short is fine as long as the pain stays at 3 of 10 or less and has settled by the next day; otherwise cycle with little resistance, or swim. Side-lying leg lifts, bridges, step-ups and wall squats, 3 × 10–12, three times a week.",
          es: "El fondo no mientras duela: corto y en llano vale si el dolor no pasa de 3 de 10 y al día siguiente se calmó; si no, bici con poca resistencia o natación. Elevar la pierna de lado, puente, subir escalones y sentadilla en la pared, 3 × 10–12, tres veces por semana.",
        },
      },
    ],
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
    wordings: `
      outside of the knee hurts after 5 miles
      me duele el lado de afuera de la rodilla`,
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
    followUps: [
      {
        about: ["how-long", "other-sport", "may-run", "instead"],
        answer: {
          en: "For one to three weeks run only as far as it does not hurt, flat and every other day, or cycle and swim if these are free of pain; hip strength for six to eight weeks. Stop each run when the pain begins. If six weeks change little, or the knee swells or locks, have it looked at.",
          es: "Una a tres semanas corre solo hasta donde no duela, en llano y día por medio, o bici y natación si no molestan; fuerza de cadera seis a ocho semanas. Para cada salida cuando empiece el dolor. Si en seis semanas cambia poco, o la rodilla se hincha o se traba, que la revisen.",
        },
      },
    ],
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
    wordings: `
      i cramp at km 35
      side stitch how to stop
      my calves lock up late in races
      me acalambro al final
      dolor de caballo
      flato como lo quito`,
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
    questions: [
      {
        asked: `
          does drinking before cause side stitches
          what about drinking before a run side stitch
          beber antes da flato
          puedo tomar agua antes si me da puntada`,
        answer: {
          en: "Yes, if it is much at once. Drink in small sips: a large amount, juice and other sweet drinks shortly before a run make a side stitch likelier. Finish the last big glass an hour before.",
          es: "Bebe, pero a sorbos y no mucho de golpe: mucha cantidad, jugos y otras bebidas dulces poco antes de correr hacen más probable la puntada. Termina el último vaso grande una hora antes.",
        },
      },
      {
        asked: `
          side stitch every time i run fast
          how do i get rid of a side stitch
          stabbing under the ribs when running
          me da dolor de caballo
          me da puntada en el costado al correr
          flato al correr como se quita
          dolor de bazo corriendo`,
        answer: {
          en: "Slow down, breathe out long and deeply, press a hand on the spot and bend forward; walk a minute if it stays. Next time leave two to four hours after a large meal, drink in small sips, start slower and strengthen your core. Pain in the chest, arm or jaw is no stitch: stop and call your local emergency number.",
          es: "Baja el ritmo, exhala largo y profundo, presiona el punto con la mano e inclínate hacia adelante; camina un minuto si sigue. La próxima vez deja dos a cuatro horas tras una comida grande, bebe a sorbos, sal más lento y fortalece el abdomen. Dolor en el pecho, el brazo o la mandíbula no es flato: para y llama a emergencias.",
        },
      },
      {
        asked: `
          got a cramp in my calf how do i avoid that
          leg cramps late in the race
          how to prevent cramps in a marathon
          me dan calambres en la pantorrilla al final
          como evito los calambres en la carrera
          se me acalambra la pierna que hago`,
        answer: {
          en: "Cramps late in a race come mostly from muscles that run faster or longer than they are trained for. Start slower, do some long runs at race pace, train calves and hamstrings, and take carbohydrate from the first half hour. When one comes: stop, stretch it gently until it lets go, walk, then jog.",
          es: "Los calambres al final vienen casi siempre de músculos que corren más rápido o más largo de lo entrenado. Sal más lento, haz fondos con tramos a ritmo de carrera, fortalece pantorrillas e isquiotibiales y toma carbohidratos desde la primera media hora. Si llega uno: para, estira suave hasta que suelte, camina y luego trota.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Mostly from tired muscles: running faster or longer than one has trained for. Studies did not find that those who cramp are more dehydrated or lower in salt than the others.",
          es: "Casi siempre por músculos cansados: correr más rápido o más largo de lo entrenado. Los estudios no hallaron que quien se acalambra esté más deshidratado o con menos sal que los demás.",
        },
      },
      {
        about: ["dark", "instead", "fails", "pills"],
        answer: {
          en: "Stretch the muscle gently and hold it until it lets go. Magnesium has not been shown to prevent cramps of runners. Cramps at rest or at night again and again, with weakness, or with statins or diuretics: see a doctor. Cramps in the whole body or dark urine: an emergency room today.",
          es: "Estira el músculo suave y sostén hasta que suelte. No se ha demostrado que el magnesio prevenga los calambres del corredor. Calambres en reposo o de noche una y otra vez, con debilidad, o con estatinas o diuréticos: al médico. Calambres en todo el cuerpo u orina oscura: hoy mismo a urgencias.",
        },
        alsoFrom: ["supplements"],
      },
      {
        about: ["how", "may-run", "massage"],
        answer: {
          en: "When it happens: stop, stretch the muscle gently and hold it until it lets go, walk, then jog more slowly. A strong taste such as pickle juice ends it sooner in some people. If it comes back at once, walk on.",
          es: "Cuando te da: para, estira el músculo con suavidad y mantén hasta que suelte, camina y luego trota más lento. Un sabor fuerte, como el jugo de pepinillos, lo corta antes en algunos. Si vuelve enseguida, sigue caminando.",
        },
      },
    ],
  },
  {
    id: "plantar-fasciitis",
    title: { en: "Heel pain and plantar fasciitis", es: "Dolor de talón y fascitis plantar" },
    keywords: [
      "plantar fasciitis",
      "plantar",
      "fasciitis",
      "heel pain",
      "heel hurts",
      "heels hurt",
      "sole foot",
      "foot pain",
      "arch pain",
      "fascitis",
      "fascitis plantar",
      "dolor talon",
      "duele talon",
      "duelen talones",
      "planta pie",
      "dolor pie",
      "duele pie",
      "espolon",
    ],
    wordings: `
      first steps in the morning hurt my heel
      bottom of my foot hurts
      me duele la planta al levantarme
      dolor de talon por la mañana`,
    answer: {
      en: `I cannot diagnose. Pain **under the heel with the first steps in the morning** or after sitting, which eases while you move and returns after much standing or running, is typical of plantar fasciitis.

**What usually helps**
- Run less, on soft and flat ground, without hills and sprints. Pain up to 3 of 10 that is no worse the next morning may be accepted.
- **Stretch the sole** before the first steps: pull the toes back for 10 seconds, ten times, three times a day; stretch the calf as well.
- **Strength:** heel raises on one leg with a rolled towel under the toes, up in 3 seconds, hold 2, down in 3; begin with 3 × 12, every other day, and add load over weeks. In a trial this gave better results after three months than stretching alone.
- Cushioned shoes instead of bare feet at home; heel cups, insoles or tape in the first weeks.
- Patience: most cases get well without an operation, many only after several months.

**See a professional if** there is no progress after six weeks; sooner if the heel hurts at night or when squeezed from both sides (a stress fracture is possible), if it is numb or tingles, if both heels hurt with stiffness of the back in the morning, or after a sudden pop. With diabetes have every pain in the foot looked at.`,
      es: `No puedo diagnosticar. Un dolor **debajo del talón con los primeros pasos de la mañana** o después de estar sentado, que afloja al moverte y vuelve tras mucho tiempo de pie o corriendo, es típico de la fascitis plantar.

**Qué suele ayudar**
- Corre menos, en suelo blando y llano, sin cuestas ni piques. Un dolor de hasta 3 sobre 10 que no empeora a la mañana siguiente puede aceptarse.
- **Estira la planta** antes de los primeros pasos: lleva los dedos hacia atrás 10 segundos, diez veces, tres veces al día; estira también la pantorrilla.
- **Fuerza:** elevación de talón a una pierna con una toalla enrollada bajo los dedos, sube en 3 segundos, aguanta 2, baja en 3; empieza con 3 × 12 cada dos días y suma carga con las semanas. En un ensayo dio mejores resultados a los tres meses que solo estirar.
- Calzado acolchado en casa en vez de ir descalzo; taloneras, plantillas o vendaje las primeras semanas.
- Paciencia: la mayoría se cura sin operación, muchos solo después de varios meses.

**Consulta a un profesional si** en seis semanas no hay avance; antes si el talón duele de noche o al apretarlo por los lados (puede ser una fractura por estrés), si está dormido u hormiguea, si duelen los dos talones con la espalda rígida por la mañana, o tras un chasquido repentino. Con diabetes, haz revisar cualquier dolor del pie.`,
    },
    sources: [
      {
        name: "Martin et al., Heel Pain—Plantar Fasciitis: Revision 2014",
        address: "https://jesse.tg/ngc-archive/summary/11093",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What helps against Achilles pain?",
        "Which shoes should I buy?",
        "How do I recognize a stress fracture?",
      ],
      es: [
        "¿Qué ayuda contra el dolor de Aquiles?",
        "¿Qué zapatillas me compro?",
        "¿Cómo reconozco una fractura por estrés?",
      ],
    },
    followUps: [
      {
        about: ["how-long"],
        answer: {
          en: "Most cases get well without an operation, many only after several months; heel raises with a towel under the toes gave better results after three months than stretching alone. No progress after six weeks: see a professional.",
          es: "La mayoría cura sin operación, muchas veces tras varios meses; elevar talones con una toalla bajo los dedos dio mejor resultado a los tres meses que solo estirar. Sin avance en seis semanas, consulta a un profesional.",
        },
      },
      {
        about: ["which", "instead", "socks", "massage"],
        answer: {
          en: "Cushioned shoes also at home, heel cups, insoles or tape help in the first weeks beside the exercises; none of them replaces them.",
          es: "Zapatillas amortiguadas también en casa, taloneras, plantillas o cinta ayudan las primeras semanas junto a los ejercicios; no los reemplazan.",
        },
      },
      {
        about: ["other-sport", "may-run"],
        answer: {
          en: "Running short on soft, flat ground is fine while the pain stays up to 3 of 10 and is no worse the next morning; no hills and sprints. Cycling and swimming are good replacements as long as the heel stays quiet.",
          es: "Correr corto en suelo blando y llano vale mientras el dolor no pase de 3 de 10 y no esté peor a la mañana siguiente; sin cuestas ni velocidad. Bici y natación reemplazan bien mientras el talón no moleste.",
        },
        alsoFrom: ["other-sports"],
      },
      {
        about: ["may-run"],
        answer: {
          en: "Not necessarily: run less, on soft and flat ground, as long as the pain stays low, does not change your stride and is no worse the next morning. More than that: pause, and cycle or swim. See a professional for pain at night or when the heel is pressed from the sides.",
          es: "No hace falta dejarlo: corre menos, en suelo blando y plano, mientras el dolor sea leve, no cambie tu pisada y no esté peor a la mañana siguiente. Si es más, pausa y haz bici o natación. Ve a un profesional si duele de noche o al apretar el talón por los lados.",
        },
      },
    ],
  },
  {
    id: "achilles",
    title: { en: "Achilles tendon pain", es: "Dolor del tendón de Aquiles" },
    keywords: [
      "achilles",
      "achilles pain",
      "achilles tendon",
      "tendinitis",
      "tendonitis",
      "tendinopathy",
      "calf pain",
      "calf hurts",
      "aquiles",
      "tendon aquiles",
      "dolor aquiles",
      "tendinopatia",
      "dolor pantorrilla",
      "duele pantorrilla",
    ],
    wordings: `
      back of my ankle is stiff in the morning
      me duele atras del tobillo el tendon`,
    answer: {
      en: `I cannot diagnose. Stiffness and pain **in the tendon above the heel, in the morning and at the start of a run**, often with a thickened tendon, is typical of an overloaded Achilles tendon. Usual triggers are sudden hills, fast running, new flat shoes or too many kilometers.

**What usually helps**
- Do not rest completely: tendons heal under load. Leave out hills, jumps and sprints, run shorter and slower, every other day.
- **Watch the pain:** up to 5 of 10 during exercise may be accepted if it has settled by the next morning and does not grow from week to week.
- **Calf raises are the treatment.** Slowly, 3 seconds up and 3 down, 3 × 15 with straight and with bent knee, first on two legs, then on one, then with weight in a backpack; daily or every other day for twelve weeks. If it hurts at the **heel bone** itself, do them on the floor, not over the edge of a step.
- A heel lift of about a centimeter in the shoe eases the first weeks.
- Go back to fast running last.

Expect three to six months; it is worth finishing the exercises when the pain has gone.

**See a doctor at once** after a sudden snap or kick in the calf with weakness on tiptoe: the tendon may have torn. **Also soon** for a hot swollen calf, pain in both heels in the morning, or if you have taken antibiotics of the fluoroquinolone kind.`,
      es: `No puedo diagnosticar. Rigidez y dolor **en el tendón, por encima del talón, por la mañana y al empezar a correr**, a menudo con el tendón engrosado, son típicos de un tendón de Aquiles sobrecargado. Lo suelen provocar cuestas repentinas, series, zapatillas nuevas y bajas o demasiados kilómetros.

**Qué suele ayudar**
- No descanses del todo: los tendones se curan con carga. Deja cuestas, saltos y piques; corre más corto y lento, día por medio.
- **Vigila el dolor:** hasta 5 sobre 10 durante el ejercicio puede aceptarse si a la mañana siguiente ya bajó y no crece de semana en semana.
- **El tratamiento son las elevaciones de talón.** Despacio, 3 segundos arriba y 3 abajo, 3 × 15 con rodilla recta y con rodilla doblada, primero con dos piernas, luego con una, después con peso en una mochila; cada día o día por medio durante doce semanas. Si duele en el **hueso del talón**, hazlas en el suelo, no en el borde de un escalón.
- Una talonera de un centímetro alivia las primeras semanas.
- Lo rápido vuelve al final.

Cuenta con tres a seis meses; vale la pena terminar los ejercicios aunque ya no duela.

**Ve al médico de inmediato** tras un chasquido o golpe repentino en la pantorrilla con debilidad al ponerte de puntas: el tendón puede haberse roto. **También pronto** si la pantorrilla está caliente e hinchada, si duelen los dos talones por la mañana o si tomaste antibióticos del grupo de las fluoroquinolonas.`,
    },
    sources: [
      {
        name: "Kingma et al., Eccentric overload training in chronic Achilles tendinopathy, 2007",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2465314",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I start strength training?",
        "What helps against plantar fasciitis?",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
        "¿Qué ayuda contra la fascitis plantar?",
      ],
    },
    followUps: [
      {
        about: ["how-long", "how-often", "which", "how"],
        answer: {
          en: "Expect three to six months. Calf raises are the treatment: slowly, 3 × 15 with straight and with bent knee, daily or every other day for twelve weeks, on the floor if it hurts at the heel bone. Up to 5 of 10 may be accepted if it has settled by the next morning. After a sudden snap see a doctor at once.",
          es: "Cuenta de tres a seis meses. El tratamiento es elevar talones: despacio, 3 × 15 con rodilla recta y doblada, a diario o día por medio doce semanas, en el suelo si duele el hueso del talón. Hasta 5 de 10 se acepta si a la mañana siguiente se calmó. Tras un chasquido, al médico de inmediato.",
        },
      },
      {
        about: ["may-run", "other-sport", "why"],
        answer: {
          en: "Tendons heal under load, so do not rest completely: shorter and slower every other day, without hills, jumps and sprints; fast running comes back last. Cycling and swimming are fine. Usual triggers are sudden hills, speed, new flat shoes or too many kilometers.",
          es: "Los tendones curan con carga, así que no pares del todo: más corto y lento día por medio, sin cuestas, saltos ni velocidad; lo rápido vuelve al final. Bici y natación sí. Lo provocan cuestas de golpe, velocidad, zapatillas nuevas y planas o demasiados kilómetros.",
        },
      },
    ],
  },
  {
    id: "stress-fracture",
    title: { en: "Stress fractures: warning signs", es: "Fracturas por estrés: señales de alarma" },
    keywords: [
      "stress fracture",
      "stress fractures",
      "bone stress",
      "bone pain",
      "bone injury",
      "fracture",
      "groin pain",
      "hip pain",
      "fractura estres",
      "fracturas estres",
      "fractura",
      "dolor hueso",
      "duele hueso",
      "dolor ingle",
      "duele ingle",
      "dolor cadera",
      "duele cadera",
    ],
    wordings: `
      pain in one spot of the bone
      dolor en un punto del hueso`,
    answer: {
      en: `**If you suspect one, stop running today** and see a doctor before the next run. A bone that is stressed heals in weeks; one that breaks can take many months.

**Signs that speak for bone**
- Pain in **one spot** that a fingertip can cover, in shin, foot, heel, thigh, hip or groin
- It comes earlier in every run, then also when walking, at rest or **at night**
- It hurts to hop on that leg, or to press the spot
- It began after more kilometers, more speed or harder ground

**See a doctor within days, and take weight off the leg until then,** if the pain is in the **groin, front of the hip, deep thigh, front of the shin, or middle or top of the foot**: some of these bones heal badly and a complete break may need an operation. Early X-rays are often normal; an MRI shows it.

**What makes it likelier:** sudden increases of load, an earlier stress fracture, too little food for the training, missed periods, low vitamin D, some medicines. If one happens to you, ask why, and have energy intake and bone health looked at, in men as well.

**Until you know:** no running, no hopping “to test it”, and no painkillers to train with. Deep-water running or cycling only if it is free of pain and the doctor agrees. The way back goes by days without pain, walking first, and is planned with a professional.`,
      es: `**Si la sospechas, deja de correr hoy** y ve al médico antes de la próxima salida. Un hueso sobrecargado se recupera en semanas; uno que se rompe puede tardar muchos meses.

**Señales que apuntan al hueso**
- Dolor en **un solo punto** que cabe bajo la yema de un dedo, en tibia, pie, talón, muslo, cadera o ingle
- Aparece cada vez más pronto al correr, luego también al caminar, en reposo o **de noche**
- Duele al saltar sobre esa pierna o al presionar el punto
- Empezó tras más kilómetros, más velocidad o un suelo más duro

**Ve al médico en pocos días, y descarga la pierna hasta entonces,** si el dolor está en la **ingle, la parte delantera de la cadera, el fondo del muslo, la cara delantera de la tibia, o el medio o el dorso del pie**: algunos de esos huesos curan mal y una rotura completa puede necesitar operación. Las radiografías tempranas suelen salir normales; la resonancia lo muestra.

**Qué lo hace más probable:** aumentos bruscos de carga, una fractura por estrés anterior, comer poco para lo que se entrena, ausencia de la menstruación, poca vitamina D, algunos fármacos. Si te ocurre, pregunta por qué y haz revisar tu alimentación y tus huesos, también si eres hombre.

**Mientras no lo sepas:** nada de correr, nada de saltar “para probar” y nada de analgésicos para entrenar. Correr en agua o bicicleta solo si no duele y el médico está de acuerdo. El regreso se mide en días sin dolor, empieza caminando y se planea con un profesional.`,
    },
    sources: [
      {
        name: "Robertson and Wood, Femoral Neck Stress Fractures in Sport, 2017",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6226070",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I eat enough for running?",
        "How do I return after a break?",
        "What helps against shin splints?",
      ],
      es: [
        "¿Cómo sé si como lo suficiente?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Qué ayuda contra la periostitis?",
      ],
    },
    followUps: [
      {
        about: ["how-long", "may-run", "other-sport"],
        answer: {
          en: "No running until a doctor has looked: a stressed bone heals in weeks, one that breaks can take many months. Deep-water running or cycling only if it is free of pain and the doctor agrees; the way back begins with walking.",
          es: "Nada de correr hasta que lo vea un médico: un hueso sobrecargado sana en semanas, uno que se rompe puede tomar muchos meses. Correr en agua o bici solo sin dolor y si el médico acepta; la vuelta empieza caminando.",
        },
      },
    ],
  },
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
    wordings: `
      legs hurt the day after is that normal
      should i run with sore legs
      my legs feel like concrete
      my legs are toast after yesterday easy run or rest
      burning legs in intervals
      me duelen las piernas al dia siguiente es normal
      corro con agujetas
      siento las piernas de cemento
      piernas pesadas que hago`,
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
    questions: [
      {
        asked: `
          my legs feel heavy on every run lately
          heavy legs when running why
          why do my legs feel like lead
          dead legs after gym can i run
          mis piernas estan pesadas
          siento las piernas pesadas al correr
          piernas de plomo que hago`,
        answer: {
          en: "Heavy legs for more than a week mean too much training, too little food or too little sleep. Take three easy days, eat and sleep more, then start again with half of your usual distance; if it stays for two weeks, see a doctor. If only one leg is heavy, painful or swollen, let a doctor look at it before you run.",
          es: "Piernas pesadas por más de una semana significan demasiado entrenamiento, poca comida o poco sueño. Toma tres días suaves, come y duerme más, y vuelve con la mitad de tu distancia usual; si a las dos semanas sigue, ve al médico. Si es una sola pierna, con dolor o hinchazón, que la vea un médico antes de correr.",
        },
      },
      {
        asked: `
          my calves burn on every run is it normal
          my quads ache after hills is that normal
          my thighs burn when i run uphill
          both legs burn when i run
          me queman las pantorrillas siempre que corro es normal
          me arden los muslos en las subidas es normal
          me duelen los cuadriceps despues de las bajadas`,
        answer: {
          en: "It depends on when it stops. Both legs that burn in a hard effort and calm down minutes after it, or ache for some days after hills, are normal; on every easy run it means too fast or too much: slow down and take some easy days. See a doctor if it makes you stop, sits in one spot or one leg, stays at rest or at night, or comes with swelling, numbness or weakness. Dark urine, or one hot swollen calf: get medical help today.",
          es: "Depende de cuándo se va. Que ardan las dos piernas en un esfuerzo fuerte y se calmen a los minutos, o que duelan unos días después de cuestas, es normal; en cada trote suave significa demasiado rápido o demasiado: baja el ritmo y toma días suaves. Ve al médico si te obliga a parar, está en un punto o en una sola pierna, sigue en reposo o de noche, o viene con hinchazón, hormigueo o debilidad. Orina oscura, o una pantorrilla hinchada y caliente: busca atención médica hoy.",
        },
      },
      {
        asked: `
          my legs are sore can i run today
          should i run with sore legs
          sore after yesterdays run is it normal
          me duelen las piernas del entrenamiento de ayer corro igual
          tengo agujetas puedo correr
          estoy adolorido del gimnasio corro`,
        answer: {
          en: "If both legs are just sore, an easy jog or walk is fine when it feels better afterwards than before; no fast running, hills or weights until stairs are easy again. It is worst after one to three days. Pain in one spot or one leg, swelling or dark urine is not soreness: have it looked at.",
          es: "Si solo están adoloridas las dos piernas, un trote suave o caminar está bien mientras después te sientas mejor que antes; nada rápido, cuestas ni pesas hasta que las escaleras no cuesten. Lo peor es entre el primer y el tercer día. Dolor en un punto o una pierna, hinchazón u orina oscura no es eso: que lo vean.",
        },
      },
      {
        asked: `
          my calves are always tight
          my calf is a bit tight
          my calf feels tight today can i run
          tight calves after every run
          my hamstrings are always stiff
          my legs are stiff in the morning after running
          siempre tengo las pantorrillas cargadas
          tengo los gemelos duros despues de correr
          amanezco con las piernas tiesas`,
        answer: {
          en: "Tightness in both calves without pain in one spot usually means more load than they are used to: run shorter and slower for a week, leave out hills and speed, and raise the heels slowly, straight and bent knee, 3 × 12–15 every other day. Stretch afterwards if you like it. One calf only that is swollen, warm or painful, or a tightness that grows in each run with a numb foot: no running, a doctor today.",
          es: "Las dos pantorrillas cargadas sin dolor en un punto suelen ser más carga de la que conocen: una semana más corto y lento, sin cuestas ni velocidad, y eleva talones despacio, rodilla recta y doblada, 3 × 12–15 día por medio. Estira después si te gusta. Una sola hinchada, caliente o con dolor, o una tensión que crece en cada salida con el pie dormido: sin correr, médico hoy.",
        },
      },
      {
        asked: `
          im dead after yesterdays long run
          im wrecked after the half is that normal
          my legs are destroyed after the race
          so tired after the marathon is it normal
          estoy muerto despues del fondo de ayer
          quede destruido despues de la media es normal
          me siento muerto despues de las series
          hoy en las series me senti muerto
          i felt dead in my intervals today`,
        answer: {
          en: "That is normal: sore legs are worst after one to three days and gone after five to seven. Eat, drink, sleep, walk or jog very easily, and nothing fast until stairs are easy. One hard session that empties you means the next day is easy or free. Not normal: fever, or tiredness that stays for two weeks: see a doctor. Dark urine or one swollen calf: today. Chest pain: call your local emergency number.",
          es: "Es normal: las piernas están peor entre el primer y el tercer día y mejoran en cinco a siete. Come, bebe, duerme, camina o trota muy suave, y nada rápido hasta bajar escaleras sin molestia. Si una sesión te vació, mañana suave o libre. No es normal: fiebre, o cansancio que dura dos semanas: al médico. Orina oscura o una pantorrilla hinchada: hoy mismo. Dolor de pecho: llama a tu número local de emergencias.",
        },
      },
      {
        asked: `
          will running flush out the soreness
          does an easy run help sore legs
          legs like concrete after squats and i have a tempo run
          si corro se me quitan las agujetas
          trotar ayuda con las agujetas
          tengo agujetas por sentadillas y me toca tempo`,
        answer: {
          en: "No: an easy jog may feel good, but it removes nothing: soreness goes by itself in some days. Run 20–30 minutes very easily if it feels better afterwards than before, and leave fast running until stairs are easy again; sore muscles are weaker. Pain in one spot or one leg, swelling or dark urine: see a doctor, the last one today.",
          es: "Un trote suave puede aliviar, pero no las quita: se van solas en unos días. Trota 20–30 minutos muy suaves si después te sientes mejor que antes, y deja lo rápido hasta que las escaleras no cuesten; un músculo adolorido rinde menos. Dolor en un punto o en una pierna, hinchazón u orina oscura: al médico, y por la última hoy mismo.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-long", "may-run", "normal"],
        answer: {
          en: "It is normal: worst after one to three days, gone after five to seven. Jog very easily if it feels better afterwards than before, otherwise rest; no fast running or hills until stairs are easy. Pain in one spot or one leg is something else: see a doctor; with a swollen leg or dark urine today.",
          es: "Es normal: peor entre el primer y el tercer día, y se va en cinco a siete. Trota muy suave si después se siente mejor que antes; si no, descansa; nada rápido ni cuestas hasta bajar escaleras sin molestia. Dolor en un punto o una sola pierna es otra cosa: al médico; con la pierna hinchada u orina oscura, hoy mismo.",
        },
      },
      {
        about: ["why", "massage", "instead", "cold"],
        answer: {
          en: "Tiny damage in the muscle causes it, most of all after downhill, strength work and races; it is not lactic acid. Massage, heat, cold and compression soothe a little, nothing removes it, and the same run hurts much less when it is repeated.",
          es: "Lo causan daños diminutos en el músculo, sobre todo tras bajadas, fuerza y carreras; no es ácido láctico. Masaje, calor, frío y compresión alivian un poco, nada las quita, y la misma salida duele mucho menos al repetirla.",
        },
      },
    ],
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
    wordings: `
      i rolled my ankle yesterday when can i run
      weak ankles exercises
      me torci el tobillo cuando vuelvo a correr
      me doble el pie en el trail
      ejercicios para tobillos`,
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
    followUps: [
      {
        about: ["how-long", "may-run", "which"],
        answer: {
          en: "A light sprain takes a week or two, a torn ligament months. Run again when you can rise on your toes, stand on one leg for half a minute and walk briskly for half an hour without pain: first run and walk on flat ground, trails last. Four steps that hurt too much or pain on the bone: X-ray today.",
          es: "Un esguince leve toma una o dos semanas, un ligamento roto meses. Vuelve cuando puedas ponerte de puntas, estar medio minuto en un pie y caminar rápido media hora sin dolor: primero alternando en llano, el sendero al final. Si no puedes dar cuatro pasos o duele el hueso: radiografía hoy.",
        },
      },
      {
        about: ["signs", "may-run", "when"],
        answer: {
          en: "It is ready for a first run when you can walk briskly for half an hour without pain, stand on that leg for half a minute, and hop on it softly without pain. Then 1 minute running, 1 walking, ten times on flat ground; no more swelling or pain the next morning means a little more next time. If it gives way or is no better, see a physiotherapist.",
          es: "Está listo para una primera salida cuando caminas rápido media hora sin dolor, te paras en esa pierna medio minuto y das saltitos suaves en ella sin dolor. Entonces 1 minuto trotando y 1 caminando, diez veces en plano; si a la mañana siguiente no hay más hinchazón ni dolor, un poco más la próxima. Si cede o no mejora, ve a un fisioterapeuta.",
        },
        sources: [
          {
            name: "Parker Podiatry, When can I run again after an ankle injury?",
            address:
              "https://www.parkerpodiatry.com/faqs/when-can-I-run-again-after-an-ankle-injury-.cfm",
            seen: "2026-11-30",
          },
          {
            name: "Cohen Health and Performance, Are you ready to start running again?",
            address:
              "https://cohenhp.com/are-you-ready-to-start-running-again-this-self-assessment-will-help/",
            seen: "2026-11-30",
          },
        ],
      },
    ],
  },
];
