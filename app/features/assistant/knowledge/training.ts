import { href } from "react-router";
import type { Topic } from "./topic.ts";

/** How running weeks are built: easy, long and fast running, and rest before a race. */
export const trainingTopics: readonly Topic[] = [
  {
    id: "base",
    title: { en: "Base and long runs", es: "La base y los fondos largos" },
    keywords: [
      "base training",
      "base building",
      "build base",
      "aerobic base",
      "base aerobica",
      "hacer base",
      "construir base",
      "construyo base",
      "entrenamiento base",
      "long run",
      "long runs",
      "fondo largo",
      "fondos largos",
      "tirada larga",
      "tiradas largas",
      "weekly mileage",
      "mileage",
      "increase mileage",
      "kilometers per week",
      "km per week",
      "how many days week",
      "cuantos dias semana",
      "kilometraje",
      "kilometros semana",
      "aumentar kilometros",
      "ten percent rule",
      "10 percent rule",
      "regla 10",
    ],
    wordings: `
      how many days a week should i run
      how many miles a week should i run
      how many miles a week do i need for a half
      cuantos km a la semana necesito
      how fast can i increase my mileage without injury
      ten percent rule
      how far should my long run be
      longest run before the marathon
      what do i do if i skip a long run
      i am new how many times a week do i go out
      cuantos dias a la semana corro
      cuantos kilometros por semana debo correr
      cuanto puedo subir el kilometraje sin lesionarme
      de cuanto debe ser mi fondo mas largo
      hasta donde llego con el fondo del domingo
      soy nuevo cuantas veces por semana salgo`,
    answer: {
      en: `The base is weeks of mostly easy running. It builds what every distance needs: a heart that moves more blood, muscles that burn fat well, and tendons and bones that bear the load.

**How much.** Three days a week are enough to begin, four or five to improve. Make runs more frequent first, then longer, then faster; change one of the three at a time.

**How quickly.** The famous “ten percent a week” is a custom, not a law: trials in beginners did not show that it prevents injuries. Sudden jumps are the clearer risk, and in one study of new runners those who added more than 30 percent over two weeks had more of the injuries that come from distance. Add a little for two or three weeks, then take one that is 20–30 percent lighter.

**The long run.** Once a week, easy enough to talk, a quarter to a third of the week's distance. Add 1–2 km at a time. For a 5K 45–60 minutes are plenty, for 10K up to 80, for the half marathon up to two hours, for the marathon up to about 3½ hours.

**Signs that it is too much:** a resting pulse higher than usual, poor sleep, heavy legs after easy days, or a pain that grows from run to run.`,
      es: `La base son semanas de correr casi siempre suave. Construye lo que pide cualquier distancia: un corazón que mueve más sangre, músculos que queman bien la grasa, y tendones y huesos que soportan la carga.

**Cuánto.** Tres días por semana bastan para empezar, cuatro o cinco para mejorar. Primero corre más veces, luego más largo y al final más rápido; cambia solo una de las tres cosas a la vez.

**Con qué prisa.** El famoso “diez por ciento por semana” es una costumbre, no una ley: los ensayos con principiantes no mostraron que evite lesiones. El riesgo más claro son los saltos bruscos; en un estudio con corredores nuevos, quienes aumentaron más de un 30 por ciento en dos semanas tuvieron más lesiones de las que vienen por distancia. Sube un poco dos o tres semanas y luego haz una entre 20 y 30 por ciento más ligera.

**El fondo largo.** Una vez por semana, a un ritmo que permita conversar, entre un cuarto y un tercio de la semana. Suma 1 o 2 km cada vez. Para 5K sobran 45–60 minutos, para 10K hasta 80, para la media hasta dos horas, para la maratón hasta unas 3 horas y media.

**Señales de que es demasiado:** pulso en reposo más alto de lo normal, mal sueño, piernas pesadas tras días suaves o un dolor que crece de un día a otro.`,
    },
    sources: [
      {
        name: "Festa et al., Effects of Different Training Intensity Distribution in Recreational Runners, 2020",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7739641",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How fast is an easy run?",
        "A plan for the half marathon",
        "How do I start strength training?",
      ],
      es: [
        "¿A qué ritmo es un trote suave?",
        "Un plan para la media maratón",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
    questions: [
      {
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
      {
        asked: `
          i have 3 hours a week and a half marathon is it doable
          can i train for a half with little time
          how do i train for a half with small kids and no time
          is it possible to run a half with three runs a week
          tengo poco tiempo puedo preparar una media
          se puede preparar una media con 3 horas por semana
          trabajo mucho y tengo hijos como entreno para la media`,
        answer: {
          en: "Yes, to finish it: three runs a week, about 45 minutes easy, 45 minutes with some faster ones in the middle, and a long run that grows from 60 to 110 minutes over twelve weeks. If you do not run about 25 km a week yet, take some weeks to get there first. Let the rest be strength at home, and plan walking breaks rather than a time. I can build the weeks: write “a half in …, 3 days a week”.",
          es: "Sí, para terminarla: tres salidas por semana, unos 45 minutos suaves, 45 con algunos más rápidos en medio y un fondo que crece de 60 a 110 minutos en doce semanas. Si aún no corres unos 25 km por semana, toma antes unas semanas para llegar. Lo demás, fuerza en casa, y planea pausas caminando en vez de un tiempo. Te armo las semanas: escribe “una media en …, 3 días por semana”.",
        },
      },
      {
        asked: `
          is it better to run by time or by distance
          should i run minutes or kilometers
          run for time or for miles as a beginner
          es mejor correr por tiempo o por distancia
          entreno por minutos o por kilometros`,
        answer: {
          en: "Beginners do better by time: twenty minutes stay twenty minutes on hills, in heat and on bad days, and nobody runs too fast to get it done. For a race at least the long runs are also counted in kilometers; on trails always by time.",
          es: "Quien empieza, mejor por tiempo: veinte minutos son veinte minutos en cuestas, con calor y en días malos, y nadie corre de más para acabar. Para una carrera al menos los fondos se cuentan también en kilómetros; en sendero, siempre por tiempo.",
        },
      },
      {
        asked: `
          can i swap the long run and the tempo day
          can i do it a day earlier
          lo puedo adelantar un dia
          cant make friday what do i do
          i cannot run on friday what now
          el viernes no puedo que hago
          no puedo entrenar el jueves
          can i move my long run to saturday
          can i switch the days of my plan
          cant run on thursday can i do it on friday
          can i do the long run on another day
          swap long run sunday for saturday
          is it ok to change the order of the workouts
          puedo cambiar el fondo del domingo por el sabado
          puedo pasar el fondo a otro dia
          puedo mover el entrenamiento del jueves al viernes
          puedo cambiar el orden de los entrenamientos
          no puedo el domingo hago el fondo el sabado`,
        answer: {
          en: "Yes, move it: the order matters less than the rest between. Keep an easy or free day between the long run and a fast session, also across the weekend, and change nothing else that week. If they would meet on two days in a row, make the fast one easy. In your plan here, open the session under **Training** and choose another day.",
          es: "Sí, muévelo: importa menos el orden que el descanso en medio. Deja un día suave o libre entre el fondo y lo rápido, también de una semana a la otra, y no cambies nada más. Si quedarían en días seguidos, haz suave el rápido. En tu plan de aquí abre la sesión en **Entrenamiento** y elige otro día.",
        },
        links: [{ label: { en: "Open your plan", es: "Abrir tu plan" }, to: href("/training") }],
      },
      {
        asked: `
          what if i do two hard days back to back
          can i do intervals the day before the long run
          can i run long and fast on consecutive days
          speedwork on friday and long run on saturday
          two hard workouts in a row
          que pasa si hago dos dias fuertes seguidos
          puedo hacer series un dia antes del fondo
          y si hago series el viernes y fondo el sabado
          dos entrenamientos duros seguidos`,
        answer: {
          en: "Better not: two hard days in a row leave the second one slow and raise the risk of overload. Put an easy or free day between, as training plans do. If your week allows nothing else, run the long one very easily and make the other a relaxed run with four to six strides.",
          es: "Mejor no: dos días fuertes seguidos dejan lento el segundo y suben el riesgo de sobrecarga. Pon un día suave o libre en medio, como hacen los planes. Si tu semana no da para más, haz el fondo muy suave y del otro un trote con cuatro a seis progresiones.",
        },
      },
      {
        asked: `
          i skipped a week what now
          had to stop for two weeks because of exams
          i stopped for two weeks marathon in 9 weeks
          pare dos semanas por examenes y mi maraton es en 9 semanas
          deje de correr dos semanas que hago con el plan
          i missed a week of training
          didnt run all week because of work what do i do
          missed two weeks of my plan
          i skipped a run should i make it up
          i missed my long run this week
          me salte una semana que hago
          perdi una semana de entrenamiento
          no corri en toda la semana por trabajo
          deje de entrenar diez dias sigo igual el plan
          me salte un entrenamiento lo recupero
          no hice el fondo de esta semana`,
        answer: {
          en: "Cross it out and go on with the week that the plan has now; do not make up the kilometers. Up to about a week costs hardly any fitness: make the first two or three runs easy. After two weeks or more begin a step lower, with about half of the usual distance, and add a week or two. Were you ill or hurt? Then wait until that is over. In a plan here, say under **Training** which days you could not run, and it is adapted.",
          es: "Táchala y sigue con la semana en la que va el plan; no recuperes los kilómetros. Hasta una semana casi no quita forma: haz suaves las dos o tres primeras salidas. Después de dos semanas o más empieza un escalón abajo, con la mitad de la distancia de siempre, y suma una o dos semanas. ¿Fue enfermedad o lesión? Espera a que pase. En tu plan de aquí, marca en **Entrenamiento** los días sin correr y se adapta.",
        },
        sources: [
          {
            name: "WalkJogRun, What to do about missed training runs, 2013",
            address: "http://blog.walkjogrun.net/2013/09/27/what-to-do-about-missed-training-runs/",
            seen: "2026-11-30",
          },
          {
            name: "RunVermont, Getting back on track after a detour, 2013",
            address:
              "http://www.runvermont.org/therundown/notes-from-the-station/you-asked-we-answered-getting-back-on-track-after-a-detour/",
            seen: "2026-11-30",
          },
        ],
        links: [{ label: { en: "Open your plan", es: "Abrir tu plan" }, to: href("/training") }],
      },
      {
        asked: `
          how long until i see results from running
          been running 3 weeks and dont notice anything is that normal
          no progress after a month of running
          llevo 3 semanas corriendo y no noto nada es normal
          cuando se nota
          how long until it shows
          when will i get fitter
          when does running get easier
          how many weeks until my running improves
          when will i notice a difference
          en cuanto tiempo se nota el running
          cuanto tarda en notarse
          cuando voy a ver resultados de correr
          en cuantas semanas mejoro
          cuando se empieza a sentir mas facil correr
          cuanto tiempo para ver cambios`,
        answer: {
          en: "Give it six to eight weeks of three runs a week: then the same run feels easier. In a study 18 beginners jogged three times a week for 45 minutes for a year: the largest gains came in the first three months, and after six months more training was needed to go on improving. The scale and the mirror take longer, and food decides most of that.",
          es: "Dale de seis a ocho semanas con tres salidas por semana: ahí la misma salida se siente más fácil. En un estudio, 18 principiantes trotaron 45 minutos tres veces por semana durante un año: lo que más mejoró fue en los primeros tres meses, y después de seis hubo que entrenar más para seguir subiendo. La balanza y el espejo tardan más, y eso lo decide sobre todo la comida.",
        },
        sources: [
          {
            name: "Scharhag-Rosenberger et al., one year of walking and jogging, MSSE 2009, as told by A. Hutchinson",
            address: "https://triathlonmagazine.ca/news/getting-fit-takes-time-but-how-much/",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          i ran 10k in 58 what next
          what is my next goal after a 10k
          corri mis primeros 10k que sigue
          que meta sigue despues de 10k
          ya corri media y ahora que`,
        answer: {
          en: "Congratulations! First an easy week: no fast running for about as many days as the race had miles, and short easy runs. Then choose one goal, eight to twelve weeks away: faster over the same distance, with one fast session a week, or the next distance, with a longer long run. Write me your time with the next distance (“10K in 58, half?”), and I work out what is possible; the plans under **Training** lead to it.",
          es: "¡Felicitaciones! Primero una semana suave: nada rápido durante unos seis días después de 10K, solo trotes cortos. Luego elige una meta, a ocho o doce semanas: más rápido en la misma distancia, con una sesión rápida por semana, o la distancia que sigue, con un fondo más largo. Escríbeme tu tiempo con la próxima distancia («10K en 58, ¿media?») y calculo qué es posible; los planes de **Entrenamiento** te llevan.",
        },
        links: [{ label: { en: "Open your plan", es: "Abrir tu plan" }, to: href("/training") }],
      },
      {
        asked: `
          can i just double the long run
          can i double my long run to catch up
          puedo hacer el doble de fondo
          puedo duplicar el fondo para recuperar`,
        answer: {
          en: "No: lengthen it by 1–2 km at a time, and take a shorter one every third or fourth week. In one study new runners who added more than 30 percent over two weeks had more of the injuries that come from distance. If the weeks left are not enough, run and walk, or take the shorter race.",
          es: "No: alárgalo de 1 a 2 km por vez, con uno más corto cada tercera o cuarta semana. En un estudio, quienes empezaban y subieron más de un 30 por ciento en dos semanas tuvieron más lesiones por distancia. Si las semanas no alcanzan, corre y camina, o toma la carrera más corta.",
        },
        links: [{ label: { en: "Open your plan", es: "Abrir tu plan" }, to: href("/training") }],
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Easy kilometers build what every distance needs: a heart that moves more blood, muscles that burn fat well, and tendons and bones that bear the load. Sudden jumps are the clearer risk: new runners who added more than 30 percent in two weeks had more of the injuries that come from distance.",
          es: "Los kilómetros suaves construyen lo que pide toda distancia: un corazón que mueve más sangre, músculos que queman bien la grasa, y tendones y huesos que aguantan. Los saltos bruscos son el riesgo más claro: quienes empezaban y subieron más de un 30 por ciento en dos semanas tuvieron más lesiones por distancia.",
        },
      },
      {
        about: ["how-often", "few-days"],
        answer: {
          en: "Three days a week are enough to begin and to finish a half: one easy run, one with some faster minutes, one long run, with a free day between. Four or five days make you better. Add days before distance, and distance before speed.",
          es: "Tres días por semana bastan para empezar y para terminar una media: uno suave, uno con minutos más rápidos y un fondo, con un día libre en medio. Con cuatro o cinco se mejora más. Primero más días, luego más distancia, al final velocidad.",
        },
      },
      {
        about: ["other-sport", "home"],
        answer: {
          en: "On the other days walk, ride an easy bike or swim, do 20 to 40 minutes of strength twice a week, and take at least one day off completely. None of it should make you tired for the next run.",
          es: "Los otros días camina, pedalea suave o ve a nadar, haz fuerza dos veces por semana entre 20 y 40 minutos, y deja por lo menos un día libre del todo. Nada de eso debe cansarte para la siguiente salida.",
        },
      },
      {
        about: ["how-long", "how-much"],
        answer: {
          en: "The long run is a quarter to a third of the week. For 5K 45–60 minutes are plenty, for 10K up to 80, for the half up to two hours, for the marathon up to about 3½ hours. Add 1–2 km at a time for two or three weeks, then take a lighter week.",
          es: "El fondo es un cuarto a un tercio de la semana. Para 5K bastan 45–60 minutos, para 10K hasta 80, para la media hasta dos horas, para la maratón hasta unas 3½ horas. Suma 1–2 km por vez durante dos o tres semanas y luego toma una más ligera.",
        },
      },
      {
        about: ["pace"],
        answer: {
          en: "So easy that you can talk in whole sentences: for most runners 60–90 seconds a kilometer slower than their 10K pace. If you finish a long run and could go on for half an hour, the pace was right.",
          es: "Tan suave que puedas hablar con frases enteras: para la mayoría, 60–90 segundos por kilómetro más lento que su ritmo de 10K. Si terminas y seguirías media hora más, el ritmo fue el correcto.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Split it: a shorter run in the morning and another in the evening or on the next day gives much of the effect for a 10K. Company, a trail, a route from A to B with the bus back, or a walking minute every ten make it shorter. For a half or a marathon some long runs stay necessary; every second week is enough for a beginning.",
          es: "Pártelo: una salida más corta por la mañana y otra por la tarde o al día siguiente dan buena parte del efecto para 10K. Compañía, un sendero, una ruta de A a B con bus de vuelta, o un minuto caminando cada diez lo acortan. Para una media o una maratón algunos fondos siguen haciendo falta; cada dos semanas basta para empezar.",
        },
      },
    ],
  },
  {
    id: "easy-pace",
    title: { en: "Easy pace and zones", es: "El ritmo suave y las zonas" },
    keywords: [
      "bajar frecuencia cardiaca",
      "bajo frecuencia cardiaca",
      "lower my heart rate",
      "lower heart rate",
      "tired so fast",
      "tired so quickly",
      "tire quickly",
      "canso rapido",
      "canso tan rapido",
      "canso mucho",
      "max heart rate",
      "maximum heart rate",
      "frecuencia maxima",
      "frecuencia cardiaca maxima",
      "easy pace",
      "easy run",
      "easy runs",
      "run slower",
      "slow running",
      "how slow",
      "talk test",
      "conversational pace",
      "zone 2",
      "training zones",
      "heart rate zones",
      "heart rate",
      "zones",
      "zona 2",
      "zonas",
      "zonas entrenamiento",
      "frecuencia cardiaca",
      "pulso",
      "pulsaciones",
      "ritmo suave",
      "trote suave",
      "correr suave",
      "correr despacio",
      "ritmo facil",
      "80 20",
    ],
    wordings: `
      what heart rate should easy runs be
      zone 2 training
      i run too fast on easy days
      my heart rate is 170 on easy runs is that too high
      should i be able to talk while running
      train with heart rate
      que pulso debo llevar en los rodajes
      que es la zona 2
      mis pulsaciones suben a 170 en trote suave
      que tan lento es lento
      entreno por pulsaciones
      deberia poder hablar mientras troto`,
    answer: {
      en: `Easy means that you can talk in whole sentences and could go on for another half hour. For most runners that is 60–90 seconds a kilometer slower than their 10K pace, and slower still on hills, in heat and at altitude.

Studies of well-trained endurance athletes find again and again that about four fifths of their sessions are easy and the rest hard. Running everything at a middling effort leaves you too tired for the fast days and too fast for the easy ones.

| Zone | Feels like | Talking | Share of maximum heart rate |
|---|---|---|---|
| Easy | relaxed | sentences | roughly 60–75% |
| Steady, marathon | working, in control | short sentences | roughly 75–85% |
| Threshold, tempo | comfortably hard | a few words | roughly 85–90% |
| Intervals | hard, 3–5 min at a time | a word | over 90% |

**About heart rate:** “220 minus your age” misses many people by more than ten beats, watches on the wrist err when it is cold or fast, and heat, caffeine and poor sleep raise the pulse. Let breathing decide, and use the number to check it.

If your heart races or skips at rest, or you feel faint, stop and see a doctor.`,
      es: `Suave significa que puedes hablar con frases enteras y seguirías otra media hora. Para la mayoría son entre 60 y 90 segundos por kilómetro más lento que su ritmo de 10K, y aún más lento en subida, con calor y en altura.

Los estudios con deportistas de resistencia bien entrenados encuentran una y otra vez que unas cuatro quintas partes de sus sesiones son suaves y el resto duras. Correrlo todo a un esfuerzo intermedio te deja cansado para los días rápidos y demasiado rápido para los suaves.

| Zona | Se siente | Al hablar | Parte de la frecuencia máxima |
|---|---|---|---|
| Suave | relajado | frases | aprox. 60–75 % |
| Sostenido, maratón | trabajando, bajo control | frases cortas | aprox. 75–85 % |
| Umbral, tempo | fuerte pero cómodo | unas palabras | aprox. 85–90 % |
| Series | duro, 3–5 min cada vez | una palabra | más de 90 % |

**Sobre el pulso:** “220 menos tu edad” se equivoca en más de diez latidos con mucha gente, los relojes de muñeca fallan con frío o a ritmo rápido, y el calor, la cafeína y dormir mal lo suben. Que decida la respiración; el número sirve para comprobar.

Si tu corazón se acelera o se salta latidos en reposo, o sientes que te desmayas, para y consulta a un médico.`,
    },
    sources: [
      {
        name: "Festa et al., Effects of Different Training Intensity Distribution in Recreational Runners, 2020",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7739641",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I run intervals and tempo?",
        "How long should a long run be?",
        "My 10K time is 50:00, what are my paces?",
      ],
      es: [
        "¿Cómo hago series y tempo?",
        "¿Cuánto debe durar el fondo largo?",
        "Corrí 10K en 50:00, ¿cuáles son mis ritmos?",
      ],
    },
    questions: [
      {
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
        asked: `
          explain zone 2 simply
          what is an easy run in simple words
          zone 2 for dummies
          what does easy mean
          explicame la zona 2 facil
          que significa correr suave
          que es zona 2 en palabras simples`,
        answer: {
          en: "So easy that you can chat in whole sentences and could go on for another half hour. That is zone 2, roughly 60 to 75 percent of your maximum heart rate. Only a few words come out? Slow down. Most of your week belongs there.",
          es: "Tan suave que puedes conversar con frases enteras y seguirías media hora más. Eso es la zona 2, más o menos el 60 a 75 por ciento de tu frecuencia máxima. ¿Solo salen pocas palabras? Baja. Casi toda tu semana va ahí.",
        },
      },
      {
        asked: `
          my heart rate went above 220 minus my age
          is it bad if my heart rate is higher than my max
          my watch shows a very high heart rate on easy runs
          my heart rate is 175 on an easy run
          my max heart rate is higher than the formula says
          mi pulso paso de 220 menos mi edad
          mi reloj marca 180 en un trote suave
          mi frecuencia maxima es mayor que la formula`,
        answer: {
          en: "“220 minus your age” misses many people by more than ten beats, and watches on the wrist err when it is cold or fast, so a number above it is no alarm by itself. Go by breath: whole sentences on easy runs. If your heart races or skips at rest, or comes with dizziness, chest pain or fainting, stop and see a doctor.",
          es: "“220 menos la edad” falla por más de diez latidos en mucha gente, y el reloj de muñeca se equivoca con frío o a ritmo rápido: un número mayor no es alarma por sí solo. Guíate por la respiración: frases enteras en el trote. Si el corazón se acelera o salta en reposo, o hay mareo, dolor de pecho o desmayo, para y ve al médico.",
        },
      },
      {
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
        asked: `
          my easy pace feels way too slow
          that feels too slow
          does running slow make me slow
          why run slow if i want to be fast
          siento que voy muy lento en los rodajes
          siento que voy re lento
          correr lento no me hace lento
          para que correr lento si quiero ser rapido`,
        answer: {
          en: "No, slow running does not make you slow: it feels too slow to nearly everybody at first. Well-trained runners do about four fifths of their sessions easily, so that they are fresh for the fast ones. Keep easy days easy, add four to six strides of 15–20 seconds at the end of one or two, and run fast once a week.",
          es: "No, correr lento no te hace lento: al principio a casi todos les parece demasiado. Los corredores entrenados hacen suaves unas cuatro de cada cinco sesiones, para llegar frescos a las rápidas. Deja lo suave suave, agrega cuatro a seis progresiones de 15–20 segundos al final de uno o dos trotes, y corre rápido una vez por semana.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Because running everything at a middling effort leaves you too tired for the fast days and too fast for the easy ones. Studies of well-trained endurance athletes find again and again that about four fifths of their sessions are easy.",
          es: "Porque correr todo a un esfuerzo medio te deja cansado para los días rápidos y demasiado rápido en los suaves. Los estudios con deportistas de resistencia encuentran una y otra vez que unos cuatro quintos de sus sesiones son suaves.",
        },
      },
      {
        about: ["how-much", "which", "old"],
        answer: {
          en: "Easy is roughly 60–75 percent of your own maximum. “220 minus your age” misses many people by more than ten beats, so a value above it is no alarm by itself and also not a target; a watch on the wrist errs when it is cold or fast. Breathing decides: whole sentences. If the heart races or skips at rest, or you feel faint, see a doctor.",
          es: "Suave es más o menos el 60–75 por ciento de tu máximo propio. “220 menos la edad” falla por más de diez latidos en mucha gente: un valor mayor no es alarma por sí solo ni tampoco una meta, y el reloj de muñeca se equivoca con frío o a ritmo rápido. Decide la respiración: frases enteras. Si el corazón se acelera o salta en reposo, o sientes que te desmayas, ve al médico.",
        },
      },
      {
        about: ["signs", "pace", "how"],
        answer: {
          en: "Talk aloud: whole sentences mean easy, a few words mean too fast. Slow down until it works, and walk a minute on hills if you must. With a recent result I can give you numbers: write for instance “I ran 10K in 55:00, what are my paces?”.",
          es: "Habla en voz alta: frases enteras, suave; pocas palabras, demasiado rápido. Baja hasta que salga, y camina un minuto en las subidas si hace falta. Con un resultado reciente te doy números: escribe por ejemplo “corrí 10K en 55:00, ¿cuáles son mis ritmos?”.",
        },
      },
      {
        about: ["tired", "hot"],
        answer: {
          en: "Heat, hills, altitude, caffeine and poor sleep all raise the pulse, so the same effort is slower on such days. Go by breath, and let the pace be what it is. If the pulse in the morning stays clearly higher than usual for days, rest, and see a doctor if it does not settle.",
          es: "El calor, las cuestas, la altura, la cafeína y dormir mal suben el pulso, así que el mismo esfuerzo sale más lento esos días. Guíate por la respiración y deja que el ritmo sea el que sea. Si el pulso de la mañana sigue claramente más alto por días, descansa, y ve al médico si no baja.",
        },
      },
      {
        about: ["normal", "why", "hurts"],
        answer: {
          en: "It is meant to feel slow: you should finish and think that you could go on for half an hour. About four fifths of the sessions of well-trained runners are like that, so that the fast ones can be fast.",
          es: "Es normal que se sienta lento: debes terminar pensando que seguirías media hora más. Unas cuatro de cada cinco sesiones de los corredores entrenados son así, para que las rápidas puedan ser rápidas.",
        },
      },
    ],
  },
  {
    id: "intervals",
    title: { en: "Intervals and tempo runs", es: "Series y carreras a tempo" },
    keywords: [
      "what is tempo run",
      "what is tempo",
      "mejoro tiempo",
      "mejorar mi tiempo",
      "mas rapido 5k",
      "faster 5k",
      "lactate threshold",
      "umbral lactato",
      "vo2max",
      "vo2 max",
      "bajar tiempo",
      "bajo tiempo",
      "bajar mi marca",
      "hacer series",
      "hago series",
      "series tempo",
      "series velocidad",
      "series pista",
      "series 400",
      "series intervalos",
      "sesion series",
      "intervals",
      "interval training",
      "tempo",
      "tempo run",
      "tempo runs",
      "threshold",
      "speed work",
      "speedwork",
      "run faster",
      "get faster",
      "faster runner",
      "improve pace",
      "improve speed",
      "improve time",
      "fartlek",
      "strides",
      "hill repeats",
      "hiit",
      "intervalos",
      "umbral",
      "cuestas",
      "velocidad",
      "correr mas rapido",
      "mejorar ritmo",
      "mejorar tiempo",
      "mejorar marca",
      "mejorar velocidad",
      "progresivos",
      "cambios ritmo",
    ],
    wordings: `
      how do i get faster
      what is a fartlek
      what is a tempo run
      threshold run meaning
      400 meter repeats how many
      speed work how often
      stuck at 25 min 5k how to break it
      how do i lower my 10k time
      strides what are they
      como ser mas rapido
      que es un fartlek
      que es un tempo
      que es el umbral
      cuantas repeticiones de 400 hago
      estoy estancado no bajo mi tiempo
      como bajo mi tiempo en 10k
      trabajo de velocidad cada cuanto`,
    answer: {
      en: `Add fast running once you have run regularly for two to three months without pain. One session a week is plenty at first, two are the most for nearly everybody, with at least one easy day between them. Always begin with 10–15 minutes of easy running.

- **Strides:** 4–6 × 20 seconds, quick and relaxed, walking back. The safest way to begin.
- **Fartlek:** 8–10 × 1 minute brisk, 1 minute easy, by feel.
- **Tempo (threshold):** 20 minutes at a pace that you could race for about an hour, or 3 × 10 minutes with 2 minutes of jogging between. You can say a few words.
- **Intervals:** 5 × 3–4 minutes at about 5K effort, with 2–3 minutes of jogging. Hard, yet the last one must be as fast as the first.
- **Hills:** 6–8 × 45 seconds uphill, walk down. Fast work with less impact.

The aim is a dose, not a test: stop when your form falls apart, and finish wanting one more. Total fast running of 5–10 percent of the week is a sensible share.

Leave the fast day out when you are ill, have slept badly for days, or feel a pain that is sharp or on one side only. If it is still there after a week, have it looked at.`,
      es: `Añade ritmos rápidos cuando lleves dos o tres meses corriendo con regularidad y sin dolor. Una sesión por semana basta al principio, dos son el máximo para casi todos, con al menos un día suave entre ellas. Empieza siempre con 10–15 minutos de trote.

- **Progresivos:** 4–6 × 20 segundos ágiles y sueltos, vuelve caminando. Es la manera más segura de empezar.
- **Fartlek:** 8–10 × 1 minuto alegre y 1 minuto suave, por sensaciones.
- **Tempo (umbral):** 20 minutos al ritmo que aguantarías más o menos una hora en carrera, o 3 × 10 minutos con 2 minutos de trote. Te salen unas palabras.
- **Series:** 5 × 3–4 minutos a esfuerzo de 5K, con 2–3 minutos de trote. Duras, pero la última tiene que salir como la primera.
- **Cuestas:** 6–8 × 45 segundos subiendo, baja caminando. Trabajo rápido con menos impacto.

Se trata de una dosis, no de un examen: para cuando se te rompe la técnica y termina con ganas de una más. Entre 5 y 10 por ciento de la semana en ritmo rápido es una parte razonable.

Salta el día rápido si estás enfermo, llevas días durmiendo mal o notas un dolor agudo o de un solo lado. Si sigue ahí en una semana, que te lo revisen.`,
    },
    sources: [
      {
        name: "Rosenblat et al., Polarized vs. Threshold Training Intensity Distribution, 2019",
        address:
          "https://journals.lww.com/nsca-jscr/fulltext/2019/12000/polarized_vs__threshold_training_intensity.34.aspx",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I warm up?", "A plan for 10K"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo caliento antes de correr?",
        "Un plan para 10K",
      ],
    },
    questions: [
      {
        asked: `
          i have no track how do i do intervals
          intervals without a track
          can i do speedwork in a park
          no tengo pista como hago series
          solo hay parque donde hago intervalos
          puedo hacer series en la calle`,
        answer: {
          en: "No track is needed: run by time. After 10 to 15 easy minutes do 8 to 10 times one minute brisk and one minute easy, or 5 times three minutes with two of jogging, on a park loop, a quiet street or a hill. Brisk is an effort at which you can say only a few words. Count trees or lamps if you like; that is a fartlek. Slow down for people and dogs: the effort counts, not the pace.",
          es: "No hace falta pista: corre por tiempo. Tras 10 o 15 minutos suaves, haz de 8 a 10 veces un minuto vivo y uno suave, o 5 veces tres minutos con dos de trote, en una vuelta al parque, una calle tranquila o una cuesta. Vivo es que apenas puedes decir unas palabras. Si quieres, de poste a poste: eso es un fartlek. Baja el ritmo si hay gente o perros: cuenta el esfuerzo, no el ritmo.",
        },
      },
      {
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
      {
        asked: `
          how often should i do speedwork
          how many fast sessions a week
          cuantas veces por semana hago series
          cada cuanto hago series
          cuantas sesiones rapidas por semana`,
        answer: {
          en: "Once a week, once you have run regularly for two or three months; twice is the most for nearly everybody, with an easy day between.",
          es: "Una vez por semana, cuando ya corres seguido desde hace dos o tres meses; dos es el máximo para casi todos, con un día suave en medio.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Fast minutes train what easy running leaves out: how much oxygen you can use and how long you hold a hard pace. A little is enough, 5–10 percent of the week; the easy rest of it is what lets you run them well.",
          es: "Los minutos rápidos entrenan lo que el trote deja fuera: cuánto oxígeno usas y cuánto sostienes un ritmo duro. Alcanza con poco, un 5–10 por ciento de la semana; lo demás, suave, es lo que permite hacerlos bien.",
        },
      },
      {
        about: ["how-often", "few-days"],
        answer: {
          en: "Once a week is plenty at first, two are the most for nearly everybody, with at least one easy day between. With three days of running: one easy, one fast, one long.",
          es: "Una vez por semana basta al principio y dos son el máximo para casi todos, con al menos un día suave en medio. Con tres días de correr: uno suave, uno rápido y un fondo.",
        },
      },
      {
        about: ["pace", "how-much"],
        answer: {
          en: "Intervals of 3–4 minutes at about the effort of a 5K race, five of them, with 2–3 minutes of jogging between; the last one as fast as the first. Tempo: a pace that you could race for about an hour. Write me a recent result, such as “I ran 10K in 55:00”, and I work out your own paces.",
          es: "Las series de 3–4 minutos, al esfuerzo de una carrera de 5K, cinco con 2–3 minutos de trote en medio; la última igual de rápida que la primera. Tempo: un ritmo que aguantarías una hora en carrera. Escríbeme un resultado, como “corrí 10K en 55:00”, y calculo tus ritmos.",
        },
      },
      {
        about: ["how-long"],
        answer: {
          en: "Give it 8 to 12 weeks: that is how long studies need to see a clear gain. Always with 10–15 easy minutes before, and never two hard days side by side.",
          es: "Dale de 8 a 12 semanas: es lo que tardan los estudios en ver una mejora clara. Siempre con 10–15 minutos suaves antes, y nunca dos días duros seguidos.",
        },
        alsoFrom: ["vo2max"],
      },
      {
        about: ["beginner", "instead", "treadmill", "home"],
        answer: {
          en: "Begin with strides: 4–6 × 20 seconds, quick and relaxed, walking back, at the end of an easy run. Then 8–10 × 1 minute brisk and 1 minute easy, by feel; it works on a treadmill, around a block or on a hill just as well. First run regularly for two or three months without pain.",
          es: "Empieza con progresiones: 4–6 × 20 segundos, rápidos y sueltos, volviendo al paso, al final de un trote. Luego 8–10 × 1 minuto alegre y 1 suave, por sensación; vale igual en caminadora, alrededor de la cuadra o en cuesta. Antes corre dos o tres meses con regularidad y sin dolor.",
        },
      },
      {
        about: ["tired", "hurts"],
        answer: {
          en: "Leave the fast day out when you are ill, have slept badly for days, are still sore, or feel a pain that is sharp or on one side only; run easily or rest. One hard day that felt empty is nothing; if it goes on for a week, take three easy days and look at sleep, food and load. After two weeks let a doctor look.",
          es: "Deja el día rápido si estás enfermo, llevas días durmiendo mal, sigues adolorido o sientes un dolor agudo o de un solo lado: trota suave o descansa. Un día malo no es nada; si dura una semana, toma tres días suaves y revisa sueño, comida y carga. A las dos semanas, que te vea un médico.",
        },
      },
      {
        about: ["which", "short-race"],
        answer: {
          en: "For a 5K: 10–15 easy minutes, then 5 × 3 minutes at the effort of a 5K with 2 minutes of jogging between, 10 easy minutes. New to it: 8 × 1 minute brisk, 1 minute easy. The last one must be as fast as the first.",
          es: "Para 5K: 10–15 minutos suaves, luego 5 × 3 minutos al esfuerzo de 5K con 2 minutos de trote en medio, 10 minutos suaves. Si es nuevo para ti: 8 × 1 minuto ágil y 1 suave. La última debe salir igual que la primera.",
        },
      },
      {
        about: ["how-often", "few-days"],
        answer: {
          en: "Once a week to begin, after two or three months of regular running; twice is the most for nearly everybody, with an easy day between.",
          es: "Una vez por semana para empezar, tras dos o tres meses corriendo seguido; dos es el máximo para casi todos, con un día suave en medio.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Then leave them out: no session is required. Fartlek does nearly the same by feel, with a faster minute whenever you like; so do short hills (8 × 20–30 seconds up, walk down), 4–6 strides after an easy run, a steady 15–20 minutes in the middle, or a parkrun-like 5K now and then. One of these a week is enough, and the rest easy.",
          es: "Entonces déjalas: ninguna sesión es obligatoria. El fartlek hace casi lo mismo por sensaciones, con un minuto más rápido cuando quieras; también cuestas cortas (8 × 20–30 segundos subiendo, bajar caminando), 4–6 progresiones al final de un trote suave, 15–20 minutos sostenidos en medio, o una carrera de 5K de vez en cuando. Basta una de estas por semana, y lo demás suave.",
        },
      },
      {
        about: ["easy-days"],
        answer: {
          en: "All but one, or at most two: with three days a week two easy and one with something fast in it; with four, three easy; with five, four easy or three. The long run counts as easy.",
          es: "Todos menos uno, a lo más dos: con tres días por semana, dos suaves y uno con algo rápido; con cuatro, tres suaves; con cinco, cuatro suaves o tres. El fondo largo cuenta como suave.",
        },
      },
    ],
  },
  {
    id: "taper",
    title: { en: "Tapering before a race", es: "El taper antes de una carrera" },
    keywords: [
      "week before marathon",
      "week before half",
      "days before race",
      "semana antes maraton",
      "semana antes media",
      "taper",
      "tapering",
      "week before race",
      "last week before",
      "weeks before race",
      "day before race",
      "rest before race",
      "puesta punto",
      "semana antes carrera",
      "ultima semana",
      "ultimas semanas",
      "dia antes carrera",
      "descargar antes",
      "descarga",
      "afinamiento",
    ],
    wordings: `
      how much do i cut back two weeks out
      last long run before race when
      should i run the day before the race
      what do i do in race week
      cuanto bajo el volumen las ultimas dos semanas
      corro el dia previo o descanso
      cuando es mi ultimo fondo antes de la carrera
      que hago la semana de la carrera`,
    answer: {
      en: `Tapering means running less before a race so that the tiredness goes and the fitness stays. A meta-analysis of 27 studies found the best results with about **two weeks**, in which the **volume falls by 41–60 percent** while **intensity and frequency stay**. The gain is small, yet it is there for nearly everybody.

| Race | Taper | The last week |
|---|---|---|
| 5K, 10K | 5–7 days | half the usual distance, one short session |
| Half marathon | 10–14 days | 50% of the usual distance |
| Marathon | 2–3 weeks | 75%, then 60%, then 35–40% |

- Keep running on the usual days, only shorter.
- Keep a little race pace: 3 × 1 km or 4 × 1 minute a few days before.
- Drop heavy strength work in the last 7–10 days. Try nothing new: no shoes, no foods, no massage that you do not know.
- Sleep well all week; the night before matters less than you fear.
- Heavy legs, small aches and nerves are usual while you taper. They mean nothing about your fitness.

The day before, rest or jog 20 minutes with a few strides. What you have not trained by now you cannot make up for; rest is the only thing that still helps.`,
      es: `Hacer taper (la puesta a punto) es correr menos antes de una carrera para que se vaya el cansancio y se quede la forma. Un metaanálisis de 27 estudios encontró los mejores resultados con unas **dos semanas** en las que el **volumen baja entre 41 y 60 por ciento** y la **intensidad y la frecuencia se mantienen**. La ganancia es pequeña, pero le llega a casi todos.

| Carrera | Taper | La última semana |
|---|---|---|
| 5K, 10K | 5–7 días | la mitad de lo normal y una sesión corta |
| Media maratón | 10–14 días | 50 % de lo normal |
| Maratón | 2–3 semanas | 75 %, luego 60 %, luego 35–40 % |

- Corre los días de siempre, solo que menos.
- Conserva algo de ritmo de carrera: 3 × 1 km o 4 × 1 minuto unos días antes.
- Deja la fuerza pesada los últimos 7–10 días. No estrenes nada: ni zapatillas, ni comida, ni un masaje que no conoces.
- Duerme bien toda la semana; la última noche importa menos de lo que temes.
- Piernas pesadas, molestias pequeñas y nervios son normales en estos días. No dicen nada de tu forma.

El día antes descansa o trota 20 minutos con unos progresivos. Lo que no entrenaste ya no se recupera; descansar es lo único que todavía ayuda.`,
    },
    sources: [
      {
        name: "Bosquet et al., Effects of Tapering on Performance: A Meta-Analysis, 2007",
        address:
          "https://journals.lww.com/acsm-msse/Fulltext/2007/08000/Effects_of_Tapering_on_Performance__A.19.aspx",
        seen: "2026-11-28",
      },
      {
        name: "Wang et al., Effects of Tapering on Performance in Endurance Athletes, 2023",
        address: "https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0282838",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What belongs on a race-day checklist?",
        "What do I eat before and during a race?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué llevo el día de la carrera?",
        "¿Qué como antes y durante la carrera?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
    questions: [
      {
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
        asked: `
          should i do a test run to check my fitness
          hard workout the week before to test myself
          hago un entreno fuerte para probarme
          hago una prueba antes de la carrera
          i feel slow in the taper and everything hurts
          tapering and freaking out
          me siento lento antes de la carrera
          falta poco para mi carrera y me siento pesado`,
        answer: {
          en: "No test: it shows nothing now and costs the legs that you need. Feeling slow, heavy and nervous, with small aches that wander, is usual while you taper. Do 20 easy minutes with four relaxed strides, or 3 × 1 minute at race pace, and sleep. A pain in one spot that makes you limp, or a fever, is something else: have it looked at.",
          es: "Nada de pruebas: ya no demuestran nada y gastan las piernas que necesitas. Sentirse lento, pesado y nervioso, con molestias que van y vienen, es normal en la puesta a punto. Haz 20 minutos suaves con cuatro progresiones relajadas, o 3 × 1 minuto a ritmo de carrera, y duerme. Un dolor en un solo punto que te hace cojear, o fiebre, es otra cosa: que lo revisen.",
        },
      },
      {
        asked: `
          half marathon on sunday what should i do this week
          my race is on sunday what do i run this week
          10k this saturday what do i do this week
          marathon in a week what now
          race week what should i run
          el domingo corro mi media que hago esta semana
          mi carrera es el domingo que entreno esta semana
          que hago en la semana de la carrera
          corro 10k el sabado que hago estos dias`,
        answer: {
          en: "Run less, on your usual days: about half of the usual distance. Tuesday or Wednesday 30–40 easy minutes with 3–4 × 1 minute at race pace; one or two short easy runs; the day before rest, or 20 minutes with a few strides. No heavy strength work, nothing new to eat or wear, more sleep. Evening before: a plain meal with rice, pasta or potatoes, bib and clothes ready.",
          es: "Corre menos, en tus días de siempre: más o menos la mitad de la distancia. Martes o miércoles, 30–40 minutos suaves con 3–4 × 1 minuto a ritmo de carrera; uno o dos trotes cortos; la víspera descanso, o 20 minutos con unas progresiones. Nada de pesas fuertes ni de estrenar comida o ropa, y más sueño. La noche antes: cena sencilla de arroz, pasta o papa, dorsal y ropa listos.",
        },
      },
      {
        asked: `
          marathon tomorrow rest or shakeout run
          race tomorrow should i run today
          shakeout run the day before or rest
          mañana es mi maraton descanso o troto
          mañana corro descanso o troto hoy`,
        answer: {
          en: "Both are fine: rest, or jog 20 easy minutes with a few strides if that calms you. Then lay out bib, clothes and breakfast, check the way and your start, eat what you know, and stay off your feet.",
          es: "Las dos valen: descansa, o trota 20 minutos suaves con unas progresiones si eso te calma. Luego deja listos dorsal, ropa y desayuno, revisa el camino y tu salida, come lo que conoces y camina poco.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Because the training of the last two weeks hardly makes you fitter, while the tiredness of it stays. With less running the tiredness goes and the fitness remains: across 27 studies times improved most with about two weeks in which the distance fell by 41–60 percent and some speed stayed.",
          es: "Porque lo que entrenas en las últimas dos semanas casi no mejora la forma, pero su cansancio se queda. Con menos carrera el cansancio se va y la forma sigue: en 27 estudios lo mejor fueron unas dos semanas con un 41–60 por ciento menos de distancia y algo de ritmo.",
        },
      },
      {
        about: ["when", "how-long"],
        answer: {
          en: "Two to three weeks before a marathon, 10 to 14 days before a half, five to seven days before 5K or 10K. Do the last long run for a marathon two to three weeks before the race. You do not stop running: the last easy jog, 20 minutes with a few strides, may be on the day before.",
          es: "Dos a tres semanas antes de una maratón, de 10 a 14 días antes de una media, de cinco a siete antes de 5K o 10K. El último fondo largo de la maratón va dos o tres semanas antes. No se deja de correr: el último trote suave, 20 minutos con unas progresiones, puede ser la víspera.",
        },
      },
      {
        about: ["old"],
        answer: {
          en: "At that age the same rule holds, at its longer end: three weeks for a marathon, two for a half, because recovery takes longer. Keep the number of days, make them shorter, keep one or two short pieces at race pace, and put two easy days between them.",
          es: "A esa edad vale la misma regla, por el extremo largo: tres semanas para una maratón, dos para una media, porque recuperarse toma más tiempo. Mantén los días, hazlos más cortos, conserva uno o dos tramos breves a ritmo de carrera, con dos días suaves en medio.",
        },
      },
      {
        about: ["tired", "normal"],
        answer: {
          en: "Yes, heavy legs, small aches and nerves are usual while you taper, and they say nothing about your fitness. Do not test it with a hard run: 20 easy minutes with four relaxed strides and more sleep help. Fever, or a pain that makes you limp, is something else.",
          es: "Sí, en la puesta a punto son normales las piernas pesadas, molestias pequeñas y nervios, y no dicen nada de tu forma. No la pruebes con un entrenamiento fuerte: ayudan 20 minutos suaves con cuatro progresiones y dormir más. La fiebre, o un dolor que te hace cojear, es otra cosa.",
        },
      },
      {
        about: ["other-sport", "home"],
        answer: {
          en: "In the last week better not: ball games, heavy weights or anything you are not used to bring sore legs or a twisted ankle just before the race. Heavy strength work stops 7 to 10 days before. A walk or an easy spin on the bike is fine.",
          es: "En la última semana mejor no: el fútbol, las pesas fuertes o lo que no acostumbras dejan piernas doloridas o un tobillo torcido justo antes de la carrera. La fuerza pesada se deja 7 a 10 días antes. Caminar o pedalear suave sí.",
        },
      },
      {
        about: ["alcohol"],
        answer: {
          en: "Best none in the last two days: alcohol disturbs sleep and dries you out. A small glass with food earlier in the week will not ruin the race. After the finish, once you have drunk water and eaten, a beer is fine for most adults.",
          es: "Mejor nada en los dos últimos días: el alcohol empeora el sueño y deshidrata. Una copa o cerveza chica con comida a inicios de semana no arruina la carrera. Después de la meta, ya con agua y comida, una cerveza le va bien a casi cualquier adulto.",
        },
      },
      {
        about: ["how-much", "pace", "how"],
        answer: {
          en: "Keep the usual days, run them shorter: for a half, run half of the usual distance in the last week; for a marathon 75 percent three weeks before, then 60, then 35 to 40. A few short pieces at race pace stay, such as 3 × 1 km or 4 × 1 minute. Everything else is easy.",
          es: "Conserva los días y acórtalos: para una media, la mitad de la distancia la última semana; para una maratón, 75 por ciento tres semanas antes, luego 60, luego 35 a 40. Quedan algunos tramos cortos a ritmo de carrera, como 3 × 1 km o 4 × 1 minuto. Todo lo demás, suave.",
        },
      },
      {
        about: ["food"],
        alsoFrom: ["fuel"],
        answer: {
          en: "The evening before: a plain plate of rice, pasta or potatoes with a little chicken or egg, not too late, little fat and fiber, nothing new. Only for more than 90 minutes of racing eat more carbohydrate in the two days before.",
          es: "La noche antes: un plato sencillo de arroz, pasta o papa con algo de pollo o huevo, no muy tarde, poca grasa y fibra, nada nuevo. Solo para más de 90 minutos de carrera come más carbohidratos los dos días previos.",
        },
      },
    ],
  },
];
