import type { Topic } from "./topic.ts";

/** The morning of a race, and what makes people fear it. */
export const raceLogisticsTopics: readonly Topic[] = [
  {
    id: "race-morning",
    title: { en: "The morning of a race", es: "La mañana de la carrera" },
    keywords: [
      "get to start",
      "early start line",
      "how early arrive",
      "when arrive race",
      "arrive before race",
      "morning race",
      "race morning",
      "bag drop",
      "bag check",
      "gear check",
      "where pee",
      "toilets race",
      "bathroom race",
      "porta potty",
      "corral",
      "llegar salida",
      "a que hora llego",
      "cuanto antes llegar",
      "manana carrera",
      "guardarropa",
      "guardarropas",
      "donde orino",
      "banos carrera",
      "bano maraton",
      "donde hago pis",
      "corral salida",
    ],
    answer: {
      en: `**Be there 45 to 60 minutes before the start;** in a city marathon, with a shuttle, or when you still have to pick up the bib, 90. I know the start time of a race here if its page states it; ask me “what time does … start?”.

- **The evening before:** read the organizer's last message, lay everything out, bib on the shirt, way and parking chosen. Two alarms.
- **Three hours before:** the breakfast that you know. Drink as usual, and stop an hour before.
- **Toilets:** the line is longest in the last half hour. Go at home, again on arrival, and join the line early. Bring paper. On the way there are toilets near most aid stations: you lose a minute, not a race. Nobody has to hold it.
- **Bag drop:** hand it in 30 minutes before. Dry clothes, a jacket, something to eat; no valuables. Whether there is one, the organizer says. Old clothes keep you warm until the start.
- **The start area:** stand by the pace you will really run; slow runners at the back. Walkers on the right.
- **Warm up** for a short race for ten minutes; before a marathon walking is enough.
- **Phone:** name, illness and emergency contact on the back of the bib.

**Ill, feverish or in pain this morning? Do not start.**`,
      es: `**Llega entre 45 y 60 minutos antes de la salida;** en una maratón de ciudad, con bus, o si todavía recoges el dorsal, 90. Sé la hora de salida de una carrera de aquí si su página la dice; pregúntame “¿a qué hora empieza …?”.

- **La noche antes:** lee el último mensaje del organizador, deja todo listo, el dorsal en la camiseta, ruta y estacionamiento elegidos. Dos alarmas.
- **Tres horas antes:** el desayuno que ya conoces. Bebe como siempre y para una hora antes.
- **Baños:** la fila más larga es la de la última media hora. Ve en casa, otra vez al llegar, y haz fila temprano. Lleva papel. En el camino hay baños cerca de casi todos los puestos: pierdes un minuto, no la carrera. Nadie tiene que aguantarse.
- **Guardarropa:** entrega la bolsa 30 minutos antes. Ropa seca, una chaqueta, algo de comer; nada de valor. Si lo hay o no, lo dice el organizador. Ropa vieja te abriga hasta la salida.
- **La salida:** colócate según el ritmo que de verdad vas a llevar; los lentos, atrás. Quien camina, por la derecha.
- **Calienta** diez minutos para una carrera corta; antes de una maratón basta caminar.
- **Detrás del dorsal:** nombre, enfermedades y contacto de emergencia.

**¿Enfermo, con fiebre o dolor esta mañana? No salgas.**`,
    },
    sources: [
      {
        name: "Trail Runner, Get to the Starting Line Stress-Free (Sarah Lavender Smith)",
        address:
          "https://www.trailrunnermag.com/training/trail-tips-training/get-starting-line-stress-free/?scope=anon",
        seen: "2026-11-28",
      },
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I bring on race day?",
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
  {
    id: "aid-stations",
    title: { en: "Aid stations", es: "Puestos de hidratación" },
    keywords: [
      "aid station",
      "aid stations",
      "water station",
      "water stations",
      "every aid station",
      "drink cups running",
      "drink cup while running",
      "beber vaso corriendo",
      "puesto hidratacion",
      "puestos hidratacion",
      "puesto agua",
      "puestos agua",
      "avituallamiento",
      "abastecimiento",
    ],
    answer: {
      en: `**You need not drink at every one.** Drink when you are thirsty; in races under an hour most people need nothing. If you drink at every station without being thirsty, you can drink too much, and that is more dangerous than a little too little.

- **Know them beforehand:** where they stand and what they offer is in the organizer's rules. On Dorsal it is on the race's page only if the organizer has written it there; I cannot see more.
- **Take the last table,** not the first: the crowd is smaller. Look, point at a volunteer, thank them.
- **Squeeze the cup** to a spout and take two or three sips, or walk ten steps. Walking through costs seconds, choking more.
- **Which cup is water?** Call it out. Sports drink for the stomach, water for the head in heat.
- **Gels with water,** not with sports drink: take the gel just before a station.
- **Nothing new:** if you do not know what they give, bring your own.
- **Keep to one side, do not stop dead,** and throw the cup at the bins.
- **In ultras** sit only if you have a plan; check feet, fill up, eat something salty, go on.

**They are also for help:** tell the volunteers if you feel dizzy, confused or sick, have pain in the chest, or see somebody who does.`,
      es: `**No hace falta beber en todos.** Bebe cuando tengas sed; en carreras de menos de una hora casi nadie necesita nada. Quien bebe en cada puesto sin sed puede beber demasiado, y eso es más peligroso que beber un poco menos.

- **Conócelos antes:** dónde están y qué dan figura en el reglamento. En Dorsal está en la página de la carrera solo si el organizador lo escribió; yo no veo más.
- **Usa la última mesa,** no la primera: hay menos gente. Mira, señala a un voluntario y dale las gracias.
- **Aprieta el vaso** en forma de pico y toma dos o tres sorbos, o camina diez pasos. Caminar cuesta segundos; atragantarse, más.
- **¿Cuál es agua?** Pregunta en voz alta. La bebida deportiva es para tomar; con calor, el agua también sirve para mojarte la cabeza.
- **Geles con agua,** no con bebida deportiva: toma el gel justo antes del puesto.
- **Nada nuevo:** si no conoces lo que dan, lleva lo tuyo.
- **Por un lado, sin frenar en seco,** y el vaso hacia los tachos.
- **En ultras** siéntate solo con un plan: revisa los pies, rellena, come algo salado y sigue.

**También están para ayudar:** avisa a los voluntarios si te mareas, estás confundido o mal, te duele el pecho, o ves a alguien así.`,
    },
    sources: [
      {
        name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
        seen: "2026-11-28",
      },
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How much water should I drink?", "When do I take gels?", "How should I pace my race?"],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cuándo tomo los geles?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
  {
    id: "walking",
    title: { en: "Walking breaks", es: "Caminar en la carrera" },
    keywords: [
      "ok to walk",
      "is it ok to walk",
      "esta bien caminar",
      "puedo caminar",
      "can walk",
      "walk half",
      "walk marathon",
      "walk breaks",
      "walking breaks",
      "run walk",
      "run walk run",
      "galloway",
      "walk race",
      "puedo caminar",
      "caminar media",
      "caminar maraton",
      "caminar carrera",
      "caminatas",
      "correr caminar",
      "alternar correr",
    ],
    answer: {
      en: `**Yes, you may walk,** in nearly every race, as long as you stay within the time limit. Nobody is disqualified for walking.

**Planned breaks beat forced ones.** In a study 42 recreational runners ran a marathon after twelve weeks of training: those who walked a minute about every 2.5 km finished a few minutes later on average, a difference that chance explains, and fewer than 5 percent of them were extremely exhausted afterwards, against more than 40 percent of those who ran all the way.

**How to begin**
- New to running: 1 minute running, 1–2 walking, for 20–30 minutes.
- First half or marathon: 4–9 minutes running, 1 walking, from the first kilometer on, not only when you are tired. Try it on long runs.
- Hilly or hot: walk the steep parts and the aid stations.
- Walk briskly, keep to the right, and lift a hand before you slow down.

**Do the math first.** A brisk walker needs 9–12 minutes for a kilometer: about 3:15–4:15 for a half, 6:30–8:30 hours for a marathon. Compare that with the time limit; ask me “does … have a time limit?”, and the pace calculator works out the rest.

**Walk and get help** for chest pain, dizziness, confusion or a pain that makes you limp: that is no break, that is the end of the race.`,
      es: `**Sí, puedes caminar,** en casi cualquier carrera, mientras llegues dentro del tiempo límite. A nadie lo descalifican por caminar.

**Mejor una pausa planeada que una obligada.** En un estudio, 42 corredores aficionados hicieron una maratón tras doce semanas de entrenamiento: quienes caminaron un minuto cada 2.5 km llegaron de media pocos minutos después, una diferencia que explica el azar, y menos del 5 por ciento acabó agotado al extremo, contra más del 40 por ciento de quienes corrieron todo.

**Cómo empezar**
- Si empiezas a correr: 1 minuto corriendo, 1–2 caminando, durante 20–30 minutos.
- Primera media o maratón: 4–9 minutos corriendo y 1 caminando, desde el primer kilómetro y no solo al cansarte. Pruébalo en los fondos.
- Con cuestas o calor: camina lo empinado y los puestos.
- Camina rápido, por la derecha, y levanta la mano antes de frenar.

**Calcula antes.** Quien camina rápido tarda 9–12 minutos por kilómetro: de 3:15 a 4:15 para la media, de 6:30 a 8:30 horas para la maratón. Compáralo con el tiempo límite; pregúntame “¿… tiene tiempo límite?”, y la calculadora de ritmo hace el resto.

**Camina y pide ayuda** ante dolor de pecho, mareo, confusión o un dolor que te hace cojear: eso no es una pausa, es el final de la carrera.`,
    },
    sources: [
      {
        name: "The Washington Post on the run/walk study of the Kassel marathon, 2015",
        address:
          "https://www.washingtonpost.com/national/health-science/runners-heres-a-way-to-protect-your-body-in-a-marathon/2015/01/19/d2fdec70-9cc7-11e4-a7ee-526210d665b4_story.html?utm_term=.8459b46995cb",
        seen: "2026-11-28",
      },
      {
        name: "Texas A&M AgriLife, How fast is a brisk walk? (3 to 4.5 miles an hour, by the CDC)",
        address: "https://howdyhealth.tamu.edu/how-brisk-is-a-brisk-walk/",
        seen: "2026-12-01",
      },
      {
        name: "Jeff Galloway, Marathon FAQ: the run-walk-run method",
        address: "https://www.jeffgalloway.com/07/marathon-faq-20/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["What if I come last?", "How should I pace my race?", "A plan for my first 5K"],
      es: [
        "¿Y si llego último?",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "Un plan para mis primeros 5K",
      ],
    },
  },
  {
    id: "coming-last",
    title: { en: "Coming last, and the cut-off", es: "Llegar último y el tiempo límite" },
    keywords: [
      "come last",
      "coming last",
      "came last",
      "be last",
      "finish last",
      "dead last",
      "too slow race",
      "sweeper",
      "swept",
      "miss cutoff",
      "cut off time",
      "llego ultimo",
      "llego ultima",
      "llegar ultimo",
      "llegar ultima",
      "quedar ultimo",
      "ser ultimo",
      "ser la ultima",
      "muy lento carrera",
      "bus escoba",
      "coche escoba",
      "fuera tiempo",
    ],
    answer: {
      en: `**Somebody comes last in every race, and gets the same medal.** Most people at the finish cheer loudest for the last ones. Far more people never enter.

**What the cut-off means.** Many races close the course after a stated time; then a bus or a sweeper takes you along, roads open again, and you may walk on the sidewalk without support. In trail races there are times for stations on the way. It is there for volunteers and safety, and no judgement of you.

**How to find out**
- Ask me “does … have a time limit?”; I tell what its page on Dorsal states. If it states nothing, write to the organizer.
- Divide the limit by the kilometers: 3 hours for a half are 8:32 a kilometer, 6 hours for a marathon 8:32 as well.
- Your pace of a long run is a fair guess. The pace calculator does the arithmetic.

**Choose well.** Large city races and charity runs have many walkers and long limits; small, fast club races and mountain races have short ones. A shorter distance on the same day is a good first finish.

**On the day:** start at the back, walk early, know the cut-off times, carry a snack. Taken out? You have trained for it, and there is another race.`,
      es: `**En cada carrera alguien llega último, y recibe la misma medalla.** A los últimos es a quienes más aplauden en la meta. Mucha más gente nunca se inscribe.

**Qué significa el tiempo límite.** Muchas carreras cierran el recorrido a una hora fija; entonces te recoge el bus escoba, se abren las calles, y puedes seguir por la vereda sin apoyo. En trail hay horas de corte en los puestos. Está por los voluntarios y la seguridad; no te juzga a ti.

**Cómo averiguarlo**
- Pregúntame “¿… tiene tiempo límite?”; te digo lo que dice su página en Dorsal. Si no dice nada, escribe al organizador.
- Divide el límite entre los kilómetros: 3 horas para una media son 8:32 por kilómetro, y 6 horas para una maratón también 8:32.
- Tu ritmo de un fondo es una buena estimación. La calculadora de ritmo hace la cuenta.

**Elige bien.** Las carreras grandes de ciudad y las benéficas tienen muchos caminantes y límites largos; las de club, rápidas, y las de montaña, cortos. Una distancia más corta el mismo día es una buena primera meta.

**Ese día:** sal atrás, camina pronto, conoce las horas de corte y lleva algo de comer. ¿Te sacaron? Lo que entrenaste no se pierde, y hay otra carrera.`,
    },
    sources: [
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
      {
        name: "Questions of first-timers (TMC Get Moving Tucson)",
        address: "https://www.bikesignup.com/Race/TMCGetMovingTucson/Page/Iveneverdonethisbefore",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Can I walk in a half marathon?",
        "How should I pace my race?",
        "A plan for my first 5K",
      ],
      es: [
        "¿Puedo caminar en una media maratón?",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "Un plan para mis primeros 5K",
      ],
    },
  },
  {
    id: "undertrained",
    title: {
      en: "Too little training before a race",
      es: "Poco entrenamiento antes de la carrera",
    },
    keywords: [
      "only have weeks",
      "only 2 weeks",
      "only 3 weeks",
      "only 4 weeks",
      "solo tengo semanas",
      "faltan 2 semanas",
      "faltan 3 semanas",
      "undertrained",
      "not trained",
      "havent trained",
      "didnt train",
      "no training",
      "without training",
      "not ready race",
      "only run 10 km can i finish",
      "can i finish",
      "missed training",
      "days until marathon",
      "marathon 15 km week",
      "weeks left marathon only",
      "no entrene",
      "no entrene media semanas",
      "no entrene maraton semanas",
      "maraton entrenando 15 km semana",
      "maraton 15 km semana",
      "maraton 20 km semana",
      "no he entrenado",
      "poco entrenamiento",
      "sin entrenar",
      "falta entrenamiento",
      "no estoy listo",
      "no estoy lista",
      "puedo terminar",
      "solo he corrido",
    ],
    answer: {
      en: `**With days or two weeks left, fitness cannot be made up for.** What you train now only tires. So decide honestly:

| Race | Longest run of the last month | Then |
|---|---|---|
| Half | 14 km or more | run it, slowly |
| Half | 8–13 km | run and walk, check the cut-off |
| Half | less | defer, or the 5K or 10K |
| Marathon | 28 km or more | run it, slowly |
| Marathon | 20–27 km | run and walk with a long limit, or the half |
| Marathon | less | **no:** defer, or a shorter distance |

These limits are a rule of thumb, not a law. Athletic trainers advise to change to the half if, a month before a marathon, the longest run was 8–10 km: stress fractures and torn muscles are likelier, and the last third is long.

**A marathon with 15 km a week?** Not this one. About four months for a half and six for a marathon is what a beginner should plan. The training plans here count back from the day of the race.

**If you defer:** the organizer's rules say until when; I can tell what a race here states.
**If you start:** no hard run in the last week, the first half slower than feels right, walk a minute in ten from the start, and step out for limping, chest pain, dizziness or confusion. No painkillers.`,
      es: `**Cuando quedan días o dos semanas, la forma ya no se recupera.** Lo que entrenes ahora solo cansa. Decide con honestidad:

| Carrera | Fondo más largo del último mes | Entonces |
|---|---|---|
| Media | 14 km o más | córrela, despacio |
| Media | 8–13 km | corre y camina, mira el tiempo límite |
| Media | menos | aplaza, o la 5K o 10K |
| Maratón | 28 km o más | córrelo, despacio |
| Maratón | 20–27 km | corre y camina con límite largo, o la media |
| Maratón | menos | **no:** aplaza, o una distancia más corta |

Son reglas de experiencia, no una ley. Los preparadores aconsejan pasar a la media si, a un mes de la maratón, lo más largo fueron 8–10 km: son más probables las fracturas por estrés y los desgarros, y el último tercio es largo.

**¿Una maratón con 15 km por semana?** Esta no. Quien empieza debería planear unos cuatro meses para la media y seis para la maratón. Los planes de aquí cuentan hacia atrás desde el día de la carrera.

**Si aplazas:** hasta cuándo lo dice el reglamento; te puedo decir lo que indica una carrera de aquí.
**Si sales:** nada fuerte la última semana, la primera mitad más lenta de lo que parece correcto, camina un minuto de cada diez desde el inicio, y retírate ante cojera, dolor de pecho, mareo o confusión. Nada de analgésicos.`,
    },
    sources: [
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
      {
        name: "Runner's World Australia, Can I run a marathon without proper training?",
        address: "https://runnersworldonline.com.au/can-run-marathon-without-proper-training/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Can I walk in a half marathon?",
        "How do I taper before a race?",
        "What if I come last?",
      ],
      es: [
        "¿Puedo caminar en una media maratón?",
        "¿Qué hago la última semana antes de la carrera?",
        "¿Y si llego último?",
      ],
    },
  },
  {
    id: "hot-race",
    title: { en: "A race in great heat", es: "Una carrera con mucho calor" },
    keywords: [
      "degrees humid marathon",
      "degrees humid",
      "degrees marathon",
      "hot race",
      "race heat pace",
      "heat pace",
      "pace heat",
      "hot marathon",
      "wbgt",
      "cancel heat",
      "grados humedad",
      "grados maraton",
      "carrera calor",
      "calor ritmo",
      "ritmo calor",
      "maraton calor",
      "cancelan calor",
    ],
    answer: {
      en: `**In great heat and humid air I give no pace, because it should not be raced.** Organizers measure the WBGT, which counts heat, humidity and sun together. The American College of Sports Medicine advises:

| WBGT | Flag | What it means |
|---|---|---|
| above 28 °C (82 °F) | black | cancel, or do not start |
| 23–28 °C (73–82 °F) | red | people at risk stay out, all others slow down |
| 18–22 °C (65–72 °F) | yellow | slow down, watch yourself |
| below 18 °C (65 °F) | green | the usual care |

WBGT is not the air temperature: 30 °C with humid air and sun are about 28–30 already, and dry shade is less.

**Yellow:** begin slower by feel, no best times. **Red:** only if you are used to heat and healthy; run by breath, walk at each station, water on head and neck, drink to thirst. **Black:** do not start. Ask the organizer for a transfer; it is no defeat.

**Stay out in any heat** with a fever, diarrhea, a hangover, after bad sleep, in pregnancy, with medicines against sweating or high blood pressure without your doctor's word, or without two weeks of getting used to it.

**Stop for** chills, goose bumps, dizziness, headache, nausea. **A hot runner who is confused, staggers or stops sweating: call your local emergency number and cool at once with cold water.**`,
      es: `**Con mucho calor y humedad no doy ritmo, porque no se debería competir.** Los organizadores miden el WBGT, que junta calor, humedad y sol. El American College of Sports Medicine aconseja:

| WBGT | Bandera | Qué significa |
|---|---|---|
| más de 28 °C | negra | cancelar, o no salir |
| 23–28 °C | roja | quien tiene riesgo no sale, los demás bajan el ritmo |
| 18–22 °C | amarilla | baja el ritmo y obsérvate |
| menos de 18 °C | verde | el cuidado de siempre |

El WBGT no es la temperatura del aire: 30 °C con aire húmedo y sol ya son unos 28–30, y a la sombra y en seco es menos.

**Amarilla:** sal más lento, por sensaciones, nada de marcas. **Roja:** solo si estás aclimatado y sano; corre por la respiración, camina en cada puesto, agua en cabeza y nuca, bebe según la sed. **Negra:** no salgas. Pide una transferencia al organizador; no es una derrota.

**No corras con calor** con fiebre, diarrea, resaca, tras dormir mal, embarazada, con medicinas que reducen el sudor o para la presión sin consultar a tu médico, o sin dos semanas de aclimatación.

**Para ante** escalofríos, piel de gallina, mareo, dolor de cabeza, náuseas. **Un corredor acalorado que está confundido, se tambalea o deja de sudar: llama a tu número local de emergencias y enfría de inmediato con agua fría.**`,
    },
    sources: [
      {
        name: "Road Race Management, ACSM Heat and Humidity Guidelines for Races",
        address: "https://www.rrm.com/act/newsarchives/newsarchives23/23_acsmheat.asp",
        seen: "2026-11-28",
      },
      {
        name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I get used to running in the heat?",
        "How much water should I drink?",
        "How much salt do I need?",
      ],
      es: ["¿Cómo me aclimato al calor?", "¿Cuánta agua debo tomar?", "¿Cuánta sal necesito?"],
    },
  },
  {
    id: "nerves",
    title: { en: "Nerves before a race", es: "Nervios antes de una carrera" },
    keywords: [
      "ansiedad antes carrera",
      "ansiedad carrera",
      "anxiety before race",
      "anxiety race",
      "nervous",
      "nervous race",
      "nervous first",
      "nerves",
      "anxious race",
      "race anxiety",
      "scared race",
      "afraid race",
      "butterflies",
      "cant sleep before race",
      "cold feet race",
      "nervioso",
      "nervioso primera carrera",
      "nervioso primera",
      "nerviosa primera",
      "nervioso carrera",
      "nerviosa",
      "nervios",
      "ansioso carrera",
      "ansiosa carrera",
      "miedo carrera",
      "miedo maraton",
      "no puedo dormir carrera",
      "no dormir antes carrera",
    ],
    answer: {
      en: `**Nerves are no sign that you are not ready.** Heart, breath and stomach do the same before something dangerous and before something wonderful. Say “I am excited” aloud: it helps more than “calm down”.

**The day before**
- Training is done. Twenty easy minutes or none, feet up, no museums.
- Lay out clothes, bib, breakfast; write the way and the times on a sheet. What stands on paper need not stay in the head.
- Eat and drink as usual. Fewer messages and no new advice, shoes or gels.
- **You need not sleep well tonight.** One bad night costs little; the nights before count. Lie down, read, breathe out longer than in.

**The plan for your head**
- Three goals: a dream, a good one, and one that always works, such as “finish with a smile”.
- Cut the race into pieces: to the next station, to kilometer 10, then see.
- If something goes wrong: what will you do? Shoe, toilet, cramp, rain. An answer each is enough.
- A short sentence for the hard part: “light feet”, “one more”.

**At the start:** five slow breaths, shoulders down, begin slower than feels right.

Fear that stays for weeks, keeps you from sleep or ends in attacks of panic can be treated: talk to a doctor or a psychologist. Chest pain is not nerves: call for help.`,
      es: `**Los nervios no significan que no estés listo.** El corazón, la respiración y el estómago hacen lo mismo ante algo peligroso y ante algo maravilloso. Di en voz alta “estoy emocionado”: ayuda más que “cálmate”.

**El día antes**
- El entrenamiento ya está. Veinte minutos suaves o nada, pies en alto, sin museos.
- Deja listos ropa, dorsal y desayuno; escribe la ruta y las horas. Lo que está en papel no da vueltas en la cabeza.
- Come y bebe como siempre. Menos mensajes, y nada de consejos, zapatillas o geles nuevos.
- **No hace falta dormir bien esta noche.** Una mala noche cuesta poco; cuentan las anteriores. Acuéstate, lee, suelta el aire más largo de lo que lo tomas.

**Un plan para la cabeza**
- Tres metas: un sueño, una buena, y una que siempre sale, como “llegar sonriendo”.
- Parte la carrera: hasta el próximo puesto, hasta el kilómetro 10, y luego se ve.
- Si algo sale mal, ¿qué harás? Zapatilla, baño, calambre, lluvia. Basta una respuesta para cada cosa.
- Una frase corta para lo duro: “pies ligeros”, “uno más”.

**En la salida:** cinco respiraciones lentas, hombros abajo, y sal más lento de lo que parece correcto.

Un miedo que dura semanas, quita el sueño o acaba en ataques de pánico tiene tratamiento: habla con un médico o psicólogo. El dolor de pecho no son nervios: pide ayuda.`,
    },
    sources: [
      {
        name: "RunnersConnect, Beat Pre-Race Anxiety, 2025",
        address:
          "https://runnersconnect.net/beat-pre-race-anxiety-the-runners-guide-to-managing-performance-nerves-2025",
        seen: "2026-11-28",
      },
      {
        name: "James Sieber, Pre-Race Nerves: why you feel them and what to do about it",
        address:
          "https://www.coachjamessieber.com/blog/pre-race-nerves-why-you-feel-them-and-what-to-do-about-it",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I bring on race day?",
        "How early should I get to the start?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué llevo el día de la carrera?",
        "¿A qué hora llego a la salida?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
  {
    id: "dropping-out",
    title: { en: "Giving up a race", es: "Abandonar una carrera" },
    keywords: [
      "drop out",
      "dropping out",
      "dropped out",
      "dnf",
      "quit race",
      "give up race",
      "giving up race",
      "gave up marathon",
      "abandonar",
      "abandone",
      "abandono carrera",
      "retirarme carrera",
      "me retire",
      "rendirme carrera",
      "dejar carrera",
    ],
    answer: {
      en: `**To stop can be the best decision of a race.** It costs a medal; going on with the wrong thing can cost a season or more.

**Stop at once, and tell a volunteer or call for help:** pain, pressure or tightness in the chest, an irregular heartbeat, fainting or dizziness, confusion, no more sweat in the heat, shivering that does not stop, trouble breathing, dark urine, a blow to the head, a pain that makes you limp or sits in one spot of a bone.

**Do not stop yet** for tired legs, a bad kilometer or a slow time. Walk for five minutes, eat and drink something, and decide at the next station, not on the hill. Most low points pass.

**How to drop out**
- Go to the next aid station and hand in the bib or give your number: otherwise they search for you.
- Put on something dry and warm; the bus may take an hour.
- Tell the person who waits for you.

**Afterwards** it hurts, and that is fine. Write down what happened while it is fresh: ill, too fast, too little training, heat, food? One cause is usually enough. Rest as after a race, then choose the next one, perhaps shorter.

Is it running altogether that you want to give up, or more than running? Tell somebody close to you, and if it is dark for more than two weeks, a doctor.`,
      es: `**Parar puede ser la mejor decisión de una carrera.** Cuesta una medalla; seguir con lo que no debes puede costar una temporada o más.

**Para de inmediato, y avisa a un voluntario o pide ayuda:** dolor, presión u opresión en el pecho, corazón irregular, desmayo o mareo, confusión, dejar de sudar con calor, tiritar sin parar, dificultad para respirar, orina oscura, un golpe en la cabeza, un dolor que te hace cojear o está en un punto de un hueso.

**Todavía no pares** por piernas cansadas, un mal kilómetro o un tiempo lento. Camina cinco minutos, come y bebe algo, y decide en el próximo puesto, no en la cuesta. Casi todos los bajones pasan.

**Cómo retirarse**
- Llega al siguiente puesto y entrega el dorsal o di tu número: si no, te buscarán.
- Ponte algo seco y abrigado; el bus puede tardar una hora.
- Avisa a quien te espera.

**Después** duele, y está bien. Anota qué pasó mientras está fresco: ¿enfermo, muy rápido, poco entrenamiento, calor, comida? Suele bastar una causa. Descansa como tras una carrera y elige la siguiente, quizá más corta.

¿Es correr lo que quieres dejar, o algo más que correr? Cuéntaselo a alguien cercano, y si todo está oscuro más de dos semanas, a un médico.`,
    },
    sources: [
      {
        name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
        address:
          "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
        seen: "2026-11-28",
      },
      {
        name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
        address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recover after a race?",
        "I have no motivation to run",
        "Can I walk in a half marathon?",
      ],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "No tengo motivación para correr",
        "¿Puedo caminar en una media maratón?",
      ],
    },
  },
  {
    id: "bad-day",
    title: {
      en: "After a bad race or a missed week",
      es: "Después de una mala carrera o una semana perdida",
    },
    keywords: [
      "bad race",
      "terrible race",
      "awful race",
      "worst race",
      "post race blues",
      "post marathon blues",
      "race disappointment",
      "mala carrera",
      "peor carrera",
      "bajon despues de la carrera",
      "bajon post maraton",
    ],
    answer: {
      en: `**It hurts because it mattered to you. One race or one week says nothing about what you are worth, and little about how you run.** A sports psychologist puts it at nineteen of twenty races that do not go as planned.

- **Feel it for a day or two.** Tell somebody who runs; nearly all of them have a day like that. No decision and no hard run in that time.
- **Then look at it once.** Write down two or three things that you did well, and one that you will change: start pace, food, heat, sleep, training.
- **Nothing to make up for.** Do not add runs or go harder as a punishment: that brings injuries. Up to a week off hardly changes your fitness. Go on with the next run as planned, and easily.
- **A small next goal** a few weeks away helps more than a revenge. After a long-awaited race an empty week is common as well: rest, see people, and choose something different next.

If it stays for weeks, takes your sleep or appetite, or is about more than running, talk to a doctor or a psychologist. If you think of hurting yourself, call your local emergency number or a crisis line now.`,
      es: `**Duele porque te importaba. Una carrera o una semana no dice nada de lo que vales, y poco de cómo corres.** Una psicóloga del deporte calcula que diecinueve de cada veinte carreras no salen como estaban planeadas.

- **Siéntelo un día o dos.** Cuéntaselo a alguien que corra: casi todos tienen un día así. En ese tiempo, ninguna decisión y nada fuerte.
- **Después míralo una vez.** Anota dos o tres cosas que hiciste bien y una que vas a cambiar: ritmo de salida, comida, calor, sueño, entrenamiento.
- **No hay nada que compensar.** No agregues salidas ni vayas más fuerte como castigo: eso lesiona. Hasta una semana sin correr apenas cambia tu forma. Sigue con la próxima salida del plan, suave.
- **Una meta pequeña** para dentro de unas semanas ayuda más que una revancha. Tras una carrera muy esperada también es común una semana vacía: descansa, ve gente y elige algo distinto.

Si dura semanas, te quita el sueño o el apetito, o se trata de más que correr, habla con un médico o psicólogo. Si piensas en hacerte daño, llama ahora a tu número local de emergencias o a una línea de crisis.`,
    },
    sources: [
      {
        name: "Josephine Perry for Elite Trail Team, How to cope when races don't go well",
        address: "https://elitetrailteam.com/resources/cope-with-disappointment",
        seen: "2026-12-01",
      },
      {
        name: "Active.com, 5 ways to get over a bad race experience",
        address:
          "https://active.com/running/articles/5-ways-to-get-over-a-bad-race-experience?page=2",
        seen: "2026-12-01",
      },
      {
        name: "Juli Benson, Stay calm and train on: missed workouts",
        address: "https://julibensontraining.com/stay-calm-and-train-on/",
        seen: "2026-12-01",
      },
    ],
    next: {
      en: [
        "How do I recover after a race?",
        "I have no motivation to run",
        "Find races for beginners",
      ],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "¿Cómo mantengo la motivación?",
        "Busca carreras para principiantes",
      ],
    },
  },
];
