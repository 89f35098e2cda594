import type { Topic } from "./topic.ts";

/** From the journey to the race to the days after the finish. */
export const raceDayTopics: readonly Topic[] = [
  {
    id: "race-checklist",
    title: { en: "Race-day checklist", es: "Lista para el día de la carrera" },
    keywords: [
      "day before marathon",
      "day before race",
      "day before half",
      "dia antes carrera",
      "dia antes maraton",
      "pin bib",
      "put bib",
      "pongo dorsal",
      "poner dorsal",
      "checklist",
      "race day",
      "race morning",
      "night before",
      "what to bring",
      "what do i bring",
      "what to pack",
      "race kit",
      "dia carrera",
      "que llevo",
      "que llevar",
      "que necesito carrera",
      "noche antes",
      "lista carrera",
      "mi primera carrera",
      "first race",
      "primera carrera",
    ],
    answer: {
      en: `**The evening before**
- Bib pinned on the shirt, chip where the organizer wants it, identity card, and the confirmation of your entry
- Clothes and shoes that you have run long in, and a layer for the wait
- Gels or drink as rehearsed, a little cash, a phone, anti-chafing balm, sunscreen
- How you get there, where the bags go, when your wave starts; then an early, plain dinner

**The morning**
- Get up three hours ahead and eat the breakfast you know: 1–4 g of carbohydrate per kilogram, low in fiber and fat
- Sip water, stop about an hour ahead; coffee if you always drink it
- Be there 60–75 minutes ahead: the queue at the toilets is the longest of the day
- Warm up: 10–15 minutes for short races, a few minutes of jogging for a marathon

**In the race**
- Stand in the wave that fits your time, and let the first kilometer be too slow
- Take water from the last tables; walk through them if you like
- Write an emergency contact and allergies on the back of your bib

**After it** keep walking for ten minutes, put on dry clothes, eat and drink.

**Do not start** with a fever, chest symptoms or an injury that changes your stride, and stop for chest pain, dizziness or confusion: there will be another race.`,
      es: `**La noche antes**
- El dorsal puesto en la camiseta, el chip donde lo pide el organizador, documento de identidad y confirmación de tu inscripción
- Ropa y zapatillas con las que ya corriste largo, y algo de abrigo para la espera
- Geles o bebida como los ensayaste, algo de efectivo, teléfono, bálsamo contra rozaduras, protector solar
- Cómo llegas, dónde se deja la mochila, a qué hora sale tu ola; después una cena sencilla y temprana

**La mañana**
- Levántate tres horas antes y toma el desayuno que conoces: 1–4 g de carbohidratos por kilo, poca fibra y poca grasa
- Bebe a sorbos y para una hora antes; café si siempre lo tomas
- Llega 60–75 minutos antes: la fila del baño es la más larga del día
- Calienta: 10–15 minutos para carreras cortas, unos minutos de trote para una maratón

**En la carrera**
- Ponte en la ola de tu tiempo y deja que el primer kilómetro salga demasiado lento
- Toma agua en las últimas mesas; si quieres, camínalas
- Escribe un contacto de emergencia y tus alergias detrás del dorsal

**Después** camina diez minutos, ponte ropa seca, come y bebe.

**No salgas** con fiebre, molestias en el pecho o una lesión que te cambie la zancada, y para si sientes dolor de pecho, mareo o confusión: habrá otra carrera.`,
    },
    sources: [
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What do I eat before and during a race?",
        "How do I warm up?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué como antes y durante la carrera?",
        "¿Cómo caliento antes de correr?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
  {
    id: "race-pacing",
    title: { en: "Pacing a race", es: "Repartir el esfuerzo en la carrera" },
    keywords: [
      "go out too fast",
      "start too fast",
      "salir muy rapido",
      "salgo muy rapido",
      "salir rapido",
      "pacing",
      "pace my race",
      "pace race",
      "pace marathon",
      "pace myself",
      "pace yourself",
      "pace my marathon",
      "pace half",
      "pacing strategy",
      "race strategy",
      "negative split",
      "even splits",
      "hit wall",
      "the wall",
      "bonk",
      "reparto esfuerzo",
      "repartir esfuerzo",
      "estrategia carrera",
      "como corro carrera",
      "dosificar",
      "dosifico",
      "split negativo",
      "parcial negativo",
      "el muro",
      "el paredon",
    ],
    answer: {
      en: `From 5K to the marathon an even effort is close to the fastest you can run: flat roads at an even pace, hills by breathing. Most runners lose time because the first tenth was too fast.

**5K:** the first kilometer feels slightly too easy, the middle three hard, the last one is for what is left.

**10K:** hold back until kilometer 3, settle in until 7, then pass people.

**Half marathon:** 5 km a few seconds slower than the goal, 10 km at goal pace, then decide.

**Marathon:** 30 km of patience, 12 km of work. A first half at or slightly slower than goal pace is a good plan; a minute “in the bank” at halfway often costs several later. The wall, around kilometer 30, comes when the stored carbohydrate is nearly used up: a sensible pace, a carbohydrate-rich day or two before, and fuel from the first half hour push it back.

**Hills and trails:** keep the effort, not the pace; walk steep slopes early. **Heat and altitude:** set a slower goal before the start.

**Choose the goal** from a recent race over a shorter distance. Formulas such as Riegel's assume that you have trained for the longer one; many first marathoners need more time than predicted.

Tell me a result and a distance, and I work out a time and splits.`,
      es: `De 5K a maratón, un esfuerzo parejo es casi lo más rápido que puedes correr: en llano a ritmo constante, en cuestas por la respiración. Casi todos pierden tiempo porque el primer décimo fue demasiado rápido.

**5K:** el primer kilómetro se siente algo fácil, los tres del medio duros y el último es para lo que quede.

**10K:** contente hasta el kilómetro 3, asiéntate hasta el 7 y luego adelanta gente.

**Media maratón:** 5 km unos segundos más lento que la meta, 10 km a ritmo de meta, y entonces decide.

**Maratón:** 30 km de paciencia y 12 de trabajo. Una primera mitad a tu ritmo de meta o algo más lenta es un buen plan; un minuto “ahorrado” en la mitad suele costar varios después. El muro, hacia el kilómetro 30, llega cuando casi se agotan los carbohidratos guardados: un ritmo sensato, uno o dos días antes ricos en carbohidratos y comer desde la primera media hora lo alejan.

**Cuestas y montaña:** mantén el esfuerzo, no el ritmo; camina pronto las subidas fuertes. **Calor y altura:** fija una meta más lenta antes de salir.

**Elige la meta** a partir de una carrera reciente más corta. Fórmulas como la de Riegel suponen que entrenaste para la larga; en su primera maratón muchos necesitan más tiempo del calculado.

Dime un resultado y una distancia, y calculo el tiempo y los parciales.`,
    },
    sources: [
      {
        name: "Smyth, How Recreational Marathon Runners Hit the Wall, 2021",
        address: "https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0251513",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "I ran 10K in 50:00, what can I run in a half?",
        "When do I take gels?",
        "How do I run in the heat?",
      ],
      es: [
        "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
        "¿Cuándo tomo los geles?",
        "¿Cómo corro con calor?",
      ],
    },
  },
  {
    id: "travel",
    title: { en: "Traveling to a race", es: "Viajar a una carrera" },
    keywords: [
      "travel race",
      "traveling",
      "travelling",
      "travel",
      "jet lag",
      "time zone",
      "time zones",
      "flight",
      "flying race",
      "viajar carrera",
      "viajo",
      "viajar",
      "viaje",
      "cambio horario",
      "cambio de horario",
      "husos horarios",
      "vuelo",
      "avion",
    ],
    answer: {
      en: `**Time zones.** Without help the body shifts by about an hour a day, more slowly toward the east. Up to two zones hardly matter; from three on, arrive early: one day for each zone if you can, or at least three days.

- **Before:** move bedtime and light by 30–60 minutes a day for two or three days, earlier for the east, later for the west.
- **Light is the strongest tool.** After flying west, seek light in the evening; after flying east, light in the late morning, and dark glasses at dawn for the first days.
- Eat and sleep by the new clock from the first evening. Naps of 20–30 minutes, not after mid-afternoon.
- Ask a doctor or pharmacist before you take melatonin.

**The journey**
- Shoes, race clothes, watch and gels in the hand luggage; liquids by the airline's rules.
- Get up and move every hour; on flights over four hours compression socks make swelling less likely. Pregnant, on the pill, or had a clot before? Ask a doctor.
- Only bottled or boiled water, and no raw food, where your gut is a guest.

**On the spot** jog 20–30 minutes on the day you arrive, walk little on the day before the race, see the start area, and eat what you know. Does the race lie high? Then altitude decides on your arrival before jet lag does.

Check visa, insurance and the deadline for the bib: some races hand it out in person only.`,
      es: `**Husos horarios.** Sin ayuda el cuerpo se ajusta más o menos una hora por día, y más despacio hacia el este. Hasta dos husos apenas importan; desde tres, llega antes: un día por huso si puedes, o al menos tres días.

- **Antes:** mueve la hora de dormir y la luz 30–60 minutos por día durante dos o tres días, más temprano si vas al este, más tarde si vas al oeste.
- **La luz es la herramienta más fuerte.** Si volaste al oeste, busca luz por la tarde; si volaste al este, luz a media mañana y lentes oscuros al amanecer los primeros días.
- Come y duerme con el reloj nuevo desde la primera noche. Siestas de 20–30 minutos, nunca después de media tarde.
- Pregunta a un médico o farmacéutico antes de tomar melatonina.

**El viaje**
- Zapatillas, ropa de carrera, reloj y geles en el equipaje de mano; los líquidos según la aerolínea.
- Levántate y muévete cada hora; en vuelos de más de cuatro horas las medias de compresión reducen la hinchazón. ¿Embarazo, anticonceptivos o un coágulo previo? Pregunta a un médico.
- Solo agua embotellada o hervida y nada crudo donde tu estómago está de visita.

**Ya en el lugar** trota 20–30 minutos el día que llegas, camina poco la víspera, mira la zona de salida y come lo que conoces. ¿La carrera está en altura? Entonces la altura decide cuándo llegar, antes que el horario.

Revisa visa, seguro y plazo para recoger el dorsal: algunas carreras lo entregan solo en persona.`,
    },
    sources: [
      {
        name: "MSD Manual, Travel: problems in transit",
        address:
          "https://www.msdmanuals.com/en-in/home/special-subjects/travel-and-health/problems-in-transit",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How do I run at altitude?", "What belongs on a race-day checklist?", "How do I taper?"],
      es: ["¿Cómo corro en altura?", "¿Qué llevo el día de la carrera?", "¿Cómo hago el taper?"],
    },
  },
  {
    id: "recovery",
    title: { en: "Recovering after a race", es: "Recuperarse después de una carrera" },
    keywords: [
      "how long rest after",
      "rest after 50k",
      "rest after ultra",
      "rest after marathon",
      "cuanto descanso despues",
      "descanso despues ultra",
      "legs feel heavy",
      "heavy legs",
      "piernas pesadas",
      "sore quads",
      "quads sore",
      "sleepy after",
      "sueno despues",
      "tired all time",
      "always tired",
      "siempre cansado",
      "siempre cansada",
      "cansado todo dia",
      "two marathons",
      "two half marathons",
      "between marathons",
      "between two marathons",
      "entre dos maratones",
      "dos maratones",
      "dos medias",
      "protein after",
      "proteina despues",
      "hielo o calor",
      "sore after run",
      "sore after long run",
      "recovery",
      "recover",
      "recovering",
      "after race",
      "after the race",
      "after marathon",
      "after a marathon",
      "sore legs",
      "sore muscles",
      "soreness",
      "doms",
      "ice bath",
      "massage",
      "foam roller",
      "rest days",
      "overtraining",
      "sleep",
      "recuperacion",
      "recuperarme",
      "recuperar",
      "me recupero",
      "despues carrera",
      "despues maraton",
      "agujetas",
      "dolor muscular",
      "masaje",
      "rodillo",
      "bano hielo",
      "dias descanso",
      "descansar",
      "sobreentrenamiento",
      "dormir",
    ],
    answer: {
      en: `**The first hour:** walk ten minutes, put on dry clothes, drink to thirst, eat something with carbohydrate and protein.

**How long until hard training**

| Race | No running or only walking | Easy running | Fast running again |
|---|---|---|---|
| 5K | 0–1 day | 2–3 days | after 4–5 days |
| 10K | 1–2 days | 4–5 days | after a week |
| Half marathon | 2–3 days | 1 week | after 10–14 days |
| Marathon | 5–7 days | 2 weeks | after 3–4 weeks |

An old rule of thumb asks for one easy day per mile raced. Hilly and hot races need more.

**What helps.** Sleep comes first. Massage had the largest effect on soreness and tiredness in a review of 99 studies; cold water, compression and easy movement help a little. None of them replaces time. Soreness peaks on the second day, worst on stairs after downhills.

**What does not:** a hard run to “flush the legs”, and painkillers of the ibuprofen kind before or during a race, which burden kidneys and stomach.

**See a doctor** for urine as dark as cola, a swollen hard muscle, a painful swollen calf, or pain in one spot of a bone; and for tiredness, poor sleep and falling performance that last more than two weeks in spite of rest.`,
      es: `**La primera hora:** camina diez minutos, ponte ropa seca, bebe según la sed y come algo con carbohidratos y proteína.

**Cuánto falta para entrenar duro**

| Carrera | Sin correr o solo caminar | Trote suave | Otra vez rápido |
|---|---|---|---|
| 5K | 0–1 día | 2–3 días | tras 4–5 días |
| 10K | 1–2 días | 4–5 días | tras una semana |
| Media maratón | 2–3 días | 1 semana | tras 10–14 días |
| Maratón | 5–7 días | 2 semanas | tras 3–4 semanas |

Una vieja regla pide un día suave por cada milla corrida. Las carreras con desnivel o calor piden más.

**Qué ayuda.** Primero, dormir. El masaje tuvo el mayor efecto sobre el dolor muscular y el cansancio en una revisión de 99 estudios; el agua fría, la compresión y el movimiento suave ayudan un poco. Nada reemplaza al tiempo. El dolor llega a su punto máximo el segundo día, sobre todo en escaleras y después de muchas bajadas.

**Qué no:** correr fuerte para “soltar las piernas”, ni analgésicos tipo ibuprofeno antes o durante la carrera, que cargan riñones y estómago.

**Consulta a un médico** si la orina sale oscura como cola, un músculo está hinchado y duro, una pantorrilla duele y se hincha, o te duele un punto de un hueso; y si el cansancio, el mal sueño y el bajo rendimiento duran más de dos semanas a pesar de descansar.`,
    },
    sources: [
      {
        name: "Dupuy et al., An Evidence-Based Approach for Choosing Post-exercise Recovery Techniques, 2018",
        address:
          "https://www.frontiersin.org/articles/10.3389/fphys.2018.00403/full?dom=prime&src=syn",
        seen: "2026-11-28",
      },
      {
        name: "Li et al., Effectiveness of Recovery Strategies in Endurance Athletes: An Umbrella Review, 2024",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11098991/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I start strength training?",
        "Find my next race",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
        "Busca mi próxima carrera",
      ],
    },
  },
];
