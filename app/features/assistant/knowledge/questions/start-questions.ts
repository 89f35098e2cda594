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
      when should i start training for a marathon
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
      which breakfast works before an early start
      what do i have for breakfast if the gun goes at 6am
      what do i eat when the race starts at 7 in the morning
      and if i get up only an hour before the start
      i cant eat in the morning before a race
      que desayuno el dia de la carrera
      corro a las 6 am y no me entra nada
      basta un platano antes de correr
      que como antes de una carrera si es a las 7 de la mañana
      que desayuno si la carrera sale a las 6
      y si me levanto a las 6 nomas
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
      en: "Yes, if it is much at once. Drink in small sips: a large amount, juice and other sweet drinks shortly before a run make a side stitch likelier. Finish the last big glass an hour before.",
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
      en: "I recommend no medicine; ask a pharmacist or doctor. Painkillers of the ibuprofen kind do not belong right before or in a long race: they burden kidneys and stomach. Easy running often eases cramps; pain that stops your day belongs to a doctor.",
      es: "No recomiendo medicamentos; pregunta a un farmacéutico o médico. Los analgésicos como el ibuprofeno no van justo antes ni durante una carrera larga: cargan riñones y estómago. Un trote suave suele aliviar los cólicos; un dolor que te frena el día, al médico.",
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
      how do i prepare for a first ultra
      como me preparo para mi primer ultra
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
  {
    topic: "cadence",
    asked: `
      should i run on my toes
      should i land on my heel or forefoot
      is heel striking bad
      debo correr con la punta del pie
      es malo caer con el talon
      como debo pisar al correr`,
    answer: {
      en: "No: do not force how you land while nothing hurts. Landing on the forefoot only moves the load from the knee to calf and Achilles tendon. If your feet land far in front of you, take about 5 percent more steps at the same speed; the rest follows.",
      es: "No: no fuerces la pisada mientras nada duela. Caer con la punta solo pasa la carga de la rodilla a la pantorrilla y el tendón de Aquiles. Si tus pies caen muy adelante, da un 5 por ciento más de pasos a la misma velocidad; lo demás llega solo.",
    },
  },
  {
    topic: "base",
    asked: `
      i only have 20 minutes a day is that worth it
      is running 20 minutes a day enough
      is a short run better than nothing
      sirve correr 20 minutos al dia
      solo tengo media hora vale la pena correr
      es poco correr 15 minutos`,
    answer: {
      en: "Yes, it is worth it: twenty easy minutes three or four times a week build a habit and are enough for a first 5K. For 10K and more make one of them longer each week, and let the others stay short.",
      es: "Sí, vale la pena: veinte minutos suaves tres o cuatro veces por semana crean el hábito y alcanzan para un primer 5K. Para 10K o más, alarga uno de ellos cada semana y deja cortos los demás.",
    },
  },
  {
    topic: "nerves",
    asked: `
      i cant sleep the night before the race
      no sleep before race day
      how do i sleep before a race
      la noche antes de la carrera no puedo dormir
      no duermo antes de las carreras
      como duermo antes de una maraton`,
    answer: {
      en: "You need not sleep well tonight: one bad night costs little, the nights before it count. Lay everything out, write the times on a sheet, lie down, read, and breathe out longer than in. No alcohol or pills for it.",
      es: "No hace falta dormir bien esta noche: una mala noche cuesta poco, cuentan las anteriores. Deja todo listo, anota las horas, acuéstate, lee y suelta el aire más largo de lo que lo tomas. Nada de alcohol ni pastillas para eso.",
    },
  },
  {
    topic: "recovery",
    asked: `
      is it ok to run a half every month
      how often can i race
      how many races a year
      two races in one month too much
      puedo correr una media cada mes
      cada cuanto puedo competir
      cuantas carreras al año es bueno correr`,
    answer: {
      en: "It depends on how hard you race. Count back from how long each race needs: about five days after a 5K, a week after a 10K, two weeks after a half and three to four after a marathon before you run hard again. A half every month is possible if you run most of them easily; for best times two or three a year are better.",
      es: "Cuenta según lo que pide cada una antes de volver a exigirte: unos cinco días tras 5K, una semana tras 10K, dos tras una media y tres a cuatro tras una maratón. Una media al mes es posible si corres casi todas con calma; para buscar marcas son mejor dos o tres al año.",
    },
  },
  {
    topic: "race-checklist",
    asked: `
      do i have to wear the bib on the front
      where do i pin my bib
      what if i lose my timing chip
      donde pongo el dorsal
      el dorsal va adelante o atras
      que pasa si pierdo el chip`,
    answer: {
      en: "Yes: on the front, at chest or belly, visible and not folded, with four pins or a belt; timers and photographers read it there, and many chips are in it. Lost bib or chip? Tell the information desk before the start: without it there is usually no time.",
      es: "Adelante, en el pecho o el abdomen, visible y sin doblar, con cuatro alfileres o una cinta; ahí lo leen cronometradores y fotógrafos, y muchos chips van en él. ¿Perdiste dorsal o chip? Avisa en informes antes de la salida: sin él casi nunca hay tiempo.",
    },
  },
  {
    topic: "gels",
    asked: `
      can i bring my own gels to a race
      can i carry my own food in the race
      puedo llevar mis propios geles
      puedo llevar mi comida a la carrera`,
    answer: {
      en: "Yes, in nearly every race, and it is wiser than to try what the stations have. Carry them in a belt or a pocket, and keep the wrappers until a bin. In trail races the rules may forbid help from others outside the stations.",
      es: "Sí, en casi todas, y es más prudente que probar lo que den los puestos. Llévalos en un cinturón o bolsillo y guarda los envoltorios hasta un tacho. En trail el reglamento puede prohibir ayuda de otros fuera de los puestos.",
    },
  },
  {
    topic: "weight",
    asked: `
      is it the same to walk fast or to run to lose weight
      running or walking which is better for weight
      que es mejor correr o caminar rapido para bajar de peso
      caminar o correr para adelgazar`,
    answer: {
      en: "Both work: per kilometer running burns more, and in the same time clearly more, but walking is gentler and can be done daily and longer. If you are heavy or new, walk briskly and mix in minutes of running. What you eat decides most of it.",
      es: "Las dos sirven: por kilómetro correr gasta más, y en el mismo tiempo bastante más, pero caminar es más suave y se puede hacer a diario y más rato. Si pesas más o empiezas, camina rápido e intercala minutos de trote. Lo que comes decide la mayor parte.",
    },
  },
];
