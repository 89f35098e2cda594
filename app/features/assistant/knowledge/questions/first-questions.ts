import type { UsualQuestion } from "./usual-question.ts";

/** What runners ask first when they do not want a training plan: boredom, a bad day, dogs, wind, a first finish. */
export const firstQuestions: readonly UsualQuestion[] = [
  {
    topic: "motivation",
    asked: `
      i get bored when i run
      running bores me to death
      honestly running bores me
      running is so boring how do i make it fun
      i am bored of my route
      me aburro corriendo
      me aburro un monton cuando corro
      es que me aburro al correr
      me aburre correr solo
      como hago para que correr no sea aburrido`,
    answer: {
      en: "Change something: another route, a trail, music, or no watch at all. Run slower, because most people who hate running do it too fast, and find company for one run a week. A few fast minutes in the middle make an outing shorter, and a race in eight to sixteen weeks gives each one a reason. Ten minutes count; after them you may go home.",
      es: "Cambia algo: otra ruta, un sendero, música, o nada de reloj. Corre más lento, porque casi todos los que odian correr lo hacen muy rápido, y busca compañía para una salida a la semana. Unos minutos rápidos a la mitad acortan la salida, y una carrera dentro de ocho a dieciséis semanas le da un motivo a cada una. Diez minutos valen; después puedes volver a casa.",
    },
  },
  {
    topic: "coming-last",
    asked: `
      i am always the slowest in my running club
      i am the slowest of the group
      i feel embarrassed running in public because im slow
      i am ashamed of how slow i am
      i am ashamed of being so slow
      people stare at me when i run
      siempre soy el mas lento del grupo
      soy la mas lenta de mi club
      me averguenza correr porque soy lento
      me da verguenza correr en la calle
      i am embarrassed to run outside
      me da pena que me vean correr
      todos me miran cuando corro`,
    answer: {
      en: "Nobody who runs looks down on slow runners: far more people never start, and somebody is last in every group and every race, with the same medal. Easy means that you can talk, whatever the watch says. In a group ask for a slower one, start some minutes earlier, or meet the others at the end. Months of easy runs make you faster; forcing it gets you hurt. I can look for races with a long time limit: name a place and a distance.",
      es: "Nadie que corre mira mal al que va lento: mucha más gente nunca empieza, y en todo grupo y toda carrera alguien va último, con la misma medalla. Suave significa que puedes conversar, diga lo que diga el reloj. En el grupo pide uno más lento, sal unos minutos antes o encuéntrense al final. Meses de trote suave te hacen más rápido; forzar, lesiona. Puedo buscar carreras con buen tiempo límite: dime lugar y distancia.",
    },
  },
  {
    topic: "trail-gear",
    asked: `
      what happens if my headlamp dies on the trail
      what if the battery of my lamp runs out at night
      que hago si se me apaga la linterna en el cerro
      si se acaba la pila de la lampara
      se me acaba la bateria del frontal`,
    answer: {
      en: "Stop before you take another step, and use the spare battery or second lamp that most mountain races ask you to carry. Without one: the light of your phone, your jacket on, and wait for the next runner to go on together, on the marked way. If you cannot go on safely, stay, whistle, and call the number on your bib or the emergency number. Put in fresh batteries before every night.",
      es: "Párate antes de dar otro paso y usa la pila de repuesto o la segunda luz que piden casi todas las carreras de montaña. Sin ella: la luz del teléfono, la chaqueta puesta, y espera al siguiente corredor para seguir juntos, por la ruta marcada. Si no puedes avanzar seguro, quédate, usa el silbato y llama al número del dorsal o al de emergencias. Pon pilas nuevas antes de cada noche.",
    },
  },
  {
    topic: "rest",
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
    topic: "intervals",
    asked: `
      what are strides
      what is the point of strides
      how do i do strides
      how many strides and how often
      when do i do strides
      que son las progresiones
      que son las rectas o progresiones
      para que sirven las progresiones
      cuantas progresiones hago`,
    answer: {
      en: "Strides are 4 to 6 quick, relaxed runs of about 20 seconds, at the effort of a mile race and never a sprint, with a minute of walking after each. They train speed and economy without tiring you. Do them once or twice a week at the end of an easy run, not on the day after a race or a hard session.",
      es: "Las progresiones son de 4 a 6 tramos rápidos y sueltos de unos 20 segundos, al esfuerzo de una milla y nunca a tope, con un minuto caminando después de cada uno. Entrenan velocidad y economía sin cansarte. Hazlas una o dos veces por semana al final de un trote suave, no al día siguiente de una carrera o una sesión dura.",
    },
    sources: [
      {
        name: "V.O2 (Jack Daniels), What is the purpose of doing strides?",
        address: "https://news.vdoto2.com/2011/11/what-is-the-purpose-of-doing-strides/",
        seen: "2026-12-01",
      },
      {
        name: "Jay Johnson, What days should I do my strides on?",
        address: "http://www.coachjayjohnson.com/tag/strides/",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "fuel",
    asked: `
      i get diarrhea on every long run
      how do i avoid runners diarrhea
      running gives me the runs
      i always need the toilet on long runs
      what do i do about diarrhea when i run
      que hago si me da diarrea cuando corro
      me da diarrea en las salidas largas
      como evito la diarrea al correr
      siempre tengo que ir al baño cuando corro largo`,
    answer: {
      en: "It is common among distance runners. Eat nothing in the two to three hours before, little fiber, fat and dairy the day before, less coffee and no sugar-free gum or sweets; test gels in training, drink enough, wear nothing tight at the waist, and run shorter and easier until it settles. See a doctor if it does not help, lasts when you are not running, or wakes you at night. Blood, a fever, fainting or strong pain: no running, and a doctor today.",
      es: "Es frecuente en corredores de fondo. No comas en las dos o tres horas anteriores, poca fibra, grasa y lácteos el día previo, menos café y nada de chicles o dulces sin azúcar; prueba los geles entrenando, toma suficiente agua, nada apretado en la cintura, y corre más corto y suave hasta que pase. Ve al médico si no ayuda, si sigue los días que no corres o te despierta de noche. Con sangre, fiebre, desmayo o dolor fuerte: no corras y ve hoy al médico.",
    },
    sources: [
      {
        name: "Mayo Clinic News Network, How can I prevent runner's diarrhea?",
        address:
          "https://newsnetwork.mayoclinic.org/discussion/how-can-i-prevent-runners-diarrhea/",
        seen: "2026-12-01",
      },
      {
        name: "Family Practice Notebook, Runners' diarrhea",
        address: "https://fpnotebook.com/Sports/GI/RnrsDrh.htm",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "cold",
    asked: `
      my glasses fog up when i run
      how do i stop my glasses from fogging
      can i run with glasses
      glasses keep sliding off when i run
      se me empañan los lentes al correr
      como evito que se empañen los lentes
      puedo correr con lentes`,
    answer: {
      en: "Warm breath meets a cold lens. Keep scarf and collar low, breathe a little downward, let the frame sit off your cheeks so that air passes, and use an anti-fog spray or cloth; no toothpaste or household cleaner, which scratch. A strap keeps the frame from sliding, and a cap keeps sweat and rain off.",
      es: "El aliento tibio choca con el lente frío. Baja bufanda y cuello, respira un poco hacia abajo, que el marco no toque las mejillas para que pase el aire, y usa un spray o paño antivaho; nada de pasta dental ni productos de limpieza, que rayan. Una cinta evita que se resbalen, y una gorra desvía sudor y lluvia.",
    },
    sources: [
      {
        name: "Eye Exam Centre, Don't use toothpaste to prevent foggy glasses",
        address:
          "https://www.eyeexamcentre.ca/articles/dont-use-toothpaste-to-prevent-foggy-glasses/",
        seen: "2026-12-01",
      },
      {
        name: "Run Window, Running with glasses, 2025",
        address: "https://www.runwindow.com/blog/running-with-glasses",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "motivation",
    asked: `
      what do i do if a dog chases me when i run
      aggressive dog on my running route
      dogs bark at me and run after me
      how do i deal with loose dogs
      que hago si un perro me persigue corriendo
      me persiguen los perros cuando corro
      perros sueltos en mi ruta`,
    answer: {
      en: "Stop running: a runner is something to chase. Stand sideways, arms close, without shrieking, kicking or looking into its eyes; say a firm, low “go home”, and back away slowly. Keep something between you and it, and take another route if it lives there. A bite that breaks the skin needs soap, running water and a doctor the same day.",
      es: "Deja de correr: quien corre es algo que perseguir. Ponte de costado, brazos pegados, sin gritar, patear ni mirarlo a los ojos; di un «¡fuera!» firme y grave, y retrocede despacio. Pon algo entre los dos, y si vive ahí cambia de ruta. Una mordida que rompe la piel pide agua, jabón y un médico el mismo día.",
    },
    sources: [
      {
        name: "Runner's World UK, Man's best friend? Four things you shouldn't do",
        address: "http://www.runnersworld.co.uk/general/mans-best-friend/8634-3.html",
        seen: "2026-12-01",
      },
      {
        name: "Marathon Handbook, Dog encounters while running",
        address: "https://marathonhandbook.com/dog-encounters/",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "dark-and-rain",
    asked: `
      which side of the road should i run on
      should i run facing traffic
      is it safe to run on the road
      por que lado de la pista corro
      se corre de frente o a favor del trafico
      es seguro correr por la carretera`,
    answer: {
      en: "On the sidewalk; without one, on the side where cars come toward you, so that you see them in time. In a study pedestrians who faced traffic had a much lower risk of being hit. Cross at crossings, assume that nobody sees you, leave an ear free, and wear bright or reflective clothes and a light in the dark.",
      es: "Por la vereda; si no hay, por el lado en que los autos vienen de frente, para verlos a tiempo. En un estudio, los peatones que iban de frente al tráfico tuvieron mucho menos riesgo de ser atropellados. Cruza en los cruces, piensa que nadie te ve, deja un oído libre y usa ropa clara o reflectante y una luz de noche.",
    },
    sources: [
      {
        name: "Colorado Runner, with the Finnish study on facing traffic, 2017",
        address: "https://coloradorunnermag.com/2017/09/29/common-mistake-puts-runners-danger-road",
        seen: "2026-12-01",
      },
      {
        name: "NFHS, Tips for safer running along the roadside, 2021",
        address: "https://nfhs.org/articles/tips-for-safer-running-along-the-roadside/",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "race-pacing",
    asked: `
      how do i run in strong wind
      what do i do about headwind in a race
      its so windy should i change my pace
      does wind slow you down
      como corro con viento en contra
      hay mucho viento que hago con el ritmo
      cuanto frena el viento`,
    answer: {
      en: "By effort, not by the watch: into a strong wind you lose more than it gives back behind you, in one study about 12 seconds a mile (7 a kilometer) against 6. Tuck in behind others and take turns, lean a little, take short steps, and start a training loop into the wind so that you come home with it. Near falling branches or in a storm run inside.",
      es: "Por esfuerzo, no por el reloj: con viento fuerte en contra pierdes más de lo que te devuelve a favor; en un estudio, unos 7 segundos por kilómetro contra 4. Métete detrás de otros y túrnense, inclínate un poco, pasos cortos, y en entrenamiento sal contra el viento para volver con él. Con ramas que caen o tormenta, corre adentro.",
    },
    sources: [
      {
        name: "Canadian Running, How to handle the wind on race day",
        address: "https://runningmagazine.ca/sections/training/how-to-handle-the-wind-on-race-day/",
        seen: "2026-12-01",
      },
      {
        name: "ASICS, Running against the wind",
        address:
          "https://www.asics.com/us/en-us/blog/article/running-against-the-wind-how-to-run-in-bad-weather",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "recovery",
    asked: `
      i feel cold after long runs
      why do i get chills after a run
      i get goosebumps after running
      i shiver after the race
      me da frio despues de correr
      me quedo helado despues de un fondo largo
      me da escalofrios despues de la carrera`,
    answer: {
      en: "Usually your body simply goes on cooling after it has stopped making heat: walk ten or fifteen minutes instead of sitting down, change into dry clothes at once, and eat and drink something. It passes within an hour. Chills with confusion, a fever, vomiting, skin that is hot and dry, or shivering that does not stop are an emergency; goosebumps and chills while you run in the heat mean stop and cool down now.",
      es: "Lo normal es que el cuerpo siga enfriando cuando ya no produce calor: camina diez o quince minutos en vez de sentarte, ponte ropa seca enseguida, y come y bebe algo. Pasa en menos de una hora. Escalofríos con confusión, fiebre, vómitos, piel caliente y seca o un temblor que no para son una emergencia; piel de gallina y escalofríos mientras corres con calor significan parar y enfriarte ya.",
    },
    sources: [
      {
        name: "MEL Magazine with John Martinez, MD, Why do I get the chills after running?",
        address: "https://melmagazine.com/en-us/story/cold-chills-after-running-science",
        seen: "2026-12-01",
      },
      {
        name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
        address:
          "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "bad-day",
    asked: `
      my long run was awful
      i had a terrible run today
      my run went badly i had to walk half of it
      bad workout am i losing fitness
      i couldnt finish my workout
      el fondo me salio horrible
      hoy corri pesimo
      me salio mal el entrenamiento
      no pude terminar las series
      corri fatal hoy`,
    answer: {
      en: "One bad run says nothing about your fitness: nearly everybody has them, even in good weeks. Look for the usual causes, such as a bad night, heat, little food, too fast a start, or a hard day before. Do not repeat it and do not make up for it; go on with the next easy run. Three bad ones in a row, heavy legs for more than a week or a higher resting pulse mean some days off, and a doctor if that does not help.",
      es: "Una mala salida no dice nada de tu forma: casi todos las tienen, también en semanas buenas. Busca lo de siempre: dormir mal, calor, poca comida, empezar rápido o un día duro antes. No la repitas ni la compenses; sigue con el próximo trote suave. Tres malas seguidas, piernas pesadas más de una semana o un pulso en reposo más alto piden unos días libres, y un médico si no ayuda.",
    },
  },
  {
    topic: "bad-day",
    asked: `
      i dnf'd and feel like a failure
      i am so disappointed with my race
      i missed my goal by a minute and im gutted
      i feel guilty for skipping runs
      i feel guilty because i did not train this week
      i feel empty after my marathon
      i came last and everybody laughed at me
      abandone la carrera y me siento un fracaso
      estoy decepcionado con mi tiempo
      me siento culpable por no entrenar
      me siento vacio despues de la maraton
      llegue ultimo y se rieron de mi`,
    answer: {
      en: "It hurts because it mattered to you, and one race or week says nothing about what you are worth. Give it a day or two, tell somebody who runs, then write down two things that you did well and one that you will change. There is nothing to make up for: up to a week off hardly changes your fitness. A small goal in a few weeks helps more than a revenge. If it stays for weeks, takes your sleep or is about more than running, talk to a doctor or psychologist; thoughts of hurting yourself: call your emergency number or a crisis line now.",
      es: "Duele porque te importaba, y una carrera o una semana no dice nada de lo que vales. Date un día o dos, cuéntaselo a alguien que corra, y anota dos cosas que hiciste bien y una que vas a cambiar. No hay nada que compensar: hasta una semana sin correr apenas cambia tu forma. Una meta pequeña en unas semanas ayuda más que una revancha. Si dura semanas, te quita el sueño o se trata de más que correr, habla con un médico o psicólogo; si piensas en hacerte daño, llama ya a tu número de emergencias o a una línea de crisis.",
    },
  },
  {
    topic: "fuel",
    asked: `
      why am i so hungry the day after a long run
      im starving after my runs
      i am always hungry since i run more
      por que tengo tanta hambre al dia siguiente del fondo
      me muero de hambre despues de correr
      tengo hambre todo el dia desde que corro mas`,
    answer: {
      en: "Because the stores you emptied are being filled again, often only on the next day. Eat within an hour after the run, carbohydrates with 20–30 g of protein, and regular meals all day; skip the first one, and you are hungriest in the evening. Eating more when you run more is right. Constant hunger with tiredness, more colds or a missing period means that you eat too little: see a doctor.",
      es: "Porque el cuerpo repone lo que gastaste, muchas veces recién al día siguiente. Come en la primera hora después de correr, carbohidratos con 20–30 g de proteína, y comidas regulares todo el día; quien se salta la primera tiene más hambre de noche. Comer más cuando corres más está bien. Hambre constante con cansancio, más resfriados o sin regla quiere decir que comes poco: ve al médico.",
    },
  },
  {
    topic: "shoes",
    asked: `
      i have flat feet what shoes do i need
      do i need stability shoes
      i overpronate which shoe
      should i run barefoot
      are minimalist shoes good
      tengo pie plano que zapatillas compro
      necesito zapatillas de estabilidad
      es bueno correr descalzo
      zapatillas minimalistas si o no`,
    answer: {
      en: "Choose by comfort: trials found no shoe type, matched to flat feet or pronation or not, that clearly prevents injuries. Flat feet without pain need nothing special. Barefoot or very thin shoes load calf and foot much more: a few minutes on grass, twice a week, over months, and not with diabetes or numb feet. Pain in the arch or ankle: let a podiatrist or physiotherapist look.",
      es: "Elige por comodidad: los ensayos no encontraron un tipo de zapatilla, según el pie plano o la pronación, que claramente evite lesiones. El pie plano sin dolor no necesita nada especial. Descalzo o con suela muy fina cargas mucho más la pantorrilla y el pie: unos minutos en pasto, dos veces por semana, durante meses, y no con diabetes o pies dormidos. Con dolor en el arco o el tobillo, que te vea un podólogo o fisioterapeuta.",
    },
  },
  {
    topic: "alcohol",
    asked: `
      can i run with a hangover
      i drank last night should i do my run
      puedo correr con resaca
      tome anoche salgo a correr
      estoy con resaca y tengo fondo`,
    answer: {
      en: "Better not hard: alcohol dries you out, disturbs sleep and makes the heart beat faster. Water, food and sleep first; later a walk or 20 easy minutes in the cool if head and stomach are fine. No long run, no intervals, no heat, and none while you still feel drunk, dizzy or sick. A pounding or irregular heart: stop and see a doctor.",
      es: "Fuerte, mejor no: el alcohol deshidrata, altera el sueño y acelera el corazón. Primero agua, comida y dormir; más tarde una caminata o 20 minutos suaves y frescos si la cabeza y el estómago están bien. Ni fondo, ni series, ni calor, y nada mientras sigas borracho, mareado o con náuseas. Si el corazón golpea o va irregular, para y ve al médico.",
    },
  },
  {
    topic: "easy-pace",
    asked: `
      what is the difference between jogging and running
      is jogging running
      when does walking become jogging
      que diferencia hay entre trotar y correr
      trotar es lo mismo que correr`,
    answer: {
      en: "None that matters: jogging is slow running, and there is no pace where one ends. Both have a moment when both feet are off the ground, which walking does not. For training only the effort counts: easy means that you can speak in whole sentences.",
      es: "Ninguna que importe: trotar es correr lento, y no hay un ritmo donde empiece lo otro. En las dos hay un instante con ambos pies en el aire, que caminando no existe. Para entrenar cuenta solo el esfuerzo: suave es poder hablar con frases completas.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      what does dnf mean
      what is a pb or pr
      what does bq mean
      what do dns dnf and pb mean
      que significa dnf
      que es pb o rp
      que quiere decir dns`,
    answer: {
      en: "DNF: did not finish. DNS: did not start. DQ: disqualified. PB or PR: your best time at a distance, in Spanish also RP or MMP. BQ: a time that qualifies for Boston. Gun time counts from the signal, chip time from when you cross the line. Bib: the number on your shirt. Taper: running less before a race.",
      es: "DNF: no terminó. DNS: no salió. DQ: descalificado. PB, PR, RP o MMP: tu mejor tiempo en una distancia. BQ: un tiempo que clasifica a Boston. El tiempo oficial cuenta desde el disparo; el neto o de chip, desde que cruzas la línea. Dorsal: el número en la camiseta. Taper: correr menos antes de una carrera.",
    },
  },
  {
    topic: "weight",
    asked: `
      how many calories does running burn
      how many calories do i burn in a 10k
      calories for 5k
      cuantas calorias se queman corriendo
      cuantas calorias gasto en 10k`,
    answer: {
      en: "As a rule of thumb about one kilocalorie for each kilogram of body weight and kilometer: with 70 kg some 350 for 5K and 700 for 10K, nearly whatever the pace. Hills, wind and soft ground cost more; watches are often far off. Do not eat less on the days that you run: what you need for training belongs to it.",
      es: "Como regla, cerca de una kilocaloría por kilo de peso y kilómetro: con 70 kg unas 350 en 5K y 700 en 10K, casi a cualquier ritmo. Cuestas, viento y suelo blando gastan más; los relojes se equivocan bastante. No comas menos los días que corres: lo que necesitas para entrenar es parte del entrenamiento.",
    },
    sources: [
      {
        name: "Margaria et al., Energy cost of running, Journal of Applied Physiology, 1963",
        address: "https://jap.physiology.org/content/18/2/367.long",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "breathing",
    asked: `
      my nose runs when i run
      why does my nose drip in the cold
      se me cae el moco cuando corro
      me gotea la nariz al correr`,
    answer: {
      en: "That is common and harmless, above all outside and in cold air: more air passes the nose, with whatever irritates it. A buff over nose and mouth and a tissue help. If it itches, sneezes or blocks on most runs, it may be an allergy: ask a doctor, who also knows which remedies are allowed in sport.",
      es: "Es frecuente e inofensivo, sobre todo afuera y con aire frío: pasa más aire por la nariz, con todo lo que la irrita. Ayuda un cuello sobre nariz y boca, y un pañuelo. Si pica, estornudas o se tapa en casi todas las salidas, puede ser alergia: pregunta al médico, que también sabe qué remedios se permiten en el deporte.",
    },
    sources: [
      {
        name: "Verywell Health, Exercise-induced rhinitis",
        address: "https://www.verywellhealth.com/exercise-induced-rhinitis-1191916",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "motivation",
    asked: `
      i finished my first marathon
      i did it i ran my first 10k
      i got a new pb today
      i just ran my first 5k without stopping
      i ran a personal best
      termine mi primera maraton
      lo logre corri mis primeros 10k
      hice mi mejor marca
      corri 5k sin parar por primera vez`,
    answer: {
      en: "Congratulations! That is yours for good. Enjoy it, eat and sleep well, and give the legs their rest: no running for a day after 5K or 10K, two or three after a half, about a week after a marathon, then easy. Write down how it felt and what worked. When you want a next goal, tell me a distance, a place and a month.",
      es: "¡Felicitaciones! Eso ya nadie te lo quita. Disfrútalo, come y duerme bien, y dales descanso a las piernas: un día sin correr tras 5K o 10K, dos o tres tras una media, cerca de una semana tras una maratón, y después suave. Anota cómo te sentiste y qué funcionó. Cuando quieras otra meta, dime distancia, lugar y mes.",
    },
  },
  {
    topic: "intervals",
    asked: `
      what is fartlek
      what does fartlek mean
      what is a tempo run
      what is a threshold run
      what are intervals
      difference between fartlek tempo and intervals
      que es fartlek
      que es eso del fartlek
      que es una carrera a tempo
      que es umbral
      que son las series
      que diferencia hay entre series y fartlek`,
    answer: {
      en: "Fartlek is Swedish for speed play: within one run you go faster and easier by feel, to the next tree or for a minute, without a fixed plan. A tempo or threshold run is 15–40 minutes comfortably hard, where only a few words come out. Intervals are fixed fast parts with rests between, such as 6 × 3 minutes. To try fartlek: 10 easy minutes, 8–10 × 1 minute faster with 1 minute easy, 10 easy minutes.",
      es: "Fartlek es «juego de velocidad» en sueco: dentro de una misma salida aceleras y aflojas por sensaciones, hasta el próximo árbol o por un minuto, sin plan fijo. Tempo o umbral son 15–40 minutos cómodamente fuertes, en que solo salen pocas palabras. Las series son tramos rápidos fijos con pausas, como 6 × 3 minutos. Para probar fartlek: 10 minutos suaves, 8–10 × 1 minuto más rápido con 1 minuto suave, 10 minutos suaves.",
    },
    sources: [
      {
        name: "Fleet Feet, The new runner's dictionary",
        address: "https://www.fleetfeet.com/blog/the-new-runners-dictionary",
        seen: "2026-12-01",
      },
      {
        name: "Runner's World South Africa, How do fartlek, tempo and interval runs differ?",
        address:
          "https://www.runnersworld.co.za/training/how-do-fartlek-tempo-and-interval-runs-differ/",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "easy-pace",
    asked: `
      chest strap or wrist heart rate
      what does a chest strap measure that the watch does not
      is the heart rate of my watch accurate
      do i need a chest strap
      banda de pecho o reloj para el pulso
      es exacto el pulso del reloj
      necesito una banda de pecho`,
    answer: {
      en: "A chest strap reads the electrical signal of the heart, nearly as exactly as an ECG; a watch guesses the pulse from light on the wrist. At rest and on easy runs a snug watch is close enough; in fast sessions, in the cold and with a loose strap it is often 10 beats or more off. For zones and intervals take the strap, for easy runs the breath: whole sentences. With a heart illness or an irregular pulse ask your doctor what to trust.",
      es: "La banda de pecho lee la señal eléctrica del corazón, casi tan exacta como un electrocardiograma; el reloj estima el pulso con luz en la muñeca. En reposo y trotes suaves un reloj bien ajustado alcanza; en sesiones rápidas, con frío o la correa floja suele errar 10 pulsaciones o más. Para zonas y series usa la banda; para lo suave, la respiración: frases completas. Con una enfermedad del corazón o pulso irregular, pregunta a tu médico en qué confiar.",
    },
    sources: [
      {
        name: "Doctors of Running, Are wrist-based heart rate monitors as good as chest straps? 2024",
        address:
          "https://www.doctorsofrunning.com/2024/04/monday-shakeout-are-wrist-based-heart.html",
        seen: "2026-12-01",
      },
      {
        name: "A-Team Coaching, How accurate are wrist-worn heart rate monitors? (study of 81 people)",
        address: "https://a-teamcoaching.com/how-accurate-are-wrist-worn-heart-rate-monitors",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "altitude",
    asked: `
      does coca tea help with altitude
      can i drink coca tea before the race
      is coca tea doping
      sirve el mate de coca para la altura
      puedo tomar mate de coca antes de la carrera
      el mate de coca es doping`,
    answer: {
      en: "Many people in the Andes drink it and feel better; it does not replace arriving early or slowly, and I know no good study that it prevents altitude sickness. **It is a risk in a doping test:** coca tea leaves traces that count as cocaine, and a runner lost a third place of the Lima marathon in 2024 because of it. Leave it out before a race with tests, in pregnancy and with heart trouble. Headache with vomiting, confusion or breathlessness at rest: go down and get help.",
      es: "Mucha gente en los Andes lo toma y se siente mejor; no reemplaza llegar antes o subir de a poco, y no conozco un buen estudio de que evite el soroche. **Es un riesgo en un control antidopaje:** deja rastros que cuentan como cocaína, y por eso un corredor perdió en 2024 el tercer puesto de la maratón de Lima. No lo tomes antes de una carrera con controles, embarazada ni con problemas del corazón. Dolor de cabeza con vómitos, confusión o falta de aire en reposo: baja y pide ayuda.",
    },
    sources: [
      {
        name: "Sportrythm on the decision of the Athletics Integrity Unit, Lima Marathon 2024",
        address: "https://sportrythm.com/how-simple-cup-of-tea-landed-kenyan-athlete-3-month-ban",
        seen: "2026-12-01",
      },
      {
        name: "TVN on the World Anti-Doping Agency and mate de coca, 2011",
        address:
          "https://www.tvn-2.com/tvmax/mas-deportes/experta-antidopoje-rechaza-coca-deportistas_1_1971259.html",
        seen: "2026-12-01",
      },
    ],
  },
  {
    topic: "intervals",
    asked: `
      what hard workout should i do before a 10k
      workout ideas for a 10k
      give me a workout for 10k
      ideas de entrenamiento para un 10k
      que sesion dura hago para 10k`,
    answer: {
      en: "Three that fit a 10K, each after 10–15 easy minutes: 5–6 × 1 km at the pace you want to race, with 2 minutes of jogging; 3 × 10 minutes comfortably hard with 2 minutes between; or 10 × 400 m a little faster with a minute of jogging. One a week, the last one four or five days before the race and half as long.",
      es: "Tres que sirven para 10K, cada una tras 10–15 minutos suaves: 5–6 × 1 km al ritmo que quieres correr, con 2 minutos de trote; 3 × 10 minutos cómodamente fuertes con 2 minutos entre ellos; o 10 × 400 m algo más rápidos con un minuto de trote. Una por semana, la última cuatro o cinco días antes de la carrera y a la mitad.",
    },
  },
];
