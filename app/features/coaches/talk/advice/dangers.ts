import { type CoachAdvice, painNext } from "./advice.ts";

/** What may be dangerous: it is looked for first. */
export const dangers: readonly CoachAdvice[] = [
  {
    id: "altitude-sickness",
    asked:
      /^(?=.*\b(altitude|altura|up here|mountains?|cusco|cuzco|puno|huaraz|soroche|\d ?000 ?m)\b)(?=.*\b(headache|head hurts|dolor de cabeza|duele (mucho )?la cabeza|confus\w+|stumbl\w+)\b)(?=.*\b(nause\w+|vomit\w+|sick|dizzy|mare\w+|confus\w+|stumbl\w+)\b)/,
    answer: {
      en: "**Do not go any higher, and do not run.** Headache with nausea or dizziness at altitude is altitude sickness until something else is found. If you are confused, stumble, or are short of breath at rest, go down at once, not alone, and call for help: 911 in the United States, Canada and Mexico, 106 in Peru. Otherwise rest, keep warm and drink normally. If it is not better within a day, or gets worse, go down by 500 to 1000 meters. I am a program and no doctor: let one see you.",
      es: "**No subas más, y no corras.** Dolor de cabeza con náuseas o mareo en altura es mal de altura mientras no se encuentre otra causa. Si estás confundido, tropiezas o te falta el aire en reposo, baja de inmediato, acompañado, y pide ayuda: 106 en Perú, 911 en México, Estados Unidos y Canadá. Si no, descansa, abrígate y bebe lo normal. Si en un día no mejora, o empeora, baja 500 a 1000 metros. Soy un programa y no soy médico: que te vea uno.",
    },
    sources: ["Wilderness Medical Society, guidelines on acute altitude illness, 2019"],
    next: { en: ["How do I prepare for altitude?"], es: ["¿Cómo corro en altura?"] },
  },
  {
    id: "dizzy",
    asked: /\b(dizzy|dizziness|light ?headed|me mareo|mareos?|maread[oa])\b/,
    answer: {
      en: "**Stop running, and sit or lie down.** Drink something, and eat something sweet if you have eaten little. Call for help if you faint, your chest hurts, your heart races on, you are confused, or it does not go within minutes: 911 in the United States, Canada and Mexico, 106 in Peru. If it happens again while you run, do not run before a doctor has looked at it. I am a program and cannot judge it.",
      es: "**Deja de correr, y siéntate o recuéstate.** Bebe algo, y come algo dulce si comiste poco. Pide ayuda si te desmayas, te duele el pecho, el corazón sigue acelerado, estás confundido o no pasa en minutos: 106 en Perú, 911 en México, Estados Unidos y Canadá. Si te pasa otra vez corriendo, no corras hasta que lo vea un médico. Soy un programa y no puedo valorarlo.",
    },
    next: {
      en: ["How much do I drink?", "How do I run in the heat?"],
      es: ["¿Cuánta agua debo tomar?", "¿Cómo corro con calor?"],
    },
  },
  {
    id: "always-vomiting",
    asked:
      /\b(throw(ing)? up|vomit|puke) (every ?time|whenever|after (every|each))|\bmake myself (throw up|vomit)|\b(vomito|devuelvo) (cada vez|siempre|todo)|\bme provoco (el )?vomito/,
    answer: {
      en: "That belongs to a doctor, soon, and not to a running plan. Do not run until somebody has looked at it, and drink in small sips. Call for help today if you see blood, have a fever or strong pain, or keep nothing down for a day. If you make yourself do it, you are not alone: a doctor, or somebody you trust, helps without judging.",
      es: "Eso es para un médico, pronto, y no para un plan de carrera. No corras hasta que alguien lo haya visto, y bebe a sorbos. Pide ayuda hoy si ves sangre, tienes fiebre o dolor fuerte, o no retienes nada en un día. Si te lo provocas, no estás solo: un médico, o alguien de confianza, ayuda sin juzgar.",
    },
  },
  {
    id: "lightning",
    asked: /\b(lightning|thunder\w*|rayos|truenos?|tormentas?( electricas?)?)\b/,
    answer: {
      en: "With thunder leave the ridge and open ground at once, and go down. Stay away from single trees, water, metal and poles, and apart from each other. A building or a car is safe. Without one, crouch on your pack with the feet together. Go on thirty minutes after the last thunder. In the Andes and the Rockies start early: storms come in the afternoon.",
      es: "Con truenos deja de inmediato la cresta y el campo abierto, y baja. Lejos de árboles solos, agua, metal y bastones, y separados entre ustedes. Un edificio o un auto protege. Si no hay, agáchate sobre la mochila con los pies juntos. Sigue treinta minutos después del último trueno. En los Andes sal temprano: las tormentas llegan por la tarde.",
    },
    sources: ["Wilderness Medical Society, guidelines on lightning injuries, 2014"],
    next: {
      en: ["What do I carry in the mountains?", "How do I prepare for altitude?"],
      es: ["¿Qué llevo en la mochila en la montaña?", "¿Cómo corro en altura?"],
    },
  },
  {
    id: "lost",
    asked: /\b(get|got|am|im|i m) lost\b|\blose my way\b|\bme (pierdo|perdi|pierda)\b|\bperderme\b/,
    answer: {
      en: "Stop, and stay calm: do not run on and hope. Go back to the last mark that you saw, if you are sure of the way. If not, stay where you are, put on everything warm, and call the race or the emergency number; six signals a minute with whistle or light mean help. Before the start load the route onto your phone, and tell somebody when you are back.",
      es: "Detente y calma: no sigas corriendo a ver qué pasa. Vuelve a la última marca que viste, si estás seguro del camino. Si no, quédate donde estás, abrígate y llama a la carrera o a emergencias; seis señales por minuto con silbato o luz piden ayuda. Antes de salir carga la ruta en el teléfono y dile a alguien cuándo vuelves.",
    },
    next: {
      en: ["What do I carry in the mountains?", "How do I prepare for altitude?"],
      es: ["¿Qué llevo en la mochila en la montaña?", "¿Cómo corro en altura?"],
    },
  },
  {
    id: "pain-red-flags",
    asked:
      /^(?=.*\b(pains?|hurts?|aches?|sore|shins?|knees?|ankles?|foot|calf|hip|dolor|duelen?|rodilla|espinilla|tobillo|pie|cadera|pantorrilla)\b)(?=.*(\bat night|\bswollen|\bswelling|\bswelled|\blimp|\bput (any )?weight|(cant|can not|cannot|can't) walk|\bnumb|\bde noche|\bpor la noche|\bhinchad|\bcoje|\bno puedo (caminar|apoyar)))/,
    answer: {
      en: "**Stop running for now and have it looked at.** Pain at night, a swelling, a limp or a leg that does not bear your weight can mean more than tired muscles, a stress fracture for instance. If you cannot put weight on it, or one calf is swollen, warm and painful, see a doctor today. Otherwise make an appointment this week, and walk only as far as it stays free of pain. I cannot diagnose from here.",
      es: "**Deja de correr por ahora y haz que te lo revisen.** Dolor de noche, hinchazón, cojera o una pierna que no aguanta tu peso pueden ser más que músculos cansados, por ejemplo una fractura por estrés. Si no puedes apoyar, o una pantorrilla está hinchada, caliente y duele, ve al médico hoy. Si no, pide una cita esta semana y camina solo mientras no duela. Desde aquí no puedo diagnosticar.",
    },
    sources: ["NICE, guideline on venous thromboembolic diseases, 2020"],
    next: painNext,
  },
];
