import { href } from "react-router";
import type { Source } from "../source.ts";
import type { UsualQuestion } from "./usual-question.ts";

const seen = "2026-11-30";

const oneYear: Source = {
  name: "Scharhag-Rosenberger et al., one year of walking and jogging, MSSE 2009, as told by A. Hutchinson",
  address: "https://triathlonmagazine.ca/news/getting-fit-takes-time-but-how-much/",
  seen,
};
const missedRuns: Source = {
  name: "WalkJogRun, What to do about missed training runs, 2013",
  address: "http://blog.walkjogrun.net/2013/09/27/what-to-do-about-missed-training-runs/",
  seen,
};
const sorting: Source = {
  name: "RunVermont, Getting back on track after a detour, 2013",
  address:
    "http://www.runvermont.org/therundown/notes-from-the-station/you-asked-we-answered-getting-back-on-track-after-a-detour/",
  seen,
};
const dogs: Source = {
  name: "Mpls.St.Paul Magazine, Can you run your dog too hard? (K. Flynn, DVM), 2020",
  address: "http://mspmag.com/health-and-fitness/just-wondering/can-you-run-your-dog-too-hard/",
  seen,
};
const alone: Source = {
  name: "The Washington Post with the Road Runners Club of America, steps for women who run alone, 2016",
  address:
    "https://www.washingtonpost.com/national/health-science/for-safety-women-should-take-these-steps-while-running-alone/2016/10/13/45dfb328-914e-11e6-9c52-0b10449e33c4_story.html",
  seen,
};
const wheelchairs: readonly Source[] = [
  {
    name: "Oklahoma City Memorial Marathon, wheelchair divisions",
    address: "https://okcmarathon.com/participants/wheelchair/",
    seen,
  },
  {
    name: "Carlsbad 5000, wheelchair race information, 2015",
    address: "http://www.runrocknroll.com/carlsbad-5000/news/2015/04/wheelchair-program/",
    seen,
  },
];

const training = [{ label: { en: "Open your plan", es: "Abrir tu plan" }, to: href("/training") }];

