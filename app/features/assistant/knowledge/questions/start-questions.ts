import type { UsualQuestion } from "./usual-question.ts";

/** How to begin, and what runners go on to ask after an article. */
export const startQuestions: readonly UsualQuestion[] = [
  {
    topic: "plan-5k",
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
    topic: "plan-5k",
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
  {
    topic: "base",
    asked: `
      how many miles a week for a half marathon
      how many km per week do i need for 21k
      weekly mileage for a half
      how many miles a week for a marathon
      cuantos km a la semana para un medio maraton
      cuantos kilometros por semana para una maraton
      cuanto kilometraje semanal para 10k`,
    answer: {
      en: "For a half about 25 km (15 miles) a week to begin the plan, 40 km (25 miles) in its biggest weeks; for a marathon 40 km (25 miles) to begin and up to 60 (37); for 10K 15 to 25 km (10–15 miles). If you run less now, take the weeks to grow there first, a little more every second or third week.",
      es: "Para una media, unos 25 km por semana para empezar el plan y 40 km en las semanas más largas; para una maratón, 40 para empezar y hasta 60; para 10K, de 15 a 25. Si hoy corres menos, toma primero las semanas para llegar ahí, con un poco más cada dos o tres semanas.",
    },
  },
  {
    topic: "plan-half",
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
  {
    topic: "plan-marathon",
    asked: `
      how many weeks do i need to get ready for a full marathon
      how long to train for a marathon if i run 25 km a week
      cuanto tiempo necesito para preparar una maraton si corro 25 km por semana
      cuantas semanas para preparar el maraton`,
    answer: {
      en: "Sixteen weeks if you run about 40 km (25 miles) a week and have a half behind you; with about 25 km a week take eight more to build up first, so some six months in all.",
      es: "Dieciséis semanas si corres unos 40 km por semana y ya hiciste una media; con unos 25 km por semana suma antes unas ocho para construir base: alrededor de seis meses en total.",
    },
  },
  {
    topic: "motivation",
    asked: `
      i work nights when should i run
      running with shift work
      when should i train if i work at night
      trabajo de noche cuando entreno
      en que momento me conviene entrenar si trabajo de noche
      no tengo tiempo para correr por el trabajo
      i have no time to run`,
    answer: {
      en: "After you have slept, before the shift, or on free days: never instead of sleep. Three fixed slots of 20 to 30 minutes a week are enough to begin with; put them in the calendar like an appointment, keep clothes ready, and move the long run to a day without a shift.",
      es: "Después de dormir y antes del turno, o en los días libres: nunca en lugar del sueño. Bastan tres momentos fijos de 20 a 30 minutos por semana; anótalos como una cita, deja lista la ropa y pasa el fondo a un día sin turno.",
    },
  },
  {
    topic: "fuel",
    asked: `
      what do i eat for breakfast on race day
      race day breakfast
      i run at 6 am and cant eat that early
      is a banana enough before running
      i cant eat in the morning before a race
      que desayuno el dia de la carrera
      corro a las 6 am y no me entra nada
      basta un platano antes de correr
      y si tomo solo un platanito
      no puedo comer tan temprano`,
    answer: {
      en: "If it is early, small and soft is enough: a banana, toast with honey, a few spoons of oats or a sports drink, 30 to 60 minutes before. With three hours to go: bread or oats with honey or jam and a banana, little fat and fiber. Eat well the evening before, and try it on long runs.",
      es: "Si es temprano, basta poco y blando: un plátano, pan con miel, unas cucharadas de avena o una bebida deportiva, 30 a 60 minutos antes. Con tres horas por delante: pan o avena con miel o mermelada y un plátano, con poca grasa y fibra. Cena bien la noche antes y pruébalo en los fondos.",
    },
  },
  {
    topic: "gels",
    asked: `
      gels make me nauseous
      they make me feel sick
      gels make me want to throw up
      los geles me dan nauseas
      me dan asco los geles`,
    answer: {
      en: "Half a gel twice as often, with water and never with sports drink, and two slower minutes: that settles most stomachs. If not, take another brand, gels that are thinner, or real food such as banana, dates or potato with salt. Practise on long runs; vomiting that does not stop, or with a headache or confusion, needs help.",
      es: "Medio gel el doble de veces, con agua y nunca con bebida deportiva, y dos minutos más lentos: eso calma a la mayoría. Si no, otra marca, geles más líquidos o comida de verdad: plátano, dátiles, papa con sal. Pruébalo en fondos; vómitos que no paran, o con dolor de cabeza o confusión, necesitan ayuda.",
    },
  },
  {
    topic: "cramps",
    asked: `
      does drinking before cause side stitches
      what about drinking before a run side stitch
      beber antes da flato
      puedo tomar agua antes si me da puntada`,
    answer: {
      en: "Drink, but in small sips and not much at once: a large amount, juice and other sweet drinks shortly before a run make a side stitch likelier. Finish the last big glass an hour before.",
      es: "Bebe, pero a sorbos y no mucho de golpe: mucha cantidad, jugos y otras bebidas dulces poco antes de correr hacen más probable la puntada. Termina el último vaso grande una hora antes.",
    },
  },
  {
    topic: "shoes",
    asked: `
      how many miles do they last
      how many km do they last
      cuantos kilometros duran
      cuanto me duran`,
    answer: {
      en: "About 500–800 km (300–500 miles), or until the sole is worn through, the shoe leans to one side or new aches appear.",
      es: "Unos 500–800 km, o hasta que la suela se gasta, la zapatilla se inclina o aparecen molestias nuevas.",
    },
  },
  {
    topic: "trail-gear",
    asked: `
      garmin or coros
      garmin or apple watch
      which brand of watch is better
      garmin coros polar suunto cual es mejor
      garmin o coros`,
    answer: {
      en: "I recommend no brand: both measure distance and pulse well enough for training. Decide by battery hours with GPS, maps if you run trails, buttons that work in rain, size on the wrist and price. Dorsal reads files of either one.",
      es: "No recomiendo marcas: las dos miden distancia y pulso bastante bien para entrenar. Decide por las horas de batería con GPS, los mapas si haces trail, botones que funcionen con lluvia, el tamaño y el precio. Dorsal lee los archivos de ambas.",
    },
  },
  {
    topic: "reds",
    asked: `
      im on my period and have a race on sunday
      race on my period anything i should know
      estoy en mis dias y tengo carrera
      me llego la regla y corro el domingo
      estoy menstruando puedo competir`,
    answer: {
      en: "You can race: on average performance hardly changes with the period, and moving often eases cramps. Wear what you have tried on a long run, dark and with a spare, know where the toilets are, eat and drink as usual. Very heavy bleeding or pain that stops your day: ask a doctor first.",
      es: "Puedes correr: en promedio el rendimiento casi no cambia con la regla, y moverse suele aliviar los cólicos. Usa lo que ya probaste en un fondo, oscuro y con repuesto, ubica los baños, come y bebe como siempre. Sangrado muy fuerte o dolor que te frena: primero pregunta al médico.",
    },
  },
  {
    topic: "reds",
    asked: `
      can i take something for period cramps before the race
      painkiller for period cramps and running
      puedo tomar algo para el colico antes de correr
      que tomo para los colicos menstruales`,
    answer: {
      en: "I recommend no medicine; ask a pharmacist or doctor. Painkillers of the ibuprofen kind do not belong right before or in a long race: they burden kidneys and stomach. Warmth, a light jog and going easy help many.",
      es: "No recomiendo medicamentos; pregunta a un farmacéutico o médico. Los analgésicos como el ibuprofeno no van justo antes ni durante una carrera larga: cargan riñones y estómago. El calor, un trote suave y tomarlo con calma ayudan a muchas.",
    },
    sources: [
      {
        name: "The People's Pharmacy, Marathon runners should watch out for NSAIDs (Lipman 2017, Küster 2013)",
        address:
          "https://www.peoplespharmacy.com/2017/08/17/marathon-runners-should-watch-out-for-nsaids/",
        seen: "2026-11-28",
      },
    ],
  },
  {
    topic: "race-morning",
    asked: `
      tomorrow is my first race any tips
      first 10k tomorrow any advice
      my race is tomorrow what do i do
      mañana es mi primera carrera algun consejo
      mañana corro mi primer 10k algun tip
      manana tengo carrera que me aconsejas`,
    answer: {
      en: "Tonight lay out bib, clothes and breakfast, check the way and your start time, eat what you know and go to bed early. Tomorrow be there 45 to 60 minutes ahead, warm up for ten minutes, start slower than feels right for the first two kilometers and take water if you are thirsty. Nothing new, and enjoy it.",
      es: "Esta noche deja listos dorsal, ropa y desayuno, revisa el camino y la hora de salida, cena lo conocido y duerme temprano. Mañana llega 45 a 60 minutos antes, calienta diez minutos, sal más lento de lo que te pide el cuerpo los dos primeros kilómetros y toma agua si tienes sed. Nada nuevo, y disfruta.",
    },
  },
  {
    topic: "first-ultra",
    asked: `
      difference between a 50k and a marathon
      is a 50k harder than a marathon
      diferencia entre un 50k y una maraton
      es mas duro un 50k que una maraton`,
    answer: {
      en: "Less the eight kilometers than the ground and the hours: most 50Ks are on trails with climbs, so they last far longer, are run slower with walked hills, and need more food, kit and downhill training. Who has a marathon and some long trail runs behind them can do one with about 50 km a week and sixteen weeks.",
      es: "Menos los ocho kilómetros que el terreno y las horas: casi todos los 50K son en trail con subidas, así que duran mucho más, se corren más lento y caminando cuestas, y piden más comida, equipo y bajadas entrenadas. Con una maratón y algunos fondos de trail, se puede con unos 50 km por semana y dieciséis semanas.",
    },
  },
  {
    topic: "first-trail",
    asked: `
      how do i go from road 10k to trail
      how do i prepare for a first trail race
      como me preparo para una primera carrera de trail
      how would i train for a trail race coming from road
      como paso de calle a trail
      como entreno para mi primera carrera de trail`,
    answer: {
      en: "Keep your road runs and add three things: once a week a run on trails, by time and not by pace; once a week hills, 6–8 × 1–2 minutes up, walking and running; and twice a week strength with step-ups and slow step-downs. Eight weeks are enough for 10–15 km with up to 500 m of climbing.",
      es: "Mantén tus salidas de calle y suma tres cosas: una vez por semana trail, por tiempo y no por ritmo; una vez cuestas, 6–8 × 1–2 minutos subiendo, caminando y corriendo; y dos veces fuerza, con subidas y bajadas lentas de escalón. Ocho semanas bastan para 10–15 km con hasta 500 m de subida.",
    },
  },
  {
    topic: "choosing-distance",
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
];
