import type { UsualQuestion } from "./usual-question.ts";

export const raceDayQuestions: readonly UsualQuestion[] = [
  {
    topic: "race-morning",
    asked: `
      what do i do if i need to go to the bathroom during the race
      are there toilets on the course
      i have to poop in every race
      how do i avoid bathroom stops in a race
      i always need the toilet right before the start
      i need the toilet every time i run
      running makes me need the bathroom
      siempre me dan ganas de ir al baño corriendo
      how do i make sure i poop before the race and not during it
      how do i go to the bathroom before the start
      how do i poop before the start
      como hago para ir al baño antes y no durante la carrera
      siempre me dan ganas de ir al baño antes de la salida
      que hago si me dan ganas de ir al baño en la carrera
      hay baños en el recorrido
      me da por ir al baño corriendo`,
    answer: {
      en: "Stop at the next toilet, usually near the aid stations: it costs a minute or two, not the race. To need it less: go at home and again on arrival, eat little fiber and fat the day before, try your breakfast on long runs, and join the line early. Carry some paper.",
      es: "Para en el siguiente baño, que suele estar junto a los puestos de hidratación: cuesta uno o dos minutos, no la carrera. Para necesitarlo menos: ve en casa y al llegar, come poca fibra y grasa el día antes, prueba tu desayuno en fondos y haz la fila temprano. Lleva papel.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      how early should i get to the race
      how long before the start should i arrive
      what time do i have to be there
      cuanto tiempo antes de la carrera tengo que llegar
      a que hora llego a la carrera
      con cuanta anticipacion llego`,
    answer: {
      en: "45 to 60 minutes before the start; 90 in a city marathon, with a shuttle, or if you still have to pick up your bib. The toilets have the longest line of the day.",
      es: "Entre 45 y 60 minutos antes de la salida; 90 en una maratón de ciudad, con bus, o si todavía recoges el dorsal. La fila más larga del día es la de los baños.",
    },
  },
  {
    topic: "race-checklist",
    asked: `
      what do i bring to my first race
      what should i bring on race day
      its my first race what do i need
      que llevo a mi primera carrera
      voy a correr mi primera carrera y no se que llevar
      que necesito el dia de la carrera`,
    answer: {
      en: "Bib and pins, chip if there is one, identity card and the confirmation of your entry; shoes and clothes that you have run in, a layer for the wait, dry clothes for afterwards; water and a snack, phone, a little cash, sunscreen, balm against chafing. Nothing new today.",
      es: "Dorsal y alfileres, chip si lo hay, documento y la confirmación de tu inscripción; zapatillas y ropa con las que ya corriste, algo para abrigarte en la espera y ropa seca para después; agua y algo de comer, celular, un poco de efectivo, bloqueador, vaselina. Nada nuevo hoy.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      what do i do with my bag when i run a race alone
      is there a bag drop at races
      where do i leave my things during the race
      donde dejo mis cosas durante la carrera
      hay guardarropa en las carreras
      corro solo donde dejo mi mochila`,
    answer: {
      en: "Most larger races have a bag drop: hand the bag in about 30 minutes before the start, with your bib number on it and without valuables. Whether yours has one is in the rules on its page or in the organizer's message. Otherwise take only a key and a phone in a belt.",
      es: "Casi todas las carreras grandes tienen guardarropa: entrega la bolsa unos 30 minutos antes, con tu número y sin cosas de valor. Si la tuya lo tiene, lo dice su reglamento o el mensaje del organizador. Si no, lleva solo la llave y el celular en un cinturón.",
    },
  },
  {
    topic: "race-checklist",
    asked: `
      should i wear the race shirt on race day
      can i wear the finisher shirt before
      me pongo el polo de la carrera el mismo dia
      corro con la playera que dieron`,
    answer: {
      en: "Yes, but what you have already run long in is safer: a new shirt can chafe, and race shirts are often cotton or the wrong size. Nobody minds either way, unless the rules ask for it.",
      es: "Puedes, pero es más seguro lo que ya usaste en un fondo: un polo nuevo puede rozar, y muchas veces es de algodón o de otra talla. A nadie le molesta, salvo que el reglamento lo pida.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      how do i not go out too fast at the start
      i always start too fast
      how should i pace my race
      siempre salgo muy rapido
      como hago para no salir muy fuerte
      como reparto el esfuerzo en la carrera`,
    answer: {
      en: "Start at the place in the field that fits your pace, and make the first tenth of the race feel too easy: look at the watch after the first 500 m and correct at once. Then hold even, and overtake in the last third.",
      es: "Ponte en la zona de salida que corresponde a tu ritmo y haz que el primer décimo se sienta demasiado fácil: mira el reloj a los 500 m y corrige enseguida. Luego mantén parejo y adelanta en el último tercio.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      what is negative splitting
      what is a negative split
      que es un parcial negativo
      que significa negative split`,
    answer: {
      en: "Running the second half faster than the first. It works because you save strength while it is cheap: begin a few seconds a kilometer slower than your goal, be at goal pace by the middle, and spend the rest at the end.",
      es: "Correr la segunda mitad más rápido que la primera. Funciona porque guardas fuerza cuando es barato: empieza unos segundos por kilómetro más lento que tu meta, llega al ritmo objetivo hacia la mitad y gasta el resto al final.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      how do i pace a hilly course
      pacing on hills
      hilly race strategy
      como corro una carrera con muchas subidas
      como manejo el ritmo en un recorrido con cuestas`,
    answer: {
      en: "Run by effort, not by pace: slower uphill at the same breathing, loose and a little faster downhill, and no making up for lost seconds. Walk steep climbs early. Load the course into our course tool to see what each kilometer asks for.",
      es: "Corre por esfuerzo, no por ritmo: más lento en subida con la misma respiración, suelto y algo más rápido en bajada, sin recuperar segundos. Camina temprano lo empinado. Carga el recorrido en la herramienta de recorridos para ver qué pide cada kilómetro.",
    },
  },
  {
    topic: "race-pacing",
    asked: `
      what is the wall in a marathon
      i hit the wall at mile 20
      how do i avoid bonking
      que es el muro en la maraton
      como evito el muro
      me funde en el km 30`,
    answer: {
      en: "The wall, around kilometer 30 (mile 19), comes when your stored carbohydrate is nearly used up. You push it back with a patient first half, a carbohydrate-rich day or two before, fuel from the first half hour, and long runs in training.",
      es: "El muro, cerca del kilómetro 30, llega cuando casi se acaban los carbohidratos guardados. Lo alejas con una primera mitad paciente, uno o dos días previos ricos en carbohidratos, comer desde la primera media hora y fondos largos en el entrenamiento.",
    },
  },
  {
    topic: "walking",
    asked: `
      can i walk during a marathon
      is walking in a race cheating
      is it ok to walk in a half
      can i walk a 10k race
      can i just walk the whole race
      puedo hacer la carrera caminando
      puedo caminar toda la carrera
      puedo caminar en la carrera
      se puede caminar en una media maraton
      es trampa caminar en la maraton`,
    answer: {
      en: "Yes, walking is fine in nearly every race, as long as you stay within the time limit; nobody is disqualified for it. Planned breaks, a minute every few kilometers from the start, work better than forced ones. Keep to the right and lift a hand before you slow down.",
      es: "Sí, en casi todas las carreras se puede caminar mientras llegues dentro del tiempo límite; nadie te descalifica por eso. Las pausas planeadas, un minuto cada pocos kilómetros desde el inicio, funcionan mejor que las forzadas. Ve por la derecha y levanta la mano antes de bajar el ritmo.",
    },
  },
  {
    topic: "coming-last",
    asked: `
      what happens if i go over the cut off time
      what if i dont make the time limit
      que pasa si no llego al tiempo limite
      que es el tiempo de corte`,
    answer: {
      en: "After the cut-off the course opens again: a bus or a sweeper takes you to the finish, or you may go on along the sidewalk without support, usually without a time. Ask me “does … have a time limit?” and divide it by the kilometers. And somebody is last in every race, with the same medal.",
      es: "Pasado el corte se reabre el recorrido: un bus o la escoba te lleva a la meta, o sigues por la vereda sin apoyo, normalmente sin tiempo oficial. Pregúntame “¿… tiene tiempo límite?” y divídelo entre los kilómetros. Y en toda carrera alguien llega último, con la misma medalla.",
    },
  },
  {
    topic: "aid-stations",
    asked: `
      how do i drink from a cup while running
      should i drink at every aid station
      how do aid stations work
      como tomo agua del vaso corriendo
      paro en todos los puestos de agua
      como funcionan los puestos de hidratacion`,
    answer: {
      en: "Drink when you are thirsty, not at every station. Take a cup from the last table, squeeze it to a spout and take two or three sips, or walk ten steps while you drink; throw it at the bins and keep to one side.",
      es: "Bebe cuando tengas sed, no en todos. Toma un vaso de la última mesa, apriétalo para hacer un pico y da dos o tres sorbos, o camina diez pasos mientras bebes; bótalo en los tachos y quédate a un lado.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      what is a corral or wave start
      where do i stand at the start
      what is chip time and gun time
      que es un corral de salida
      donde me ubico en la largada
      que es tiempo chip y tiempo oficial`,
    answer: {
      en: "Corrals and waves let runners of similar pace start together: stand by the pace that you will really run, slower ones at the back. Gun time counts from the start signal, chip time from when you cross the line; the organizer's rules say which one decides places.",
      es: "Los corrales y oleadas juntan a corredores de ritmo parecido: ponte según el ritmo que de verdad vas a correr, y si vas lento, atrás. El tiempo oficial cuenta desde el disparo, el tiempo chip desde que cruzas la línea; el reglamento dice cuál decide los puestos.",
    },
  },
  {
    topic: "race-morning",
    asked: `
      where does my family wait to see me
      can my family watch the race
      tips for spectators
      donde me puede ver mi familia
      como sigo a un corredor en la carrera`,
    answer: {
      en: "Agree on one or two places along the course and a meeting point well away from the finish line, where phones work badly and crowds are thick. Tell them your start time, your wave and your pace. Whether there is live tracking is on the race's page or in the organizer's message.",
      es: "Queden en uno o dos puntos del recorrido y en un lugar de encuentro lejos de la meta, donde hay mucha gente y falla la señal. Diles tu hora de salida, tu oleada y tu ritmo. Si hay seguimiento en vivo, lo dice la página de la carrera o el mensaje del organizador.",
    },
  },
  {
    topic: "choosing-distance",
    asked: `
      5k or 10k for my first race
      which distance should i choose
      half or full marathon which one
      que distancia elijo para mi primera carrera
      hago 10k o 21k
      me conviene la media o la maraton`,
    answer: {
      en: "Between two, take the shorter one: a race that you finish strongly teaches more than one that you survive. 5K if you can walk briskly for half an hour, 10K if you run 30 minutes, a half from about 25 km a week on, a marathon from about 40 km a week with a half behind you.",
      es: "Entre dos, la más corta: una carrera que terminas fuerte enseña más que una que sobrevives. 5K si caminas rápido media hora, 10K si corres 30 minutos, media desde unos 25 km por semana, maratón desde unos 40 km por semana con una media ya hecha.",
    },
  },
];