/** What runners ask a coach about their week, their progress and the people and animals they run with. */
export const coachQuestions: readonly UsualQuestion[] = [
  {
    topic: "base",
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
    links: training,
  },
  {
    topic: "base",
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
    topic: "base",
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
    sources: [missedRuns, sorting],
    links: training,
  },
  {
    topic: "base",
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
    sources: [oneYear],
  },
  {
    topic: "base",
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
    links: training,
  },
  {
    topic: "strength",
    asked: `
      should i lift before or after running
      when in the week do i put strength
      which days should i do strength
      que dias hago fuerza si corro
      gym first or run first
      strength before or after the run
      legs heavy after gym still run intervals
      heavy legs after leg day should i run
      que va primero pesas o correr
      pesas antes o despues de correr
      hago fuerza antes o despues del trote
      piernas pesadas despues del gym hago series
      corro despues de pierna en el gimnasio`,
    answer: {
      en: "Run first, lift some hours later, on the same hard day: then the easy days stay easy. With legs still heavy from the gym leave the intervals for another day, and run short and easily or rest; sore muscles are weaker. No heavy leg work on the day before fast or long runs.",
      es: "Primero corre y haz pesas unas horas después, el mismo día fuerte: así los días suaves siguen suaves. Si todavía tienes las piernas pesadas del gimnasio, deja las series para otro día y haz un trote corto y suave o descansa: un músculo adolorido rinde menos. Nada de pierna pesada el día antes de algo rápido o largo.",
    },
  },
  {
    topic: "rest",
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
  {
    topic: "motivation",
    asked: `
      can i take my dog for runs
      can i run with my dog
      how far can my dog run
      my dog is one year old can he run with me
      running with a puppy
      puedo correr con mi perro
      cuanto puede correr mi perro
      mi perro tiene un año puede correr conmigo
      correr con cachorro`,
    answer: {
      en: "Yes, once the dog is fully grown: not before about a year of age, later in large breeds; ask your vet. Then begin with a kilometer or two and add slowly, as with a person. When it drags behind you, it is already too much. On hot or humid days and on hot asphalt leave it at home. I cannot filter races by dogs: the race's rules say whether they may start.",
      es: "Sí, cuando ya terminó de crecer: no antes de un año, más tarde en razas grandes; pregunta al veterinario. Empieza con uno o dos kilómetros y sube de a poco, como con una persona. Si se queda atrás, ya es demasiado. Con calor, humedad o asfalto caliente déjalo en casa. No puedo filtrar carreras por perros: lo dice el reglamento de cada una.",
    },
    sources: [dogs],
  },
  {
    topic: "motivation",
    asked: `
      how do i find people to run with
      how do i find a running group
      is there a running club near me
      where can i find a running partner
      im slow will they leave me behind in a group
      are running groups ok for slow runners
      como encuentro un grupo para correr
      donde hay grupos de running
      busco con quien correr
      soy lenta me van a dejar en un grupo
      me da miedo ser el ultimo del grupo`,
    answer: {
      en: "I know no list of groups, but three ways work: ask in a running shop, write to the organizer of a race near you (its page here names them; many have training groups), and look for a coach among our experts. Ask for the pace of the slowest group: most have one, and many wait at corners. Go once, at your easy pace, and you know whether it fits.",
      es: "No tengo una lista de grupos, pero tres caminos sirven: pregunta en una tienda de running, escribe al organizador de una carrera cercana (su página aquí lo nombra; muchos tienen grupo) y busca un entrenador entre nuestros expertos. Pregunta el ritmo del grupo más lento: casi todos tienen uno, y muchos esperan en las esquinas. Ve una vez, a tu ritmo suave, y sabrás si es para ti.",
    },
    links: [
      { label: { en: "Look among the experts", es: "Ver a los expertos" }, to: href("/services") },
    ],
  },
  {
    topic: "dark-and-rain",
    asked: `
      is it safe to run alone at night as a woman
      im a woman and scared to run alone
      safety tips for women runners
      how do i stay safe running alone
      is it safe to run alone
      es seguro correr sola de noche
      me da miedo correr sola
      consejos de seguridad para mujeres que corren
      como me cuido si corro sola`,
    answer: {
      en: "Better not alone in the dark: run with somebody, or on lit streets with open shops and people. Tell someone your route and when you are back, change route and times, keep both ears free, and carry a phone. If somebody makes you uneasy, trust that feeling: cross over, go into a shop, stop the run. Harassed or followed, call 911, or 105 in Peru.",
      es: "Mejor no sola y a oscuras: ve con alguien, o por calles iluminadas con gente y tiendas abiertas. Avisa tu ruta y a qué hora vuelves, cambia de ruta y de horario, deja los dos oídos libres y lleva el teléfono. Si alguien te incomoda, hazle caso a esa sensación: cruza, entra a una tienda, corta la salida. Si te acosan o te siguen, llama al 911, o al 105 en Perú.",
    },
    sources: [alone],
  },
  {
    topic: "race-checklist",
    asked: `
      do you have anything for wheelchair racers
      can i enter a marathon in my everyday wheelchair
      wheelchair racing how do i start
      are wheelchairs allowed in races
      can i do a race in a wheelchair
      can i enter a marathon in my everyday chair
      puedo inscribirme con mi silla normal
      hay carreras para silla de ruedas
      puedo inscribirme con mi silla de ruedas normal
      hay categoria de silla de ruedas
      puedo participar en silla de ruedas
      carreras en silla de ruedas`,
    answer: {
      en: "It depends on the race: some have a division for racing chairs only, some take everyday chairs as well, and nearly all ask for a helmet and forbid motors; handcycles often have rules of their own. I cannot filter by wheelchairs, so look at the race's rules, and write to the organizer before you pay: ask about the division, chair, course, early start and time limit.",
      es: "Depende de la carrera: algunas tienen categoría solo para sillas atléticas, otras aceptan también sillas de diario, y casi todas piden casco y prohíben motores; las handbikes suelen tener reglas propias. No puedo filtrar por sillas de ruedas: mira el reglamento y escribe al organizador antes de pagar: pregunta por la categoría, la silla, el recorrido, la salida y el tiempo límite.",
    },
    sources: wheelchairs,
    links: [{ label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") }],
  },
  {
    topic: "other-sports",
    asked: `
      a 30 minute treadmill workout
      boring any workout for 30 min
      dame algo para 30 min que no aburra
      any workout for 30 minutes on the treadmill
      treadmill is boring give me something
      dame algo para 30 minutos en la caminadora
      rutina de 30 min en la cinta
      la caminadora me aburre que hago`,
    answer: {
      en: "Thirty minutes that pass quickly: 8 minutes easy; then 6 × 1 minute brisk (you can say a few words) with 2 minutes of easy jogging between; 4 minutes easy at the end. Or with hills: the same minutes at 4 percent slope and your usual pace. Easy stays easy: whole sentences.",
      es: "Treinta minutos que pasan rápido: 8 minutos suaves; luego 6 × 1 minuto ágil (puedes decir pocas palabras) con 2 minutos de trote en medio; 4 minutos suaves al final. O con subida: los mismos minutos al 4 por ciento y a tu ritmo normal. Lo suave es suave: frases enteras.",
    },
  },
  {
    topic: "motivation",
    asked: `
      give me something for today
      give me a workout for today
      what can i run today easy
      tell me a short workout
      dime algo para hoy
      dame un entrenamiento corto para hoy
      que puedo correr hoy algo facil
      dame una rutina corta`,
    answer: {
      en: "Today: 5 minutes of brisk walking, 15 minutes so easy that you can talk, 4 × 15 seconds a little quicker with a minute of walking between, 5 minutes of walking. New to running? One minute running, two walking, eight times. Stop for any pain that changes your stride.",
      es: "Hoy: 5 minutos de caminata rápida, 15 minutos tan suaves que puedas conversar, 4 × 15 segundos un poco más ágiles con un minuto caminando en medio, 5 minutos de caminata. ¿Recién empiezas? Un minuto trotando y dos caminando, ocho veces. Para si un dolor te cambia la pisada.",
    },
  },
  {
    topic: "motivation",
    asked: `
      i always quit after two weeks
      it always ends after 2 weeks
      i never stick with running
      siempre abandono a las 2 semanas
      nunca soy constante
      no logro mantener la rutina`,
    answer: {
      en: "Then the first two weeks were too much. Make the next ones smaller: three fixed days, 20 minutes, walking allowed, and nothing faster for a month. A missed day is a missed day: the next one counts. In a well-known study a new daily habit took about two months on average, so measure yourself by the days kept, not by kilometers.",
      es: "Entonces las dos primeras fueron demasiado. Haz las próximas más chicas: tres días fijos, 20 minutos, con caminata permitida, y nada rápido por un mes. Un día perdido es un día perdido: cuenta el siguiente. En un estudio conocido una costumbre nueva tardó unos dos meses en promedio: mídete por los días cumplidos, no por kilómetros.",
    },
  },
  {
    topic: "taper",
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
    topic: "taper",
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
    topic: "easy-pace",
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
  {
    topic: "heat",
    asked: `
      how much slower should i run when its 30 degrees
      how much slower in the heat
      what pace in the heat at 32 degrees
      do i have to slow down when it is hot
      cuanto mas lento corro con 32 grados
      cuanto mas lento con calor
      a que ritmo corro con calor de 30 grados`,
    answer: {
      en: "Run by effort and not by the watch: as slowly as it takes to talk in whole sentences, from the first minute on. I give no number, because humidity and sun count as much as the degrees. Go early or in the shade, make it shorter, leave fast running for a cooler day, and drink to thirst. Chills, dizziness or headache: stop, shade, water on head and neck.",
      es: "Corre por esfuerzo y no por reloj: tan lento como haga falta para hablar en frases enteras, desde el primer minuto. No doy un número, porque la humedad y el sol cuentan tanto como los grados. Sal temprano o por la sombra, más corto, deja lo rápido para un día fresco y bebe según la sed. Escalofríos, mareo o dolor de cabeza: para, sombra, agua en cabeza y cuello.",
    },
  },
  {
    topic: "hills",
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
  {
    topic: "intervals",
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
  {
    topic: "race-pacing",
    asked: `
      how should i pace my first half
      how do i pace a half marathon
      what is a good pacing strategy
      como reparto el ritmo en mi primera media
      como reparto el esfuerzo en la carrera
      estrategia de ritmo para media maraton`,
    answer: {
      en: "First 2–3 km slower than feels right, then even: you should be able to say a short sentence until kilometer 15, and only then use what is left. Take your pace from a recent 10K: write me “10K in 55, half?”, and I give you pace and splits. Uphill keep the effort, not the pace.",
      es: "Los primeros 2–3 km más lento de lo que pide el cuerpo, luego parejo: hasta el kilómetro 15 debes poder decir una frase corta, y recién ahí usas lo que queda. Saca tu ritmo de un 10K reciente: escríbeme «10K en 55, ¿media?» y te doy ritmo y parciales. En subida mantén el esfuerzo, no el ritmo.",
    },
  },
  {
    topic: "fuel",
    asked: `
      what should i eat before the race and when
      what do i eat the morning of the race
      breakfast before a race what and when
      que desayuno antes de la carrera y a que hora
      que como la mañana de la carrera`,
    answer: {
      en: "Two to three hours before the start: bread or oats with honey or jam and a banana, little fat and fiber, and what you drink usually; the closer to the start, the smaller. The evening before a plain plate of rice, pasta or potatoes. Nothing that you have not tried on a long run.",
      es: "Dos o tres horas antes de la salida: pan o avena con miel o mermelada y un plátano, poca grasa y fibra, y lo que bebes siempre; mientras más cerca de la salida, más poquito. La noche antes, un plato sencillo de arroz, pasta o papa. Nada que no hayas probado antes de un fondo.",
    },
  },
  {
    topic: "strength",
    asked: `
      do runners need to lift weights
      do i need strength training for running
      hay que hacer pesas para correr
      necesito hacer fuerza si corro`,
    answer: {
      en: "You can run without, but it helps: two sessions a week make most runners more economical, and across sports strength training reduced injuries most. Body weight at home is enough to begin: squats, step-ups, bridges, calf raises, planks, two or three rounds of 6–10.",
      es: "No es obligatorio, pero ayuda: dos sesiones por semana hacen más económicos a casi todos, y en todos los deportes la fuerza es lo que más redujo lesiones. En casa basta tu peso para empezar: sentadillas, subir escalones, puente, talones y planchas, dos o tres vueltas de 6–10.",
    },
  },
  {
    topic: "base",
    asked: `
      can i just double the long run
      can i double my long run to catch up
      puedo hacer el doble de fondo
      puedo duplicar el fondo para recuperar`,
    answer: {
      en: "No: lengthen it by 1–2 km at a time, and take a shorter one every third or fourth week. In one study new runners who added more than 30 percent over two weeks had more of the injuries that come from distance. If the weeks left are not enough, run and walk, or take the shorter race.",
      es: "No: alárgalo de 1 a 2 km por vez, con uno más corto cada tercera o cuarta semana. En un estudio, quienes empezaban y subieron más de un 30 por ciento en dos semanas tuvieron más lesiones por distancia. Si las semanas no alcanzan, corre y camina, o toma la carrera más corta.",
    },
    links: training,
  },
  {
    topic: "taper",
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
  {
    topic: "fuel",
    asked: `
      i gained 2 kilos in taper week
      why do i gain weight before the race
      subi 2 kilos en la semana del taper
      subi de peso antes de la carrera es normal`,
    answer: {
      en: "That is normal and no fat: one to two kilograms more before a race are mostly water, which is stored together with carbohydrate. It goes again, so do not eat less now.",
      es: "Es normal y no es grasa: uno o dos kilos más antes de la carrera son sobre todo agua, que se guarda junto con los carbohidratos. Se va sola; no comas menos ahora.",
    },
  },
  {
    topic: "soreness",
    asked: `
      will running flush out the soreness
      does an easy run help sore legs
      legs like concrete after squats and i have a tempo run
      si corro se me quitan las agujetas
      trotar ayuda con las agujetas
      tengo agujetas por sentadillas y me toca tempo`,
    answer: {
      en: "No: an easy jog may feel good, but it removes nothing: soreness goes by itself in some days. Run 20–30 minutes very easily if it feels better afterwards than before, and leave fast running until stairs are easy again; sore muscles are weaker. Pain in one spot or one leg, swelling or dark urine: see a doctor, the last one today.",
      es: "Un trote suave puede aliviar, pero no las quita: se van solas en unos días. Trota 20–30 minutos muy suaves si después te sientes mejor que antes, y deja lo rápido hasta que las escaleras no cuesten; un músculo adolorido rinde menos. Dolor en un punto o en una pierna, hinchazón u orina oscura: al médico, y por la última hoy mismo.",
    },
  },
];
