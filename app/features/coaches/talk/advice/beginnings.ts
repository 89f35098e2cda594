import type { CoachAdvice } from "./advice.ts";

/** Beginning to run, and what stands in the way. */
export const beginnings: readonly CoachAdvice[] = [
  {
    id: "run-today",
    asked:
      /^(can|could|should|may|shall) i (still )?(run|train|go running) (today|tomorrow|again|tonight)\b|^(puedo|debo) (correr|entrenar) (hoy|manana|otra vez|de nuevo)\b/,
    answer: {
      en: "If you are healthy, nothing hurts and yesterday was not hard: yes, easily. The day after a hard or a long run belongs to rest or to twenty easy minutes. With a fever, a cough from the chest, or a pain that changes how you run: no.",
      es: "Si estás sano, nada te duele y ayer no fue duro: sí, suave. El día después de algo duro o largo es para descansar o para veinte minutos suaves. Con fiebre, tos de pecho o un dolor que cambia tu forma de correr: no.",
    },
    next: {
      en: ["Can I run with a cold?", "How slow is easy?"],
      es: ["¿Puedo correr resfriado?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "race-nerves",
    asked:
      /\b(nerv(es|ous)|anxi\w+|cant sleep|scared of the race)\b|\bsleep\b.*\b(before|race)\b|\b(nervios\w*|ansiedad)\b|\bdormir\b.*\b(antes|carrera)\b|\bno puedo dormir\b/,
    answer: {
      en: "Bad sleep before a race is normal and costs you almost nothing; the night before that one counts more. Lay out everything in the evening, set two alarms, and breathe out slowly for some minutes. At the start think of the first kilometer alone: slow, and out of the crowd. If worry keeps you awake on most nights, talk to a doctor.",
      es: "Dormir mal antes de una carrera es normal y casi no cuesta nada; cuenta más la noche anterior a esa. Deja todo listo por la tarde, pon dos alarmas y suelta el aire lento unos minutos. En la salida piensa solo en el primer kilómetro: lento y sin empujones. Si la preocupación te quita el sueño casi todas las noches, habla con un médico.",
    },
    next: {
      en: ["A race-day checklist", "How do I pace a race?"],
      es: ["Lista para el día de la carrera", "¿Cómo reparto el esfuerzo en la carrera?"],
    },
  },
  {
    id: "day-before",
    asked:
      /\b(run|rest|train)\b.*\bday before\b|\bday before\b.*\b(run|rest|train)\b|\b(correr|corro|descanso|entreno)\b.*\bdia (antes|anterior)\b/,
    answer: {
      en: "Both are fine. Many run fifteen to twenty easy minutes with four short strides, and feel looser; others rest. Do what you know. No long walks, nothing new to eat, and the feet up in the evening.",
      es: "Las dos cosas están bien. Muchos trotan quince a veinte minutos con cuatro rectas cortas y se sienten más sueltos; otros descansan. Haz lo que ya conoces. Sin caminatas largas, nada nuevo de comer, y por la tarde las piernas arriba.",
    },
    next: {
      en: ["How do I taper before a race?", "A race-day checklist"],
      es: ["¿Cómo hago el taper antes de una carrera?", "Lista para el día de la carrera"],
    },
  },
  {
    id: "wall",
    asked:
      /\b(km|mile|kilometer|kilometro) ?(20|30|32|35)\b|\bbonk\w*|\bhit the wall\b|\bthe wall\b|\bel muro\b|\bmuro\b/,
    answer: {
      en: "That is where the stores of carbohydrate run low, mostly between 30 and 35 kilometers. Three things keep the wall away: a first half that feels too slow, 30 to 60 grams of carbohydrate an hour from the first half hour on, and long runs that got your legs used to it. If it happens: walk a minute, drink something sweet, and go on slower.",
      es: "Ahí se agotan las reservas de carbohidratos, casi siempre entre el 30 y el 35. Tres cosas alejan el muro: una primera mitad que se sienta demasiado lenta, 30 a 60 gramos de carbohidratos por hora desde la primera media hora, y fondos que acostumbren las piernas. Si llega: camina un minuto, toma algo dulce y sigue más lento.",
    },
    sources: ["Rapoport, PLoS Computational Biology, 2010"],
    next: {
      en: ["How many gels in a marathon?", "How do I pace a race?"],
      es: ["¿Cuántos geles en una maratón?", "¿Cómo reparto el esfuerzo en la carrera?"],
    },
  },
  {
    id: "full-plan",
    asked:
      /\b(write|make|create|build|give|send)\b.*\b(full|whole|complete|personal|16 week|12 week|my own)\b.*\bplan\b|\b(plan (completo|personal|personalizado)|hazme un plan|armame un plan)\b/,
    answer: {
      en: "A plan made for you alone I cannot write: I am a program with fixed outlines. I show you the outline, fit the number of days, and tell you how your kilometers may grow. For a plan of your own that follows how you feel, a human coach is worth the money: look among the experts.",
      es: "Un plan hecho solo para ti no puedo escribirlo: soy un programa con esquemas fijos. Te muestro el esquema, acomodo los días y te digo cómo pueden crecer tus kilómetros. Para un plan propio que siga cómo te sientes, vale la pena un coach de carne y hueso: mira entre los expertos.",
    },
    next: {
      en: ["A marathon plan", "A half marathon plan", "A plan for my first 5K"],
      es: [
        "Un plan para la maratón",
        "Un plan para la media maratón",
        "Un plan para mis primeros 5K",
      ],
    },
  },
  {
    id: "ashamed",
    asked:
      /\b(ashamed|embarrass\w*|shy|scared|afraid|people (see|watch|look at|laugh)|laugh at me)\b|\b(verguenza|pena|miedo|se rien|me miran)\b(?!.*bajad)/,
    answer: {
      en: "Nearly everybody feels that at first, and nearly nobody looks: other runners are busy with their own breath. Begin in a quiet place or early in the morning, in clothes that you like, or together with a friend. After three or four runs it is only a run. You are a runner as soon as you run, however slow.",
      es: "Casi todos lo sienten al principio, y casi nadie mira: los demás están ocupados con su propio aire. Empieza en un lugar tranquilo o temprano, con ropa que te guste o con alguien. Después de tres o cuatro salidas es solo correr. Eres corredor desde que corres, por lento que sea.",
    },
    next: {
      en: ["A plan for my first 5K", "How do I stay motivated?"],
      es: ["Un plan para mis primeros 5K", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "walking",
    asked:
      /\bwalk(ing)?\b.*\b(cheat\w*|ok|okay|allowed|bad|fine|breaks?|count)\b|\b(can|may|should) i walk\b|\b(puedo|vale|esta mal|es trampa) caminar\b|\bcaminar es trampa\b/,
    answer: {
      en: "Walking is no cheating, it is a method. Run three minutes, walk one, from the beginning and not only when you cannot go on. You come further, recover sooner, and the pauses get shorter by themselves. Many finish a marathon that way.",
      es: "Caminar no es trampa, es un método. Corre tres minutos y camina uno, desde el principio y no solo cuando ya no puedes. Llegas más lejos, te recuperas antes y las pausas se acortan solas. Mucha gente termina así una maratón.",
    },
    next: {
      en: ["A plan for my first 5K", "How do I stay motivated?"],
      es: ["Un plan para mis primeros 5K", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "red-face",
    asked: /\b(face|cara)\b.*\b(red|roja|colorada)\b|\bme pongo roj[oa]\b/,
    answer: {
      en: "A red face is blood that carries heat to the skin: fair skin shows it more, and it says nothing about your fitness. It fades within half an hour. In the heat, with dizziness, a headache, or if you stop sweating: stop, shade, water, and help. If it itches, swells, or takes your breath, it can be an allergy: call for help.",
      es: "La cara roja es sangre que lleva calor a la piel: se nota más en piel clara y no dice nada de tu forma. Se va en media hora. Con calor y mareo, dolor de cabeza, o si dejas de sudar: para, sombra, agua y ayuda. Si pica, se hincha o te quita el aire, puede ser alergia: pide ayuda.",
    },
    next: {
      en: ["A plan for my first 5K", "How do I stay motivated?"],
      es: ["Un plan para mis primeros 5K", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "age",
    asked: /^(im|i m|i am|tengo|tengo ya) (a )?\d\d( years?( old)?| anos)?$/,
    answer: {
      en: "Good to know; at every age there is a way to begin. From about forty on, or after years without sport, let a doctor check you first if you have a heart condition, chest pain, high blood pressure, or get dizzy. Then: three days a week, slow, and a day off in between. Under eighteen, play and variety come before kilometers.",
      es: "Bueno saberlo; a cualquier edad hay una forma de empezar. Desde los cuarenta más o menos, o después de años sin deporte, que te vea antes un médico si tienes algo del corazón, dolor de pecho, presión alta o mareos. Luego: tres días por semana, lento, con un día libre en medio. Antes de los dieciocho, el juego y la variedad van antes que los kilómetros.",
    },
    sources: [
      "American College of Sports Medicine, exercise preparticipation health screening, 2015",
    ],
    next: {
      en: ["A plan for my first 5K", "How do I stay motivated?"],
      es: ["Un plan para mis primeros 5K", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "wear",
    asked:
      /\bwhat (do|should|can) i wear\b|\bwhat clothes\b|\b(que|como) (ropa|me pongo|me visto)\b(?!.*(frio|calor|nieve))/,
    answer: {
      en: "Dress as if it were ten degrees warmer, for you get warm. Clothes of light synthetic cloth, no cotton; shoes that fit, and socks without seams. Women: a firm sports bra. In the sun a cap, in the dark something that shines.",
      es: "Vístete como si hiciera diez grados más, porque vas a entrar en calor. Ropa sintética ligera, nada de algodón; zapatillas que te queden bien y medias sin costuras. Mujeres: un buen top deportivo. Con sol una gorra, de noche algo que brille.",
    },
    next: {
      en: ["Which shoes do I need?", "How do I run in the cold?"],
      es: ["¿Qué zapatillas necesito?", "¿Cómo corro con frío?"],
    },
  },
  {
    id: "rain",
    asked: /\b(rain\w*|wet weather|lluvia|llueve|lloviendo)\b/,
    answer: {
      en: "Rain is fine as long as you are not cold. A cap keeps the eyes free, a light jacket the wind off; grease what chafes, and change clothes at once afterwards. On wet stone, leaves and paint take short steps. With thunder do not start.",
      es: "La lluvia está bien mientras no pases frío. Una gorra deja ver, una chaqueta ligera corta el viento; vaselina donde roza, y ropa seca al terminar. Sobre piedra, hojas y pintura mojadas, pasos cortos. Con truenos no salgas.",
    },
    next: {
      en: ["How do I run in the cold?", "Which shoes do I need?"],
      es: ["¿Cómo corro con frío?", "¿Qué zapatillas necesito?"],
    },
  },
  {
    id: "cannot-run-yet",
    asked:
      /\b(cant|can not|cannot|can't|couldnt) (even )?(run|jog) (for )?(even )?(a|one|1|two|2|three|3|five|5|more than|longer than)\b|\bno (puedo|aguanto|logro) (ni )?(correr )?(ni )?(mas de )?(un|dos|tres|cinco|1|2|3|5) (minutos?|cuadras?|kilometros?|km)\b/,
    answer: {
      en: "Then we begin by walking, and that is running training too. Walk briskly for five minutes. Then jog for thirty seconds, as slowly as you can, and walk for two minutes; do that six times. Three days a week, with a day off in between. When it feels easy twice in a row, jog ten seconds longer. Most people get to a minute within two weeks.",
      es: "Entonces empezamos caminando, y eso también es entrenar. Camina cinco minutos a paso ligero. Luego trota treinta segundos, lo más lento que puedas, y camina dos minutos; hazlo seis veces. Tres días por semana, con un día libre entre ellos. Cuando dos veces seguidas te resulte fácil, trota diez segundos más. Casi todos llegan al minuto en dos semanas.",
    },
    next: {
      en: ["A plan for my first 5K", "How do I breathe while running?"],
      es: ["Un plan para mis primeros 5K", "¿Cómo respiro al correr?"],
    },
  },
  {
    id: "no-time",
    asked:
      /\b(no|little|not enough|dont have|have no) time\b|\btoo busy\b|\b(no tengo|sin|poco|falta de) tiempo\b|\bmuy ocupad[oa]\b/,
    answer: {
      en: "Three times twenty-five minutes a week are enough to begin, and to stay fit. Put them into the calendar like an appointment, best in the morning, with the clothes ready. If a day breaks down, run ten minutes: a short run keeps the habit alive, and some is far better than none.",
      es: "Tres veces veinticinco minutos por semana bastan para empezar y para mantenerse. Ponlos en el calendario como una cita, mejor por la mañana y con la ropa lista. Si el día se complica, corre diez minutos: una salida corta mantiene el hábito, y algo es mucho mejor que nada.",
    },
    sources: ["World Health Organization, guidelines on physical activity, 2020"],
    next: {
      en: ["Make it 3 days a week", "How do I stay motivated?"],
      es: ["Que sean 3 días por semana", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "every-day",
    asked:
      /\b(run|running|train|training) (every|each) ?day\b|\b(correr|entrenar) todos los dias\b/,
    answer: {
      en: "Better not. Muscles, tendons and bones get stronger on the days between. Three days a week are enough to begin, four or five to get better, and even fast runners keep a very easy day. If you like to move every day, walk, swim or cycle on the others.",
      es: "Mejor no. Los músculos, tendones y huesos se fortalecen los días de en medio. Tres días por semana bastan para empezar, cuatro o cinco para mejorar, y hasta los rápidos dejan un día muy suave. Si te gusta moverte a diario, camina, nada o pedalea los otros.",
    },
    next: {
      en: ["Make it 3 days a week", "Make it 4 days a week"],
      es: ["Que sean 3 días por semana", "Que sean 4 días por semana"],
    },
  },
  {
    id: "long-run",
    asked:
      /\b(how long|how far)\b.*\b(long(est)? run)\b|\blong(est)? run\b.*\bhow (long|far)\b|\b(cuanto|que tan|hasta donde|como hago)\b.*\b(fondo|tirada|salida)s? (mas )?larg[oa]s?\b|\bfondo largo\b.*\bcuant/,
    answer: {
      en: "About a third of what you run in the week, and easy enough to talk all the way. It grows by a kilometer or two at a time, with a shorter one every fourth week. For a marathon it ends at about 30 to 32 kilometers or three hours, whatever comes first; for a half 16 to 18 kilometers are enough.",
      es: "Más o menos un tercio de lo que corres en la semana, y tan suave que puedas hablar todo el camino. Crece uno o dos kilómetros por vez, con uno más corto cada cuarta semana. Para la maratón termina en unos 30 a 32 kilómetros o tres horas, lo que llegue primero; para la media bastan 16 a 18.",
    },
    next: {
      en: ["How many gels in a marathon?", "How slow is easy?"],
      es: ["¿Cuántos geles en una maratón?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "stitch",
    asked: /\b(side )?stitch(es)?\b|\bflato\b|\bdolor de caballo\b/,
    answer: {
      en: "Slow down or walk, breathe out slowly and deeply, press a hand on the spot and bend forward a little. It goes within minutes. To prevent it, eat nothing big and drink nothing sweet in the two hours before, begin slower, and keep the upper body upright. A stitch that stays after the run, or pain in the chest, needs a doctor.",
      es: "Baja el ritmo o camina, suelta el aire lento y profundo, aprieta el punto con la mano e inclínate un poco. Se va en minutos. Para prevenirlo, nada pesado ni dulce las dos horas antes, empieza más lento y mantén el torso derecho. Un flato que sigue después de correr, o un dolor en el pecho, es para el médico.",
    },
    sources: ["Morton and Callister, Sports Medicine, 2015"],
    next: {
      en: ["How do I breathe while running?", "What do I eat before a race?"],
      es: ["¿Cómo respiro al correr?", "¿Qué como antes de la carrera?"],
    },
  },
];
