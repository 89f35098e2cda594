import type { Intent } from "../../planning/plan.ts";
import type { InEach } from "./language.ts";

/** A sign of danger to health. */
export type DangerSign = Extract<Intent, { kind: "emergency" }>["sign"];

const numbers = {
  en: "**Call your local emergency number now:** 911 in the United States, Canada and Mexico; in Peru 106 (SAMU, ambulance) or 116 (firefighters); 112 in many other countries.",
  es: "**Llama ya a tu número local de emergencias:** 911 en México, Estados Unidos y Canadá; en Perú 106 (SAMU, ambulancia) o 116 (bomberos); 112 en muchos otros países.",
} as const satisfies InEach<string>;

const noDoctor = {
  en: "I am a program and cannot judge this from here. Please do not wait for an answer in a chat.",
  es: "Soy un programa y no puedo valorar esto desde aquí. Por favor, no esperes una respuesta en un chat.",
} as const satisfies InEach<string>;

/** The fixed answers to signs of danger. No part of them depends on anything else. */
export const emergencyWords: InEach<Record<DangerSign, string>> = {
  en: {
    "chest-pain": `**Stop and sit down.** Pain, pressure or tightness in the chest can be a heart attack, also in fit and young people.

${numbers.en}

- Do not run, walk home or drive yourself. Tell somebody near you.
- Loosen tight clothes, rest half sitting, and leave the phone on.
- If a person does not react and does not breathe normally: push hard and fast in the middle of the chest until help comes, and send somebody for a defibrillator (AED).

If the pain has already gone, or it happened on another day, see a doctor today and do not run before. ${noDoctor.en}`,
    fainting: `**Stop running.** Fainting during or right after effort always needs a doctor, even if you feel well again.

${numbers.en} Do so at once if somebody is unconscious, does not wake fully within a minute, was hurt, has chest pain or a pounding heart, or is confused.

- Lie down and raise the legs; get up slowly and not alone.
- A person who does not react but breathes: turn on the side and stay.
- A person who does not breathe normally: push hard and fast in the middle of the chest until help comes, and send for a defibrillator (AED).

Do not run again before a doctor has examined you. ${noDoctor.en}`,
    breathing: `**Stop and sit upright.** Severe shortness of breath can become dangerous quickly.

${numbers.en} Do so at once if you cannot speak in sentences, your lips turn blue or gray, your throat or face swells, or you have chest pain.

- Lean forward with the arms on your thighs and breathe out slowly.
- If you have been prescribed an inhaler or an adrenaline pen, use it as you were told.
- High in the mountains, breathlessness at rest or a wet cough means: go down now, with help.

If it has already passed, see a doctor before you run again. ${noDoctor.en}`,
    "heat-stroke": `**This may be heat stroke, which is life-threatening. Stop now.**

${numbers.en}

**Cool at once, while help is on its way:**
- Into the shade; take off shoes, cap and spare clothes.
- Cold water is best: a tub up to the chest, or pour water without a break and fan. Ice or cold wet towels on neck, armpits and groin, changed often.
- Do not stop because the person shivers; cool until help takes over.
- Give water only to somebody who is fully awake and does not vomit. No fever medicine.
- Never leave the person alone. On the side, if not fully awake.

Cool first, transport second. ${noDoctor.en}`,
    "self-harm": `I am very glad that you wrote it. What you feel matters, and you do not have to carry it alone.

**If you might act on it, or have hurt yourself, call your local emergency number now** (911 in the United States, Canada and Mexico; 106 in Peru), or go to the nearest emergency room.

**People who listen, free of charge, day and night:**
- **United States and Canada:** call or text 988
- **Mexico:** Línea de la Vida, 800 911 2000
- **Peru:** Línea 113, option 5
- **Elsewhere:** your emergency number can connect you with a crisis line.

Please tell somebody near you now: a friend, somebody in the family, a neighbor. “I am not well, can you stay with me?” is enough. If you can, put distance between you and anything that you could hurt yourself with.

I am a program and cannot give you the help that a person can. Running can wait; you come first.`,
  },
  es: {
    "chest-pain": `**Para y siéntate.** Un dolor, presión u opresión en el pecho puede ser un infarto, también en personas jóvenes y en forma.

${numbers.es}

- No corras, no vuelvas caminando ni conduzcas. Avisa a alguien que esté cerca.
- Afloja la ropa, descansa medio sentado y deja el teléfono encendido.
- Si una persona no reacciona y no respira con normalidad: comprime fuerte y rápido en el centro del pecho hasta que llegue la ayuda, y manda a alguien por un desfibrilador (DEA).

Si el dolor ya pasó, o fue otro día, ve hoy mismo a un médico y no corras antes. ${noDoctor.es}`,
    fainting: `**Deja de correr.** Un desmayo durante el esfuerzo o justo después siempre necesita un médico, aunque ya te sientas bien.

${numbers.es} Hazlo de inmediato si alguien está inconsciente, no despierta del todo en un minuto, se golpeó, tiene dolor de pecho o el corazón desbocado, o está confundido.

- Acuéstate y levanta las piernas; ponte de pie despacio y acompañado.
- Si una persona no reacciona pero respira: ponla de lado y quédate con ella.
- Si no respira con normalidad: comprime fuerte y rápido en el centro del pecho hasta que llegue la ayuda, y manda por un desfibrilador (DEA).

No vuelvas a correr antes de que te examine un médico. ${noDoctor.es}`,
    breathing: `**Para y siéntate erguido.** Una falta de aire fuerte puede volverse peligrosa muy rápido.

${numbers.es} Hazlo de inmediato si no puedes decir una frase, si los labios se ponen azules o grises, si se hinchan la garganta o la cara, o si te duele el pecho.

- Inclínate hacia adelante con los brazos en los muslos y suelta el aire despacio.
- Si te recetaron un inhalador o un autoinyector de adrenalina, úsalo como te indicaron.
- En altura, la falta de aire en reposo o la tos con flema significan: baja ahora, con ayuda.

Si ya pasó, ve a un médico antes de volver a correr. ${noDoctor.es}`,
    "heat-stroke": `**Puede ser un golpe de calor, que pone en peligro la vida. Para ahora.**

${numbers.es}

**Enfría de inmediato, mientras llega la ayuda:**
- A la sombra; quita zapatillas, gorra y ropa de más.
- Lo mejor es agua fría: una tina hasta el pecho, o echar agua sin parar y abanicar. Hielo o toallas frías y mojadas en cuello, axilas e ingles, cambiadas a menudo.
- No pares porque la persona tirite; enfría hasta que la ayuda tome el relevo.
- Da agua solo a quien esté del todo despierto y no vomite. Nada de medicinas para la fiebre.
- No dejes sola a la persona. De lado, si no está del todo despierta.

Primero enfriar, después trasladar. ${noDoctor.es}`,
    "self-harm": `Me alegra mucho que lo hayas escrito. Lo que sientes importa, y no tienes que cargarlo a solas.

**Si crees que podrías hacerlo, o ya te hiciste daño, llama ahora a tu número local de emergencias** (911 en México, Estados Unidos y Canadá; 106 en Perú) o ve a la sala de urgencias más cercana.

**Personas que escuchan, gratis, de día y de noche:**
- **Perú:** Línea 113, opción 5
- **México:** Línea de la Vida, 800 911 2000
- **Estados Unidos y Canadá:** llama o escribe al 988
- **En otros países:** tu número de emergencias puede comunicarte con una línea de crisis.

Cuéntaselo ahora a alguien cercano: una amistad, tu familia, un vecino. Basta con «no estoy bien, ¿puedes quedarte conmigo?». Si puedes, aléjate de todo aquello con lo que podrías hacerte daño.

Soy un programa y no puedo darte la ayuda que da una persona. Correr puede esperar; primero estás tú.`,
  },
};
