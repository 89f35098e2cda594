import type { CoachAdvice } from "./advice.ts";

/** Fast days, and the ground that is run on. */
export const sessions: readonly CoachAdvice[] = [
  {
    id: "long-pace",
    asked:
      /\b(?:pace|fast|slow)\b.*\b(?:long (?:one|run|runs)|sunday run)\b|\b(?:ritmo|rapido|lento)\b.*\b(?:fondo|fondos|largo|larga|tirada)\b/,
    answer: {
      en: "Run the long one so that you can talk in whole sentences all the way: for most runners that is 45 to 90 seconds a kilometer, or 75 to 150 seconds a mile, slower than half marathon pace. Hills and heat make it slower still. If the last half hour feels hard, you began too fast.",
      es: "El fondo va a un ritmo en el que puedas hablar en frases enteras hasta el final: para la mayoría, de 45 a 90 segundos por kilómetro más lento que su ritmo de media maratón. Con cuestas y calor, más lento todavía. Si la última media hora cuesta, saliste muy rápido.",
    },
    next: {
      en: ["How long should a long run be?", "How slow is easy?"],
      es: ["¿Hasta dónde llega el fondo largo?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "hard-days",
    asked:
      /\b(?:which|what) days? (?:are |is |should be )?(?:the )?hard\b|\bhard days\b|\bque dias? (?:son |van )?(?:los )?(?:fuertes?|duros?)\b|\bdias? (?:fuertes?|duros?)\b/,
    answer: {
      en: "Two at the most, never one after the other: a fast one in the middle of the week, Tuesday or Wednesday, and the long one on Saturday or Sunday. In between only easy or free days. In your first months, and in race week, one is enough.",
      es: "Dos como máximo, y nunca seguidos: uno rápido a mitad de semana, martes o miércoles, y el largo el sábado o domingo. En medio solo días suaves o libres. En tus primeros meses, y en la semana de carrera, basta uno.",
    },
    next: {
      en: ["What should my week look like?", "How hard is hard?"],
      es: ["¿Cómo armo mi semana?", "¿Qué tan fuerte es fuerte?"],
    },
  },
  {
    id: "how-hard",
    asked: /\bhow hard (?:is|should|do|must)\b|\b(?:que tan|cuan) (?:fuerte|duro)\b/,
    answer: {
      en: "By breath: easy lets you speak in whole sentences, a tempo run only a few words, intervals one or two. Finish so that one more would have been possible, and the last as fast as the first. If you gasp, feel dizzy or something hurts, stop: that is no longer hard.",
      es: "Por la respiración: suave deja hablar con frases completas, un tempo solo unas palabras, las series una o dos. Termina pudiendo hacer una más, y la última tan rápida como la primera. Si jadeas, te mareas o algo te duele, para: eso ya no es fuerte.",
    },
    next: {
      en: ["How slow is easy?", "Intervals for beginners"],
      es: ["¿A qué ritmo es un trote suave?", "¿Cómo hago series?"],
    },
  },
  {
    id: "ready-in-time",
    asked:
      /\b(?:will|would|could) i be (?:ready|fit|prepared)\b|\b(?:estare|voy a estar|llego|llegare) (?:list[oa]|preparad[oa]|bien|a tiempo)\b/,
    answer: {
      en: "Four weeks make a small difference, eight to twelve a clear one. As a rule: ready for 5K once you walk and run half an hour, for 10K with a longest run of 8 km, for a half with 14 to 16, for a marathon with about 30. Tell me the distance, the day and your longest run, and I will tell you honestly.",
      es: "Cuatro semanas cambian un poco, ocho a doce bastante. Como regla: puedes con 5K si caminas y corres media hora, con 10K si tu fondo llega a 8 km, con una media si llega a 14 o 16, con una maratón si llega a unos 30. Dime distancia, día y tu salida más larga, y te lo digo con franqueza.",
    },
    next: {
      en: ["What should my week look like?", "How long should a long run be?"],
      es: ["¿Cómo armo mi semana?", "¿Hasta dónde llega el fondo largo?"],
    },
  },
  {
    id: "what-went-wrong",
    asked:
      /\bwhat (?:did i do|went|am i doing) wrong\b|\bque (?:hice|estoy haciendo|salio|hago) mal\b|\ben que falle\b/,
    answer: {
      en: "Usually nothing big: too fast in the first minutes, too little sleep or food, heat, or a hard day before. Think of the last two days and change one thing. One heavy run means nothing; three in a row mean some easy days.",
      es: "Casi siempre nada grave: muy rápido los primeros minutos, poco sueño o comida, calor, o un día duro antes. Piensa en los dos últimos días y cambia una cosa. Una salida pesada no significa nada; tres seguidas piden unos días suaves.",
    },
    next: {
      en: ["How slow is easy?", "How do I recover after a race?"],
      es: ["¿A qué ritmo es un trote suave?", "¿Cómo me recupero después de una carrera?"],
    },
  },
  {
    id: "missed-runs",
    asked:
      /\b(?:skipped|missed|didnt do|did not do|lost)\b.*\b(?:runs?|workouts?|sessions?|days?|week|training)\b|\b(?:me salte|me perdi|no hice|falte a|no pude hacer)\b.*\b(?:salidas?|entrenamientos?|sesion(?:es)?|dias?|semana|fondo)\b|\bif i (?:miss|skip|cant do|dont do)\b|\b(?:si (?:me salto|pierdo|falto|no hago|no puedo hacer))\b|\bno (?:sali|corri|entrene)\b.{0,20}\b(?:ni un|nada|semana|dias?)\b|\bdid ?nt (?:run|train) (?:at all|all week|this week|once)\b/,
    answer: {
      en: "Let them go: nothing is lost, and squeezing them in is what injures. Take the next run of your plan as if nothing had happened, the easy one first. Why did they fall out: time, tiredness, or no wish to? If it was time, tell me on which days you can really run, and I fit the week to them.",
      es: "Déjalas ir: no se pierde nada, y lo que lesiona es querer recuperarlas. Sigue con la próxima salida del plan como si nada, primero la suave. ¿Por qué se cayeron: tiempo, cansancio o ganas? Si fue el tiempo, dime qué días puedes de verdad y te acomodo la semana.",
    },
    next: {
      en: ["What should my week look like?", "How do I stay motivated?"],
      es: ["¿Cómo armo mi semana?", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "what-next",
    asked:
      /^(?:and |ok |y |entonces )?(?:whats next|what is next|what comes next|what now|now what|que sigue|que viene|y ahora que|ahora que|que hago ahora|when should i race again|when can i race again|cuando compito otra vez|cuando corro otra carrera)$/,
    answer: {
      en: "After a race first rest: for 10K one or two days without running and a week of easy runs, after a half two weeks, after a marathon three to four. Then choose: the same distance faster in eight to ten weeks, or the next longer one in twelve. Tell me which, and on how many days you can run.",
      es: "Después de una carrera, primero descanso: tras 10K uno o dos días sin correr y una semana suave; tras una media, dos semanas; tras una maratón, tres o cuatro. Luego elige: la misma distancia más rápido en ocho a diez semanas, o la siguiente más larga en doce. Dime cuál y cuántos días puedes correr.",
    },
    next: {
      en: ["Which distance should I choose?", "What should my week look like?"],
      es: ["¿Qué distancia elijo?", "¿Cómo armo mi semana?"],
    },
  },
  {
    id: "stricter",
    asked:
      /\b(?:stricter|harder on me|tougher on me|push me|be tough|be strict)\b|\b(?:mas (?:exigente|estrict[oa]|dur[oa]) conmigo|exigeme|se mas (?:exigente|estrict[oa]))\b/,
    answer: {
      en: "Agreed. Three rules then: the days are fixed and go into your calendar today; easy runs stay easy, no matter who passes you; and a run falls out only for pain, illness or lightning, not for the weather or your mood. Tell me your days, and I hold you to them.",
      es: "De acuerdo. Entonces, tres reglas: los días son fijos y hoy los anotas en tu calendario; lo suave es suave, te pase quien te pase; y una salida se cae solo por dolor, enfermedad o rayos, no por el clima ni el ánimo. Dime tus días y te los recuerdo.",
    },
    next: {
      en: ["What should my week look like?", "How do I stay motivated?"],
      es: ["¿Cómo armo mi semana?", "¿Cómo mantengo la motivación?"],
    },
  },
  {
    id: "climb-time",
    asked:
      /\b(how (long|many hours|much time)|cuant[oa]s? (horas|tiempo))\b.*\d+ ?(k|km|kilomet\w+)\b.*\d{3,4} ?(m|meters|metros|d\+)\b/,
    answer: {
      en: "As a rule count each 100 meters of climbing as one more flat kilometer. So 30 kilometers with 1500 meters are like 45; multiply by your easy pace, and add a tenth for technical ground and stops. At altitude add more, and compare with the time limit of the race.",
      es: "Como regla, cuenta cada 100 metros de subida como un kilómetro llano más. Así, 30 kilómetros con 1500 metros son como 45; multiplica por tu ritmo suave y suma un décimo por terreno técnico y paradas. En altura suma más, y compáralo con el tiempo límite de la carrera.",
    },
    next: {
      en: ["What do I carry in the mountains?", "How do I prepare for altitude?"],
      es: ["¿Qué llevo en la mochila en la montaña?", "¿Cómo corro en altura?"],
    },
  },
  {
    id: "workout",
    asked:
      /\b(give me|need|want|suggest|what|todays?|a) ?(a |an |some |hard |good |todays? )*(workout|session)\b|\b(dame|quiero|una?) (entrenamiento|sesion|entreno)( de hoy| para hoy)?$/,
    answer: {
      en: "Take this one: ten easy minutes, four strides of twenty seconds, then six times two minutes brisk with two minutes of easy jogging, and ten easy minutes. Brisk means that you can say two or three words. Stop one before you must. Not on two days in a row, and not with pain.",
      es: "Prueba esta: diez minutos suaves, cuatro rectas de veinte segundos, luego seis veces dos minutos fuertes con dos de trote suave, y diez minutos suaves. Fuerte es que te salgan dos o tres palabras. Para una antes de no poder más. No dos días seguidos, y no con dolor.",
    },
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "rest-between",
    asked:
      /\b(how (much|long)|what)\b.*\b(rest|recovery|pause)\b.*\b(between|intervals?|reps?)?\b|\b(cuanto|que) (descanso|pausa)\b.*/,
    after: /^(?!(shin|runners|it-band|plantar|achilles|stress|recovery|race))/,
    answer: {
      en: "For short, fast parts up to a minute, rest twice as long as you ran. For two to five minutes, rest about half to as long, at a slow jog. For tempo parts one or two minutes are enough. You should begin each part with calm breath.",
      es: "En partes rápidas de hasta un minuto, descansa el doble de lo que corriste. En las de dos a cinco minutos, entre la mitad y lo mismo, trotando. En tempo bastan uno o dos minutos. Cada parte empieza con la respiración tranquila.",
    },
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "short-pace",
    asked:
      /\b(pace|fast|speed|time)\b.*\b(200|400|800|1000)s?\b ?(m|meters|metros)?|\b(ritmo|rapido|tiempo)\b.*\b(200|400|800|1000)\b/,
    answer: {
      en: "Tell me a recent 5 or 10 kilometer time, and I give you the pace. As a rule: 400s about four to five seconds a lap faster than your 5K pace, 800s and 1000s at 5K pace. The last one should be as fast as the first; if not, you began too fast.",
      es: "Dime un tiempo reciente en 5 o 10 kilómetros y te doy el ritmo. Como regla: los 400, cuatro a cinco segundos por vuelta más rápido que tu ritmo de 5K; los 800 y 1000, a ritmo de 5K. El último igual de rápido que el primero; si no, empezaste muy fuerte.",
    },
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "finish-sprint",
    asked: /\b(sprint|kick|fast finish|finish fast)\b/,
    answer: {
      en: "Train the finish tired: at the end of an easy run four strides of twenty seconds, and now and then a last fast kilometer. In the race begin the push at 400 meters, run tall, use the arms, and look at the line, not at the watch. Keep the sprint for when the breath allows two words.",
      es: "Entrena el final con cansancio: al terminar un trote, cuatro rectas de veinte segundos, y de vez en cuando el último kilómetro rápido. En la carrera aprieta desde los 400 metros, cuerpo alto, brazos activos y la mirada en la meta, no en el reloj.",
    },
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "drills",
    asked:
      /\b(drills?|cadence|running form|technique|foot ?strike|heel strik\w+|tecnica|cadencia|pisada)\b/,
    answer: {
      en: "A few minutes twice a week are enough: high knees, skipping, heels to seat, then four relaxed strides. Do not force another footstrike: it only moves the load. Steps a little shorter and quicker, about one in twenty more a minute, take load off knees and hips. I cannot see you run; a trainer can.",
      es: "Bastan unos minutos dos veces por semana: rodillas arriba, skipping, talones al glúteo y cuatro rectas sueltas. No fuerces otra pisada: solo cambia la carga de lugar. Pasos algo más cortos y rápidos, uno más de cada veinte, quitan carga a rodillas y cadera. No puedo verte correr; un entrenador sí.",
    },
    sources: ["Heiderscheit et al., Medicine and Science in Sports and Exercise, 2011"],
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "vo2max",
    asked: /\bvo2( ?max)?\b/,
    answer: {
      en: "I cannot measure it, and a watch only guesses it. It is the most oxygen that you can use; a laboratory measures it with a mask. For training a race time says more: tell me what you ran over 5 or 10 kilometers.",
      es: "No puedo medirlo, y un reloj solo lo estima. Es el máximo de oxígeno que puedes usar; un laboratorio lo mide con una mascarilla. Para entrenar dice más un tiempo de carrera: dime cuánto hiciste en 5 o 10 kilómetros.",
    },
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "stuck",
    asked:
      /\b(stuck|plateau\w*|not (getting|gotten) (any )?(faster|better)|dont get (any )?faster|stopped (improving|getting faster))\b|\b(estancad[oa]|no mejoro|no bajo (mi|el) tiempo|ya no avanzo)\b/,
    answer: {
      en: "Most runners who are stuck run every day at the same middling pace. Make four of five runs truly easy. Then one hard day a week, later two: intervals on one, a tempo run on the other, an easy day between. Add some easy kilometers before you add speed. Give it six to eight weeks, and test yourself over five kilometers.",
      es: "Casi todos los que se estancan corren cada día al mismo ritmo intermedio. Que cuatro de cada cinco salidas sean de verdad suaves. Luego un día duro por semana, más adelante dos: series en uno, ritmo tempo en el otro, con un día suave entre ambos. Suma kilómetros suaves antes que velocidad. Dale seis a ocho semanas, y ponte a prueba en cinco kilómetros.",
    },
    sources: ["Seiler, International Journal of Sports Physiology and Performance, 2010"],
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "downhill",
    asked: /\b(down ?hills?|downs|descents?|bajadas?|descensos?|cuesta abajo|bajando)\b/,
    answer: {
      en: "Downhill: short, quick steps, soft knees, the body upright over the feet, and the eyes three or four meters ahead. Do not brake with the heels; on loose ground let the arms balance. Downhills make muscles sore because they work while they are stretched. One easy session with a few short descents every week or two protects for weeks. Begin with grass or a smooth track.",
      es: "En bajada: pasos cortos y rápidos, rodillas sueltas, el cuerpo derecho sobre los pies y la mirada tres o cuatro metros adelante. No frenes con los talones; en suelo suelto, los brazos dan equilibrio. Las bajadas dejan agujetas porque el músculo trabaja mientras se estira. Una sesión suave con algunas bajadas cortas cada una o dos semanas protege por varias semanas. Empieza en pasto o en un camino liso.",
    },
    sources: ["Clarkson and Hubal, American Journal of Physical Medicine and Rehabilitation, 2002"],
    next: {
      en: ["And uphill?", "How do I start with trail running?"],
      es: ["¿Y en subida?", "¿Cómo preparo mi primer trail?"],
    },
  },
  {
    id: "uphill",
    asked:
      /\b(up ?hills?|climbs?|climbing|subidas?|cuestas|cuesta arriba|subiendo|repechos?)\b|^(and |what about |y )?(on |in |for )?(the )?hills\b/,
    answer: {
      en: "Uphill keep the effort, not the pace: you should still be able to say a sentence. Short steps, the eyes ahead, and the arms help. Where it gets so steep that walking is as fast, walk, with the hands on the thighs. To get better, once a week: run up for one minute, six to eight times, and walk down to recover.",
      es: "En subida mantén el esfuerzo, no el ritmo: todavía deberías poder decir una frase. Pasos cortos, la mirada adelante, y los brazos ayudan. Donde es tan empinado que caminar es igual de rápido, camina, con las manos en los muslos. Para mejorar, una vez por semana: sube corriendo un minuto, seis a ocho veces, y baja caminando para recuperar.",
    },
    sources: ["Minetti et al., Journal of Applied Physiology, 2002"],
    next: {
      en: ["And downhill?", "How do I pace a race?"],
      es: ["¿Y en bajada?", "¿Cómo reparto el esfuerzo en la carrera?"],
    },
  },
  {
    id: "poles",
    asked: /\b(trekking )?poles\b|\bbastones\b/,
    answer: {
      en: "Poles pay off on long, steep climbs that you walk: they take load off the legs. On flat or technical ground they are in the way. Learn them in training, on a few climbs a week, and practice to stow them. Look into the rules first: some races forbid them.",
      es: "Los bastones rinden en subidas largas y empinadas que caminas: les quitan carga a las piernas. En llano o en terreno técnico estorban. Apréndelos entrenando, en algunas subidas por semana, y practica guardarlos. Mira antes el reglamento: algunas carreras los prohíben.",
    },
    sources: ["Giovanelli et al., European Journal of Applied Physiology, 2019"],
    next: {
      en: ["And uphill?", "What do I carry in the mountains?"],
      es: ["¿Y en subida?", "¿Qué llevo en la mochila en la montaña?"],
    },
  },
  {
    id: "mountain-gear",
    asked:
      /\b(mochila|backpack|mandatory gear|equipo obligatorio|chaleco|running vest)\b|\bcarry in the mountains?\b/,
    answer: {
      en: "For the mountains: a jacket that keeps out wind and rain, a light, a whistle, a charged phone, water for two hours, something to eat, and a blanket of foil. Add gloves and a warm layer above 3000 meters. Tell somebody your way and when you are back. The list of the race decides: read its rules.",
      es: "Para la montaña: una chaqueta contra viento y lluvia, una linterna, un silbato, el teléfono cargado, agua para dos horas, algo de comer y una manta térmica. Encima de 3000 metros suma guantes y una capa abrigada. Dile a alguien tu ruta y cuándo vuelves. Decide la lista de la carrera: lee su reglamento.",
    },
    next: {
      en: ["How do I prepare for altitude?", "And downhill?"],
      es: ["¿Cómo corro en altura?", "¿Y en bajada?"],
    },
  },
  {
    id: "treadmill",
    asked: /\b(tread ?mills?|cinta (de correr|rodante)?|caminadora|trotadora)\b/,
    answer: {
      en: "A treadmill is fine. For easy runs leave it flat; for fast ones an incline of one percent comes close to the road. Put on a fan and drink, for it gets warmer than outside. Run outside once a week if you race on the road, so that the legs know the ground.",
      es: "La caminadora está bien. Para lo suave déjala plana; para lo rápido, una inclinación de uno por ciento se parece a la calle. Usa un ventilador y bebe, porque da más calor que afuera. Si compites en calle, corre afuera una vez por semana para que las piernas conozcan el suelo.",
    },
    sources: ["Jones and Doust, Journal of Sports Sciences, 1996"],
    next: {
      en: ["Intervals for beginners", "How slow is easy?"],
      es: ["¿Cómo hago series?", "¿A qué ritmo es un trote suave?"],
    },
  },
];
