import type { UsualQuestion } from "./usual-question.ts";

export const trainingQuestions: readonly UsualQuestion[] = [
  {
    topic: "rest",
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
    topic: "rest",
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
    topic: "rest",
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
    topic: "rest",
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
    topic: "rest",
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
    topic: "soreness",
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
    topic: "intervals",
    asked: `
      i have been running for months and im not getting faster
      how do i get faster
      how to run faster
      im stuck at the same pace
      i hit a plateau in running
      my times dont improve
      llevo meses corriendo y no mejoro
      como hago para correr mas rapido
      estoy estancado en el mismo ritmo
      no bajo mis tiempos`,
    answer: {
      en: "Keep most of your running easy, and change one thing: add one faster session a week, for instance 6 × 1 minute quick with 2 minutes of jogging between, after ten easy minutes. More easy distance is the second lever, strength twice a week the third. Give it eight weeks before you judge.",
      es: "Deja casi todo suave y cambia una cosa: agrega una sesión rápida por semana, por ejemplo 6 × 1 minuto rápido con 2 minutos de trote entre medio, después de diez minutos suaves. La segunda palanca es más distancia suave; la tercera, fuerza dos veces por semana. Dale ocho semanas antes de juzgar.",
    },
  },
  {
    topic: "easy-pace",
    asked: `
      what does zone 2 mean
      what is z2 running
      how slow is zone 2
      que significa correr en z2
      que es la zona 2
      que son las zonas de entrenamiento
      what are heart rate zones`,
    answer: {
      en: "Zone 2 is easy running: you can talk in whole sentences, at roughly 60 to 75 percent of your maximum heart rate. Most of your week belongs there. If the watch and your breath disagree, believe your breath.",
      es: "La zona 2 es el trote suave: puedes hablar en frases enteras, más o menos al 60–75 por ciento de tu pulso máximo. Ahí va la mayor parte de tu semana. Si el reloj y tu respiración no coinciden, créele a la respiración.",
    },
  },
  {
    topic: "easy-pace",
    asked: `
      how do i calculate my max heart rate
      what is my maximum heart rate
      220 minus age
      como calculo mi frecuencia cardiaca maxima
      cual es mi pulso maximo`,
    answer: {
      en: "“220 minus your age” is only a rough guess, off by more than ten beats for many people. Better: look at the highest number of a hard race finish or of hard hill repeats, if you are healthy and used to fast running. For easy days talking is the better measure.",
      es: "“220 menos tu edad” es solo una idea aproximada: en muchas personas falla por más de diez latidos. Mejor: mira el número más alto de un final de carrera o de cuestas fuertes, si estás sano y acostumbrado a correr rápido. Para los días suaves sirve más poder hablar.",
    },
  },
  {
    topic: "easy-pace",
    asked: `
      my easy pace is slower than before why
      my heart rate is high on easy runs
      why is my heart rate so high when i run slow
      pulse 170 running easy normal
      por que mi trote es mas lento que antes
      mi pulso sube mucho cuando troto
      es normal 170 pulsaciones corriendo`,
    answer: {
      en: "Heat, poor sleep, stress, coffee, hills or starting too fast raise the pulse and slow the pace; a wrist sensor is often simply wrong in the cold or when you run fast. Slow down until you can talk, for two or three weeks. If it races or skips at rest, or you feel faint, stop and see a doctor.",
      es: "El calor, dormir mal, el estrés, el café, las subidas o salir muy rápido suben el pulso y bajan el ritmo; el sensor de muñeca además falla con frío o al correr rápido. Baja hasta poder hablar, por dos o tres semanas. Si se acelera o se salta latidos en reposo, o sientes que te desmayas, para y ve al médico.",
    },
  },
  {
    topic: "cadence",
    asked: `
      whats a good cadence
      how many steps per minute should i run
      is 180 cadence a must
      cual es una buena cadencia
      cuantos pasos por minuto al correr`,
    answer: {
      en: "There is no magic 180: in one study about 170 steps a minute were the most economical on average, and it differed from runner to runner. Only change it if your feet land far in front of you or your knees complain: about 5 percent more steps at the same speed, a minute at a time.",
      es: "El 180 mágico no existe: en un estudio lo más económico fueron en promedio unos 170 pasos por minuto, con diferencias entre corredores. Cámbiala solo si tus pies caen muy adelante o se quejan las rodillas: un 5 por ciento más de pasos a la misma velocidad, de a un minuto.",
    },
  },
  {
    topic: "breathing",
    asked: `
      how do i breathe when running
      should i breathe through nose or mouth
      i always get out of breath running
      breathing technique for running
      como respiro al correr
      respiro por la nariz o por la boca
      me quedo sin aire al correr
      se me acaba el aire corriendo que hago`,
    answer: {
      en: "Through the nose and the mouth together, as it comes: there is no better technique. Out of breath means too fast: slow down until you can speak in whole sentences, and walk a minute whenever you cannot. If you wheeze or get out of breath more easily than some weeks ago, see a doctor first.",
      es: "Por la nariz y la boca a la vez, como salga: no hay una técnica mejor. Quedarse sin aire es ir muy rápido: baja hasta poder hablar en frases enteras, y camina un minuto cuando no puedas. Si te silba el pecho o te agitas más fácil que hace unas semanas, primero ve al médico.",
    },
  },
  {
    topic: "other-sports",
    asked: `
      treadmill vs outside which is better
      can i train for a marathon only on the treadmill
      puedo entrenar para maraton solo con caminadora
      is running on a treadmill the same as outside
      does the treadmill count
      what incline on the treadmill
      caminadora o calle que es mejor
      sirve correr en cinta
      a que inclinacion pongo la caminadora
      es lo mismo la trotadora que la calle`,
    answer: {
      en: "Outside is closer to the race, but the treadmill is a fair replacement in heat, ice or the dark. For a road race do at least your long run and some faster running outside. On the treadmill a slope of 1 percent matches the road best at faster paces.",
      es: "Afuera se parece más a la carrera, pero la caminadora es un buen reemplazo con calor, hielo u oscuridad. Para una carrera de calle, haz afuera al menos el fondo y algo rápido. En la cinta, a ritmos rápidos, un 1 por ciento de inclinación se parece más a la calle.",
    },
  },
  {
    topic: "other-sports",
    asked: `
      how do i not get bored on the treadmill
      treadmill is boring
      como no me aburro en la caminadora
      me aburre la cinta`,
    answer: {
      en: "Break it up: change speed or slope every two to five minutes, for example 3 minutes easy, 1 minute brisk. A podcast, music or a series helps, and so does covering the display. Keep the long easy runs for outside.",
      es: "Divídela: cambia de velocidad o de inclinación cada dos a cinco minutos, por ejemplo 3 minutos suaves y 1 vivo. Un pódcast, música o una serie ayudan, y tapar la pantalla también. Deja los fondos largos para la calle.",
    },
  },
  {
    topic: "other-sports",
    asked: `
      does cycling help running
      can i swim or bike instead of running
      cross training for runners
      is yoga good for runners
      can soccer count as training
      la bici sirve para correr
      puedo nadar en vez de correr
      yoga para corredores sirve`,
    answer: {
      en: "Yes, as an addition: bike or elliptical come closest, then the pool; yoga is fine on easy days. They keep your endurance in a pause and spare sore legs, but the best training for running is running. One or two such sessions a week are plenty.",
      es: "Sí, como complemento: lo más cercano es la bici o la elíptica, luego la piscina; el yoga va bien en los días suaves. Mantienen la resistencia en una pausa y cuidan las piernas, pero lo mejor para correr es correr. Una o dos de esas sesiones por semana bastan.",
    },
  },
  {
    topic: "strength",
    asked: `
      can i lift weights and run on the same day
      gym and running same day what first
      should i run before or after weights
      leg day and running
      pesas y correr el mismo dia
      puedo ir al gimnasio y correr el mismo dia
      primero corro o primero pesas`,
    answer: {
      en: "Yes, and it is a good way: lift on a hard running day, some hours after the run, so that easy days stay easy. If it must be one after the other, do first what matters more to you; for a runner that is the run. No heavy leg work the day before fast or long runs.",
      es: "Sí, y es una buena forma: haz pesas en el día fuerte de carrera, unas horas después, para que los días suaves sigan suaves. Si tiene que ser seguido, primero lo que más te importa; para un corredor, correr. Nada de pierna pesada el día antes de un fondo o de series.",
    },
  },
  {
    topic: "comeback",
    asked: `
      if i stop running for 2 weeks do i lose everything
      how fast do you lose fitness
      havent run in a month how do i start again
      how do i come back after a long break
      didnt run for 3 months
      dejo de correr dos semanas pierdo todo
      cuanto tarda en perderse la forma
      no corro hace un mes como vuelvo
      como retomo despues de una pausa larga`,
    answer: {
      en: "You lose little: after a week hardly anything, after two weeks some endurance, after a month clearly more, and it comes back faster than you built it. Start with half of your usual distance after 2–4 weeks off, with a third or run-walk after 1–3 months, all of it easy.",
      es: "Se pierde poco: en una semana casi nada, en dos algo de resistencia, en un mes ya se nota, y vuelve más rápido de lo que costó. Empieza con la mitad de tu distancia tras 2–4 semanas, con un tercio o correr y caminar tras 1–3 meses, todo suave.",
    },
  },
  {
    topic: "base",
    asked: `
      what do i do if i miss a long run
      i skipped a week of training should i make it up
      missed a workout what now
      que hago si me pierdo un entrenamiento largo
      me salte una semana del plan que hago
      no hice el fondo lo recupero`,
    answer: {
      en: "Let it go and go on with the plan. Never squeeze two hard days together to make up for it. If you have missed more than a week, repeat the last week that you finished; after an illness begin with half.",
      es: "Déjalo pasar y sigue con el plan. Nunca juntes dos días fuertes para recuperarlo. Si perdiste más de una semana, repite la última que completaste; tras una enfermedad empieza con la mitad.",
    },
  },
  {
    topic: "base",
    asked: `
      is 3 days a week enough for a half marathon
      how many days a week should i run
      is running 3 times a week enough
      how many times per week for 10k
      cuantos dias a la semana debo correr
      alcanza con tres dias para media maraton
      es suficiente correr 3 veces por semana`,
    answer: {
      en: "Yes, three days are enough to begin, for a 5K, and to finish a half: one easy run, one with something faster, one long run. Four or five days make 10K, half and marathon easier and safer. Add days before you add speed.",
      es: "Tres días bastan para empezar, para 5K y para terminar una media: uno suave, uno con algo rápido y un fondo. Con cuatro o cinco días, 10K, media y maratón salen mejor y con menos riesgo. Agrega días antes que velocidad.",
    },
  },
  {
    topic: "base",
    asked: `
      how long should my longest run be before a half
      longest run before the marathon
      de cuanto es el fondo mas largo antes del maraton
      cual es el fondo mas largo para la media
      do i need to run the full distance before the race
      should i run 42k in training
      cuanto debe medir mi fondo mas largo
      hay que correr la distancia completa antes
      tengo que correr 21 antes de la media`,
    answer: {
      en: "No, you need not run the whole distance before. 16 to 19 km are enough for a half, 28 to 32 km or three and a half hours at most for a marathon, two or three weeks before it; 8 to 12 km for a 10K.",
      es: "No, no hace falta correr antes la distancia completa. Para una media bastan 16 a 19 km; para una maratón, 28 a 32 km o tres horas y media como máximo, dos o tres semanas antes; para 10K, 8 a 12 km.",
    },
  },
  {
    topic: "undertrained",
    asked: `
      i only did a few long runs and the race is next week should i run it
      only three long runs before my half in ten days can i still do it
      i have hardly trained and my race is in two weeks should i still start
      hice solo tres fondos y mi media es en diez dias la corro
      entrene muy poco y la carrera es la proxima semana salgo igual`,
    answer: {
      en: "It cannot be caught up now: training of the last ten days no longer makes you fitter, it makes you tired. No extra long run; a few easy runs and rest. If you are healthy and have covered about two thirds of the distance lately, start well slower than you hoped, with walking breaks from the first kilometer, know where you can stop, and take no time goal. If your longest run is less than half of it, change to a shorter distance, defer, or volunteer. Stop for chest pain, dizziness or a pain that changes your stride.",
      es: "Ya no se recupera: lo que entrenes en los últimos diez días no te pone más en forma, solo te cansa. Nada de un fondo extra; unos trotes suaves y descanso. Si estás sano y hace poco cubriste unos dos tercios de la distancia, sal bastante más lento de lo que soñabas, con pausas caminando desde el primer kilómetro, sabiendo dónde puedes parar y sin meta de tiempo. Si tu salida más larga no llega a la mitad, cambia a una distancia menor, pasa tu inscripción o sé voluntario. Para ante dolor de pecho, mareo o un dolor que te cambie la pisada.",
    },
  },
  {
    topic: "taper",
    asked: `
      can i still do my long run two weeks before the marathon
      should i still do a long run this weekend before my race
      can i still do my long run this sunday
      puedo hacer todavia mi fondo este domingo antes del maraton
      hago el fondo largo a dos semanas de la carrera
      todavia puedo hacer el fondo este fin de semana`,
    answer: {
      en: "If your race is two weeks away: yes, but a shorter one, for a marathon about 60 to 75 percent of your longest, at most two hours and all easy; for a half about 75 to 90 minutes. One week before, 60 to 90 easy minutes for a marathon and about an hour for a half. In the last days none. Very tired or with a pain? Leave it out: you lose nothing any more.",
      es: "Si tu carrera es en dos semanas: sí, pero más corto, para una maratón un 60 a 75 por ciento de tu fondo más largo, como mucho dos horas y todo suave; para una media unos 75 a 90 minutos. Una semana antes, de 60 a 90 minutos suaves para la maratón y cerca de una hora para la media. En los últimos días, ninguno. ¿Muy cansado o con un dolor? Déjalo: ya no pierdes nada.",
    },
  },
  {
    topic: "intervals",
    asked: `
      what intervals should i do
      which intervals should i run for a 5k
      which repeats for a faster 10k
      how many repeats should i do
      que series hago
      que series hago para bajar mi tiempo en 5k
      cuantas repeticiones hago
      que tipo de series me convienen`,
    answer: {
      en: "One fast day a week, after 10 to 15 easy minutes. For 5K: 5 to 6 × 800 m or 1 km at the pace you can race for 5K; for 10K: 5 to 6 × 1 km at 10K pace; for half and marathon: 3 × 10 minutes comfortably hard, with two minutes of easy jogging between. Between repeats jog about half to as long as the repeat took. Begin with three or four of them and add one a week; the last one is as fast as the first.",
      es: "Un día rápido por semana, tras 10 a 15 minutos suaves. Para 5K: 5 a 6 × 800 m o 1 km al ritmo que puedes competir en 5K; para 10K: 5 a 6 × 1 km a ritmo de 10K; para media y maratón: 3 × 10 minutos cómodamente fuerte, con dos minutos de trote entre ellos. Entre series trota más o menos la mitad o lo mismo que duró la serie. Empieza con tres o cuatro y suma una por semana; la última sale tan rápida como la primera.",
    },
  },
  {
    topic: "intervals",
    asked: `
      how long do i rest between repeats
      how much rest between intervals
      recovery between 400s
      cuanto descanso entre series
      cuanto descanso entre ellas
      cuanta pausa entre repeticiones`,
    answer: {
      en: "Jog or walk about half to as long as the repeat took: 90 seconds to two minutes after 400 m, two to three after 800 m or 1 km, one to two after long pieces at threshold. You should be able to say a short sentence before the next one; if the pace falls, rest longer or stop.",
      es: "Trota o camina más o menos la mitad o lo mismo que duró la serie: de 90 segundos a dos minutos tras 400 m, dos o tres tras 800 m o 1 km, uno o dos tras tramos largos a umbral. Antes de la siguiente deberías poder decir una frase corta; si el ritmo cae, descansa más o termina.",
    },
  },
  {
    topic: "undertrained",
    asked: `
      how long does it take to train for a marathon from zero
      how many months for a marathon if i never ran
      from couch to marathon time
      how long to prepare for a half from scratch
      cuanto tiempo para entrenar una maraton desde cero
      cuantos meses necesito para mi primera media
      de cero a maraton en cuanto tiempo`,
    answer: {
      en: "From zero plan about two months for 5K, four for a half and six or more for a marathon; most people are happier with a year and some shorter races on the way. I can build a plan that counts back from your race.",
      es: "Desde cero, calcula unos dos meses para 5K, cuatro para una media y seis o más para una maratón; la mayoría disfruta más con un año y carreras cortas en el camino. Te puedo armar un plan que cuente hacia atrás desde tu carrera.",
    },
  },
  {
    topic: "nerves",
    asked: `
      im scared i wont finish my first half
      im so nervous about my race
      afraid of my first marathon
      what if i cant finish
      anxiety before the race
      tengo miedo de no terminar mi primera media
      estoy muy nervioso por la carrera
      me da miedo la maraton
      que pasa si no llego a la meta`,
    answer: {
      en: "That fear is normal and says nothing about your legs: if you have done most of the plan, you can finish, walking breaks included. Start slower than feels right, think only as far as the next aid station, and carry three goals, one of which always works, such as finishing with a smile.",
      es: "Ese miedo es normal y no dice nada de tus piernas: si hiciste la mayor parte del plan, puedes terminar, también con pausas caminando. Sal más lento de lo que te pide el cuerpo, piensa solo hasta el siguiente puesto, y lleva tres metas, una que siempre se cumpla: por ejemplo, llegar con una sonrisa.",
    },
  },
  {
    topic: "motivation",
    asked: `
      how do i get motivated to go out
      no motivation to run
      i feel lazy to run
      how to stay consistent running
      no tengo ganas de correr
      como me motivo para salir
      me da flojera correr
      como hago para ser constante`,
    answer: {
      en: "Make the start tiny: shoes on, ten minutes, then you may go home. Fix the day and hour beforehand, tie it to something you do anyway, and meet somebody. A race on the calendar gives every run a reason.",
      es: "Haz mínimo el comienzo: zapatillas puestas, diez minutos, y luego puedes volver. Fija antes el día y la hora, átalo a algo que haces igual, y queda con alguien. Una carrera en el calendario le da motivo a cada salida.",
    },
  },
  {
    topic: "weight",
    asked: `
      im overweight can i start running
      i weigh 120 kilos is it ok to run
      im fat can i run
      tengo sobrepeso puedo empezar a correr
      tengo kilos de mas puedo correr
      peso mas de 100 kilos como empiezo`,
    answer: {
      en: "Yes, gently: begin with brisk walks three days a week, then one minute of running and two of walking, on flat and soft ground. Bones and tendons carry more, so let the breaks be long and the pace slow. With heart disease, diabetes, high blood pressure or severe overweight see a doctor first.",
      es: "Sí, con calma: empieza caminando rápido tres días por semana; luego un minuto de trote y dos de caminata, en suelo plano y blando. Huesos y tendones cargan más, así que pausas largas y ritmo lento. Con enfermedad del corazón, diabetes, presión alta o mucho sobrepeso, primero ve al médico.",
    },
  },
  {
    topic: "weight",
    asked: `
      how do i lose weight running
      will i lose belly fat if i run
      how much should i run to lose weight
      how many calories does a 10k burn
      calories burned running 5k
      como bajo de peso corriendo
      cuanto debo correr para adelgazar
      cuantas calorias se queman en 10k
      correr quita la panza
      quiero bajar la pancita`,
    answer: {
      en: "A kilometer burns about one kilocalorie for each kilogram that you weigh: 10 km at 70 kg are some 700. Food decides most of your weight, so run more minutes rather than faster, keep strength twice a week, and lose half a kilogram a week at most. Nobody can choose where fat goes.",
      es: "Un kilómetro gasta más o menos una kilocaloría por kilo de tu peso: 10 km con 70 kg son unas 700. El peso lo decide sobre todo la comida; corre más minutos y no más rápido, haz fuerza dos veces por semana y baja como mucho medio kilo por semana. Nadie elige de dónde se va la grasa.",
    },
  },
  {
    topic: "weight",
    asked: `
      is it normal to gain weight training for a marathon
      why am i gaining weight when i run
      race weight does it matter
      subi de peso entrenando para la maraton
      por que subo de peso si corro
      importa el peso de carrera`,
    answer: {
      en: "The scale swings by a kilogram or two with water alone, and food decides weight more than running does. Watch how far you can run, how you sleep and how you feel rather than a number; I name no race weight. Eat enough to train. If thoughts of food or weight rule your day, or your period stays away, please get help early.",
      es: "La balanza se mueve uno o dos kilos solo por el agua, y el peso lo decide más la comida que correr. Fíjate en cuánto puedes correr, cómo duermes y cómo te sientes, más que en un número; yo no doy un peso de carrera. Come lo suficiente para entrenar. Si la comida o el peso mandan en tu día, o no te baja la regla, busca ayuda pronto.",
    },
  },
  {
    topic: "hills",
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
    topic: "first-trail",
    asked: `
      how do i run downhill without hurting my quads
      how do i run down hills with care
      como bajo una cuesta sin destrozarme las piernas
      como bajo cuestas con cuidado
      downhill technique
      how to descend on trails
      como bajo sin lastimarme
      como se corre en bajada
      tecnica de bajada en trail
      me destrozo las piernas en las bajadas`,
    answer: {
      en: "Short quick steps, knees a little bent, eyes about three meters ahead, arms out for balance; do not brake with your heels. Legs get used to it: a few relaxed downhill minutes every two or three weeks protect them, and none in the last two weeks before the race.",
      es: "Pasos cortos y rápidos, rodillas algo dobladas, vista a unos tres metros, brazos abiertos para el equilibrio; no frenes con los talones. Las piernas se acostumbran: unos minutos de bajada relajada cada dos o tres semanas las protegen, y ninguno en las dos últimas antes de la carrera.",
    },
  },
  {
    topic: "taper",
    asked: `
      what should i do the week before my marathon
      what do i do the last week before the race
      how do i taper
      what is tapering
      que es el taper
      que hago la ultima semana antes de la carrera
      como entreno la semana de la maraton`,
    answer: {
      en: "Run on your usual days but only a third to a half of the usual distance, with one short piece of race pace early in the week. No heavy strength, nothing new, good sleep, normal food. Heavy legs are common in these days; a pain that makes you limp is not.",
      es: "Corre tus días de siempre pero solo entre un tercio y la mitad de la distancia, con un tramo corto a ritmo de carrera al comienzo de la semana. Nada de fuerza pesada, nada nuevo, buen sueño, comida normal. Las piernas pesadas son comunes en esos días; un dolor que te hace cojear, no.",
    },
  },
  {
    topic: "taper",
    asked: `
      what should i do the day before the race
      should i run the day before a race
      rest or jog the day before
      que hago el dia antes de la carrera
      corro o descanso el dia anterior
      puedo trotar un dia antes`,
    answer: {
      en: "Rest, or jog 20 easy minutes with a few strides: both are right. Lay out bib, clothes and breakfast, check the way and your start time, eat what you know, and keep off your feet.",
      es: "Descansa, o trota 20 minutos suaves con unas rectas: las dos cosas están bien. Deja listos dorsal, ropa y desayuno, revisa el camino y tu hora de salida, come lo que conoces y no camines mucho.",
    },
  },
  {
    topic: "pregnancy",
    asked: `
      tips for running with a stroller
      when can i run with my baby in a stroller
      jogging stroller what age
      correr con coche de bebe
      desde cuando puedo correr con la carriola
      correr empujando el cochecito`,
    answer: {
      en: "Wait until your baby is at least six months old and holds head and trunk well; ask your pediatrician. Use a running stroller with a locked front wheel and wrist strap, buckle up every time, choose smooth ground, and run slower than usual.",
      es: "Espera a que tu bebé tenga al menos seis meses y sostenga bien cabeza y tronco; pregunta a su pediatra. Usa un coche para correr, con rueda delantera fija y correa de muñeca, abrocha siempre, elige suelo liso y corre más lento de lo usual.",
    },
    sources: [
      {
        name: "Children's Primary Care Medical Group, Jogging with babies",
        address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "motivation",
    asked: `
      can i run with my dog
      how do i start running with my dog
      puedo correr con mi perro
      correr con perro consejos`,
    answer: {
      en: "Yes, once the dog is fully grown, not before about a year and later for large breeds; ask your vet. Build up as for yourself, leave it at home when it is hot or humid, mind hot asphalt, and stop when it falls behind. For a race, look in its rules whether dogs are allowed.",
      es: "Sí, cuando el perro ya terminó de crecer: no antes de un año, y más tarde en razas grandes; pregunta al veterinario. Aumenta de a poco, déjalo en casa con calor o humedad, cuidado con el asfalto caliente, y para cuando se quede atrás. En una carrera, mira en el reglamento si se admiten perros.",
    },
    sources: [
      {
        name: "Mpls.St.Paul Magazine, Can you run your dog too hard?, with a veterinarian, 2020",
        address:
          "http://mspmag.com/health-and-fitness/just-wondering/can-you-run-your-dog-too-hard/",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "older-runners",
    asked: `
      im 62 and want to start running is that crazy
      am i too old to start running
      can i start running at 50
      starting to run at 70
      tengo 60 años puedo empezar a correr
      soy muy viejo para empezar a correr
      empezar a correr a los 50`,
    answer: {
      en: "It is not too late, and there is no age at which one has to stop. Begin with brisk walking, then one minute of running and two of walking, three days a week with a free day between, and strength twice a week. See a doctor first if you have been inactive or have high blood pressure, diabetes or a heart disease.",
      es: "No es tarde, y no hay una edad en la que haya que parar. Empieza caminando rápido; luego un minuto de trote y dos de caminata, tres días por semana con uno libre en medio, y fuerza dos veces por semana. Ve antes al médico si no te movías o tienes presión alta, diabetes o enfermedad del corazón.",
    },
  },
  {
    topic: "children",
    asked: `
      my kid is 8 can he run a 5k
      what distance can a child run
      can my 10 year old run a 10k
      my daughter wants to run a race
      my 12 year old wants to run a half
      mi hijo de 8 años puede correr 5k
      que distancia puede correr un niño
      mi hija quiere correr una carrera
      desde que edad pueden correr los niños`,
    answer: {
      en: "Up to about 8 years: games and fun runs of 500 m to 2 km, with walking. From 9 to 12: up to 5K if trained for and wanted; from 13 on 10K, longer ones step by step from 16, and most marathons ask for 18. The rules of each race say its minimum age.",
      es: "Hasta unos 8 años: juegos y carreras de 500 m a 2 km, con caminata. De 9 a 12: hasta 5K si entrenó y quiere; desde los 13, 10K; más largo, de a poco desde los 16, y casi todas las maratones piden 18. La edad mínima está en el reglamento de cada carrera.",
    },
  },
  {
    topic: "altitude",
    asked: `
      how do i train at sea level for a race at altitude
      i live at sea level and race in cusco
      when should i arrive for a race at altitude
      how high is it up there will we suffer
      que tan alto es vamos a sufrir con la altura
      como entreno si vivo a nivel del mar y corro en altura
      vivo en la costa y corro en la sierra que hago
      con cuantos dias llego a una carrera en altura
      que hago por la altura en la maraton de cdmx`,
    answer: {
      en: "Arrive two to three weeks before if you can; if not, either on the day before the race or about a week ahead. At home no training replaces it: come fit, with hills, and check your iron. Then start clearly slower than at sea level and run by breath. Headache with nausea or dizziness: no race until it is gone; confusion or breathlessness at rest: go down and get help.",
      es: "Llega dos o tres semanas antes si puedes; si no, o bien el día previo, o más o menos una semana antes. En casa nada lo reemplaza: llega en forma, con cuestas, y revisa tu hierro. Y sal bastante más lento que a nivel del mar, guiándote por la respiración. Con dolor de cabeza y náuseas o mareo, nada de competir hasta que pase; confusión o falta de aire en reposo: baja y pide ayuda.",
    },
  },
  {
    topic: "dark-and-rain",
    asked: `
      is it bad to run at night
      running in the dark is it safe
      i run at night and im scared
      how do i stay safe running alone
      es malo correr de noche
      corro de noche y me da miedo
      como correr sola segura
      es peligroso correr a oscuras`,
    answer: {
      en: "No, running at night is fine for the body; what matters is that you are seen and not alone. Wear something reflective and a lamp, choose lit streets with people, leave one ear free, tell somebody your way and time, and run with a group if you can.",
      es: "No, correr de noche no le hace mal al cuerpo; lo importante es que te vean y no ir en solitario. Lleva algo reflectante y una luz, elige calles iluminadas y con gente, deja un oído libre, avisa tu ruta y tu hora, y corre en grupo si puedes.",
    },
  },
  {
    topic: "dark-and-rain",
    asked: `
      can i run in the rain
      its raining should i run
      what if it rains on race day
      do races get cancelled for rain
      que hago si llueve el dia de la carrera
      puedo correr con lluvia
      esta lloviendo salgo a correr`,
    answer: {
      en: "Yes: rain alone is no reason to stay at home, and most races start in it: cap with a brim, close-fitting shirt, no cotton, grease where it rubs, dry clothes for afterwards. With thunder or lightning do not start; go inside or into a car. Whether a race is called off, its organizer says.",
      es: "La lluvia sola no es motivo para quedarse, y casi todas las carreras largan igual: gorra con visera, polo ajustado, nada de algodón, vaselina donde roza, ropa seca para después. Con truenos o rayos no salgas: entra a un edificio o a un auto. Si se suspende, lo dice el organizador.",
    },
  },
  {
    topic: "breathing",
    asked: `
      should i run when the air is polluted
      air quality is bad can i run
      wildfire smoke running
      aqi 150 run outside
      hay mucha contaminacion puedo correr
      correr con esmog o humo
      la calidad del aire esta mala salgo`,
    answer: {
      en: "It depends on the air quality index: look at it first. From orange on (above 100) make it shorter, walk, or run indoors, and with asthma or a disease of heart or lungs leave it; worse than that, stay in. Ozone is usually lower in the morning.",
      es: "Mira primero el índice de calidad del aire. Desde el naranja (más de 100), hazlo más corto, camina o corre bajo techo, y con asma o enfermedad del corazón o los pulmones déjalo; si está peor, quédate dentro. El ozono suele ser más bajo en la mañana.",
    },
    sources: [
      {
        name: "US EPA, Get outside with the Air Quality Index",
        address: "https://www3.epa.gov/airnow/airaware-2014/day4.html",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "motivation",
    asked: `
      is it better to run in the morning or at night
      best time of day to run
      morning or evening run
      es mejor correr en la mañana o en la noche
      mejor correr temprano o de noche
      a que hora es mejor correr
      mejor correr en la mañana o en la tarde`,
    answer: {
      en: "The best hour is the one that you keep: a habit counts more than the clock. In hot places run early, in the dark choose lit streets, and before a race do some runs at the hour of its start.",
      es: "La mejor hora es la que puedes mantener: el hábito cuenta más que el reloj. Con calor, temprano; a oscuras, calles iluminadas; y antes de una carrera, haz algunas salidas a la hora de la salida.",
    },
  },
  {
    topic: "base",
    asked: `
      is it bad to run on concrete
      road or grass what is better for running
      asphalt concrete trail surface
      is running on the beach good
      es malo correr en cemento
      correr en asfalto o pasto que es mejor
      correr en la arena es bueno`,
    answer: {
      en: "No: healthy legs get used to hard ground, and what injures is a sudden jump in distance or speed more than the surface. Change grounds when you can, and bring in a new one, sand or trails above all, with short easy runs.",
      es: "No: las piernas sanas se acostumbran al suelo duro, y lo que lesiona es subir de golpe la distancia o el ritmo, más que el piso. Varía cuando puedas, y empieza con uno nuevo, sobre todo arena o trail, en salidas cortas y suaves.",
    },
  },
];
