import type { Topic } from "./topic.ts";

/** The usual pains of foot, tendon and bone: what tends to help, and when a professional has to look. */
export const footPainTopics: readonly Topic[] = [
  {
    id: "plantar-fasciitis",
    title: { en: "Heel pain and plantar fasciitis", es: "Dolor de talón y fascitis plantar" },
    keywords: [
      "plantar fasciitis",
      "plantar",
      "fasciitis",
      "heel pain",
      "heel hurts",
      "heels hurt",
      "sole foot",
      "foot pain",
      "arch pain",
      "fascitis",
      "fascitis plantar",
      "dolor talon",
      "duele talon",
      "duelen talones",
      "planta pie",
      "dolor pie",
      "duele pie",
      "espolon",
    ],
    answer: {
      en: `I cannot diagnose. Pain **under the heel with the first steps in the morning** or after sitting, which eases while you move and returns after much standing or running, is typical of plantar fasciitis.

**What usually helps**
- Run less, on soft and flat ground, without hills and sprints. Pain up to 3 of 10 that is no worse the next morning may be accepted.
- **Stretch the sole** before the first steps: pull the toes back for 10 seconds, ten times, three times a day; stretch the calf as well.
- **Strength:** heel raises on one leg with a rolled towel under the toes, up in 3 seconds, hold 2, down in 3; begin with 3 × 12, every other day, and add load over weeks. In a trial this gave better results after three months than stretching alone.
- Cushioned shoes instead of bare feet at home; heel cups, insoles or tape in the first weeks.
- Patience: most cases get well without an operation, many only after several months.

**See a professional if** there is no progress after six weeks; sooner if the heel hurts at night or when squeezed from both sides (a stress fracture is possible), if it is numb or tingles, if both heels hurt with stiffness of the back in the morning, or after a sudden pop. With diabetes have every pain in the foot looked at.`,
      es: `No puedo diagnosticar. Un dolor **debajo del talón con los primeros pasos de la mañana** o después de estar sentado, que afloja al moverte y vuelve tras mucho tiempo de pie o corriendo, es típico de la fascitis plantar.

**Qué suele ayudar**
- Corre menos, en suelo blando y llano, sin cuestas ni piques. Un dolor de hasta 3 sobre 10 que no empeora a la mañana siguiente puede aceptarse.
- **Estira la planta** antes de los primeros pasos: lleva los dedos hacia atrás 10 segundos, diez veces, tres veces al día; estira también la pantorrilla.
- **Fuerza:** elevación de talón a una pierna con una toalla enrollada bajo los dedos, sube en 3 segundos, aguanta 2, baja en 3; empieza con 3 × 12 cada dos días y suma carga con las semanas. En un ensayo dio mejores resultados a los tres meses que solo estirar.
- Calzado acolchado en casa en vez de ir descalzo; taloneras, plantillas o vendaje las primeras semanas.
- Paciencia: la mayoría se cura sin operación, muchos solo después de varios meses.

**Consulta a un profesional si** en seis semanas no hay avance; antes si el talón duele de noche o al apretarlo por los lados (puede ser una fractura por estrés), si está dormido u hormiguea, si duelen los dos talones con la espalda rígida por la mañana, o tras un chasquido repentino. Con diabetes, haz revisar cualquier dolor del pie.`,
    },
    sources: [
      {
        name: "Martin et al., Heel Pain—Plantar Fasciitis: Revision 2014",
        address: "https://jesse.tg/ngc-archive/summary/11093",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What helps against Achilles pain?",
        "Which shoes should I buy?",
        "How do I recognize a stress fracture?",
      ],
      es: [
        "¿Qué ayuda contra el dolor de Aquiles?",
        "¿Qué zapatillas me compro?",
        "¿Cómo reconozco una fractura por estrés?",
      ],
    },
  },
  {
    id: "achilles",
    title: { en: "Achilles tendon pain", es: "Dolor del tendón de Aquiles" },
    keywords: [
      "achilles",
      "achilles pain",
      "achilles tendon",
      "tendinitis",
      "tendonitis",
      "tendinopathy",
      "calf pain",
      "calf hurts",
      "aquiles",
      "tendon aquiles",
      "dolor aquiles",
      "tendinopatia",
      "dolor pantorrilla",
      "duele pantorrilla",
    ],
    answer: {
      en: `I cannot diagnose. Stiffness and pain **in the tendon above the heel, in the morning and at the start of a run**, often with a thickened tendon, is typical of an overloaded Achilles tendon. Usual triggers are sudden hills, fast running, new flat shoes or too many kilometers.

**What usually helps**
- Do not rest completely: tendons heal under load. Leave out hills, jumps and sprints, run shorter and slower, every other day.
- **Watch the pain:** up to 5 of 10 during exercise may be accepted if it has settled by the next morning and does not grow from week to week.
- **Calf raises are the treatment.** Slowly, 3 seconds up and 3 down, 3 × 15 with straight and with bent knee, first on two legs, then on one, then with weight in a backpack; daily or every other day for twelve weeks. If it hurts at the **heel bone** itself, do them on the floor, not over the edge of a step.
- A heel lift of about a centimeter in the shoe eases the first weeks.
- Go back to fast running last.

Expect three to six months; it is worth finishing the exercises when the pain has gone.

**See a doctor at once** after a sudden snap or kick in the calf with weakness on tiptoe: the tendon may have torn. **Also soon** for a hot swollen calf, pain in both heels in the morning, or if you have taken antibiotics of the fluoroquinolone kind.`,
      es: `No puedo diagnosticar. Rigidez y dolor **en el tendón, por encima del talón, por la mañana y al empezar a correr**, a menudo con el tendón engrosado, son típicos de un tendón de Aquiles sobrecargado. Lo suelen provocar cuestas repentinas, series, zapatillas nuevas y bajas o demasiados kilómetros.

**Qué suele ayudar**
- No descanses del todo: los tendones se curan con carga. Deja cuestas, saltos y piques; corre más corto y lento, día por medio.
- **Vigila el dolor:** hasta 5 sobre 10 durante el ejercicio puede aceptarse si a la mañana siguiente ya bajó y no crece de semana en semana.
- **El tratamiento son las elevaciones de talón.** Despacio, 3 segundos arriba y 3 abajo, 3 × 15 con rodilla recta y con rodilla doblada, primero con dos piernas, luego con una, después con peso en una mochila; cada día o día por medio durante doce semanas. Si duele en el **hueso del talón**, hazlas en el suelo, no en el borde de un escalón.
- Una talonera de un centímetro alivia las primeras semanas.
- Lo rápido vuelve al final.

Cuenta con tres a seis meses; vale la pena terminar los ejercicios aunque ya no duela.

**Ve al médico de inmediato** tras un chasquido o golpe repentino en la pantorrilla con debilidad al ponerte de puntas: el tendón puede haberse roto. **También pronto** si la pantorrilla está caliente e hinchada, si duelen los dos talones por la mañana o si tomaste antibióticos del grupo de las fluoroquinolonas.`,
    },
    sources: [
      {
        name: "Kingma et al., Eccentric overload training in chronic Achilles tendinopathy, 2007",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2465314",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I start strength training?",
        "What helps against plantar fasciitis?",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
        "¿Qué ayuda contra la fascitis plantar?",
      ],
    },
  },
  {
    id: "stress-fracture",
    title: { en: "Stress fractures: warning signs", es: "Fracturas por estrés: señales de alarma" },
    keywords: [
      "stress fracture",
      "stress fractures",
      "bone stress",
      "bone pain",
      "bone injury",
      "fracture",
      "groin pain",
      "hip pain",
      "fractura estres",
      "fracturas estres",
      "fractura",
      "dolor hueso",
      "duele hueso",
      "dolor ingle",
      "duele ingle",
      "dolor cadera",
      "duele cadera",
    ],
    answer: {
      en: `**If you suspect one, stop running today** and see a doctor before the next run. A bone that is stressed heals in weeks; one that breaks can take many months.

**Signs that speak for bone**
- Pain in **one spot** that a fingertip can cover, in shin, foot, heel, thigh, hip or groin
- It comes earlier in every run, then also when walking, at rest or **at night**
- It hurts to hop on that leg, or to press the spot
- It began after more kilometers, more speed or harder ground

**See a doctor within days, and take weight off the leg until then,** if the pain is in the **groin, front of the hip, deep thigh, front of the shin, or middle or top of the foot**: some of these bones heal badly and a complete break may need an operation. Early X-rays are often normal; an MRI shows it.

**What makes it likelier:** sudden increases of load, an earlier stress fracture, too little food for the training, missed periods, low vitamin D, some medicines. If one happens to you, ask why, and have energy intake and bone health looked at, in men as well.

**Until you know:** no running, no hopping “to test it”, and no painkillers to train with. Deep-water running or cycling only if it is free of pain and the doctor agrees. The way back goes by days without pain, walking first, and is planned with a professional.`,
      es: `**Si la sospechas, deja de correr hoy** y ve al médico antes de la próxima salida. Un hueso sobrecargado se recupera en semanas; uno que se rompe puede tardar muchos meses.

**Señales que apuntan al hueso**
- Dolor en **un solo punto** que cabe bajo la yema de un dedo, en tibia, pie, talón, muslo, cadera o ingle
- Aparece cada vez más pronto al correr, luego también al caminar, en reposo o **de noche**
- Duele al saltar sobre esa pierna o al presionar el punto
- Empezó tras más kilómetros, más velocidad o un suelo más duro

**Ve al médico en pocos días, y descarga la pierna hasta entonces,** si el dolor está en la **ingle, la parte delantera de la cadera, el fondo del muslo, la cara delantera de la tibia, o el medio o el dorso del pie**: algunos de esos huesos curan mal y una rotura completa puede necesitar operación. Las radiografías tempranas suelen salir normales; la resonancia lo muestra.

**Qué lo hace más probable:** aumentos bruscos de carga, una fractura por estrés anterior, comer poco para lo que se entrena, ausencia de la menstruación, poca vitamina D, algunos fármacos. Si te ocurre, pregunta por qué y haz revisar tu alimentación y tus huesos, también si eres hombre.

**Mientras no lo sepas:** nada de correr, nada de saltar “para probar” y nada de analgésicos para entrenar. Correr en agua o bicicleta solo si no duele y el médico está de acuerdo. El regreso se mide en días sin dolor, empieza caminando y se planea con un profesional.`,
    },
    sources: [
      {
        name: "Robertson and Wood, Femoral Neck Stress Fractures in Sport, 2017",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6226070",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I eat enough for running?",
        "How do I return after a break?",
        "What helps against shin splints?",
      ],
      es: [
        "¿Cómo sé si como lo suficiente?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Qué ayuda contra la periostitis?",
      ],
    },
  },
];
