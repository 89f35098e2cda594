import type { FollowUp } from "./follow-up.ts";

/** What runners go on to ask about training. */
export const trainingFollowUps: readonly FollowUp[] = [
  {
    topic: "taper",
    about: ["why"],
    answer: {
      en: "Because the training of the last two weeks hardly makes you fitter, while the tiredness of it stays. With less running the tiredness goes and the fitness remains: across 27 studies times improved most with about two weeks in which the distance fell by 41–60 percent and some speed stayed.",
      es: "Porque lo que entrenas en las últimas dos semanas casi no mejora la forma, pero su cansancio se queda. Con menos carrera el cansancio se va y la forma sigue: en 27 estudios lo mejor fueron unas dos semanas con un 41–60 por ciento menos de distancia y algo de ritmo.",
    },
  },
  {
    topic: "taper",
    about: ["when", "how-long"],
    answer: {
      en: "Two to three weeks before a marathon, 10 to 14 days before a half, five to seven days before 5K or 10K. Do the last long run for a marathon two to three weeks before the race. You do not stop running: the last easy jog, 20 minutes with a few strides, may be on the day before.",
      es: "Dos a tres semanas antes de una maratón, de 10 a 14 días antes de una media, de cinco a siete antes de 5K o 10K. El último fondo largo de la maratón va dos o tres semanas antes. No se deja de correr: el último trote suave, 20 minutos con unas progresiones, puede ser la víspera.",
    },
  },
  {
    topic: "taper",
    about: ["old"],
    answer: {
      en: "At that age the same rule holds, at its longer end: three weeks for a marathon, two for a half, because recovery takes longer. Keep the number of days, make them shorter, keep one or two short pieces at race pace, and put two easy days between them.",
      es: "A esa edad vale la misma regla, por el extremo largo: tres semanas para una maratón, dos para una media, porque recuperarse toma más tiempo. Mantén los días, hazlos más cortos, conserva uno o dos tramos breves a ritmo de carrera, con dos días suaves en medio.",
    },
  },
  {
    topic: "taper",
    about: ["tired", "normal"],
    answer: {
      en: "Yes, heavy legs, small aches and nerves are usual while you taper, and they say nothing about your fitness. Do not test it with a hard run: 20 easy minutes with four relaxed strides and more sleep help. Fever, or a pain that makes you limp, is something else.",
      es: "Sí, en la puesta a punto son normales las piernas pesadas, molestias pequeñas y nervios, y no dicen nada de tu forma. No la pruebes con un entrenamiento fuerte: ayudan 20 minutos suaves con cuatro progresiones y dormir más. La fiebre, o un dolor que te hace cojear, es otra cosa.",
    },
  },
  {
    topic: "taper",
    about: ["other-sport", "home"],
    answer: {
      en: "In the last week better not: ball games, heavy weights or anything you are not used to bring sore legs or a twisted ankle just before the race. Heavy strength work stops 7 to 10 days before. A walk or an easy spin on the bike is fine.",
      es: "En la última semana mejor no: el fútbol, las pesas fuertes o lo que no acostumbras dejan piernas doloridas o un tobillo torcido justo antes de la carrera. La fuerza pesada se deja 7 a 10 días antes. Caminar o pedalear suave sí.",
    },
  },
  {
    topic: "taper",
    about: ["alcohol"],
    answer: {
      en: "Best none in the last two days: alcohol disturbs sleep and dries you out. A small glass with food earlier in the week will not ruin the race. After the finish, once you have drunk water and eaten, a beer is fine for most adults.",
      es: "Mejor nada en los dos últimos días: el alcohol empeora el sueño y deshidrata. Una copa o cerveza chica con comida a inicios de semana no arruina la carrera. Después de la meta, ya con agua y comida, una cerveza le va bien a casi cualquier adulto.",
    },
  },
  {
    topic: "taper",
    about: ["how-much", "pace", "how"],
    answer: {
      en: "Keep the usual days, run them shorter: for a half, run half of the usual distance in the last week; for a marathon 75 percent three weeks before, then 60, then 35 to 40. A few short pieces at race pace stay, such as 3 × 1 km or 4 × 1 minute. Everything else is easy.",
      es: "Conserva los días y acórtalos: para una media, la mitad de la distancia la última semana; para una maratón, 75 por ciento tres semanas antes, luego 60, luego 35 a 40. Quedan algunos tramos cortos a ritmo de carrera, como 3 × 1 km o 4 × 1 minuto. Todo lo demás, suave.",
    },
  },
  {
    topic: "base",
    about: ["why"],
    answer: {
      en: "Easy kilometers build what every distance needs: a heart that moves more blood, muscles that burn fat well, and tendons and bones that bear the load. Sudden jumps are the clearer risk: new runners who added more than 30 percent in two weeks had more of the injuries that come from distance.",
      es: "Los kilómetros suaves construyen lo que pide toda distancia: un corazón que mueve más sangre, músculos que queman bien la grasa, y tendones y huesos que aguantan. Los saltos bruscos son el riesgo más claro: quienes empezaban y subieron más de un 30 por ciento en dos semanas tuvieron más lesiones por distancia.",
    },
  },
  {
    topic: "base",
    about: ["how-often", "few-days"],
    answer: {
      en: "Three days a week are enough to begin and to finish a half: one easy run, one with some faster minutes, one long run, with a free day between. Four or five days make you better. Add days before distance, and distance before speed.",
      es: "Tres días por semana bastan para empezar y para terminar una media: uno suave, uno con minutos más rápidos y un fondo, con un día libre en medio. Con cuatro o cinco se mejora más. Primero más días, luego más distancia, al final velocidad.",
    },
  },
  {
    topic: "base",
    about: ["other-sport", "home"],
    answer: {
      en: "On the other days walk, ride an easy bike or swim, do 20 to 40 minutes of strength twice a week, and take at least one day off completely. None of it should make you tired for the next run.",
      es: "Los otros días camina, pedalea suave o ve a nadar, haz fuerza dos veces por semana entre 20 y 40 minutos, y deja por lo menos un día libre del todo. Nada de eso debe cansarte para la siguiente salida.",
    },
  },
  {
    topic: "base",
    about: ["how-long", "how-much"],
    answer: {
      en: "The long run is a quarter to a third of the week. For 5K 45–60 minutes are plenty, for 10K up to 80, for the half up to two hours, for the marathon up to about 3½ hours. Add 1–2 km at a time for two or three weeks, then take a lighter week.",
      es: "El fondo es un cuarto a un tercio de la semana. Para 5K bastan 45–60 minutos, para 10K hasta 80, para la media hasta dos horas, para la maratón hasta unas 3½ horas. Suma 1–2 km por vez durante dos o tres semanas y luego toma una más ligera.",
    },
  },
  {
    topic: "base",
    about: ["pace"],
    answer: {
      en: "So easy that you can talk in whole sentences: for most runners 60–90 seconds a kilometer slower than their 10K pace. If you finish a long run and could go on for half an hour, the pace was right.",
      es: "Tan suave que puedas hablar con frases enteras: para la mayoría, 60–90 segundos por kilómetro más lento que su ritmo de 10K. Si terminas y seguirías media hora más, el ritmo fue el correcto.",
    },
  },
  {
    topic: "easy-pace",
    about: ["why"],
    answer: {
      en: "Because running everything at a middling effort leaves you too tired for the fast days and too fast for the easy ones. Studies of well-trained endurance athletes find again and again that about four fifths of their sessions are easy.",
      es: "Porque correr todo a un esfuerzo medio te deja cansado para los días rápidos y demasiado rápido en los suaves. Los estudios con deportistas de resistencia encuentran una y otra vez que unos cuatro quintos de sus sesiones son suaves.",
    },
  },
  {
    topic: "easy-pace",
    about: ["how-much", "which", "old"],
    answer: {
      en: "Easy is roughly 60–75 percent of your own maximum. “220 minus your age” misses many people by more than ten beats, so a value above it is no alarm by itself and also not a target; a watch on the wrist errs when it is cold or fast. Breathing decides: whole sentences. If the heart races or skips at rest, or you feel faint, see a doctor.",
      es: "Suave es más o menos el 60–75 por ciento de tu máximo propio. “220 menos la edad” falla por más de diez latidos en mucha gente: un valor mayor no es alarma por sí solo ni tampoco una meta, y el reloj de muñeca se equivoca con frío o a ritmo rápido. Decide la respiración: frases enteras. Si el corazón se acelera o salta en reposo, o sientes que te desmayas, ve al médico.",
    },
  },
  {
    topic: "easy-pace",
    about: ["signs", "pace", "how"],
    answer: {
      en: "Talk aloud: whole sentences mean easy, a few words mean too fast. Slow down until it works, and walk a minute on hills if you must. With a recent result I can give you numbers: write for instance “I ran 10K in 55:00, what are my paces?”.",
      es: "Habla en voz alta: frases enteras, suave; pocas palabras, demasiado rápido. Baja hasta que salga, y camina un minuto en las subidas si hace falta. Con un resultado reciente te doy números: escribe por ejemplo “corrí 10K en 55:00, ¿cuáles son mis ritmos?”.",
    },
  },
  {
    topic: "easy-pace",
    about: ["tired", "hot"],
    answer: {
      en: "Heat, hills, altitude, caffeine and poor sleep all raise the pulse, so the same effort is slower on such days. Go by breath, and let the pace be what it is. If the pulse in the morning stays clearly higher than usual for days, rest, and see a doctor if it does not settle.",
      es: "El calor, las cuestas, la altura, la cafeína y dormir mal suben el pulso, así que el mismo esfuerzo sale más lento esos días. Guíate por la respiración y deja que el ritmo sea el que sea. Si el pulso de la mañana sigue claramente más alto por días, descansa, y ve al médico si no baja.",
    },
  },
  {
    topic: "intervals",
    about: ["why"],
    answer: {
      en: "Fast minutes train what easy running leaves out: how much oxygen you can use and how long you hold a hard pace. A little is enough, 5–10 percent of the week; the easy rest of it is what lets you run them well.",
      es: "Los minutos rápidos entrenan lo que el trote deja fuera: cuánto oxígeno usas y cuánto sostienes un ritmo duro. Alcanza con poco, un 5–10 por ciento de la semana; lo demás, suave, es lo que permite hacerlos bien.",
    },
  },
  {
    topic: "intervals",
    about: ["how-often", "few-days"],
    answer: {
      en: "Once a week is plenty at first, two are the most for nearly everybody, with at least one easy day between. With three days of running: one easy, one fast, one long.",
      es: "Una vez por semana basta al principio y dos son el máximo para casi todos, con al menos un día suave en medio. Con tres días de correr: uno suave, uno rápido y un fondo.",
    },
  },
  {
    topic: "intervals",
    about: ["pace", "how-much"],
    answer: {
      en: "Intervals of 3–4 minutes at about the effort of a 5K race, five of them, with 2–3 minutes of jogging between; the last one as fast as the first. Tempo: a pace that you could race for about an hour. Write me a recent result, such as “I ran 10K in 55:00”, and I work out your own paces.",
      es: "Las series de 3–4 minutos, al esfuerzo de una carrera de 5K, cinco con 2–3 minutos de trote en medio; la última igual de rápida que la primera. Tempo: un ritmo que aguantarías una hora en carrera. Escríbeme un resultado, como “corrí 10K en 55:00”, y calculo tus ritmos.",
    },
  },
  {
    topic: "intervals",
    about: ["how-long"],
    answer: {
      en: "Give it 8 to 12 weeks: that is how long studies need to see a clear gain. Always with 10–15 easy minutes before, and never two hard days side by side.",
      es: "Dale de 8 a 12 semanas: es lo que tardan los estudios en ver una mejora clara. Siempre con 10–15 minutos suaves antes, y nunca dos días duros seguidos.",
    },
    alsoFrom: ["vo2max"],
  },
  {
    topic: "intervals",
    about: ["beginner", "instead", "treadmill", "home"],
    answer: {
      en: "Begin with strides: 4–6 × 20 seconds, quick and relaxed, walking back, at the end of an easy run. Then 8–10 × 1 minute brisk and 1 minute easy, by feel; it works on a treadmill, around a block or on a hill just as well. First run regularly for two or three months without pain.",
      es: "Empieza con progresiones: 4–6 × 20 segundos, rápidos y sueltos, volviendo al paso, al final de un trote. Luego 8–10 × 1 minuto alegre y 1 suave, por sensación; vale igual en caminadora, alrededor de la cuadra o en cuesta. Antes corre dos o tres meses con regularidad y sin dolor.",
    },
  },
  {
    topic: "intervals",
    about: ["tired", "hurts"],
    answer: {
      en: "Leave the fast day out when you are ill, have slept badly for days, are still sore, or feel a pain that is sharp or on one side only; run easily or rest. One hard day that felt empty is nothing; if it goes on for a week, take three easy days and look at sleep, food and load. After two weeks let a doctor look.",
      es: "Deja el día rápido si estás enfermo, llevas días durmiendo mal, sigues adolorido o sientes un dolor agudo o de un solo lado: trota suave o descansa. Un día malo no es nada; si dura una semana, toma tres días suaves y revisa sueño, comida y carga. A las dos semanas, que te vea un médico.",
    },
  },
  {
    topic: "strength",
    about: ["why"],
    answer: {
      en: "Strength makes most runners more economical, so that the same pace costs less oxygen, and across sports it is the measure that reduced injuries most. Studies see the effect after 6–14 weeks.",
      es: "La fuerza hace más económica la carrera: el mismo ritmo cuesta menos oxígeno, y en el deporte en general es la medida que más lesiones evitó. Los estudios ven el efecto tras 6–14 semanas.",
    },
  },
  {
    topic: "strength",
    about: ["how-often", "how-long", "how-much"],
    answer: {
      en: "Twice a week, 20–40 minutes. Two or three rounds of five or six exercises, 6–10 clean repetitions, so heavy that you could do two more. The effect shows after 6–14 weeks; once a week keeps most of it in race weeks.",
      es: "Dos veces por semana, de 20 a 40 minutos. Dos o tres vueltas de cinco o seis ejercicios, 6–10 repeticiones limpias, con un peso que te dejaría hacer dos más. El efecto se nota tras 6–14 semanas.",
    },
  },
  {
    topic: "strength",
    about: ["which", "how", "home"],
    answer: {
      en: "Also at home and without weights: rising from a chair on one leg, step-ups on a stair, single-leg hip hinge, bridges, calf raises with straight and bent knee on one leg, side and front plank for 30–45 seconds. Two or three rounds of 6–10; a backpack with books makes it heavier.",
      es: "También en casa y sin pesas: levantarte de una silla con una pierna, subir un escalón, peso muerto a una pierna, puente, elevar talones con rodilla recta y doblada, plancha frontal y lateral de 30–45 segundos. Dos o tres vueltas de 6–10; una mochila con libros suma peso.",
    },
  },
  {
    topic: "strength",
    about: ["when", "soon"],
    answer: {
      en: "On a hard running day, some hours after the run, so that easy days stay easy; never on the day before fast or long runs. If both must be together, run first. In the last 7–10 days before a race stop the heavy work.",
      es: "Un día de carrera dura, unas horas después de correr, para que los suaves sigan suaves; nunca la víspera de algo rápido o largo. Si va todo junto, primero corre. En los últimos 7–10 días antes de una carrera deja lo pesado.",
    },
  },
  {
    topic: "strength",
    about: ["normal", "hurts"],
    answer: {
      en: "Sore muscles for about two days are normal in the first weeks. A joint that hurts or swells is not: leave that exercise out and ask a physiotherapist. Learn the movements before you add weight.",
      es: "Dos días de músculos doloridos son normales en las primeras semanas. Una articulación que duele o se hincha no: deja ese ejercicio y pregunta a un fisioterapeuta. Aprende el movimiento antes de sumar peso.",
    },
  },
  {
    topic: "warm-up",
    about: ["why"],
    answer: {
      en: "Long static stretches of a minute or more make muscles slightly weaker for a while, and reviews have not shown that stretching prevents running injuries; that is why the old rule has changed. Moving warms the muscles and takes nothing away. Short holds hardly matter: if you like them, do them after the run.",
      es: "Estirar quieto un minuto o más quita algo de fuerza por un rato, y no se ha demostrado que evite lesiones al correr; por eso cambió la recomendación de antes. Moverse calienta el músculo y no quita nada. Los estiramientos cortos casi no influyen: si te gustan, mejor después de correr.",
    },
  },
  {
    topic: "warm-up",
    about: ["how-long", "how-much", "which", "how"],
    answer: {
      en: "Before an easy run two minutes of walking and a slow first kilometer. Before something fast 15–20 minutes: 8–10 of easy running, leg swings and lunges, a few drills, three or four strides. Before a marathon five minutes of walking and jogging. Afterwards 5–10 minutes of jogging or walking.",
      es: "Antes de un trote, dos minutos caminando y un primer kilómetro lento. Antes de algo rápido, 15–20 minutos: 8–10 de trote, balanceos y zancadas, algunos ejercicios y tres o cuatro progresiones. Antes de una maratón, cinco minutos de caminar y trotar. Después, 5–10 minutos de trote o caminata.",
    },
  },
  {
    topic: "warm-up",
    about: ["cold", "hot"],
    answer: {
      en: "In the cold warm up for longer, indoors if you can, and in layers that you take off late; in the heat shorten it and stay in the shade.",
      es: "Con frío calienta más tiempo, bajo techo si puedes y con capas que te quitas al final; con calor acorta y quédate a la sombra.",
    },
  },
  {
    topic: "comeback",
    about: ["how-long"],
    answer: {
      en: "About as long as the pause, up to a point: after 2–4 weeks off you are back in 2–4 weeks, after one to three months in about the time you missed, after longer in three months or more. Breath comes back before tendons and bones do: follow the slower ones.",
      es: "Más o menos lo que duró la pausa: tras 2–4 semanas, de 2 a 4; tras uno a tres meses, parecido a lo perdido; si fue más, tres meses o más. El aire vuelve antes que tendones y huesos: sigue a los lentos.",
    },
  },
  {
    topic: "comeback",
    about: ["how-often", "how-much", "old", "few-days"],
    answer: {
      en: "Three days a week with a day of rest after each: walk briskly for five minutes, then run 1–4 minutes and walk one, for 20–30 minutes, so easily that you can talk. On the days between walk, and do light strength twice a week. From 50 on, or after years without sport, see a doctor before you begin.",
      es: "Tres días por semana con descanso después de cada uno: cinco minutos de caminata rápida y luego trota 1–4 minutos y camina uno, por 20–30 minutos, tan suave que puedas hablar. Los otros días camina y haz fuerza ligera dos veces por semana. Después de los 50, o tras años sin deporte, primero ve al médico.",
    },
    alsoFrom: ["older-runners"],
  },
  {
    topic: "comeback",
    about: ["soon", "long-race"],
    answer: {
      en: "You cannot make up what you missed: doubling kilometers is how returning runners get hurt. Two weeks off cost little; run easily for as long as you were away, pick up the plan where it is now, and slow the goal. If the long runs no longer fit in, the half or a later race is the better choice.",
      es: "Lo perdido no se recupera doblando kilómetros: así se lesiona quien vuelve. Dos semanas cuestan poco: corre suave tanto tiempo como paraste, retoma el plan donde va y baja la meta. Si ya no caben los fondos, mejor la media o una carrera más tarde.",
    },
  },
  {
    topic: "comeback",
    about: ["other-sport", "instead"],
    answer: {
      en: "Yes: cycling, swimming or the elliptical keep most of the endurance while bones and tendons rest, by effort and time. Replace an easy hour of running by an easy hour, and begin with light strength work right away.",
      es: "Sí: bici, natación o elíptica conservan casi toda la resistencia mientras huesos y tendones descansan, por esfuerzo y tiempo. Cambia una hora suave de carrera por una hora suave, y empieza ya con fuerza ligera.",
    },
    alsoFrom: ["other-sports"],
  },
  {
    topic: "motivation",
    about: ["fails", "how", "how-long"],
    answer: {
      en: "Make it smaller: shoes on and ten minutes, then you may go home. Say when and where, go with somebody, and choose a race eight to sixteen weeks away. In a well-known study a new habit took about two months, and a missed day did not spoil it. If nothing gives you pleasure for weeks, talk to a doctor or psychologist.",
      es: "Hazlo más chico: zapatillas puestas y diez minutos, después puedes volver. Di cuándo y dónde, sal con alguien y elige una carrera a ocho o dieciséis semanas. En un estudio conocido un hábito tomó unos dos meses, y un día perdido no lo arruinó. Si por semanas nada te da gusto, habla con un médico o psicólogo.",
    },
  },
  {
    topic: "other-sports",
    about: ["how-often", "how-much"],
    answer: {
      en: "One or two of these sessions a week are plenty beside running. Go by effort and time, not kilometers: an easy hour on the bike for an easy hour of running. If something hurts there as well, stop there too.",
      es: "Una o dos de estas sesiones por semana bastan junto a correr. Por esfuerzo y tiempo, no por kilómetros: una hora suave de bici por una hora suave de carrera. Si ahí también duele, para.",
    },
  },
  {
    topic: "other-sports",
    about: ["treadmill", "pace"],
    answer: {
      en: "The treadmill is a fair replacement in heat, ice or the dark. In a study a slope of 1 percent matched the road best at faster paces; at easy paces it made no difference. For a road race do the long run and some faster running outside.",
      es: "La caminadora es un buen reemplazo con calor, hielo u oscuridad. En un estudio, 1 por ciento de pendiente fue lo más parecido a la calle a ritmos rápidos; a ritmo suave no cambió nada. Para una carrera de calle haz afuera el fondo y algo de lo rápido.",
    },
  },
  {
    topic: "cadence",
    about: ["why"],
    answer: {
      en: "Shorter, quicker steps land closer below you, so that the knee and the hip have less to absorb: in a study of 45 healthy runners 5 percent more steps already unloaded the knee. Without pain and without long steps there is no need to change it.",
      es: "Con pasos más cortos y rápidos el pie cae más cerca del cuerpo, y rodilla y cadera absorben menos: en un estudio con 45 corredores sanos ya un 5 por ciento más descargó la rodilla. Sin dolor y sin zancada larga no hace falta cambiarla.",
    },
  },
  {
    topic: "cadence",
    about: ["how", "how-much", "how-long"],
    answer: {
      en: "At most 5 percent more at the same speed: from 155 steps a minute that is about 163. Count one foot for 30 seconds and multiply by four; practice a minute at a time with a metronome or music, a few minutes in each run, over weeks. Stop if something begins to hurt.",
      es: "Como mucho un 5 por ciento más a la misma velocidad: de 155 pasos por minuto son unos 163. Cuenta un pie 30 segundos y multiplica por cuatro; practica un minuto por vez con metrónomo o música, unos minutos por salida, durante semanas. Para si algo empieza a doler.",
    },
  },
  {
    topic: "breathing",
    about: ["why", "how", "fails"],
    answer: {
      en: "Nearly always the pace is the reason: slow down until whole sentences work, and walk a minute whenever they do not; in six to eight weeks the same pace feels easier. If you wheeze, feel tight in the chest, or get out of breath sooner than some weeks ago, see a doctor.",
      es: "Casi siempre es el ritmo: baja hasta poder decir frases enteras y camina un minuto cuando no salgan; en seis a ocho semanas el mismo ritmo cuesta menos. Si te silba el pecho, lo sientes apretado o te falta el aire antes que hace semanas, ve al médico.",
    },
  },
  {
    topic: "hills",
    about: ["how-often"],
    answer: {
      en: "One session a week is enough: 8–10 × 20–30 seconds fast up a steep hill, or 5–6 × 2–3 minutes at the effort of a 10K, walking or jogging down. Begin with half of it and add one repetition a week. Hills count as the fast day of that week.",
      es: "Una sesión por semana basta: 8–10 × 20–30 segundos rápidos en subida fuerte, o 5–6 × 2–3 minutos al esfuerzo de 10K, bajando al paso o trotando. Empieza con la mitad y suma una repetición por semana. Cuentan como el día rápido de esa semana.",
    },
  },
  {
    topic: "hills",
    about: ["flat", "treadmill", "instead"],
    answer: {
      en: "On a treadmill at 4 percent: 3 × 3 minutes at 10K pace to begin with, later six or seven; 10 percent for the short ones. Otherwise bridges, parking ramps, stadium steps or a staircase, and step-ups, lunges and calf raises twice a week.",
      es: "En caminadora al 4 por ciento: 3 × 3 minutos a ritmo de 10K para empezar, luego seis o siete; 10 por ciento para las cortas. Si no, puentes, rampas de estacionamiento, gradas o una escalera, y subir escalones, zancadas y elevar talones dos veces por semana.",
    },
  },
  {
    topic: "hills",
    about: ["why"],
    answer: {
      en: "Uphill the muscles work hard while the impact stays small. In a study of twenty trained runners six weeks of it improved the time over 5 km by 2 percent on average, on the flat as well.",
      es: "En subida el músculo trabaja mucho y el impacto es poco. En un estudio con veinte corredores entrenados, seis semanas mejoraron el tiempo de 5 km un 2 por ciento en promedio, también en llano.",
    },
  },
  {
    topic: "hills",
    about: ["hurts"],
    answer: {
      en: "Sore calves or Achilles tendons: leave out hills, jumps and sprints for a week, run shorter and flat, and raise the heels slowly every other day as far as it hurts little. Not better after two weeks, worse each run, or pain in one spot: have it looked at. After a sudden snap in the calf see a doctor today.",
      es: "Si molestan pantorrillas o el tendón de Aquiles: una semana sin cuestas, saltos ni velocidad, corre menos y en llano, y eleva talones despacio día por medio mientras duela poco. Si en dos semanas no mejora, empeora cada salida o duele en un punto, que lo revisen. Tras un chasquido en la pantorrilla, al médico hoy.",
    },
  },
  {
    topic: "rest",
    about: ["why", "normal", "how-long"],
    answer: {
      en: "Training works while you rest: muscles, tendons and bones get stronger on the easy and free days. Some people can run every day, most of it short and easy, but that proves nothing about you: go by your own aches, sleep and pulse. In the first year leave three or four days a week free.",
      es: "El entrenamiento hace efecto mientras descansas: músculos, tendones y huesos se fortalecen en los días suaves y libres. Hay quien aguanta correr a diario, casi todo corto y suave, pero su caso no prueba nada del tuyo: mira tus molestias, tu sueño y tu pulso. El primer año deja tres o cuatro días libres.",
    },
  },
  {
    topic: "rest",
    about: ["how-much", "how-often"],
    answer: {
      en: "In the first year three or four days a week without running; later one or two. Every third or fourth week a lighter one. Sleep 7 to 9 hours; one short night before a race does little harm.",
      es: "El primer año, tres o cuatro días por semana sin correr; después, uno o dos. Cada tercera o cuarta semana, una más ligera. Dormir de 7 a 9 horas; una noche corta antes de una carrera hace poco daño.",
    },
  },
  {
    topic: "rest",
    about: ["tired", "fails", "signs"],
    answer: {
      en: "Take three or four days off, then a week of half the distance, all easy, and look at food, sleep, work and fast days. If it has not passed after two weeks, if the pulse at rest stays clearly higher, you lose weight or motivation, or keep falling ill: see a doctor, who can check iron and more. Fever, chest pain or dizziness: no running.",
      es: "Toma tres o cuatro días libres y luego una semana con la mitad, todo suave, y revisa comida, sueño, trabajo y días rápidos. Si en dos semanas no pasa, si el pulso en reposo sigue claramente alto, pierdes peso o motivación, o te enfermas seguido: al médico, que puede ver el hierro y más. Con fiebre, dolor de pecho o mareo, nada de correr.",
    },
  },
  {
    topic: "rest",
    about: ["other-sport", "which", "may-run"],
    answer: {
      en: "A rest day may hold a walk, an easy swim, an easy ride or some mobility, as long as it does not make you tired. If you feel worn out tomorrow morning, leave the fast run out: rest, or walk.",
      es: "Un día de descanso puede llevar una caminata, nado o bici suaves o algo de movilidad, mientras no te canse. Si mañana amaneces agotado, deja lo rápido: descansa o camina.",
    },
  },
  {
    topic: "vo2max",
    about: ["how", "how-long"],
    answer: {
      en: "Run regularly and mostly easily; after some months add one session a week of 4–6 × 3–4 minutes hard with equal rest, and give it 8 to 12 weeks. Losing excess weight raises the number as well, since it is counted per kilogram.",
      es: "Corre con regularidad y casi todo suave; tras unos meses suma una sesión por semana de 4–6 × 3–4 minutos fuertes con igual descanso, y dale 8 a 12 semanas. También sube al perder peso sobrante, porque se cuenta por kilo.",
    },
  },
  {
    topic: "first-kilometers",
    about: ["how-long", "how-often", "how"],
    answer: {
      en: "Three times a week with a day off between: five minutes of brisk walking, then one minute of running and one and a half of walking. After about nine weeks most people run half an hour. You may repeat any week.",
      es: "Tres veces por semana con un día libre en medio: cinco minutos de caminata rápida y luego un minuto corriendo y uno y medio caminando. En unas nueve semanas la mayoría corre media hora. Puedes repetir cualquier semana.",
    },
  },
];
