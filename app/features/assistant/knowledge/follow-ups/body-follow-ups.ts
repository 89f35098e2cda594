import type { FollowUp } from "./follow-up.ts";

/** What runners go on to ask about pains, illness and the body. */
export const bodyFollowUps: readonly FollowUp[] = [
  {
    topic: "shin-splints",
    about: ["how-long", "soon"],
    answer: {
      en: "Usually some weeks: halve the running for one or two, return with run and walk and 10–15 percent more a week. If it stays after two to three weeks of less running, grows from run to run, or sits in one spot, have it looked at: it may be a stress fracture, which needs rest at once.",
      es: "Suele tomar semanas: reduce a la mitad una o dos, y vuelve alternando correr y caminar con 10–15 por ciento más por semana. Si sigue tras dos o tres semanas, crece cada salida o está en un solo punto, que lo revisen: puede ser una fractura por estrés, que pide parar ya.",
    },
  },
  {
    topic: "shin-splints",
    about: ["why"],
    answer: {
      en: "It comes from more load than bone and muscle are used to: more kilometers, harder ground, worn or new shoes.",
      es: "Viene de más carga de la que hueso y músculo conocen: más kilómetros, suelo más duro, zapatillas gastadas o nuevas.",
    },
  },
  {
    topic: "shin-splints",
    about: ["trail", "treadmill", "other-sport", "instead", "may-run"],
    answer: {
      en: "Soft, flat ground is kinder than asphalt, but less running helps more than other ground; cycling, swimming and deep-water running replace it. Pain up to 2–3 of 10 that is gone the next morning may be accepted. Pain in one spot or when hopping: no running, a doctor first.",
      es: "El suelo blando y llano es más amable que el asfalto, pero ayuda más correr menos; bici, natación o correr en agua lo reemplazan. Un dolor de hasta 2–3 de 10 que a la mañana siguiente ya no está se puede aceptar. Dolor en un punto o al saltar: nada de correr, primero un médico.",
    },
  },
  {
    topic: "runners-knee",
    about: ["how-long", "soon"],
    answer: {
      en: "Weeks, not days: run less, slower and flat for two to four, and strengthen hip and thigh three times a week for at least six. If it has lasted more than two weeks without getting better let a physiotherapist look; at once if the knee is swollen, locks, gives way or is hot.",
      es: "Semanas, no días: corre menos, más lento y en llano de dos a cuatro, y fortalece cadera y muslo tres veces por semana al menos seis. Si lleva más de dos semanas sin mejorar, que lo vea un fisioterapeuta; enseguida si la rodilla está hinchada, se traba, falla o está caliente.",
    },
    alsoFrom: ["running-with-pain"],
  },
  {
    topic: "runners-knee",
    about: ["why"],
    answer: {
      en: "Usually it is more load than the joint is used to, often with weak hips and thighs; downhills, stairs and long sitting press the kneecap most. Rest alone seldom solves it: the pain returns with the next full week.",
      es: "Casi siempre es más carga de la que la articulación conoce, a menudo con cadera y muslo débiles; bajadas, escaleras y estar sentado mucho son lo que más aprieta la rótula. Solo descansar rara vez basta: vuelve con la siguiente semana completa.",
    },
  },
  {
    topic: "runners-knee",
    about: ["other-sport", "instead", "may-run", "which"],
    answer: {
      en: "Not the long run while it hurts: flat and short is fine as long as the pain stays at 3 of 10 or less and has settled by the next day; otherwise cycle with little resistance, or swim. Side-lying leg lifts, bridges, step-ups and wall squats, 3 × 10–12, three times a week.",
      es: "El fondo no mientras duela: corto y en llano vale si el dolor no pasa de 3 de 10 y al día siguiente se calmó; si no, bici con poca resistencia o natación. Elevar la pierna de lado, puente, subir escalones y sentadilla en la pared, 3 × 10–12, tres veces por semana.",
    },
  },
  {
    topic: "it-band",
    about: ["how-long", "other-sport", "may-run", "instead"],
    answer: {
      en: "For one to three weeks run only as far as it does not hurt, flat and every other day, or cycle and swim if these are free of pain; hip strength for six to eight weeks. Stop each run when the pain begins. If six weeks change little, or the knee swells or locks, have it looked at.",
      es: "Una a tres semanas corre solo hasta donde no duela, en llano y día por medio, o bici y natación si no molestan; fuerza de cadera seis a ocho semanas. Para cada salida cuando empiece el dolor. Si en seis semanas cambia poco, o la rodilla se hincha o se traba, que la revisen.",
    },
  },
  {
    topic: "plantar-fasciitis",
    about: ["how-long"],
    answer: {
      en: "Most cases get well without an operation, many only after several months; heel raises with a towel under the toes gave better results after three months than stretching alone. No progress after six weeks: see a professional.",
      es: "La mayoría cura sin operación, muchas veces tras varios meses; elevar talones con una toalla bajo los dedos dio mejor resultado a los tres meses que solo estirar. Sin avance en seis semanas, consulta a un profesional.",
    },
  },
  {
    topic: "plantar-fasciitis",
    about: ["which", "instead", "socks", "massage"],
    answer: {
      en: "Cushioned shoes also at home, heel cups, insoles or tape help in the first weeks beside the exercises; none of them replaces them.",
      es: "Zapatillas amortiguadas también en casa, taloneras, plantillas o cinta ayudan las primeras semanas junto a los ejercicios; no los reemplazan.",
    },
  },
  {
    topic: "plantar-fasciitis",
    about: ["other-sport", "may-run"],
    answer: {
      en: "Running short on soft, flat ground is fine while the pain stays up to 3 of 10 and is no worse the next morning; no hills and sprints. Cycling and swimming are good replacements as long as the heel stays quiet.",
      es: "Correr corto en suelo blando y llano vale mientras el dolor no pase de 3 de 10 y no esté peor a la mañana siguiente; sin cuestas ni velocidad. Bici y natación reemplazan bien mientras el talón no moleste.",
    },
    alsoFrom: ["other-sports"],
  },
  {
    topic: "achilles",
    about: ["how-long", "how-often", "which", "how"],
    answer: {
      en: "Expect three to six months. Calf raises are the treatment: slowly, 3 × 15 with straight and with bent knee, daily or every other day for twelve weeks, on the floor if it hurts at the heel bone. Up to 5 of 10 may be accepted if it has settled by the next morning. After a sudden snap see a doctor at once.",
      es: "Cuenta de tres a seis meses. El tratamiento es elevar talones: despacio, 3 × 15 con rodilla recta y doblada, a diario o día por medio doce semanas, en el suelo si duele el hueso del talón. Hasta 5 de 10 se acepta si a la mañana siguiente se calmó. Tras un chasquido, al médico de inmediato.",
    },
  },
  {
    topic: "achilles",
    about: ["may-run", "other-sport", "why"],
    answer: {
      en: "Tendons heal under load, so do not rest completely: shorter and slower every other day, without hills, jumps and sprints; fast running comes back last. Cycling and swimming are fine. Usual triggers are sudden hills, speed, new flat shoes or too many kilometers.",
      es: "Los tendones curan con carga, así que no pares del todo: más corto y lento día por medio, sin cuestas, saltos ni velocidad; lo rápido vuelve al final. Bici y natación sí. Lo provocan cuestas de golpe, velocidad, zapatillas nuevas y planas o demasiados kilómetros.",
    },
  },
  {
    topic: "stress-fracture",
    about: ["how-long", "may-run", "other-sport"],
    answer: {
      en: "No running until a doctor has looked: a stressed bone heals in weeks, one that breaks can take many months. Deep-water running or cycling only if it is free of pain and the doctor agrees; the way back begins with walking.",
      es: "Nada de correr hasta que lo vea un médico: un hueso sobrecargado sana en semanas, uno que se rompe puede tomar muchos meses. Correr en agua o bici solo sin dolor y si el médico acepta; la vuelta empieza caminando.",
    },
  },
  {
    topic: "cramps",
    about: ["why"],
    answer: {
      en: "Mostly from tired muscles: running faster or longer than one has trained for. Studies did not find that those who cramp are more dehydrated or lower in salt than the others.",
      es: "Casi siempre por músculos cansados: correr más rápido o más largo de lo entrenado. Los estudios no hallaron que quien se acalambra esté más deshidratado o con menos sal que los demás.",
    },
  },
  {
    topic: "cramps",
    about: ["dark", "instead", "fails", "pills"],
    answer: {
      en: "Stretch the muscle gently and hold it until it lets go. Magnesium has not been shown to prevent cramps of runners. Cramps at rest or at night again and again, with weakness, or with statins or diuretics: see a doctor. Cramps in the whole body or dark urine: an emergency room today.",
      es: "Estira el músculo suave y sostén hasta que suelte. No se ha demostrado que el magnesio prevenga los calambres del corredor. Calambres en reposo o de noche una y otra vez, con debilidad, o con estatinas o diuréticos: al médico. Calambres en todo el cuerpo u orina oscura: hoy mismo a urgencias.",
    },
    alsoFrom: ["supplements"],
  },
  {
    topic: "soreness",
    about: ["how-long", "may-run", "normal"],
    answer: {
      en: "It is normal: worst after one to three days, gone after five to seven. Jog very easily if it feels better afterwards than before, otherwise rest; no fast running or hills until stairs are easy. Pain in one spot or one leg is something else: see a doctor; with a swollen leg or dark urine today.",
      es: "Es normal: peor entre el primer y el tercer día, y se va en cinco a siete. Trota muy suave si después se siente mejor que antes; si no, descansa; nada rápido ni cuestas hasta bajar escaleras sin molestia. Dolor en un punto o una sola pierna es otra cosa: al médico; con la pierna hinchada u orina oscura, hoy mismo.",
    },
  },
  {
    topic: "soreness",
    about: ["why", "massage", "instead", "cold"],
    answer: {
      en: "Tiny damage in the muscle causes it, most of all after downhill, strength work and races; it is not lactic acid. Massage, heat, cold and compression soothe a little, nothing removes it, and the same run hurts much less when it is repeated.",
      es: "Lo causan daños diminutos en el músculo, sobre todo tras bajadas, fuerza y carreras; no es ácido láctico. Masaje, calor, frío y compresión alivian un poco, nada las quita, y la misma salida duele mucho menos al repetirla.",
    },
  },
  {
    topic: "skin",
    about: ["may-run", "soon"],
    answer: {
      en: "Usually yes, if it does not change the way you run: cover the spot well, grease around it, dry socks, and stop when it burns. A closed small blister stays closed; keep an open one clean and covered. With spreading redness, pus, red streaks, fever or diabetes see a doctor first.",
      es: "Casi siempre sí, si no cambia tu forma de correr: cubre bien el punto, vaselina alrededor, medias secas, y para si arde. Una ampolla chica cerrada se deja cerrada; una abierta, limpia y cubierta. Con enrojecimiento que avanza, pus, rayas rojas, fiebre o diabetes, primero el médico.",
    },
  },
  {
    topic: "skin",
    about: ["trail", "rain", "socks", "which"],
    answer: {
      en: "Wet feet blister sooner: thin wool or synthetic socks that dry fast and a spare pair, shoes that drain, grease or tape on the usual spots before the start, and stop at the first burning to dry, grease or change. No cotton.",
      es: "Con pies mojados salen antes: medias finas de lana o sintéticas que sequen rápido y un par de repuesto, zapatillas que drenen, vaselina o cinta en los puntos de siempre antes de salir, y para al primer ardor a secar, engrasar o cambiar. Nada de algodón.",
    },
    alsoFrom: ["trail-gear"],
  },
  {
    topic: "skin",
    about: ["how-long", "fails", "signs"],
    answer: {
      en: "Raw skin closes in some days if it is washed with mild soap, kept dry and covered; a black nail grows out in months. See a doctor for spreading redness, pus, red streaks, fever or growing pain.",
      es: "La piel viva cierra en unos días si la lavas con jabón suave y la dejas seca y cubierta; una uña negra crece en meses. Al médico por enrojecimiento que avanza, pus, rayas rojas, fiebre o cada vez más dolor.",
    },
  },
  {
    topic: "swelling",
    about: ["how-long", "normal", "why"],
    answer: {
      en: "On both sides and without pain it is common after long runs and in heat: blood vessels open and gravity keeps the fluid down. It should be better after a day or two. One leg only, warm, red or painful: a doctor today, no running.",
      es: "En ambos lados y sin dolor es común tras salidas largas y con calor: los vasos se abren y la gravedad retiene el líquido. Debe mejorar en uno o dos días. Solo una pierna, caliente, roja o con dolor: médico hoy, sin correr.",
    },
  },
  {
    topic: "ankle",
    about: ["how-long", "may-run", "which"],
    answer: {
      en: "A light sprain takes a week or two, a torn ligament months. Run again when you can rise on your toes, stand on one leg for half a minute and walk briskly for half an hour without pain: first run and walk on flat ground, trails last. Four steps that hurt too much or pain on the bone: X-ray today.",
      es: "Un esguince leve toma una o dos semanas, un ligamento roto meses. Vuelve cuando puedas ponerte de puntas, estar medio minuto en un pie y caminar rápido media hora sin dolor: primero alternando en llano, el sendero al final. Si no puedes dar cuatro pasos o duele el hueso: radiografía hoy.",
    },
  },
  {
    topic: "illness",
    about: ["may-run", "fails", "signs"],
    answer: {
      en: "A runny nose alone allows 20–30 easy minutes. A cough from the chest, fever, aching muscles or a tight chest: no running, and nothing hard until the cough has gone and you feel well for at least a day without medicine. A pounding heart or less breath than usual: see a doctor before the next run. Chest pain, or short of breath at rest: get help now.",
      es: "Con solo mocos valen 20–30 minutos suaves. Con tos de pecho, fiebre, dolor muscular o pecho apretado: nada de correr, y nada fuerte hasta que la tos se vaya y estés bien al menos un día sin medicinas. Corazón acelerado o menos aire que de costumbre: al médico antes de la próxima salida. Dolor de pecho o falta de aire en reposo: pide ayuda ya.",
    },
  },
  {
    topic: "illness",
    about: ["how-long", "when", "soon", "long-race"],
    answer: {
      en: "Wait until you are free of fever for 24 hours without medicine, then rest about as many days as you were ill before anything hard: 15–20 easy minutes first, then half your usual runs. Do not catch up missed kilometers; slow the goal, choose the half or ask for a transfer. A race with a fever is never worth it.",
      es: "Espera 24 horas sin fiebre y sin medicinas, y luego tantos días como estuviste enfermo antes de algo fuerte: primero 15–20 minutos suaves, después la mitad de lo usual. No recuperes kilómetros perdidos; baja la meta, toma la media o pide pasar la inscripción. Una carrera con fiebre nunca vale la pena.",
    },
  },
  {
    topic: "illness",
    about: ["why"],
    answer: {
      en: "Effort with a fever raises the risk of dehydration, heat illness and, rarely, inflammation of the heart muscle. That is why the line is drawn at fever and at anything below the neck.",
      es: "El esfuerzo con fiebre sube el riesgo de deshidratación, golpe de calor y, rara vez, inflamación del músculo del corazón. Por eso el límite es la fiebre y todo lo que esté debajo del cuello.",
    },
  },
  {
    topic: "running-with-pain",
    about: ["how-long", "fails"],
    answer: {
      en: "If two weeks of patience change nothing, or it gets worse from run to run, let a doctor or physiotherapist look. Sooner, this week, for pain at night or at rest, in one spot of a bone or when you hop; today if you cannot take four steps, or it is swollen, warm or numb.",
      es: "Si dos semanas de paciencia no cambian nada, o empeora cada salida, que lo vea un médico o fisioterapeuta. Antes, esta semana, si duele de noche o en reposo, en un punto del hueso o al saltar; hoy si no puedes dar cuatro pasos o está hinchado, caliente o dormido.",
    },
  },
  {
    topic: "running-with-pain",
    about: ["other-sport", "instead"],
    answer: {
      en: "Walk, ride or swim as long as it is free of pain, by effort and time; one easy hour replaces one easy hour. If it hurts there as well, stop there too.",
      es: "Camina, anda en bici o ve a nadar mientras no duela, por esfuerzo y tiempo; una hora suave reemplaza a otra. Si ahí también duele, para.",
    },
    alsoFrom: ["other-sports"],
  },
  {
    topic: "painkillers",
    about: ["why"],
    answer: {
      en: "Anti-inflammatory pills narrow the vessels of the kidneys just when these get little blood: in a trial with ultra runners 52 percent on ibuprofen had signs of kidney injury, 34 percent on placebo. They also hide the pain that warns you, and do not make anyone faster.",
      es: "Los antiinflamatorios estrechan los vasos del riñón justo cuando le llega poca sangre: en un ensayo con corredores de ultra, un 52 por ciento con ibuprofeno tuvo señales de daño renal, un 34 por ciento con placebo. Además tapan el dolor que avisa, y no hacen más rápido a nadie.",
    },
  },
  {
    topic: "painkillers",
    about: ["instead", "how-long", "when", "may-run"],
    answer: {
      en: "Instead: rest, less running, and finding the cause; anyone who needs a pill to start should not start. After the race eat, drink and urinate first, and ask a doctor or pharmacist before you take anything, above all with a disease of stomach, kidneys, heart or liver.",
      es: "En su lugar: descanso, correr menos y buscar la causa; quien necesita una pastilla para salir no debería salir. Después de la carrera primero come, bebe y orina, y pregunta a un médico o farmacéutico antes de tomar algo, sobre todo con enfermedad de estómago, riñón, corazón o hígado.",
    },
  },
  {
    topic: "older-runners",
    about: ["old", "how-often", "how-much"],
    answer: {
      en: "At that age the same advice holds, with more recovery: three days of running a week to begin with, two easy days between hard ones, a lighter week every third week, strength twice a week, and a longer warm-up. See a doctor first if you have been inactive or have heart disease, high blood pressure or diabetes.",
      es: "A esa edad vale lo mismo con más recuperación: tres días de carrera por semana para empezar, dos días suaves entre los duros, una semana ligera de cada tres, fuerza dos veces por semana y un calentamiento más largo. Antes ve al médico si estuviste inactivo o tienes corazón, presión alta o diabetes.",
    },
  },
  {
    topic: "older-runners",
    about: ["why", "how-long"],
    answer: {
      en: "With age strength goes first and recovery takes longer; endurance falls slowly, faster after 70, and training slows the fall. Recreational running has not been shown to wear out healthy knees.",
      es: "Con la edad se va primero la fuerza y recuperarse toma más; la resistencia baja despacio, más rápido después de los 70, y entrenar frena la caída. No se ha demostrado que correr por afición desgaste rodillas sanas.",
    },
  },
  {
    topic: "children",
    about: ["young", "may-run", "how-much", "how-often", "long-race"],
    answer: {
      en: "Guide values: up to 8 years games and runs of up to 2 km, 9–12 two or three times a week and up to 5K, 13–15 three or four times and 5K or 10K, longer races step by step from 16; most marathons ask for 18, so check the rules. One or two days a week without training, several sports, and only if the child wants it. Training five times a week at 14 is much: watch tiredness, pain, food and, for girls, the period, and ask a pediatrician before a half.",
      es: "Orientación: hasta los 8 años juegos y carreras de hasta 2 km; de 9 a 12, dos o tres veces por semana y hasta 5K; de 13 a 15, tres o cuatro veces y 5K o 10K; más largo, paso a paso desde los 16; casi toda maratón pide 18: mira el reglamento. Uno o dos días sin entrenar, varios deportes, y solo si quiere. Cinco veces por semana a los 14 es mucho: cuida cansancio, dolores, comida y, en las chicas, la regla, y pregunta al pediatra antes de una media.",
    },
  },
  {
    topic: "children",
    about: ["hot"],
    answer: {
      en: "Children heat up faster and forget to drink: in great heat no running, otherwise shade, breaks and water. **Always see a doctor before the next run after fainting or chest pain with effort.**",
      es: "Los niños se calientan antes y olvidan beber: con mucho calor nada de correr; si no, sombra, pausas y agua. **Tras un desmayo o dolor de pecho con esfuerzo, siempre un médico antes de volver a correr.**",
    },
  },
  {
    topic: "pregnancy",
    about: ["hot", "altitude", "trail"],
    answer: {
      en: "Avoid heat, falls and altitude that you are not used to: early in the morning, in the shade, on even paths, with water, and walking whenever it is better. Ask your midwife or doctor first, and stop for dizziness, headache, contractions, bleeding or fluid.",
      es: "Evita el calor, las caídas y la altura a la que no estás acostumbrada: temprano, a la sombra, por caminos parejos, con agua, y camina cuando sea mejor. Pregunta antes a tu médico u obstetra, y para con mareo, dolor de cabeza, contracciones, sangrado o líquido.",
    },
  },
  {
    topic: "pregnancy",
    about: ["how-long", "how-much", "pregnant"],
    answer: {
      en: "Without complications about 150 minutes of moderate movement a week are recommended, and women who ran before may usually go on for as long as it feels well; there is no fixed week. After the birth from three months at the earliest, without symptoms. Your midwife or doctor decides with you.",
      es: "Sin complicaciones se recomiendan unos 150 minutos de movimiento moderado por semana, y quien ya corría suele poder seguir mientras se sienta bien; no hay una semana fija. Después del parto, desde los tres meses como mínimo y sin síntomas. Lo decides con tu médico u obstetra.",
    },
  },
  {
    topic: "reds",
    about: ["period", "hurts", "may-run"],
    answer: {
      en: "Running with a period is fine; easy running often eases cramps, and a light day is right as well. Very strong pain, very heavy bleeding, or three months without a period need a doctor.",
      es: "Correr con la regla está bien; un trote suave suele aliviar los cólicos, y un día ligero también vale. Dolor muy fuerte, sangrado muy abundante o tres meses sin regla son para un médico.",
    },
  },
  {
    topic: "known-illness",
    about: ["illness"],
    answer: {
      en: "With a known illness the plan belongs to you and your doctor: run when it is controlled, ask how your medicine behaves with effort and heat, carry what was prescribed (with diabetes fast sugar as well), and write it on the back of the bib. Chest pain, fainting or an irregular heartbeat: stop and get help.",
      es: "Con una enfermedad conocida el plan es tuyo y de tu médico: corre cuando esté controlada, pregunta cómo se comporta tu medicina con esfuerzo y calor, lleva lo recetado (con diabetes también azúcar rápida) y anótalo detrás del dorsal. Dolor de pecho, desmayo o latido irregular: para y pide ayuda.",
    },
  },
];
