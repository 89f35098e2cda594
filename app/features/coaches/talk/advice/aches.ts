import { type CoachAdvice, painNext } from "./advice.ts";

const pains =
  /^(shin-splints|runners-knee|it-band|plantar-fasciitis|achilles|stress-fracture|cramps|pain|tight-muscle|hip-or-back)/;

const strengthNext = {
  en: ["A routine for hips, calves and feet", "How do I warm up?"],
  es: ["Una rutina para cadera, pantorrillas y pies", "¿Cómo caliento antes de correr?"],
};

/** Aches, and the strength against them. */
export const aches: readonly CoachAdvice[] = [
  {
    id: "painkillers",
    asked:
      /\b(ibuprofen\w*|naproxen\w*|advil|aleve|aspirin\w*|pain ?killers?|nsaids?|paracetamol|tylenol|diclofenac\w*|voltaren|analgesicos?|pastillas?|antiinflamatorios?)\b/,
    answer: {
      en: "I recommend no medicines: ask a doctor or a pharmacist. Two things are known. Ibuprofen and its relatives in a long race strain the kidneys: in a trial with ultra runners more of those who took it had signs of kidney injury. And a pill takes away the warning, not the cause. If you need one to run, do not run today.",
      es: "No recomiendo medicinas: pregunta a un médico o farmacéutico. Dos cosas se saben. El ibuprofeno y parecidos cargan los riñones en una carrera larga: en un ensayo con corredores de ultra, más de los que lo tomaron tuvieron señales de daño renal. Y la pastilla quita el aviso, no la causa. Si la necesitas para correr, hoy no corras.",
    },
    sources: ["Lipman et al., Emergency Medicine Journal, 2017"],
    next: painNext,
  },
  {
    id: "run-with-pain",
    asked:
      /\b(can|could|should|may) i (still )?(run|train|race)\b|\bis it (ok|okay|safe|alright|fine|bad) (to|if i) (run|train|race|keep)\b|\bkeep running\b|\brun (with|through) (it|the pain|pain)\b|\b(puedo|debo) (seguir )?(correr|corriendo|entrenar|entrenando)\b|\bsigo corriendo\b/,
    after: pains,
    answer: {
      en: "As a rule: yes, if the pain stays at three of ten or below, does not change how you run, and is gone by the next morning. Keep it short, flat and slow, and stop if it grows. No, if you limp, if it is swollen, or if it was worse after the last run. Then rest it for two or three days and try twenty easy minutes. If it is still there after a week or two, let a physiotherapist or a doctor see it.",
      es: "Como regla: sí, si el dolor se queda en tres de diez o menos, no cambia tu forma de correr y a la mañana siguiente ya pasó. Corto, llano y lento, y para si crece. No, si cojeas, si está hinchado o si quedó peor después de la última vez. Entonces descansa dos o tres días y prueba veinte minutos suaves. Si sigue después de una o dos semanas, que lo vea un fisioterapeuta o un médico.",
    },
    sources: ["Silbernagel et al., American Journal of Sports Medicine, 2007 (pain monitoring)"],
    next: painNext,
  },
  {
    id: "tight-muscle",
    asked:
      /\b(tight|stiff|knots?|knotted)\b.*\b(calf|calves|hamstrings?|quads?|legs?|glutes?|soleus)\b|\b(calf|calves|hamstrings?|quads?|legs?|glutes?|soleus)\b.*\b(tight|stiff|knots?|knotted)\b|\b(pantorrillas?|gemelos?|isquios?|isquiotibiales|cuadriceps|piernas?|gluteos?|soleo)\b.*\b(cargad[oa]s?|tirantes?|tens[oa]s?|dur[oa]s?|contracturad[oa]s?|agarrotad[oa]s?)\b/,
    answer: {
      en: "Was there a sudden stab or a pop, or is one leg swollen, warm or red? Then do not run, and see a doctor today. If it is only tight: two or three days easier, walk, and let the warmth of moving loosen it; stretch gently, not into pain. Then twenty slow, flat minutes. If it grows while you run, stop and walk home. Fast running and hills come back when the next morning is good, and slow heel raises every other day keep it away.",
      es: "¿Hubo un pinchazo o un chasquido de golpe, o tienes una pierna hinchada, caliente o roja? Entonces no corras y ve hoy al médico. Si solo está cargada: dos o tres días más suaves, camina y deja que el movimiento la suelte; estira con suavidad, sin llegar al dolor. Después veinte minutos lentos y llanos. Si crece mientras corres, para y vuelve caminando. Lo rápido y las cuestas vuelven cuando a la mañana siguiente esté bien, y las elevaciones lentas de talón cada dos días lo previenen.",
    },
    sources: ["Dubois and Esculier, British Journal of Sports Medicine, 2020"],
    next: painNext,
  },
  {
    id: "hip-or-back",
    asked:
      /\b(hips?|back|glutes?|buttock)\b.*\b(pain|hurts?|aches?|sore)\b|\b(pain|hurts?|ache|sore)\b.*\b(hips?|(lower )?back|glutes?|buttock)\b|\b(dolor|duele)\w*\b.*\b(cadera|espalda|lumbar|gluteo|cintura)\b/,
    answer: {
      en: "I cannot diagnose. Run less, slower and flat for a week or two, as long as it stays at three of ten and is gone the next day; walking and strength for hips and trunk help most backs and hips. See a doctor soon for pain in the groin, at night, or when you hop on one leg. Go today if a leg turns weak or numb, or you cannot hold water or stool.",
      es: "No puedo diagnosticar. Corre menos, más lento y en llano una o dos semanas, mientras se quede en tres de diez y al día siguiente haya pasado; caminar y la fuerza de cadera y tronco ayudan a casi todas. Ve pronto al médico con dolor en la ingle, de noche o al saltar en una pierna. Ve hoy si una pierna se debilita o se duerme, o si no controlas orina o heces.",
    },
    sources: ["NICE, guideline on low back pain and sciatica, 2016"],
    next: {
      en: ["A routine for hips, calves and feet", "How do I recognize a stress fracture?"],
      es: [
        "Una rutina para cadera, pantorrillas y pies",
        "¿Cómo reconozco una fractura por estrés?",
      ],
    },
  },
  {
    id: "twisted-ankle",
    asked:
      /\b(twist\w*|roll\w*|sprain\w*)\b.*\bankles?\b|\bankles?\b.*\bsprain\w*\b|\b(torci|doble|esguince)\b.*\btobillo\b|\besguince\b/,
    answer: {
      en: "Stop, do not run it off. Raise the foot, wrap it and cool it for ten minutes. See a doctor today if you cannot take four steps on it, if the bone hurts when you press it, or if the foot is numb or crooked. Otherwise move it gently from the next day on, walk as far as it allows, and run again when hopping on it is free of pain.",
      es: "Para, no sigas corriendo. Pon el pie en alto, véndalo y enfríalo diez minutos. Ve al médico hoy si no puedes dar cuatro pasos, si duele el hueso al apretarlo, o si el pie está dormido o torcido. Si no, muévelo suave desde el día siguiente, camina lo que permita y vuelve a correr cuando saltar sobre él no duela.",
    },
    sources: ["Stiell et al., JAMA, 1993 (Ottawa ankle rules)"],
    next: painNext,
  },
  {
    id: "it-hurts",
    asked:
      /^(it|this|that|everything|something) hurts|^(i have|im in|it is) (a )?pain$|^(me duele( todo| mucho| algo)?|duele|tengo dolor)$/,
    answer: {
      en: "Where does it hurt, and since when? Say for instance: my knee hurts, or my shin hurts at night. If it is in the chest, stop and call for help. A general soreness for a day or two after running is normal and goes with walking and sleep; a pain in one spot that gets worse from run to run is not.",
      es: "¿Dónde te duele, y desde cuándo? Di por ejemplo: me duele la rodilla, o la espinilla de noche. Si es en el pecho, detente y pide ayuda. Un dolor muscular general uno o dos días después de correr es normal y se va con caminar y dormir; un dolor en un punto que crece de salida en salida, no.",
    },
    next: {
      en: ["My knee hurts when I run", "My shins hurt"],
      es: ["Me duele la rodilla al correr", "Me duele la espinilla"],
    },
  },
  {
    id: "rest-or-run",
    asked:
      /\bshould i (rest|stop)\b|\bhow long (until|till|before|should i rest|do i rest)\b|\bwhen can i run\b|\b(debo|tengo que) (parar|descansar)\b|^(y |entonces )?(paro|descanso)$|\bcuanto (tiempo )?(descanso|paro)\b|\bcuando puedo (volver a )?correr\b/,
    after: pains,
    answer: {
      en: "Rest from running until walking is free of pain, stairs too; for most aches that is some days to two weeks. You may cycle or swim meanwhile. Then begin with twenty minutes of running and walking in turns, and stay at three of ten. If two weeks bring nothing, a physiotherapist sees more than I do.",
      es: "Descansa de correr hasta que caminar no duela, tampoco en escaleras; en casi todas las molestias son unos días a dos semanas. Mientras tanto puedes pedalear o nadar. Luego empieza con veinte minutos alternando correr y caminar, sin pasar de tres de diez. Si en dos semanas no mejora, un fisioterapeuta ve más que yo.",
    },
    next: {
      en: ["How do I recognize a stress fracture?", "How do I come back after a break?"],
      es: [
        "¿Cómo reconozco una fractura por estrés?",
        "¿Cómo vuelvo a correr después de una pausa?",
      ],
    },
  },
  {
    id: "ice-or-heat",
    asked:
      /\b(ice|heat)\b.*\b(or|on it|pack|heat|ice)\b.*|\bice (it|my)\b|\b(hielo|calor) o (hielo|calor)\b|\bpongo hielo\b/,
    after: /^(?!.*(heat$|cold))/,
    answer: {
      en: "What feels better. Ice for ten to fifteen minutes through a cloth eases the pain of something fresh; warmth loosens stiff muscles. Neither heals faster. What heals is less load for a while, then more of it step by step.",
      es: "Lo que te alivie. Hielo diez a quince minutos, con una tela, calma el dolor de algo reciente; el calor suelta músculos rígidos. Ninguno cura más rápido. Lo que cura es menos carga por un tiempo y luego más, poco a poco.",
    },
    sources: ["Dubois and Esculier, British Journal of Sports Medicine, 2020"],
    next: {
      en: ["How do I recognize a stress fracture?", "How do I come back after a break?"],
      es: [
        "¿Cómo reconozco una fractura por estrés?",
        "¿Cómo vuelvo a correr después de una pausa?",
      ],
    },
  },
  {
    id: "bad-for-knees",
    asked:
      /\b(bad|wreck|ruin|destroy|good)\b.*\bknees?\b|\b(malo|dana|desgasta|arruina)\b.*\brodillas?\b/,
    answer: {
      en: "No: people who run for pleasure have arthrosis of knee and hip less often than those who sit a lot. Too much too soon is what hurts knees. Build up slowly, and keep hips and thighs strong. With an old injury or an operation ask your doctor first.",
      es: "No: quien corre por gusto tiene artrosis de rodilla y cadera con menos frecuencia que quien pasa mucho tiempo sentado. Lo que daña es demasiado, demasiado pronto. Sube poco a poco, y mantén fuertes cadera y muslos. Con una lesión antigua o una operación, pregunta antes a tu médico.",
    },
    sources: ["Alentorn-Geli et al., Journal of Orthopaedic and Sports Physical Therapy, 2017"],
    next: {
      en: ["Strength exercises for runners", "How slow is easy?"],
      es: ["Ejercicios de fuerza para corredores", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "roller",
    asked: /\b(foam )?roll(er|ing)\b|\bmassage gun\b|\brodillo\b/,
    answer: {
      en: "A roller makes sore muscles feel looser for some minutes, and it does no harm. It does not prevent injuries. Roll slowly for a minute over thigh and calf, never over bones or a fresh injury, and keep your strength routine: that does more.",
      es: "El rodillo afloja por unos minutos los músculos cargados, y no hace daño. No evita lesiones. Pásalo lento un minuto por muslo y pantorrilla, nunca sobre huesos ni una lesión reciente, y sigue con la fuerza: eso hace más.",
    },
    sources: ["Wiewelhove et al., Frontiers in Physiology, 2019"],
    next: {
      en: ["A routine for hips, calves and feet", "How do I warm up?"],
      es: ["Una rutina para cadera, pantorrillas y pies", "¿Cómo caliento antes de correr?"],
    },
  },
  {
    id: "plank",
    asked: /\bplanks?\b|\bplancha\b|\babs\b|\babdominales\b/,
    answer: {
      en: "Three times twenty to thirty seconds, with the body in one line and calm breath. When forty-five are easy, lift one foot instead of holding longer. Twice a week is enough.",
      es: "Tres veces veinte a treinta segundos, con el cuerpo en una línea y respirando tranquilo. Cuando cuarenta y cinco sean fáciles, levanta un pie en vez de aguantar más. Basta dos veces por semana.",
    },
    next: {
      en: ["A routine for hips, calves and feet", "Strength exercises for runners"],
      es: ["Una rutina para cadera, pantorrillas y pies", "Ejercicios de fuerza para corredores"],
    },
  },
  {
    id: "toenail",
    asked:
      /\b(toe ?nails?|toe nail|unas?)\b.*\b(black|blue|lost|fell|negra|morada|caida|cayo)\b|\b(black|blue|negras?)\b.*\b(toe ?nails?|toe nail|unas?)\b/,
    answer: {
      en: "A black nail comes from the toe hitting the shoe. It is harmless, and the nail grows out in months; leave it on. Take shoes with a thumb's breadth of room, lace the heel firmly, and cut the nails short. If it throbs strongly, turns red or warm, or you did not hit it, let a doctor look.",
      es: "Una uña negra viene del golpe del dedo contra la zapatilla. Es inofensiva y crece en meses; déjala puesta. Usa zapatillas con un pulgar de espacio, amarra firme el talón y corta las uñas. Si late fuerte, se pone roja o caliente, o no hubo golpe, que la vea un médico.",
    },
    next: {
      en: ["Which shoes do I need?", "How do I warm up?"],
      es: ["¿Qué zapatillas necesito?", "¿Cómo caliento antes de correr?"],
    },
  },
  {
    id: "dead-legs",
    asked:
      /\b(legs?|piernas?)\b.*\b(dead|heavy|tired|destroyed|killing|pesadas?|cansadas?|muertas?)\b|\b(dead|heavy|tired) legs\b|\bagujetas\b|\bim (so )?tired\b|\bestoy (muy )?cansad[oa]\b|\b(?:felt|feel) (?:so |very |really )?(?:heavy|sluggish|flat)\b|\bme senti (?:muy )?(?:pesad[oa]|cansad[oa]|lent[oa])\b/,
    answer: {
      en: "That is usual for a day or two after a long or hard run. Walk, sleep, eat well, and run the next one easily or not at all. If heavy legs stay for more than a week, or the sleep and the mood go as well, take three or four days off; if that does not help, have your blood checked.",
      es: "Es normal uno o dos días después de algo largo o duro. Camina, duerme, come bien, y lo siguiente suave o nada. Si las piernas siguen pesadas más de una semana, o se van el sueño y el ánimo, descansa tres o cuatro días; si no ayuda, un análisis de sangre.",
    },
    next: {
      en: ["How do I recover after a race?", "How slow is easy?"],
      es: ["¿Cómo me recupero después de una carrera?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "routine",
    asked:
      /\broutine\b|\bexercises? for (the |my )?(hips?|calves|calf|feet|foot|ankles?)\b|\b(no|without a|at home|sin) (gym|gimnasio|weights|pesas)\b|\brutina\b|\bejercicios para (la |el |los |las )?(cadera|pantorrillas?|pies?|tobillos?)\b/,
    answer: {
      en: "Twenty minutes at home, twice a week, two rounds:\n\n- Hips: lie on your side and lift the upper leg, twelve times a side; then a bridge on one leg, eight times a side.\n- Calves: stand on a step, rise on the toes and come down slowly, first on both legs, later on one, twelve times.\n- Feet: stand on one leg for thirty seconds, and pull a towel in with the toes ten times.\n\nSlow beats many. A little trembling is fine, pain is not.",
      es: "Veinte minutos en casa, dos veces por semana, dos vueltas:\n\n- Cadera: de costado, levanta la pierna de arriba doce veces por lado; después puente a una pierna, ocho veces por lado.\n- Pantorrillas: en un escalón, sube en puntas y baja despacio, primero con las dos piernas, después con una, doce veces.\n- Pies: treinta segundos sobre una pierna, y arruga una toalla con los dedos diez veces.\n\nMejor lento que mucho. Temblar un poco está bien, el dolor no.",
    },
    next: {
      en: ["How often?", "Strength exercises for runners"],
      es: ["¿Cada cuánto?", "Ejercicios de fuerza para corredores"],
    },
  },
  {
    id: "repetitions",
    asked: /\bhow many (reps?|repetitions?|sets?)\b|\bcuantas (repeticiones|series|vueltas)\b/,
    answer: {
      en: "Two to three rounds of eight to twelve slow repetitions, with a minute or two of rest. Stop two repetitions before you must. When twelve are easy, take a harder version or some weight rather than more of them.",
      es: "Dos o tres vueltas de ocho a doce repeticiones lentas, con uno o dos minutos de descanso. Para dos repeticiones antes de no poder más. Cuando doce sean fáciles, haz una versión más difícil o suma peso, en vez de hacer más.",
    },
    next: strengthNext,
  },
];
