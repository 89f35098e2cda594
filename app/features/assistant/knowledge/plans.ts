import type { Topic } from "./topic.ts";

/** Training plans from the first kilometers to the marathon. */
export const planTopics: readonly Topic[] = [
  {
    id: "plan-5k",
    title: { en: "A plan for a first 5K", es: "Un plan para los primeros 5K" },
    keywords: [
      "5k training",
      "couch to 5k",
      "plan 5k",
      "5k plan",
      "train 5k",
      "training 5k",
      "prepare 5k",
      "first 5k",
      "run 5k",
      "entrenar 5k",
      "entreno 5k",
      "entrenamiento 5k",
      "preparar 5k",
      "preparo 5k",
      "primeros 5k",
      "primera 5k",
      "correr 5k",
      "start running",
      "begin running",
      "started running",
      "empezar correr",
      "comenzar correr",
      "empiezo correr",
      "run walk",
      "correr caminar",
      "beginner plan",
      "plan principiante",
    ],
    wordings: `
      i never ran in my life how do i start
      from zero to 5k what do i do each week
      start running from the couch
      i want to take up running where do i begin
      my wife wants to run her first 5k
      nunca he corrido por donde empiezo
      de cero a 5 km que hago cada semana
      quiero empezar a trotar no se como
      soy sedentario y quiero correr 5k
      mi esposa quiere correr sus primeros 5k`,
    answer: {
      en: `Eight weeks are enough for most healthy beginners to run 5 km, with three outings a week and a rest day after each. Walk briskly for five minutes before and after.

| Week | Each outing (running, then walking) |
|---|---|
| 1 | 8 × (1 min, 2 min) |
| 2 | 7 × (2 min, 2 min) |
| 3 | 6 × (3 min, 2 min) |
| 4 | 5 × (5 min, 2 min) |
| 5 | 4 × (7 min, 2 min) |
| 6 | 3 × (10 min, 1 min) |
| 7 | 2 × (15 min, 1 min) |
| 8 | two easy runs of 20 min, then your 5K |

- **Run slowly enough to speak in sentences.** Nearly all beginners start too fast.
- **Repeat a week** when it felt hard. Nothing is lost.
- **Sore muscles are normal; pain in one spot is not.** Rest, and see a professional if it stays longer than a week or makes you limp.
- On race day start more slowly than you want to, and walk whenever you need to.

Talk to a doctor first if you have a heart condition, chest pain or dizziness with effort, or have not exercised for years and have risk factors such as high blood pressure or diabetes.`,
      es: `Ocho semanas bastan para que la mayoría de los principiantes sanos corran 5 km, con tres salidas por semana y un día de descanso después de cada una. Camina a paso ligero cinco minutos antes y después.

| Semana | Cada salida (corriendo, luego caminando) |
|---|---|
| 1 | 8 × (1 min, 2 min) |
| 2 | 7 × (2 min, 2 min) |
| 3 | 6 × (3 min, 2 min) |
| 4 | 5 × (5 min, 2 min) |
| 5 | 4 × (7 min, 2 min) |
| 6 | 3 × (10 min, 1 min) |
| 7 | 2 × (15 min, 1 min) |
| 8 | dos trotes suaves de 20 min y tus 5K |

- **Corre tan despacio que puedas hablar con frases enteras.** Casi todos empiezan demasiado rápido.
- **Repite una semana** si te costó. No se pierde nada.
- **Los músculos cansados son normales; el dolor en un punto no.** Descansa y consulta a un profesional si dura más de una semana o te hace cojear.
- El día de la carrera sal más lento de lo que te pide el cuerpo y camina cuando lo necesites.

Habla antes con un médico si tienes una enfermedad del corazón, dolor de pecho o mareos al esforzarte, o si llevas años sin ejercicio y tienes factores de riesgo como hipertensión o diabetes.`,
    },
    sources: [
      {
        name: "Marathon Ireland, Couch to 5K Training Plan",
        address: "https://marathonireland.com/training-plans/5k/couch-to-5k",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find 5K races", "How fast is an easy run?", "Which shoes should I buy?"],
      es: ["Busca carreras de 5K", "¿A qué ritmo es un trote suave?", "¿Qué zapatillas me compro?"],
    },
    questions: [
      {
        asked: `
          how do i start running
          where do i begin with running
          thinking about starting to run where do i begin
          i want to start running from zero
          im a total beginner how do i start
          como empiezo a correr
          quiero empezar a correr por donde comienzo
          nunca he corrido como empiezo
          quiero volver a correr despues de años sin hacer nada
          kiero correr de nuevo despues de 3 años`,
        answer: {
          en: "Three times a week, with a day off between: walk briskly for five minutes, then run one minute and walk two, eight times. Run so slowly that you can talk, and add a little running each week; after eight weeks most healthy beginners run 5 km. With a heart disease, chest pain or dizziness see a doctor first.",
          es: "Tres veces por semana, con un día libre en medio: camina rápido cinco minutos y luego trota uno y camina dos, ocho veces. Tan lento que puedas hablar, y cada semana un poco más de trote; en ocho semanas la mayoría de los principiantes sanos corre 5 km. Con enfermedad del corazón, dolor de pecho o mareos, primero ve al médico.",
        },
      },
      {
        asked: `
          how often per week as a beginner
          how many days a week when starting
          how many minutes a day to begin
          how long should a beginner run
          cuantos minutos por dia al empezar
          cuantas veces por semana para empezar
          cuanto tiempo debo trotar al principio`,
        answer: {
          en: "Three times a week, 20 to 30 minutes each, walking breaks included, with a free day between. More days come later, longer runs before faster ones.",
          es: "Tres veces por semana, de 20 a 30 minutos cada una, con pausas caminando incluidas y un día libre en medio. Más días vienen después, y primero más largo antes que más rápido.",
        },
      },
    ],
    followUps: [
      {
        about: ["old"],
        alsoFrom: ["older-runners"],
        answer: {
          en: "At that age the same way works, more slowly: three outings a week with a free day between, each week of the plan again until it feels easy, and strength twice a week. A doctor comes first, above all after years without sport or with high blood pressure, diabetes or heart disease. Breathlessness that is new, pressure in the chest or dizziness: stop.",
          es: "A esa edad sirve el mismo camino, más despacio: tres salidas por semana con un día libre en medio, repite cada semana del plan hasta que salga fácil, y fuerza dos veces por semana. Primero el médico, sobre todo tras años sin deporte o con presión alta, diabetes o problemas del corazón. Falta de aire nueva, presión en el pecho o mareo: parar.",
        },
      },
      {
        about: ["how-long"],
        answer: {
          en: "Eight weeks for most beginners, with three outings a week; with more age or weight it takes longer. Repeat a week that felt hard, and go on.",
          es: "Ocho semanas para la mayoría, con tres salidas por semana; con más edad o peso toma más. Repite la semana que costó y sigue.",
        },
      },
    ],
  },
  {
    id: "plan-10k",
    title: { en: "A plan for 10K", es: "Un plan para 10K" },
    keywords: [
      "10k training",
      "plan 10k",
      "10k plan",
      "train 10k",
      "training 10k",
      "prepare 10k",
      "first 10k",
      "run 10k",
      "entrenar 10k",
      "entreno 10k",
      "entrenamiento 10k",
      "preparar 10k",
      "preparo 10k",
      "primeros 10k",
      "primera 10k",
      "correr 10k",
    ],
    wordings: `
      i can run 5k how do i get to 10k
      weekly plan for my first 10k
      corro 5k como llego a 10k
      plan semanal para mi primer 10k`,
    answer: {
      en: `This ten-week outline is for runners who can run 30 minutes without a break. Run four days a week; everything is easy except the faster run.

| Week | Two easy runs | Faster run (after 10 min easy) | Long run |
|---|---|---|---|
| 1 | 5 km | 6 × 30 s quick | 7 km |
| 2 | 5 km | 6 × 1 min fast | 8 km |
| 3 | 6 km | 5 × 2 min fast | 9 km |
| 4 | 5 km | 6 × 30 s quick | 7 km |
| 5 | 6 km | 2 × 8 min tempo | 10 km |
| 6 | 6 km | 5 × 3 min fast | 11 km |
| 7 | 7 km | 2 × 10 min tempo | 12 km |
| 8 | 6 km | 5 × 1 km at 10K pace | 12 km |
| 9 | 5 km | 3 × 1 km at 10K pace | 9 km |
| 10 | 4 km | 4 × 1 min at 10K pace | your 10K |

- **Tempo** is comfortably hard: you can say a few words, not a sentence. Jog 2–3 minutes between repetitions.
- Weeks 4 and 9 are lighter on purpose: fitness comes when you recover.
- Miss a run? Let it go. Never squeeze two hard days together.
- In the race, hold back for the first 2 km and spend what is left in the last 3.

Move to fewer, shorter runs, and get it looked at, if a pain changes the way you run.`,
      es: `Este esquema de diez semanas es para quien ya corre 30 minutos sin parar. Corre cuatro días por semana; todo es suave menos la sesión rápida.

| Semana | Dos trotes suaves | Sesión rápida (tras 10 min suaves) | Fondo largo |
|---|---|---|---|
| 1 | 5 km | 6 × 30 s ágiles | 7 km |
| 2 | 5 km | 6 × 1 min rápido | 8 km |
| 3 | 6 km | 5 × 2 min rápidos | 9 km |
| 4 | 5 km | 6 × 30 s ágiles | 7 km |
| 5 | 6 km | 2 × 8 min a tempo | 10 km |
| 6 | 6 km | 5 × 3 min rápidos | 11 km |
| 7 | 7 km | 2 × 10 min a tempo | 12 km |
| 8 | 6 km | 5 × 1 km a ritmo de 10K | 12 km |
| 9 | 5 km | 3 × 1 km a ritmo de 10K | 9 km |
| 10 | 4 km | 4 × 1 min a ritmo de 10K | tus 10K |

- **Tempo** es fuerte pero controlado: te salen unas palabras, no una frase. Trota 2–3 minutos entre repeticiones.
- Las semanas 4 y 9 son más ligeras a propósito: la forma llega cuando te recuperas.
- ¿Perdiste un día? Déjalo pasar. Nunca juntes dos días duros.
- En la carrera, contente los primeros 2 km y gasta lo que quede en los últimos 3.

Si un dolor cambia tu manera de correr, baja la carga y hazlo revisar.`,
    },
    sources: [
      {
        name: "Muñoz et al., Does Polarized Training Improve Performance in Recreational Runners?, 2014",
        address: "https://www.scribd.com/document/276851175/Polarized-Training-Approach",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find 10K races", "How do I run intervals and tempo?", "How do I taper before a race?"],
      es: [
        "Busca carreras de 10K",
        "¿Cómo hago series y tempo?",
        "¿Cómo hago el taper antes de una carrera?",
      ],
    },
  },
  {
    id: "plan-half",
    title: { en: "A plan for the half marathon", es: "Un plan para la media maratón" },
    keywords: [
      "plan half marathon",
      "training half marathon",
      "train half marathon",
      "prepare half marathon",
      "entrenar media maraton",
      "entrenamiento media maraton",
      "preparar media maraton",
      "preparo media maraton",
      "primera media maraton",
      "half marathon training",
      "21k training",
      "plan half",
      "half plan",
      "half marathon plan",
      "train half",
      "training half",
      "prepare half",
      "first half marathon",
      "run half marathon",
      "plan media maraton",
      "plan media",
      "entrenar media",
      "entreno media",
      "entrenamiento media",
      "preparar media",
      "preparo media",
      "primera media",
      "correr media maraton",
      "plan 21k",
      "21k plan",
      "train 21k",
      "training 21k",
      "entrenar 21k",
      "entrenamiento 21k",
      "preparar 21k",
      "primeros 21k",
      "primer 21k",
      "correr 21k",
    ],
    wordings: `
      what should a week look like for a half marathon
      from 10k to half marathon how
      mileage per week for a half
      como es una semana para media maraton
      pasar de 10k a 21k
      kilometros por semana para la media`,
    answer: {
      en: `This twelve-week outline is for runners who run about 25 km a week already. Run four or five days; everything that the table does not name is easy.

| Week | Whole week | One faster session | Long run |
|---|---|---|---|
| 1 | 28 km | 6 strides of 20 s | 10 km |
| 2 | 30 km | 6 × 2 min at 10K effort | 11 km |
| 3 | 33 km | 2 × 10 min tempo | 13 km |
| 4 | 26 km | strides | 10 km |
| 5 | 34 km | 5 × 1 km at 10K effort | 14 km |
| 6 | 37 km | 3 × 10 min tempo | 16 km |
| 7 | 39 km | 6 × 1 km at 10K effort | 17 km |
| 8 | 30 km | strides | 13 km |
| 9 | 40 km | 2 × 15 min tempo | 18 km |
| 10 | 42 km | 3 × 3 km at race pace | 19 km |
| 11 | 32 km | 2 × 2 km at race pace | 13 km |
| 12 | 15 km | 4 × 1 min at race pace | race |

- Long runs are 45–90 seconds a kilometer slower than your race pace.
- From week 6, practise breakfast and what you will take on the way, such as a gel every 30–40 minutes.
- Run the first 5 km of the race a little slower than planned; decide at kilometer 15.

Cut a week back when you are unusually tired or a pain grows from run to run.`,
      es: `Este esquema de doce semanas es para quien ya corre unos 25 km por semana. Corre cuatro o cinco días; todo lo que la tabla no nombra es suave.

| Semana | Semana entera | Una sesión rápida | Fondo largo |
|---|---|---|---|
| 1 | 28 km | 6 progresivos de 20 s | 10 km |
| 2 | 30 km | 6 × 2 min a esfuerzo de 10K | 11 km |
| 3 | 33 km | 2 × 10 min a tempo | 13 km |
| 4 | 26 km | progresivos | 10 km |
| 5 | 34 km | 5 × 1 km a esfuerzo de 10K | 14 km |
| 6 | 37 km | 3 × 10 min a tempo | 16 km |
| 7 | 39 km | 6 × 1 km a esfuerzo de 10K | 17 km |
| 8 | 30 km | progresivos | 13 km |
| 9 | 40 km | 2 × 15 min a tempo | 18 km |
| 10 | 42 km | 3 × 3 km a ritmo de carrera | 19 km |
| 11 | 32 km | 2 × 2 km a ritmo de carrera | 13 km |
| 12 | 15 km | 4 × 1 min a ritmo de carrera | carrera |

- Los fondos largos van entre 45 y 90 segundos por kilómetro más lentos que tu ritmo de carrera.
- Desde la semana 6, ensaya el desayuno y lo que tomarás en ruta, por ejemplo un gel cada 30–40 minutos.
- Corre los primeros 5 km un poco más lento de lo previsto y decide en el kilómetro 15.

Recorta la semana si sientes un cansancio raro o si un dolor crece de un día a otro.`,
    },
    sources: [
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find half marathons", "What do I eat before and during a race?", "How do I taper?"],
      es: [
        "Busca medias maratones",
        "¿Qué como antes y durante la carrera?",
        "¿Cómo hago el taper?",
      ],
    },
    questions: [
      {
        asked: `
          how long until im ready for a half
          how many weeks for a half marathon
          in how much time would i be ready for the half
          cuantas semanas para estar listo para la media
          en cuanto tiempo estaria listo para 21k
          cuanto falta para poder correr una media`,
        answer: {
          en: "Twelve weeks if you run about 25 km (15 miles) a week now; about sixteen from 10 km a week, because four of them only build up; four months or a little more from zero.",
          es: "Doce semanas si hoy corres unos 25 km por semana; unas dieciséis si corres 10, porque las primeras cuatro solo construyen base; cuatro meses o algo más desde cero.",
        },
      },
    ],
  },
  {
    id: "plan-marathon",
    title: { en: "A plan for the marathon", es: "Un plan para la maratón" },
    keywords: [
      "42k training",
      "plan marathon",
      "marathon plan",
      "train marathon",
      "training marathon",
      "marathon training",
      "prepare marathon",
      "first marathon",
      "run marathon",
      "plan maraton",
      "entrenar maraton",
      "entreno maraton",
      "entrenamiento maraton",
      "preparar maraton",
      "preparo maraton",
      "primera maraton",
      "primer maraton",
      "correr maraton",
      "plan 42k",
      "42k plan",
      "train 42k",
      "training 42k",
      "entrenar 42k",
      "entrenamiento 42k",
      "preparar 42k",
      "primeros 42k",
      "correr 42k",
    ],
    wordings: `
      how do i build up to 42 km
      from half to full marathon what changes
      first marathon advice how long to prepare
      pasar de media a maraton que cambia
      cuantos meses necesito para un maraton
      primer maraton consejos`,
    answer: {
      en: `Begin this sixteen-week outline when you run about 40 km a week and have a half marathon behind you. Everything unnamed is easy. MP means marathon pace.

| Week | Whole week | One faster session | Long run |
|---|---|---|---|
| 1 | 40 km | strides | 16 km |
| 2 | 43 km | 20 min tempo | 18 km |
| 3 | 46 km | 5 × 1 km at 10K effort | 20 km |
| 4 | 36 km | strides | 15 km |
| 5 | 48 km | 2 × 15 min tempo | 22 km |
| 6 | 52 km | 6 × 1 km at 10K effort | 24 km |
| 7 | 55 km | 10 km at MP | 26 km |
| 8 | 42 km | strides | 19 km |
| 9 | 56 km | 2 × 20 min tempo | 28 km |
| 10 | 58 km | 12 km at MP | 29 km |
| 11 | 60 km | 5 × 1.5 km at 10K effort | 30 km |
| 12 | 46 km | strides | 22 km |
| 13 | 60 km | none | 32 km, 14 of them at MP |
| 14 | 50 km | 3 × 2 km at 10K effort | 24 km |
| 15 | 38 km | 8 km at MP | 16 km |
| 16 | 20 km | 3 km at MP | race |

- If a long run would take over 3½ hours, stop there: longer costs more than it gives.
- Rehearse breakfast, gels and shoes on the long runs.
- Start at MP or slightly slower; the race begins at kilometer 30.

Pain that stays or makes you limp belongs in front of a professional, not in the plan.`,
      es: `Empieza este esquema de dieciséis semanas cuando corras unos 40 km por semana y ya tengas una media maratón. Todo lo que no se nombra es suave. RM es ritmo de maratón.

| Semana | Semana entera | Una sesión rápida | Fondo largo |
|---|---|---|---|
| 1 | 40 km | progresivos | 16 km |
| 2 | 43 km | 20 min a tempo | 18 km |
| 3 | 46 km | 5 × 1 km a esfuerzo de 10K | 20 km |
| 4 | 36 km | progresivos | 15 km |
| 5 | 48 km | 2 × 15 min a tempo | 22 km |
| 6 | 52 km | 6 × 1 km a esfuerzo de 10K | 24 km |
| 7 | 55 km | 10 km a RM | 26 km |
| 8 | 42 km | progresivos | 19 km |
| 9 | 56 km | 2 × 20 min a tempo | 28 km |
| 10 | 58 km | 12 km a RM | 29 km |
| 11 | 60 km | 5 × 1.5 km a esfuerzo de 10K | 30 km |
| 12 | 46 km | progresivos | 22 km |
| 13 | 60 km | ninguna | 32 km, 14 de ellos a RM |
| 14 | 50 km | 3 × 2 km a esfuerzo de 10K | 24 km |
| 15 | 38 km | 8 km a RM | 16 km |
| 16 | 20 km | 3 km a RM | carrera |

- Si un fondo largo va a pasar de 3 horas y media, para ahí: más cuesta más de lo que da.
- Ensaya desayuno, geles y zapatillas en los fondos largos.
- Sal a RM o algo más lento; la carrera empieza en el kilómetro 30.

Un dolor que no se va o te hace cojear se lleva a un profesional, no al plan.`,
    },
    sources: [
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
      {
        name: "Training history, pacing and marathon performance (Dublin Marathon 2018)",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7449326",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find marathons", "How do I taper?", "How should I pace the marathon?"],
      es: ["Busca maratones", "¿Cómo hago el taper?", "¿Cómo reparto el esfuerzo en la maratón?"],
    },
    questions: [
      {
        asked: `
          how many weeks do i need to get ready for a full marathon
          when should i start training for a marathon
          how long to train for a marathon if i run 25 km a week
          cuanto tiempo necesito para preparar una maraton si corro 25 km por semana
          cuantas semanas para preparar el maraton`,
        answer: {
          en: "Sixteen weeks if you run about 40 km (25 miles) a week and have a half behind you; with about 25 km a week take eight more to build up first, so some six months in all.",
          es: "Dieciséis semanas si corres unos 40 km por semana y ya hiciste una media; con unos 25 km por semana suma antes unas ocho para construir base: alrededor de seis meses en total.",
        },
      },
    ],
  },
  {
    id: "choosing-plan",
    title: { en: "Choosing a training plan", es: "Elegir un plan de entrenamiento" },
    keywords: [
      "training plan",
      "training program",
      "training schedule",
      "need plan",
      "plan entrenamiento",
      "programa entrenamiento",
      "necesito plan",
      "dame plan",
      "quiero plan",
      "entrenamiento principiantes",
      "entrenamiento principiante",
      "help train",
      "start training",
      "quiero entrenar",
      "ayudame entrenar",
      "empezar entrenar",
    ],
    wordings: `
      make me a training plan
      i need a training plan
      hazme un plan de entrenamiento
      necesito un plan de entrenamiento
      i have little time with work and kids how do i train
      only three hours a week to train
      tengo poco tiempo trabajo e hijos como entreno
      which training plan is right for me
      how do i change a plan i missed a week
      que plan de entrenamiento me conviene
      me perdi una semana del plan como sigo`,
    answer: {
      en: `A good plan starts where you are, not where you want to be. I have four outlines; choose by what you run **now**:

| Plan | Weeks | You should already |
|---|---|---|
| First 5K | 8 | be able to walk briskly for 30 minutes |
| 10K | 10 | run 30 minutes without a break |
| Half marathon | 12 | run about 25 km a week |
| Marathon | 16 | run about 40 km a week, with a half marathon behind you |

- **Count back from your race.** Fewer weeks than the plan has? Begin at the week that fits your present distance, or choose a shorter race.
- **Days a week:** three are enough for 5K, four for 10K and the half, four or five for the marathon.
- **Most of it easy,** one faster session, one long run, one lighter week out of four.
- **Strength** twice a week, 20–40 minutes, makes every plan safer.
- A plan is a sketch: move days, repeat weeks, leave runs out when you are ill or something hurts.

I cannot see your history, your health or your watch. With a heart condition, an injury or pregnancy a doctor or a coach who knows you comes before any plan.`,
      es: `Un buen plan empieza donde estás, no donde quieres estar. Tengo cuatro esquemas; elige según lo que corres **ahora**:

| Plan | Semanas | Ya deberías |
|---|---|---|
| Primeros 5K | 8 | poder caminar a paso ligero 30 minutos |
| 10K | 10 | correr 30 minutos sin parar |
| Media maratón | 12 | correr unos 25 km por semana |
| Maratón | 16 | correr unos 40 km por semana y tener una media maratón |

- **Cuenta hacia atrás desde tu carrera.** ¿Quedan menos semanas que las del plan? Empieza por la semana que corresponda a lo que ya corres, o elige una carrera más corta.
- **Días por semana:** tres bastan para 5K, cuatro para 10K y la media, cuatro o cinco para la maratón.
- **Casi todo suave,** una sesión rápida, un fondo largo y una semana más ligera de cada cuatro.
- **Fuerza** dos veces por semana, 20–40 minutos, hace más seguro cualquier plan.
- Un plan es un borrador: mueve días, repite semanas y quita salidas cuando estés enfermo o algo duela.

No puedo ver tu historial, tu salud ni tu reloj. Con una enfermedad del corazón, una lesión o un embarazo, antes que cualquier plan va un médico o un entrenador que te conozca.`,
    },
    sources: [
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "A plan for my first 5K",
        "A plan for 10K",
        "A plan for the half marathon",
        "A plan for the marathon",
      ],
      es: [
        "Un plan para mis primeros 5K",
        "Un plan para 10K",
        "Un plan para la media maratón",
        "Un plan para la maratón",
      ],
    },
    questions: [
      {
        asked: `
          should i train by time or by distance
          mileage based plan or time based
          can the plan handle me missing runs
          what if i keep missing sessions of the plan
          i have a baby and no fixed schedule which plan
          entreno por tiempo o por kilometros
          que pasa si me salto sesiones del plan
          tengo hijos y no se que dias puedo`,
        answer: {
          en: "With an unpredictable week train by time, and by order instead of days: one long run, one faster run, the rest easy, whenever there is a gap. A missed run is gone, do not make it up; after a week without running repeat the last week or take two thirds of it, and after two weeks go back two weeks. Keep the long run before anything else. In a plan made here you can move a session to another day, and the plan goes on from what you did.",
          es: "Si tu semana es imprevisible, entrena por tiempo y por orden, no por días: un fondo, una salida más rápida, y el resto suave, cuando haya un hueco. Lo que se pierde no se recupera; tras una semana sin correr repite la última o haz dos tercios, y tras dos semanas retrocede dos. Salva primero el fondo. En un plan hecho aquí puedes pasar una sesión a otro día, y el plan sigue desde lo que hiciste.",
        },
      },
    ],
  },
];
