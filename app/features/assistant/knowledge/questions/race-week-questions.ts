import type { UsualQuestion } from "./usual-question.ts";

/** The last weeks and days before a race, and the race itself. */
export const raceWeekQuestions: readonly UsualQuestion[] = [
  {
    topic: "taper",
    asked: `
      how many days before the race do i stop running
      when do i stop running before a marathon
      should i run the days before my half
      when is my last long run before the marathon
      how long should a taper be
      when do i start tapering
      cuantos dias antes de la carrera dejo de correr
      cuando dejo de entrenar antes del maraton
      cuando hago el ultimo fondo largo antes de la maraton
      cuanto dura el taper
      cuando empiezo a bajar la carga antes de la carrera`,
    answer: {
      en: "You do not stop, you run less: two to three weeks before a marathon, 10 to 14 days before a half, five to seven days before 5K or 10K. The last long run of a marathon is two to three weeks before. On the last two days rest, or jog 20 minutes with a few strides.",
      es: "No se deja de correr, se corre menos: dos o tres semanas antes de una maratón, de 10 a 14 días antes de una media, de cinco a siete antes de 5K o 10K. El último fondo de la maratón va dos o tres semanas antes. Los dos últimos días descansa, o trota 20 minutos con unas progresiones.",
    },
  },
  {
    topic: "taper",
    asked: `
      what do i do the week of the race
      what should race week look like
      race week training and food
      que hago la semana de la carrera
      como es la semana previa a la carrera
      que entreno la ultima semana antes de la carrera`,
    answer: {
      en: "The usual days, but only a third to a half of the distance, with one short piece of race pace early in the week; no heavy strength, no other hard sport, nothing new. Sleep well all week, for races over 90 minutes eat more carbohydrate in the last two days, and lay out bib, shoes and clothes the evening before.",
      es: "Los días de siempre, pero solo un tercio a la mitad de la distancia, con un tramo corto a ritmo de carrera a inicios de semana; nada de fuerza pesada, otro deporte duro ni cosas nuevas. Duerme bien toda la semana, para carreras de más de 90 minutos come más carbohidratos los dos últimos días, y deja listos dorsal, zapatillas y ropa la víspera.",
    },
  },
  {
    topic: "rest",
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
    topic: "alcohol",
    asked: `
      can i have a beer the week of the race
      is it ok to drink a couple of beers before the race
      wine the night before a half
      puedo tomar unas chelas antes de la carrera
      una cerveza la semana de la carrera hace mal
      puedo tomar vino la noche antes de la media`,
    answer: {
      en: "Better none in the last two days: alcohol disturbs sleep and dries you out. A small glass with food earlier in the week will not ruin a race. Afterwards first water, food and the toilet; then a beer is fine for most adults.",
      es: "Mejor nada en los dos últimos días: el alcohol empeora el sueño y deshidrata. Una cerveza chica o copa con comida a inicios de semana no arruina una carrera. Después, primero agua, comida y baño; luego una cerveza le va bien a casi cualquier adulto.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      i am a pacer any tips
      tips for pacing a group in a race
      how do i pace a friend to a time
      first time as a pacer what do i do
      voy a ser liebre algun consejo
      como marco el ritmo a un amigo en la carrera
      consejos para hacer de pacer`,
    answer: {
      en: "Run even effort, not exact kilometers: a few seconds faster on your watch than the goal, because nobody runs the shortest line, and check against the signs of the course. Uphill a little slower, downhill relaxed, and say so to the group before the start. Choose a time that you can run with ease, talk calmly, and hand over and get help for anyone who staggers, is confused or has chest pain: that comes before any time.",
      es: "Lleva un esfuerzo parejo, no kilómetros exactos: unos segundos más rápido en tu reloj que la meta, porque nadie corre la línea más corta, y compara con las marcas del recorrido. En subida algo más lento, en bajada suelto, y avísalo antes al grupo. Elige un tiempo que te resulte fácil, habla con calma, y para a pedir ayuda si alguien se tambalea, se confunde o le duele el pecho: eso va antes que cualquier tiempo.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      my watch says the race was too long
      why does my gps measure more than the marathon distance
      my garmin said 21.4 in the half
      gps says 26.6 miles at the marathon
      was the course long my watch says more
      por que mi reloj marca mas kilometros que la carrera
      mi reloj marco 21.5 en la media
      el gps me da mas distancia que la carrera`,
    answer: {
      en: "Usually the watch, not the course. A certified course is measured along the shortest line with a little added, nobody runs that line exactly, and GPS errs by some meters again and again, most of all between buildings and trees. So aim for a few seconds per kilometer faster on the watch than the pace of your goal, and trust the signs on the course.",
      es: "Casi siempre es el reloj, no el recorrido. Un circuito certificado se mide por la línea más corta con un pequeño añadido, nadie corre justo esa línea, y el GPS falla unos metros una y otra vez, sobre todo entre edificios y árboles. Apunta a unos segundos por kilómetro más rápido en el reloj que el ritmo de tu meta, y confía en las marcas.",
    },
    sources: [
      {
        name: "Queen City Marathon, Why does my wrist GPS say I travelled farther than I thought I did?",
        address:
          "https://runqcm.ca/news/why-does-my-wrist-gps-say-i-travelled-farther-than-i-thought-i-did",
        seen: "2026-11-30",
      },
      {
        name: "Runner's World via DMSE Sports, Here's why your watch says you ran more than a marathon",
        address:
          "https://www.dmsesports.com/press-coverage/heres-why-your-watch-says-you-ran-more-than-a-marathon",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "race-morning",
    asked: `
      what if my shoelace comes undone in the race
      my laces came untied during a race
      how do i tie my shoes so they stay tied
      que hago si se me desata la zapatilla corriendo
      se me desamarra el cordon en la carrera`,
    answer: {
      en: "Step to the side, look behind you, and tie it: it costs seconds, a fall costs more. Before the start tie a double knot and tuck the ends under the laces.",
      es: "Hazte a un lado, mira atrás y amárralo: cuesta segundos, una caída cuesta más. Antes de salir haz doble nudo y mete las puntas bajo los cordones.",
    },
  },
  {
    topic: "coming-last",
    asked: `
      i am afraid of coming last
      what if i come last
      what if i finish last
      im scared of being the slowest
      what if everybody passes me
      will people laugh if im slow
      me da miedo quedar ultimo
      que pasa si llego ultimo
      y si llego ultimo
      me da verguenza llegar ultima
      me da verguenza ser el ultimo
      y si todos me pasan`,
    answer: {
      en: "Somebody comes last in every race and gets the same medal, and the last ones get most of the cheers. Choose a race with a long time limit, start at the back, and walk early. Ask me for the time limit of a race, and I tell you what its page states.",
      es: "En cada carrera alguien llega último y recibe la misma medalla, y a los últimos es a quienes más aplauden. Elige una con tiempo límite largo, sal desde atrás y camina pronto. Pregúntame por el tiempo límite de una carrera y te digo lo que dice su página.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      is my time gun time or chip time
      what is chip time
      when does my time start
      what is the difference between gun time and chip time
      que es el tiempo chip
      desde cuando cuenta mi tiempo
      diferencia entre tiempo oficial y tiempo neto`,
    answer: {
      en: "Gun time runs from the start signal, chip time from the moment you cross the start line. Which of the two counts for places and prizes is in the rules of the race.",
      es: "El tiempo oficial corre desde la señal de salida; el tiempo chip, o neto, desde que cruzas la línea. Cuál cuenta para puestos y premios lo dice el reglamento de la carrera.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      how do i finish strong
      how do i sprint at the end of a race
      how do i keep going in the last kilometers
      tips for the last hill or last mile
      como termino fuerte la carrera
      como aguanto los ultimos kilometros
      consejos para el final de la carrera`,
    answer: {
      en: "It is decided at the beginning: most runners who fade went too fast in the first tenth. Hold back early, eat from the first half hour in long races, and at the end look only to the next sign. Shorten your steps uphill, swing the arms, and let go downhill. Chest pain, dizziness or confusion ends the race, not the sprint.",
      es: "Se decide al inicio: quien se cae al final casi siempre salió demasiado rápido. Guárdate al principio, come desde la primera media hora en las largas, y al final mira solo la siguiente marca. Acorta el paso en subida, usa los brazos y suéltate en bajada. Con dolor de pecho, mareo o confusión la carrera termina ahí.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      how do i overtake people in a crowded race
      etiquette in a race
      where should i run if im slow
      is it rude to stop in front of people
      reglas de cortesia en una carrera
      por donde corro si voy lento
      como adelanto a otros en la carrera`,
    answer: {
      en: "Start in the place that fits your pace, slow runners and walkers to the right; pass on the left after a look; never stop dead, step aside first, above all at aid stations; cups go to the bins.",
      es: "Sal en el lugar de tu ritmo, lentos y caminantes a la derecha; adelanta por la izquierda después de mirar; nunca frenes en seco, primero hazte a un lado, sobre todo en los puestos; los vasos, al basurero.",
    },
  },
];
