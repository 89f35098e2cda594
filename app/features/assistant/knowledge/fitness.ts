import type { Topic } from "./topic.ts";

/** How fit somebody is and becomes: the first kilometers, the number on the watch, hills and rest. */
export const fitnessTopics: readonly Topic[] = [
  {
    id: "first-kilometers",
    title: { en: "Tired after a few minutes", es: "Cansancio a los pocos minutos" },
    keywords: [
      "tired after few minutes",
      "tired after 1k",
      "tired after 2k",
      "tired after mile",
      "run without stopping",
      "run longer without stopping",
      "exhausted after",
      "cant run more than minutes",
      "cansancio pocos minutos",
      "canso 1k",
      "canso 2k",
      "canso rapido",
      "agoto 2k",
      "agoto rapido",
      "correr sin parar",
      "no puedo correr mas minutos",
      "build stamina",
      "build endurance",
      "mejorar resistencia",
      "aguantar mas corriendo",
    ],
    answer: {
      en: `**Almost always you are running too fast for now.** Slow down until you could chat in whole sentences, even if that is hardly faster than walking. Nobody who begins can run far at the pace that looks like running.

**Run and walk in turn.** The NHS plan from the couch to 5 km begins with one minute of running and a minute and a half of walking, three times a week with a rest day in between, and takes about nine weeks. You may repeat any week until it feels right.

**What helps**
- Begin with five minutes of brisk walking; the first ten minutes are the hardest for everybody.
- Walk **before** you have to stop, and then run again.
- Count minutes, not kilometers, and leave the watch's pace alone.
- Three short outings a week do more than one long one.
- Sleep, and eat something small one or two hours before.

If you can run for five minutes without a break, twenty is often only a few weeks away.

**See a doctor first** if the tiredness is new, if you get breathless on stairs or at rest, feel dizzy, or have pain or pressure in the chest: low iron, asthma and heart problems can be treated.`,
      es: `**Casi siempre corres demasiado rápido para este momento.** Baja el ritmo hasta poder conversar con frases enteras, aunque vayas apenas más rápido que caminando. Nadie que empieza llega lejos al ritmo que parece el de un corredor.

**Alterna correr y caminar.** El plan del NHS británico, del sofá a los 5 km, empieza con un minuto corriendo y un minuto y medio caminando, tres veces por semana con un día de descanso en medio, y dura unas nueve semanas. Puedes repetir cualquier semana hasta sentirte bien.

**Qué ayuda**
- Empieza con cinco minutos de caminata rápida; los primeros diez minutos son los más duros para todos.
- Camina **antes** de tener que parar, y luego vuelve a correr.
- Cuenta minutos, no kilómetros, y olvida el ritmo del reloj.
- Tres salidas cortas por semana sirven más que una larga.
- Duerme, y come algo pequeño una o dos horas antes.

Quien corre cinco minutos seguidos suele estar a pocas semanas de correr veinte.

**Primero al médico** si el cansancio es nuevo, te falta el aire en las escaleras o en reposo, te mareas, o sientes dolor o presión en el pecho: el hierro bajo, el asma y los problemas del corazón tienen tratamiento.`,
    },
    sources: [
      {
        name: "Granalacant Advertiser, Couch to 5K (plan of the NHS)",
        address: "https://www.granalacantadvertiser.com/couch-to-5k/",
        seen: "2026-11-29",
      },
      {
        name: "Kettle Magazine, NHS Couch to 5K: Week One",
        address: "https://kettlemag.co.uk/nhs-couch-to-5k-week-one/",
        seen: "2026-11-29",
      },
      {
        name: "Healthy Food Guide, How to run 5K in 9 weeks",
        address: "https://www.healthyfood.co.uk/how-to-run-5k-in-9-weeks/",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["A plan for my first 5K", "How fast is an easy run?", "How do I breathe when running?"],
      es: [
        "Un plan para mis primeros 5K",
        "¿A qué ritmo es un trote suave?",
        "¿Cómo respiro al correr?",
      ],
    },
  },
  {
    id: "vo2max",
    title: { en: "VO2max and the numbers of a watch", es: "VO2max y los números del reloj" },
    keywords: [
      "vo2max",
      "vo2",
      "vo2 max",
      "maximal oxygen",
      "oxygen uptake",
      "consumo maximo oxigeno",
      "consumo oxigeno",
      "watch says unproductive",
      "fitness age",
      "reloj dice improductivo",
      "edad fisica reloj",
    ],
    answer: {
      en: `**VO2max is the most oxygen your body can use,** in milliliters per kilogram of body weight and minute. It is the size of the engine. How much of it you can use for an hour, and how economically you run, decide a race as well.

**Is my number good?** In a study of 23 runners the laboratory measured 38 to 61, on average 49; healthy adults of 18 to 45 years in 28 training studies began at about 41. The number falls with age and is lower in women, so compare it with your own of last year.

**How right is the watch?** In that study a watch was off by 6 percent on average: too high for the less fit, too low for the very fit. It guesses from pace and heart rate, so heat, hills, wind, tiredness or a loose strap change it. “Unproductive” often only means a hot week.

**How to raise it**
- Run regularly, mostly easy. In reviews of 179 studies training raised it at every intensity, and hard training had at most a small advantage.
- Add one session a week of 4–6 × 3–4 minutes hard with equal rest, once you have run for some months.
- Give it 8 to 12 weeks.

A number that drops for weeks together with tiredness is a reason to rest, and then to see a doctor.`,
      es: `**El VO2max es el máximo de oxígeno que tu cuerpo puede usar,** en mililitros por kilo de peso y minuto. Es el tamaño del motor. Cuánto de él aguantas una hora y con qué economía corres también deciden una carrera.

**¿Es bueno mi número?** En un estudio con 23 corredores, el laboratorio midió de 38 a 61, en promedio 49; los adultos sanos de 18 a 45 años de 28 estudios empezaron en unos 41. Baja con la edad y es menor en las mujeres: compáralo con el tuyo del año pasado.

**¿Cuánto acierta el reloj?** En ese estudio un reloj se equivocó en promedio un 6 por ciento: de más en los menos entrenados, de menos en los muy entrenados. Lo deduce del ritmo y del pulso, así que lo cambian el calor, las cuestas, el viento, el cansancio o una correa floja. “Improductivo” muchas veces solo significa una semana de calor.

**Cómo subirlo**
- Corre con regularidad, casi siempre suave. En revisiones de 179 estudios el entrenamiento lo subió a cualquier intensidad, y el fuerte tuvo como mucho una pequeña ventaja.
- Suma una sesión semanal de 4–6 × 3–4 minutos fuertes con igual descanso, cuando lleves unos meses corriendo.
- Dale de 8 a 12 semanas.

Si el número baja varias semanas y estás cansado, descansa; si sigue, ve al médico.`,
    },
    sources: [
      {
        name: "Düking et al., Assessment of Peak Oxygen Uptake with a Smartwatch and its Usefulness for Training of Runners, 2022",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9286863/",
        seen: "2026-11-29",
      },
      {
        name: "Crowley et al., The Effect of Exercise Training Intensity on VO2max in Healthy Adults, 2022",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11022784/",
        seen: "2026-11-29",
      },
      {
        name: "Milanović et al., Effectiveness of High-Intensity Interval Training and Continuous Endurance Training for VO2max Improvements, 2015",
        address:
          "https://www.researchgate.net/publication/279980252_Effectiveness_of_High-Intensity_Interval_Training_HIT_and_Continuous_Endurance_Training_for_VO2max_Improvements_A_Systematic_Review_and_Meta-Analysis_of_Controlled_Trials",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["How do I run intervals and tempo?", "What is zone 2?", "How do I build a base?"],
      es: ["¿Cómo hago series y tempo?", "¿Qué es la zona 2?", "¿Cómo construyo una base?"],
    },
  },
  {
    id: "hills",
    title: { en: "Training for hills", es: "Entrenar las cuestas" },
    keywords: [
      "train hills",
      "hill training",
      "hill repeats",
      "hill workout",
      "hill sprints",
      "hilly course",
      "run hills",
      "running hills",
      "train hills flat",
      "entrenar cuestas",
      "entreno cuestas",
      "entrenar subidas",
      "entrenar desnivel",
      "repeticiones cuesta",
      "series cuesta",
      "correr cuestas",
      "corro cuestas",
      "cuestas",
      "hills",
    ],
    answer: {
      en: `**Uphill intervals make you faster on the flat as well.** In a study of twenty trained runners, six weeks of them improved the time over 5 km by 2 percent on average, and no kind of interval was clearly the best.

**One session a week**
- **Short:** 8–10 × 20–30 seconds fast up a steep hill, walk down.
- **Long:** 5–6 × 2–3 minutes at the effort of a 10K, jog down.
- **Hilly easy run:** keep the effort, not the pace. Short steps, upright, eyes ahead.

**Where everything is flat**
- A treadmill at 4 percent: 3 × 3 minutes at 10K pace to begin with, later up to six or seven. Ten percent for the 30-second ones.
- Parking ramps, bridges, stadium steps, or a staircase.
- Step-ups, lunges and calf raises twice a week.
- For mountain races, practise brisk walking at 10–15 percent.

**Downhill** is what makes legs sore. A few relaxed downhill minutes every two or three weeks protect the muscles; begin gently and leave them out for the last two or three weeks before the race.

**In the race** climb by breathing, walk when running is no faster, and do not pay back on the way down.

Sore calves or Achilles tendons: fewer hills for a week. A pain in one spot is not hill soreness: have it looked at.`,
      es: `**Las series cuesta arriba también te hacen más rápido en llano.** En un estudio con veinte corredores entrenados, seis semanas de ellas mejoraron el tiempo en 5 km un 2 por ciento en promedio, y ningún tipo fue claramente el mejor.

**Una sesión por semana**
- **Cortas:** 8–10 × 20–30 segundos rápidos en una cuesta fuerte, bajar caminando.
- **Largas:** 5–6 × 2–3 minutos al esfuerzo de un 10K, bajar trotando.
- **Trote suave con cuestas:** mantén el esfuerzo, no el ritmo. Pasos cortos, cuerpo erguido, vista al frente.

**Si todo es plano**
- Caminadora al 4 por ciento: 3 × 3 minutos a ritmo de 10K para empezar, luego hasta seis o siete. Diez por ciento para las de 30 segundos.
- Rampas de estacionamiento, puentes, gradas de estadio o una escalera.
- Subir escalones, zancadas y elevar talones dos veces por semana.
- Para carreras de montaña, practica caminar rápido al 10–15 por ciento.

**La bajada** es la que deja las piernas adoloridas. Unos minutos de bajada suelta cada dos o tres semanas protegen los músculos; empieza con poco y déjalos en las últimas dos o tres semanas antes de la carrera.

**En la carrera** sube por la respiración, camina cuando correr no sea más rápido y no intentes recuperar en la bajada.

Pantorrillas o tendones de Aquiles cargados: menos cuestas una semana. Un dolor en un solo punto no es cansancio de cuestas; que lo revisen.`,
    },
    sources: [
      {
        name: "Barnes et al., Effects of Different Uphill Interval-Training Programs on Running Economy and Performance, 2013",
        address:
          "https://www.researchgate.net/publication/258315513_Effects_of_Different_Uphill_Interval-Training_Programs_on_Running_Economy_and_Performance",
        seen: "2026-11-29",
      },
      {
        name: "Sports Performance Bulletin, Treadmill exercise: perform hill training",
        address:
          "https://sportsperformancebulletin.com/endurance-training/training-structure-and-planning/treadmill-exercise-perform-hill-training",
        seen: "2026-11-29",
      },
      {
        name: "Buckingham Running Club, Hill training",
        address:
          "https://buckinghamrunningclub.com/training/training-for-an-event/what-you-need-to-work-on/hill-training/",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: [
        "How do I start with strength training?",
        "How do I prepare for a first trail race?",
        "How do I run intervals and tempo?",
      ],
      es: [
        "¿Cómo empiezo con la fuerza?",
        "¿Cómo me preparo para mi primera carrera de trail?",
        "¿Cómo hago series y tempo?",
      ],
    },
  },
  {
    id: "rest",
    title: { en: "Rest days, sleep and tiredness", es: "Días de descanso, sueño y cansancio" },
    keywords: [
      "rest day",
      "rest days",
      "day off",
      "run every day",
      "hard every day",
      "running every day",
      "always tired",
      "so tired",
      "overtraining",
      "overtrained",
      "burnout",
      "sleep hours",
      "how much sleep",
      "correr todos dias",
      "dias descanso sueno",
      "correr diario",
      "dia descanso",
      "dias descanso",
      "siempre cansado",
      "siempre cansada",
      "sobreentrenamiento",
      "sobreentrenado",
      "horas dormir",
      "cuanto dormir",
    ],
    answer: {
      en: `**Training only works while you rest.** A hard day needs an easy or free day after it.

**How many rest days**
- In the first year: at least three or four days a week without running, never two runs on days that follow each other for a start.
- Later: one or two free days a week. Running every day is possible if most of it is short and easy, but nobody needs it.
- Every third or fourth week a lighter one.
- A rest day may hold a walk, an easy swim or some mobility. It must not make you tired.

**Sleep** is the best recovery there is: 7 to 9 hours are recommended to adults, and athletes may need more. One short night before a race does little harm.

**When you are always tired**
- Look at the simple causes first: too many fast runs, too little food, work, heat, bad sleep.
- Take three or four days off, then a week of half the distance, all easy.
- In studies sleep became shorter and worse when the training load rose by about 30 percent, and bad sleep is a common complaint of overtrained athletes.

**See a doctor** if it has not passed after two weeks, if your pulse at rest is clearly higher than usual, your periods stop, you lose weight or joy in everything, or keep falling ill. Fever, pain in the chest or dizziness: no running.`,
      es: `**El entrenamiento hace efecto mientras descansas.** Un día fuerte necesita después uno suave o libre.

**Cuántos días de descanso**
- El primer año: al menos tres o cuatro días a la semana sin correr, y al principio nunca dos salidas en días seguidos.
- Después: uno o dos días libres por semana. Correr todos los días es posible si casi todo es corto y suave, pero nadie lo necesita.
- Cada tercera o cuarta semana, una más ligera.
- En el día de descanso caben una caminata, nadar suave o algo de movilidad. No debe cansarte.

**Dormir** es la mejor recuperación: a los adultos se les recomiendan de 7 a 9 horas, y un deportista puede necesitar más. Una noche corta antes de la carrera hace poco daño.

**Si siempre estás cansado**
- Mira primero las causas simples: demasiadas salidas rápidas, poca comida, trabajo, calor, mal sueño.
- Toma tres o cuatro días libres y luego una semana con la mitad de la distancia, todo suave.
- En estudios, el sueño se acortó y empeoró cuando la carga subió alrededor de un 30 por ciento, y dormir mal es queja común de deportistas sobreentrenados.

**Ve al médico** si no pasa en dos semanas, si tu pulso en reposo está claramente más alto de lo normal, se te va la regla, pierdes peso o las ganas de todo, o te enfermas seguido. Con fiebre, dolor de pecho o mareos, no corras.`,
    },
    sources: [
      {
        name: "Doherty et al., The Sleep and Recovery Practices of Athletes, 2021",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8072992/",
        seen: "2026-11-29",
      },
      {
        name: "Lastella et al., Can Sleep Be Used as an Indicator of Overreaching and Overtraining in Athletes?, 2018",
        address: "https://www.frontiersin.org/articles/10.3389/fphys.2018.00436/full",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I recover after a race?", "I have no motivation"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo me recupero después de una carrera?",
        "¿Cómo mantengo la motivación?",
      ],
    },
  },
  {
    id: "choosing-distance",
    title: { en: "Which distance to choose", es: "Qué distancia elegir" },
    keywords: [
      "which distance",
      "choose distance",
      "what distance should",
      "5k or 10k first",
      "que distancia elegir",
      "que distancia elijo",
      "que distancia me conviene",
      "5k o 10k",
    ],
    answer: {
      en: `**Choose by what you run now, and by the weeks that are left.** These are the starting points of our plans:

| Distance | You can already | Time to prepare |
|---|---|---|
| 5K | walk briskly for half an hour | 8 weeks |
| 10K | run 30 minutes without a break | 10 weeks |
| Half marathon | run about 25 km a week | 12 weeks |
| Marathon | run about 40 km a week, with a half behind you | 16 weeks |
| Ultra of 50 km | run about 50 km a week, with a marathon or long trails behind you | 16 weeks |

**Between two?** Take the shorter one. A race that you finish strongly teaches more than one that you survive, and you recover in days instead of weeks.

- **First race at all:** a flat 5K or 10K near home, whose time limit allows walking.
- **Only a few weeks left:** change to the shorter distance of the same event; many organizers allow it.
- **Trail:** choose by the hours that you will be on your feet, not by kilometers: hills and rough ground take longer than the same distance on the road.
- **What is a good time?** For a first race: arriving. Run the last third faster than the first.

Count three or four runs a week. With a heart disease, pain in the chest, or after years without sport, see a doctor before you begin.`,
      es: `**Elige según lo que corres ahora y las semanas que faltan.** Estos son los puntos de partida de nuestros planes:

| Distancia | Ya puedes | Preparación |
|---|---|---|
| 5K | caminar rápido media hora | 8 semanas |
| 10K | correr 30 minutos sin parar | 10 semanas |
| Media maratón | correr unos 25 km por semana | 12 semanas |
| Maratón | correr unos 40 km por semana, con una media hecha | 16 semanas |
| Ultra de 50 km | correr unos 50 km por semana, con una maratón o trails largos hechos | 16 semanas |

**¿Dudas entre dos?** Toma la más corta. Una carrera que terminas fuerte enseña más que una que sobrevives, y te recuperas en días y no en semanas.

- **Primera carrera:** un 5K o 10K plano cerca de casa, con un tiempo límite que permita caminar.
- **Faltan pocas semanas:** cámbiate a la distancia más corta del mismo evento; muchos organizadores lo permiten.
- **Trail:** elige por las horas que estarás de pie, no por los kilómetros: las cuestas y el terreno toman más tiempo que la misma distancia en asfalto.
- **¿Qué es un buen tiempo?** En la primera carrera, llegar. Corre el último tercio más rápido que el primero.

Cuenta con tres o cuatro salidas por semana. Con una enfermedad del corazón, dolor de pecho, o tras años sin deporte, ve al médico antes de empezar.`,
    },
    sources: [
      {
        name: "Marathon Ireland, Couch to 5K Training Plan",
        address: "https://marathonireland.com/training-plans/5k/couch-to-5k",
        seen: "2026-11-28",
      },
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["A plan for my first 5K", "A plan for 10K", "A plan for the half marathon"],
      es: ["Un plan para mis primeros 5K", "Un plan para 10K", "Un plan para la media maratón"],
    },
  },
];
