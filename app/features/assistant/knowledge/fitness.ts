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
    wordings: `
      i get tired after 2 km
      i cannot run more than ten minutes
      why do i get exhausted so fast
      how do i run longer without stopping
      build endurance as a beginner
      me canso a los 2 kilometros y paro
      no puedo correr mas de 10 minutos
      por que me agoto tan rapido
      como aguanto mas sin parar
      mejorar resistencia principiante`,
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
    followUps: [
      {
        about: ["how-long", "how-often", "how"],
        answer: {
          en: "Three times a week with a day off between: five minutes of brisk walking, then one minute of running and one and a half of walking. After about nine weeks most people run half an hour. You may repeat any week.",
          es: "Tres veces por semana con un día libre en medio: cinco minutos de caminata rápida y luego un minuto corriendo y uno y medio caminando. En unas nueve semanas la mayoría corre media hora. Puedes repetir cualquier semana.",
        },
      },
    ],
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
    wordings: `
      my watch says vo2max 42 is that good
      how do i raise my vo2 max
      watch says unproductive
      is a resting heart rate of 52 ok
      garmin training status meaning
      mi reloj dice vo2max 45
      como subo mi vo2 max
      el reloj dice improductivo
      es buena una frecuencia de reposo de 52`,
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
    followUps: [
      {
        about: ["how", "how-long"],
        answer: {
          en: "Run regularly and mostly easily; after some months add one session a week of 4–6 × 3–4 minutes hard with equal rest, and give it 8 to 12 weeks. Losing excess weight raises the number as well, since it is counted per kilogram.",
          es: "Corre con regularidad y casi todo suave; tras unos meses suma una sesión por semana de 4–6 × 3–4 minutos fuertes con igual descanso, y dale 8 a 12 semanas. También sube al perder peso sobrante, porque se cuenta por kilo.",
        },
      },
    ],
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
    wordings: `
      i live where it is flat how do i train hills
      hill repeats how many
      how do i get better at climbing
      vivo en una ciudad plana como entreno subidas
      cuantas repeticiones en cuesta
      como mejoro en las subidas`,
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
    questions: [
      {
        asked: `
          i get so tired on the uphills
          how do i run uphill
          how to climb hills without dying
          how do i train for hills
          hills kill me
          me canso mucho en las subidas
          como subo cerros sin morir en el intento
          como se corre en subida
          tecnica de subida`,
        answer: {
          en: "Keep the effort, not the pace: shorten your steps, stay upright, breathe, and walk as soon as running is no faster; on steep slopes everybody does. To get better run 6–8 × 45 seconds uphill once a week and walk down.",
          es: "Mantén el esfuerzo, no el ritmo: pasos cortos, tronco derecho, respira, y camina en cuanto correr ya no sea más rápido; en lo empinado lo hacen todos. Para mejorar, una vez por semana corre 6–8 × 45 segundos en subida y baja caminando.",
        },
      },
      {
        asked: `
          how do i get better at hills
          how to run uphill without dying
          hills kill me what can i do
          como mejoro en las subidas
          como entreno las cuestas
          me matan las subidas que hago
          como subo mejor`,
        answer: {
          en: "Once a week run 8–10 × 20–30 seconds briskly up a hill and walk down; later 5–6 × 2–3 minutes at the effort of a 10K. On every other hill keep the effort, not the pace: short steps, upright, eyes ahead, walk where running is no faster. Step-ups, lunges and calf raises twice a week help.",
          es: "Una vez por semana sube ágil 8–10 × 20–30 segundos y baja caminando; más adelante 5–6 × 2–3 minutos al esfuerzo de 10K. En las demás subidas mantén el esfuerzo, no el ritmo: pasos cortos, erguido, mirada al frente, y camina donde correr no es más rápido. Ayudan subir escalones, zancadas y elevar talones dos veces por semana.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-often"],
        answer: {
          en: "One session a week is enough: 8–10 × 20–30 seconds fast up a steep hill, or 5–6 × 2–3 minutes at the effort of a 10K, walking or jogging down. Begin with half of it and add one repetition a week. Hills count as the fast day of that week.",
          es: "Una sesión por semana basta: 8–10 × 20–30 segundos rápidos en subida fuerte, o 5–6 × 2–3 minutos al esfuerzo de 10K, bajando al paso o trotando. Empieza con la mitad y suma una repetición por semana. Cuentan como el día rápido de esa semana.",
        },
      },
      {
        about: ["flat", "treadmill", "instead"],
        answer: {
          en: "On a treadmill at 4 percent: 3 × 3 minutes at 10K pace to begin with, later six or seven; 10 percent for the short ones. Otherwise bridges, parking ramps, stadium steps or a staircase, and step-ups, lunges and calf raises twice a week.",
          es: "En caminadora al 4 por ciento: 3 × 3 minutos a ritmo de 10K para empezar, luego seis o siete; 10 por ciento para las cortas. Si no, puentes, rampas de estacionamiento, gradas o una escalera, y subir escalones, zancadas y elevar talones dos veces por semana.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "Uphill the muscles work hard while the impact stays small. In a study of twenty trained runners six weeks of it improved the time over 5 km by 2 percent on average, on the flat as well.",
          es: "En subida el músculo trabaja mucho y el impacto es poco. En un estudio con veinte corredores entrenados, seis semanas mejoraron el tiempo de 5 km un 2 por ciento en promedio, también en llano.",
        },
      },
      {
        about: ["hurts"],
        answer: {
          en: "Sore calves or Achilles tendons: leave out hills, jumps and sprints for a week, run shorter and flat, and raise the heels slowly every other day as far as it hurts little. Not better after two weeks, worse each run, or pain in one spot: have it looked at. After a sudden snap in the calf see a doctor today.",
          es: "Si molestan pantorrillas o el tendón de Aquiles: una semana sin cuestas, saltos ni velocidad, corre menos y en llano, y eleva talones despacio día por medio mientras duela poco. Si en dos semanas no mejora, empeora cada salida o duele en un punto, que lo revisen. Tras un chasquido en la pantorrilla, al médico hoy.",
        },
      },
      {
        about: ["downhill"],
        answer: {
          en: "Lean only a little, from the ankles, not from the hip; take short quick steps, land under your body, and do not brake with straight legs. Look a few meters ahead, and begin with gentle slopes: downhill makes legs sore.",
          es: "Inclínate apenas, desde los tobillos y no desde la cadera; pasos cortos y rápidos, apoya debajo del cuerpo y no frenes con la pierna estirada. Mira unos metros adelante y empieza con bajadas suaves: la bajada deja agujetas.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Nobody has to run them: walk steep ones, in training and in races. For the strength, do squats, step-ups and calf raises twice a week, or 4 percent on a treadmill, and choose flat races. A hilly race needs some hills before it, even short ones.",
          es: "Nadie tiene que correrlas: camina las empinadas, entrenando y compitiendo. Para la fuerza, sentadillas, subidas a un escalón y elevaciones de talón dos veces por semana, o 4 por ciento en caminadora, y elige carreras planas. Una carrera con cuestas pide algunas antes, aunque sean cortas.",
        },
      },
    ],
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
    wordings: `
      is it ok to run every day
      can i run twice a day double days
      puedo correr dos veces al dia
      how many rest days a week
      i am always tired
      i feel tired lately should i skip today
      estoy cansado hoy salgo igual o descanso
      how much sleep do runners need
      what do i do on rest days
      overtraining signs
      training after work i am exhausted
      puedo correr todos los dias
      cuantos dias descanso a la semana
      ando siempre cansada
      cuanto debo dormir
      que hago en dias de descanso
      creo que estoy sobreentrenado`,
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
    questions: [
      {
        asked: `
          i work nights when do i train
          i only sleep five hours between shifts should i run
          run or sleep after a night shift
          duermo poco por los turnos
          despues de la guardia corro o duermo`,
        answer: {
          en: "Sleep first, then run: sleep is the best recovery there is, and adults need 7 to 9 hours. Run easily once you have slept, or on the way to the shift; put the fast run and the long run on days after two normal nights. After a short night make it short and easy. Always tired? Take three or four days off, and see a doctor if it has not passed after two weeks.",
          es: "Duerme primero y corre después: el sueño es la mejor recuperación, y un adulto necesita de 7 a 9 horas. Corre suave cuando ya hayas dormido, o antes de entrar al turno; deja las series y el fondo para días con dos noches normales detrás. Tras una noche corta, corto y suave. ¿Siempre cansado? Descansa tres o cuatro días, y ve al médico si no pasa en dos semanas.",
        },
      },
      {
        asked: `
          is it ok to run twice in the same day
          can i run two times a day
          running twice a day good or bad
          should i do double runs
          puedo correr dos veces al dia
          es bueno correr en la mañana y en la noche
          dobles turnos de carrera sirven`,
        answer: {
          en: "You can, but you hardly need to. Two short easy runs in a day are fine once you run five or more days a week without aches; before that a second run only takes away rest. Never do both of them hard.",
          es: "Se puede, pero casi nunca hace falta. Dos trotes cortos y suaves en un día están bien cuando ya corres cinco días o más por semana sin molestias; antes, el segundo solo te quita descanso. Nunca hagas fuertes los dos.",
        },
      },
      {
        asked: `
          is it bad to run two days in a row
          is it ok to run back to back days
          should i run on consecutive days
          es malo correr dos dias seguidos
          puedo correr dos dias seguidos
          esta bien correr dias consecutivos`,
        answer: {
          en: "No, two days in a row are fine if at least one of them is short and easy. In your first months, or with aches, put a day without running between; two hard or long days never belong together.",
          es: "No, dos días seguidos están bien si al menos uno es corto y suave. En los primeros meses, o con molestias, deja un día sin correr en medio; dos días fuertes o largos nunca van juntos.",
        },
      },
      {
        asked: `
          can i run every day
          is it bad to run every day
          do i need rest days
          how many rest days a week
          run streak every day ok
          puedo correr todos los dias
          es malo correr diario
          cuantos dias de descanso necesito
          hay que descansar entre corridas`,
        answer: {
          en: "It depends: running every day is possible if most of it is short and easy, but nobody needs it. In the first year leave three or four days a week without running; later one or two free days a week are usual.",
          es: "Depende: correr todos los días es posible si casi todo es corto y suave, pero nadie lo necesita. El primer año deja tres o cuatro días por semana sin correr; después, lo usual son uno o dos días libres.",
        },
      },
      {
        asked: `
          should i run if i slept badly
          only slept 4 hours should i train
          no sleep last night run or skip
          tired from work should i still run
          exhausted after work how do i find energy to run
          dormi mal salgo a correr
          dormi pocas horas entreno o descanso
          llego cansado del trabajo corro igual
          como saco energia para correr despues del trabajo`,
        answer: {
          en: "Yes, easily: after one short night or a long working day an easy run is fine, and often feels better after ten minutes. Leave out the fast session, and if you are still dragging after those ten minutes, walk home: sleep does more for you. Tired like this for longer? Take three or four days off, and see a doctor if it has not passed after two weeks.",
          es: "Después de una noche corta o de un día pesado, un trote suave está bien, y muchas veces mejora a los diez minutos. Deja la sesión fuerte, y si pasados esos diez minutos sigues sin fuerzas, vuelve caminando: dormir te ayuda más. ¿Dura más? Toma tres o cuatro días libres, y ve al médico si a las dos semanas no pasó.",
        },
      },
      {
        asked: `
          how much sleep do i need when training for a marathon
          how many hours should a runner sleep
          cuanto debo dormir si entreno para maraton
          cuantas horas duerme un corredor`,
        answer: {
          en: "Seven to nine hours a night, as for every adult; in the heaviest weeks many athletes need more. Nothing else restores you as well, and one short night before the race does little harm.",
          es: "De siete a nueve horas por noche, como todo adulto; en las semanas más pesadas muchos necesitan más. Nada recupera tanto, y una sola noche corta antes de la carrera hace poco daño.",
        },
      },
      {
        asked: `
          what if i only sleep 3 hours before the marathon
          can i race on no sleep
          i will run the marathon on 3 h of sleep
          corro el maraton con 3 horas de sueño
          dormi 3 horas y mañana corro
          i slept 4 hours and the race is today
          does one bad night ruin my race
          puedo correr la carrera con pocas horas de sueño
          que pasa si corro el maraton sin dormir
          dormi tres horas y hoy es la carrera
          voy a dormir mal antes de la carrera`,
        answer: {
          en: "One short night does little harm; the nights before it count more, so sleep longer from now on. Start a little more slowly, take the race by feel, and do not drive tired afterwards. If you feel ill or dizzy in the morning, do not start.",
          es: "Una noche corta hace poco daño; cuentan más las anteriores, así que duerme más desde ya. Sal un poco más lento, corre por sensaciones y no manejes con sueño después. Si amaneces enfermo o mareado, no salgas.",
        },
      },
      {
        asked: `
          i have been tired for ten days and my resting pulse is high
          am i overtraining
          how do i know if i am overtrained
          signs of overtraining
          llevo diez dias cansado y con el pulso alto en la mañana
          estoy sobreentrenado
          como se si estoy sobreentrenando`,
        answer: {
          en: "Tiredness for days with a higher pulse in the morning says: rest now. Three or four days off, then a week of half the distance, all easy, more sleep and food, no intervals. See a doctor if it has not passed after two weeks, or now with fever, dizziness, weight loss or a period that stays away: an infection, low iron or the thyroid can be the cause. Chest pain: call your local emergency number.",
          es: "Días de cansancio con el pulso de la mañana alto dicen: descansa ya. Tres o cuatro días libres, luego una semana con la mitad y todo suave, más sueño y comida, nada de series. Ve al médico si en dos semanas no pasa, o ya si hay fiebre, mareo, pérdida de peso o falta la regla: puede ser una infección, hierro bajo o la tiroides. Dolor de pecho: llama a tu número local de emergencias.",
        },
      },
      {
        asked: `
          can i run after giving blood
          is it ok to run the day after donating blood
          when can i train again after a blood donation
          done sangre ayer puedo correr
          puedo correr despues de donar sangre
          cuando entreno despues de donar sangre`,
        answer: {
          en: "Not on the day itself. For about two days the fluid is missing: keep it to easy running then, drink more, and stop if you feel dizzy. The red cells need four to eight weeks, so intervals and races are slower for a while: donate after a race that matters, not in the weeks before it. Faint or short of breath at rest: lie down and ask the blood service or a doctor.",
          es: "El mismo día, no. Durante unos dos días falta líquido: corre solo suave, toma más agua y para si te mareas. Los glóbulos rojos tardan de cuatro a ocho semanas, así que series y carreras salen más lentas por un tiempo: dona después de una carrera importante, no en las semanas anteriores. Si te sientes desmayar o te falta el aire en reposo, acuéstate y consulta al banco de sangre o a un médico.",
        },
        sources: [
          {
            name: "Run Michigan, To give or not to give, with the American Red Cross on recovery",
            address: "https://www.runmichigan.com/view.php?id=36042",
            seen: "2026-12-01",
          },
          {
            name: "Run Michigan, Giving blood: advice of the Southeast Michigan Red Cross",
            address: "https://www.runmichigan.com/view.php?id=12398",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          should i run today slept 4 hours
          baby kept me up all night run or skip
          up all night should i do my long run
          no dormi nada por el bebe entreno
          i only slept four hours should i run
          slept badly should i train today
          bad sleep three nights in a row can i train
          third night of bad sleep
          dormi 4 horas salgo a correr hoy
          dormi mal entreno hoy
          llevo tres noches durmiendo mal puedo entrenar
          ya van varias noches que no duermo`,
        answer: {
          en: "After one short night: yes, but easy and short, if you feel awake and well; leave fast and long runs for a day when you have slept. After several bad nights in a row take the day off and sleep instead: tired training brings little, and mistakes and colds come sooner. If it goes on for more than two weeks, talk to a doctor.",
          es: "Tras una noche corta: sí, pero suave y corto, si te sientes despierto y bien; lo rápido y lo largo, para un día en que hayas dormido. Tras varias malas noches seguidas, toma el día libre y duerme: entrenar así rinde poco, y es más fácil equivocarse o enfermarse. Si sigue más de dos semanas, habla con un médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["why", "normal", "how-long"],
        answer: {
          en: "Training works while you rest: muscles, tendons and bones get stronger on the easy and free days. Some people can run every day, most of it short and easy, but that proves nothing about you: go by your own aches, sleep and pulse. In the first year leave three or four days a week free.",
          es: "El entrenamiento hace efecto mientras descansas: músculos, tendones y huesos se fortalecen en los días suaves y libres. Hay quien aguanta correr a diario, casi todo corto y suave, pero su caso no prueba nada del tuyo: mira tus molestias, tu sueño y tu pulso. El primer año deja tres o cuatro días libres.",
        },
      },
      {
        about: ["how-much", "how-often"],
        answer: {
          en: "In the first year three or four days a week without running; later one or two. Every third or fourth week a lighter one. Sleep 7 to 9 hours; one short night before a race does little harm.",
          es: "El primer año, tres o cuatro días por semana sin correr; después, uno o dos. Cada tercera o cuarta semana, una más ligera. Dormir de 7 a 9 horas; una noche corta antes de una carrera hace poco daño.",
        },
      },
      {
        about: ["tired", "fails", "signs"],
        answer: {
          en: "Take three or four days off, then a week of half the distance, all easy, and look at food, sleep, work and fast days. If it has not passed after two weeks, if the pulse at rest stays clearly higher, you lose weight or motivation, or keep falling ill: see a doctor, who can check iron and more. Fever, chest pain or dizziness: no running.",
          es: "Toma tres o cuatro días libres y luego una semana con la mitad, todo suave, y revisa comida, sueño, trabajo y días rápidos. Si en dos semanas no pasa, si el pulso en reposo sigue claramente alto, pierdes peso o motivación, o te enfermas seguido: al médico, que puede ver el hierro y más. Con fiebre, dolor de pecho o mareo, nada de correr.",
        },
      },
      {
        about: ["other-sport", "which", "may-run"],
        answer: {
          en: "A rest day may hold a walk, an easy swim, an easy ride or some mobility, as long as it does not make you tired. If you feel worn out tomorrow morning, leave the fast run out: rest, or walk.",
          es: "Un día de descanso puede llevar una caminata, nado o bici suaves o algo de movilidad, mientras no te canse. Si mañana amaneces agotado, deja lo rápido: descansa o camina.",
        },
      },
      {
        about: ["nights"],
        answer: {
          en: "Then rest today and go to bed early: after several bad nights training brings little, and mistakes and colds come sooner. Walk, if you like. When you have slept two nights well, begin again with an easy run. More than two weeks of bad sleep belong to a doctor.",
          es: "Entonces hoy descansa y acuéstate temprano: tras varias malas noches entrenar rinde poco, y llegan antes los errores y los resfríos. Camina, si quieres. Cuando hayas dormido bien dos noches, vuelve con un trote suave. Más de dos semanas durmiendo mal, al médico.",
        },
      },
      {
        about: ["long-race"],
        answer: {
          en: "Move the long run by a day or two, or run half of it, very easily. It is the run that sleep matters most for; nothing is lost by one shorter weekend.",
          es: "Pasa el fondo uno o dos días, o haz la mitad, muy suave. Es la salida para la que más cuenta dormir; por un fin de semana más corto no pierdes nada.",
        },
      },
    ],
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
    wordings: `
      should i do a 5k or a 10k first
      how do i choose between the half and the full
      how do i pick my first marathon
      am i ready for a marathon
      is it too early for a half
      no se que distancia elegir
      me conviene 10k o media
      es muy pronto para un maraton
      estoy listo para la media
      what is a good time for a first 10k
      que es un buen tiempo en 10k`,
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
    questions: [
      {
        asked: `
          what is a good time for a 5k
          is 30 minutes a good 5k
          what is a good 10k time for a beginner
          cual es un buen tiempo en 10k
          es bueno hacer 5k en 30 minutos
          que tiempo es bueno para una media`,
        answer: {
          en: "For a first race: arriving. Times depend on age, sex, course and training, so compare with your own last result; age-graded times and the age groups of a race compare more fairly than a table. Tell me a result, and I work out what it means for other distances.",
          es: "En una primera carrera: llegar. El tiempo depende de la edad, el sexo, el recorrido y lo entrenado, así que compárate con tu último resultado; las categorías por edad comparan mejor que una tabla. Dime un resultado y calculo qué significa en otras distancias.",
        },
      },
      {
        asked: `
          5k or 10k for my first race
          which distance should i choose
          half or full marathon which one
          que distancia elijo para mi primera carrera
          hago 10k o 21k
          me conviene la media o la maraton`,
        answer: {
          en: "Between two, take the shorter one: a race that you finish strongly teaches more than one that you survive. 5K if you can walk briskly for half an hour, 10K if you run 30 minutes, a half from about 25 km a week on, a marathon from about 40 km a week with a half behind you.",
          es: "Entre dos, la más corta: una carrera que terminas fuerte enseña más que una que sobrevives. 5K si caminas rápido media hora, 10K si corres 30 minutos, media desde unos 25 km por semana, maratón desde unos 40 km por semana con una media ya hecha.",
        },
      },
      {
        asked: `
          is my time good
          am i slow
          is 30 minutes a good 5k
          is a 2 hour half good for a beginner
          es bueno mi tiempo
          soy lento
          una media en 2 horas es buen tiempo
          30 minutos en 5k esta bien`,
        answer: {
          en: "Yes: in a first race, finishing is a good time. Compare yourself with last year, or with your age group in the results of a race: age, hills and heat count. Tell me a result, and I work out what is possible over another distance.",
          es: "En una primera carrera, llegar ya es un buen tiempo. Compárate con tus tiempos del año pasado o con tu categoría de edad en los resultados: cuentan la edad, las cuestas y el calor. Dime un resultado y calculo qué es posible en otra distancia.",
        },
      },
    ],
  },
];
