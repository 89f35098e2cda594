import type { UsualQuestion } from "./usual-question.ts";

export const bodyQuestions: readonly UsualQuestion[] = [
  {
    topic: "skin",
    asked: `
      my nipples bleed on long runs
      nipple chafing running
      my thighs rub when i run
      how do i stop chafing
      chafing between the legs
      se me rozan las piernas al correr
      como evito rozaduras
      me sangran los pezones al correr
      me raspa la entrepierna cuando corro`,
    answer: {
      en: "That is chafing: before the run put petroleum jelly or an anti-chafing stick on everything that rubs, plasters or tape on the nipples, and wear close-fitting synthetic clothes without cotton. When it burns on the way, stop at once and grease. Let raw skin close before the next run; see a doctor if it turns hot, red or weeps.",
      es: "Eso es una rozadura: antes de correr pon vaselina o barra antirrozaduras en todo lo que roza, curitas o cinta en los pezones, y usa ropa sintética ajustada, sin algodón. Si arde en el camino, para y unta. Deja cerrar la piel antes de volver a correr; ve al médico si se pone caliente, roja o supura.",
    },
  },
  {
    topic: "skin",
    asked: `
      i get blisters every time i run long
      how do i avoid blisters
      should i pop a blister
      blister on my heel what do i do
      me salen ampollas en los pies
      como evito las ampollas
      tengo una ampolla la reviento
      que hago con una ampolla`,
    answer: {
      en: "Leave a small blister closed and cover it; a large one that hurts you may open at the edge with a clean needle, leaving the skin on, and cover it. To avoid them: dry synthetic socks, grease on the spot, a thumb's width of room in the shoe, a firmly laced heel. With diabetes, pus, red streaks or fever see a doctor.",
      es: "Una ampolla pequeña se deja cerrada y se cubre; una grande que duele la puedes abrir por el borde con aguja limpia, dejando la piel, y cubrirla. Para evitarlas: medias sintéticas secas, vaselina en el punto, un pulgar de espacio en la zapatilla y el talón bien amarrado. Con diabetes, pus, rayas rojas o fiebre, ve al médico.",
    },
  },
  {
    topic: "skin",
    asked: `
      black toenail after my half do i pull it off
      my toenail turned black
      losing a toenail from running
      se me puso negra la uña despues de correr
      uña negra que hago
      se me cae la uña por correr`,
    answer: {
      en: "Leave it on: it protects the toe and grows out in some months. It comes from the toe hitting the shoe, so cut nails short and take half a size more. See a doctor if it throbs strongly, is hot or shows pus, and always if you have diabetes.",
      es: "Déjala: protege el dedo y se renueva en unos meses. Viene de golpear contra la zapatilla, así que uñas cortas y media talla más. Ve al médico si late fuerte, está caliente o tiene pus, y siempre si tienes diabetes.",
    },
  },
  {
    topic: "cramps",
    asked: `
      side stitch every time i run fast
      how do i get rid of a side stitch
      stabbing under the ribs when running
      me da dolor de caballo
      me da puntada en el costado al correr
      flato al correr como se quita
      dolor de bazo corriendo`,
    answer: {
      en: "Slow down, breathe out long and deeply, press a hand on the spot and bend forward; walk a minute if it stays. Next time leave two to four hours after a large meal, drink in small sips, start slower and strengthen your core. Pain in the chest, arm or jaw is no stitch: stop and call your local emergency number.",
      es: "Baja el ritmo, exhala largo y profundo, presiona el punto con la mano e inclínate hacia adelante; camina un minuto si sigue. La próxima vez deja dos a cuatro horas tras una comida grande, bebe a sorbos, sal más lento y fortalece el abdomen. Dolor en el pecho, el brazo o la mandíbula no es flato: para y llama a emergencias.",
    },
  },
  {
    topic: "cramps",
    asked: `
      got a cramp in my calf how do i avoid that
      leg cramps late in the race
      how to prevent cramps in a marathon
      me dan calambres en la pantorrilla al final
      como evito los calambres en la carrera
      se me acalambra la pierna que hago`,
    answer: {
      en: "Cramps late in a race come mostly from muscles that run faster or longer than they are trained for. Start slower, do some long runs at race pace, train calves and hamstrings, and take carbohydrate from the first half hour. When one comes: stop, stretch it gently until it lets go, walk, then jog.",
      es: "Los calambres al final vienen casi siempre de músculos que corren más rápido o más largo de lo entrenado. Sal más lento, haz fondos con tramos a ritmo de carrera, fortalece pantorrillas e isquiotibiales y toma carbohidratos desde la primera media hora. Si llega uno: para, estira suave hasta que suelte, camina y luego trota.",
    },
  },
  {
    topic: "supplements",
    asked: `
      does magnesium help with cramps
      should i take magnesium
      sirve el magnesio para los calambres
      magnesio para corredores`,
    answer: {
      en: "Hardly: magnesium has not been shown to prevent the cramps of runners, which come mostly from tired muscles. Starting slower, strong calves and carbohydrate on the way help more. Ask a doctor before you take any, above all with weak kidneys or other medicines.",
      es: "Casi nada: no se ha demostrado que el magnesio evite los calambres de los corredores, que vienen sobre todo del cansancio muscular. Ayuda más salir lento, tener pantorrillas fuertes y tomar carbohidratos. Antes de tomarlo pregunta a un médico, sobre todo con problemas de riñón u otros medicamentos.",
    },
  },
  {
    topic: "warm-up",
    asked: `
      should i stretch before or after running
      do i need to stretch
      is stretching before a run bad
      estiro antes o despues de correr
      hay que estirar antes de correr
      es necesario estirar`,
    answer: {
      en: "You need not. After the run or in the evening, if you like it; before it, move instead: leg swings, lunges, some easy minutes. Long static stretches right before fast running make muscles slightly weaker for a while, and stretching has not been shown to prevent running injuries.",
      es: "No hace falta. Después o en la noche, si te gusta; antes, mejor moverse: balanceos de pierna, zancadas, unos minutos suaves. Los estiramientos largos justo antes de correr rápido quitan algo de fuerza por un rato, y no se ha demostrado que estirar evite lesiones de corredor.",
    },
  },
  {
    topic: "recovery",
    asked: `
      how many days off after a half marathon
      how long to rest after a marathon
      do i need a rest day after a 5k
      when can i run again after a 10k race
      how do i recover fast after a race
      cuantos dias descanso despues de un medio maraton
      cuando puedo volver a correr despues de la maraton
      como me recupero rapido despues de una carrera`,
    answer: {
      en: "Without running or only walking: 0–1 day after a 5K, 1–2 after a 10K, 2–3 after a half, 5–7 after a marathon; then easy running, and fast again after about 5 days, one week, two weeks and three to four weeks. Sleep and normal food do most; a hard run to “flush the legs” does not help.",
      es: "Sin correr o solo caminando: 0–1 día tras 5K, 1–2 tras 10K, 2–3 tras una media, 5–7 tras una maratón; luego trote suave, y otra vez rápido tras unos 5 días, una semana, dos semanas y tres a cuatro semanas. Lo que más hace es dormir y comer normal; un trote fuerte para “soltar” no ayuda.",
    },
  },
  {
    topic: "recovery",
    asked: `
      do ice baths work
      massage gun foam roller recovery
      should i get a massage after the race
      sirven los baños de hielo
      sirve el rodillo de espuma
      me conviene un masaje despues de la carrera
      do compression socks do anything
      are compression socks worth it
      sirven las medias de compresion`,
    answer: {
      en: "A little: in a review of 99 studies massage had the largest effect on soreness and tiredness; cold water, compression and easy movement helped somewhat. None of them makes you faster or replaces sleep and time. Use what feels good, and nothing new right before a race.",
      es: "Un poco: en una revisión de 99 estudios el masaje fue lo que más alivió dolor y cansancio; el agua fría, la compresión y moverse suave ayudaron algo. Nada de eso te hace más rápido ni reemplaza el sueño y el tiempo. Usa lo que te siente bien, y nada nuevo justo antes de una carrera.",
    },
  },
  {
    topic: "soreness",
    asked: `
      my calves burn on every run is it normal
      my quads ache after hills is that normal
      my thighs burn when i run uphill
      both legs burn when i run
      me queman las pantorrillas siempre que corro es normal
      me arden los muslos en las subidas es normal
      me duelen los cuadriceps despues de las bajadas`,
    answer: {
      en: "It depends on when it stops. Both legs that burn in a hard effort and calm down minutes after it, or ache for some days after hills, are normal; on every easy run it means too fast or too much: slow down and take some easy days. See a doctor if it makes you stop, sits in one spot or one leg, stays at rest or at night, or comes with swelling, numbness or weakness. Dark urine, or one hot swollen calf: get medical help today.",
      es: "Depende de cuándo se va. Que ardan las dos piernas en un esfuerzo fuerte y se calmen a los minutos, o que duelan unos días después de cuestas, es normal; en cada trote suave significa demasiado rápido o demasiado: baja el ritmo y toma días suaves. Ve al médico si te obliga a parar, está en un punto o en una sola pierna, sigue en reposo o de noche, o viene con hinchazón, hormigueo o debilidad. Orina oscura, o una pantorrilla hinchada y caliente: busca atención médica hoy.",
    },
  },
  {
    topic: "soreness",
    asked: `
      my legs are sore can i run today
      should i run with sore legs
      sore after yesterdays run is it normal
      me duelen las piernas del entrenamiento de ayer corro igual
      tengo agujetas puedo correr
      estoy adolorido del gimnasio corro`,
    answer: {
      en: "If both legs are just sore, an easy jog or walk is fine when it feels better afterwards than before; no fast running, hills or weights until stairs are easy again. It is worst after one to three days. Pain in one spot or one leg, swelling or dark urine is not soreness: have it looked at.",
      es: "Si solo están adoloridas las dos piernas, un trote suave o caminar está bien mientras después te sientas mejor que antes; nada rápido, cuestas ni pesas hasta que las escaleras no cuesten. Lo peor es entre el primer y el tercer día. Dolor en un punto o una pierna, hinchazón u orina oscura no es eso: que lo vean.",
    },
  },
  {
    topic: "swelling",
    asked: `
      my hands swell up when i run is it normal
      swollen fingers when running
      fat fingers on long runs
      se me hinchan las manos al correr
      se me hinchan los dedos cuando corro es normal`,
    answer: {
      en: "Both hands swelling a little on a run, without pain, is common and goes away within hours: open and close the fists, lift the arms now and then, take rings off before. Drink to thirst, not more. Call for help if you have drunk a lot and get a headache, vomit or feel confused, or if lips or face swell.",
      es: "Que ambas manos se hinchen un poco al correr, sin dolor, es común y pasa en horas: abre y cierra los puños, levanta los brazos de vez en cuando, quítate los anillos antes. Bebe según la sed, no más. Pide ayuda si bebiste mucho y te duele la cabeza, vomitas o te confundes, o si se hinchan labios o cara.",
    },
  },
  {
    topic: "shoes",
    asked: `
      my toes go numb when i run
      numb feet while running
      foot falls asleep after a few km
      se me duermen los dedos del pie al correr
      se me duerme el pie corriendo
      hormigueo en los dedos de los pies al trotar`,
    answer: {
      en: "I cannot examine it. See first whether the shoe is too tight: feet swell on a run, so it needs a thumb's width before the longest toe and room for the others. See a doctor if it stays in other shoes, also happens at rest, comes in one leg with pain, weakness or swelling, or after cold with white toes, and always if you have diabetes.",
      es: "No puedo examinarlo. Mira primero si la zapatilla aprieta: los pies se hinchan al correr, así que debe quedar un pulgar delante del dedo más largo y espacio para los demás. Ve al médico si sigue con otras zapatillas, si también pasa en reposo, en una pierna con dolor, debilidad o hinchazón, o tras el frío con dedos blancos, y siempre si tienes diabetes.",
    },
  },
  {
    topic: "running-with-pain",
    asked: `
      my hip clicks when i run no pain
      my knee cracks but doesnt hurt
      popping joints without pain
      me suena la cadera al correr sin dolor
      me truena la rodilla pero no duele`,
    answer: {
      en: "A joint that clicks without pain usually needs nothing: a tendon slips over bone, and you may run. See a physiotherapist or doctor when it hurts, swells, locks or gives way, or if it began with a fall or a twist.",
      es: "Una articulación que suena sin dolor casi nunca necesita nada: un tendón roza el hueso, y puedes correr. Ve a un fisioterapeuta o médico si duele, se hincha, se traba o falla, o si empezó con una caída o una torcedura.",
    },
    sources: [
      {
        name: "Prisma Health, Snapping hip",
        address: "https://prismahealth.org/services/orthopedics/sports-medicine/snapping-hip",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "runners-knee",
    asked: `
      is it normal that my knees hurt when i start running
      my knees hurt since i began running
      knee pain after running beginner
      will running ruin my knees
      is running bad for your knees
      es normal que me duelan las rodillas al empezar a correr
      me duelen las rodillas desde que corro
      correr daña las rodillas`,
    answer: {
      en: "Running has not been shown to wear out healthy knees, but knees that hurt in the first weeks are telling you that the load grew too fast. Run less, slower and flat, take slightly shorter steps, and strengthen hips and thighs three times a week; up to 3 of 10 that is gone the next day may be accepted. Swelling, locking, a fall, or pain at night: see a doctor.",
      es: "No se ha demostrado que correr desgaste rodillas sanas, pero si duelen en las primeras semanas, la carga subió muy rápido. Corre menos, más lento y en plano, con pasos algo más cortos, y fortalece cadera y muslos tres veces por semana; hasta 3 de 10, que al día siguiente ya no está, se puede aceptar. Hinchazón, bloqueo, caída o dolor de noche: ve al médico.",
    },
  },
  {
    topic: "running-with-pain",
    asked: `
      my knee is a bit sore should i still run today
      little pain can i still run
      should i run through pain
      it hurts a bit when i run do i stop
      me duele un poquito corro igual
      puedo correr con una molestia leve
      corro con dolor o paro`,
    answer: {
      en: "I cannot examine it. Up to 2 of 10 and no limp: run short, flat and slow. At 3 that is gone by the next morning: run less this week. More than 3, a limp, or worse than after the last run: no running. See a doctor for swelling, pain at night or in one spot of a bone, or if you cannot put weight on it.",
      es: "No puedo examinarlo. Hasta 2 de 10 y sin cojear: corre corto, plano y lento. Con 3, si al otro día ya no está: corre menos esta semana. Más de 3, cojera, o peor que la última vez: no corras. Ve al médico con hinchazón, dolor de noche o en un punto del hueso, o si no puedes apoyar.",
    },
  },
  {
    topic: "illness",
    asked: `
      can i run with a cold
      should i run when sick
      i have a runny nose can i train
      running with a sore throat
      puedo correr con gripe
      estoy resfriado corro o descanso
      puedo entrenar con tos
      tengo mocos salgo a correr`,
    answer: {
      en: "Only above the neck, such as a runny nose or a light sore throat: 20–30 easy minutes are usually fine; walk home if you feel worse after ten. With a cough from the chest, aching muscles, an upset stomach or a fever: no running, and not before 24 hours without fever. Chest pain or a racing heart: doctor first.",
      es: "Solo del cuello para arriba, como nariz con mocos o un leve dolor de garganta: 20–30 minutos suaves suelen estar bien; vuelve caminando si a los diez te sientes peor. Con tos de pecho, dolor de cuerpo, estómago malo o fiebre: no corras, y no antes de 24 horas sin fiebre. Dolor de pecho o corazón acelerado: primero el médico.",
    },
  },
  {
    topic: "illness",
    asked: `
      i got a flu shot yesterday can i do my long run
      can i run after a vaccine
      running after covid shot
      puedo correr despues de vacunarme
      me vacune ayer puedo entrenar`,
    answer: {
      en: "Ask whoever vaccinated you, and put long and fast runs off until you feel as usual. With fever, shivering or aching all over do not run until they have been gone for 24 hours without medicine. Chest pain, breathlessness or a racing heart after it: see a doctor today, and do not run before.",
      es: "Pregunta a quien te vacunó, y deja los fondos y las series para cuando te sientas como siempre. Con fiebre, escalofríos o dolor de cuerpo no corras hasta 24 horas sin ellos y sin medicinas. Dolor de pecho, falta de aire o corazón acelerado después: ve hoy al médico, y no corras antes.",
    },
  },
  {
    topic: "reds",
    asked: `
      my period is on race day any advice
      can i run on my period
      period cramps and race
      me baja la regla el dia de la carrera
      puedo correr con la regla
      tengo mi periodo y carrera que hago
      colicos menstruales y correr`,
    answer: {
      en: "You can run and race with your period: on average performance hardly changes, and many find that running eases cramps. Rehearse on a long run what you will wear, carry a spare, know where the toilets are, and go by how you feel. Ask a doctor about very heavy bleeding, or pain that stops your day.",
      es: "Puedes correr y competir con la regla: en promedio el rendimiento casi no cambia, y a muchas correr les alivia los cólicos. Prueba en un fondo lo que vas a usar, lleva repuesto, ubica los baños y guíate por cómo te sientes. Consulta al médico si sangras mucho o el dolor te frena el día.",
    },
  },
  {
    topic: "pregnancy",
    asked: `
      can i run while pregnant
      is it safe to run in the first trimester
      puedo correr embarazada
      puedo correr con 4 meses de embarazo
      hasta que mes puedo correr embarazada`,
    answer: {
      en: "Usually yes, if you ran before, the pregnancy has no complications and your doctor or midwife agrees; at a pace at which you can talk, out of the heat, without falls or records. I give no plan for it. Stop and call them at once for bleeding, fluid loss, contractions, chest pain, dizziness, a headache or a swollen calf.",
      es: "Normalmente sí, si ya corrías, el embarazo no tiene complicaciones y tu médico o matrona está de acuerdo; a un ritmo en que puedas hablar, sin calor, sin caídas y sin buscar marcas. Yo no doy un plan para eso. Para y llama de inmediato con sangrado, pérdida de líquido, contracciones, dolor de pecho, mareo, dolor de cabeza o una pantorrilla hinchada.",
    },
  },
  {
    topic: "dark-and-rain",
    asked: `
      can i run with contact lenses
      running with glasses or contacts
      puedo correr con lentes de contacto
      corro con lentes o con pupilentes`,
    answer: {
      en: "Yes. Soft lenses stay in place well; wind and dust dry them out, so wear sunglasses over them, carry drops or a spare pair, and keep water from cups out of your eyes. Blurred sight, pain or redness that stays: take them out and see an eye doctor.",
      es: "Sí. Los lentes blandos se mantienen bien; el viento y el polvo los resecan, así que ponte gafas de sol encima, lleva gotas o un par de repuesto, y que no te entre agua de los vasos. Visión borrosa, dolor o enrojecimiento que no se va: quítatelos y ve al oculista.",
    },
    sources: [
      {
        name: "Columbia University, Go Ask Alice, Contacts and exercise",
        address: "http://goaskalice.columbia.edu/answered-questions/contacts-and-exercise",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "children",
    asked: `
      is it bad for my teenager to train every day
      my son wants to run a marathon he is 15
      my 16 year old wants to train for a half
      mi hijo de 15 quiere correr maraton
      mi hija adolescente entrena mucho`,
    answer: {
      en: "At 13 to 15 three or four days a week and races up to 10K are a good measure, with at least one or two days off and months without running in the year; longer races come step by step from 16 to 18, and most marathons ask for 18. See a doctor for a pain that lasts two weeks, missing periods, loss of weight, and always for fainting or chest pain.",
      es: "De 13 a 15 años, tres o cuatro días por semana y carreras de hasta 10K son una buena medida, con uno o dos días libres y meses sin correr al año; más largo, de a poco entre los 16 y 18, y casi todas las maratones piden 18. Médico si un dolor dura dos semanas, faltan reglas, baja de peso, y siempre si se desmaya o le duele el pecho.",
    },
  },
  {
    topic: "known-illness",
    asked: `
      i had surgery two weeks ago when can i run
      i got operated can i run again
      had my appendix out can i train
      me operaron hace dos semanas cuando puedo correr
      me operaron de apendicitis puedo correr
      tuve una cirugia cuando vuelvo a correr`,
    answer: {
      en: "Not before the surgeon who operated on you has agreed: ask for the day from which you may walk, jog and lift. Until then only walk as far as you were told, and begin again only as you were told. Fever, a red or open wound, growing pain or vomiting: call the clinic today.",
      es: "No antes de que lo apruebe el cirujano que te operó: pregúntale desde qué día puedes caminar, trotar y cargar peso. Hasta entonces camina solo lo que te indicaron, y retoma solo como te lo indiquen. Fiebre, herida roja o abierta, dolor que aumenta o vómitos: llama hoy a la clínica.",
    },
  },
  {
    topic: "known-illness",
    asked: `
      i have a heart murmur can i run
      can i run a marathon with a heart condition
      tengo un soplo en el corazon puedo correr
      puedo correr con una enfermedad del corazon`,
    answer: {
      en: "I cannot judge that, and no plan of mine fits: ask a cardiologist first whether and how hard you may run. Until then no running; pressure in the chest, fainting, a racing heart or new breathlessness: stop and call your local emergency number.",
      es: "Eso no lo puedo evaluar, y ningún plan mío sirve: pregunta primero a un cardiólogo si puedes correr y cuánto puedes exigirte. Hasta entonces no corras; presión en el pecho, desmayo, corazón desbocado o falta de aire nueva: para y llama a emergencias.",
    },
  },
  {
    topic: "walking",
    asked: `
      what if i get tired and have to walk
      what if i cant keep running and need to walk
      y si me canso y tengo que caminar
      que pasa si tengo que caminar en la carrera`,
    answer: {
      en: "Then walk: it is allowed, and most first races have walkers. Walk briskly for one minute, drink something, and run on slowly; better still, plan a minute of walking every few kilometers from the start. Only the time limit counts. Stop and ask for help for chest pain, dizziness or a pain that makes you limp.",
      es: "Entonces camina: se puede, y en casi toda primera carrera hay quien camina. Un minuto a paso vivo, toma algo, y sigue trotando lento; mejor todavía, planea desde el inicio un minuto de caminata cada pocos kilómetros. Solo cuenta el tiempo límite. Para y pide ayuda con dolor de pecho, mareo o un dolor que te hace cojear.",
    },
  },
];
