import { medicineSources } from "./medicine-sources.ts";
import type { Topic } from "./topic.ts";

/** Pain, pills and skin: what to do oneself, and where it ends. */
export const careTopics: readonly Topic[] = [
  {
    id: "running-with-pain",
    title: { en: "Running with a pain", es: "Correr con una molestia" },
    keywords: [
      "run with pain",
      "run through pain",
      "pain scale",
      "run injured",
      "keep running injury",
      "niggle",
      "correr con dolor",
      "correr con molestia",
      "correr lesionado",
      "correr lesionada",
      "escala dolor",
      "seguir corriendo dolor",
    ],
    answer: {
      en: `I cannot examine you. A rule that physiotherapists use for aches of tendons and muscles, **not for bones, hearts or swellings**:

- **Green, up to 2 of 10:** run, short, flat and slow.
- **Yellow, 3 of 10, not changing how you run and gone by the next morning:** run less, and do not add anything this week.
- **Red, more than 3, limping, or worse after the last run:** no running and no race for now. Walk, ride or swim free of pain.

**A race this week?** Try twenty easy minutes two days before. If it grows or makes you limp, do not start: a race adds hours and hides the warning. Ask the organizer about a transfer or a shorter distance.

**See a doctor today** if you cannot take four steps, the limb is swollen, warm or numb, a calf is swollen and painful, or it is deep in the groin.
**See one this week** for pain at night or at rest, in one spot of a bone, or when you hop, and for anything that two weeks of patience do not change.

**Back again:** when walking and stairs are free of pain, run and walk in turns for twenty minutes, with a day in between. No painkillers in order to run.`,
      es: `No puedo examinarte. Una regla que usan los fisioterapeutas para molestias de tendones y músculos, **no para huesos, corazón ni hinchazones**:

- **Verde, hasta 2 de 10:** corre, corto, llano y lento.
- **Amarillo, 3 de 10, sin cambiar tu forma de correr y sin rastro a la mañana siguiente:** corre menos y no sumes nada esta semana.
- **Rojo, más de 3, con cojera, o peor que tras la última salida:** por ahora ni correr ni competir. Camina, pedalea o nada sin dolor.

**¿Carrera esta semana?** Prueba veinte minutos suaves dos días antes. Si crece o te hace cojear, no salgas: una carrera suma horas y tapa el aviso. Pregunta al organizador por una transferencia o una distancia más corta.

**Hoy al médico** si no puedes dar cuatro pasos, la extremidad está hinchada, caliente o dormida, una pantorrilla está hinchada y duele, o el dolor es profundo en la ingle.
**Esta semana al médico** ante dolor de noche o en reposo, en un punto de un hueso o al saltar, y por todo lo que dos semanas de paciencia no cambien.

**La vuelta:** cuando caminar y las escaleras no duelan, alterna correr y caminar veinte minutos, con un día de por medio. Nada de analgésicos para poder correr.`,
    },
    sources: [
      {
        name: "Jenkin, Sitler and Kelly, Clinical Usefulness of the Ottawa Ankle Rules, 2010",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2938320",
        seen: "2026-11-28",
      },
      {
        name: "Robertson and Wood, Femoral Neck Stress Fractures in Sport, 2017",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6226070",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recognize a stress fracture?",
        "How do I return after a break?",
        "How do I start strength training?",
      ],
      es: [
        "¿Cómo reconozco una fractura por estrés?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
  },
  {
    id: "painkillers",
    title: { en: "Painkillers and running", es: "Analgésicos y correr" },
    keywords: [
      "ibuprofen",
      "painkillers",
      "naproxen",
      "aspirin",
      "nsaids",
      "paracetamol",
      "tylenol",
      "advil",
      "anti inflammatory",
      "ibuprofeno",
      "analgesicos",
      "naproxeno",
      "aspirina",
      "antiinflamatorios",
      "pastillas dolor",
    ],
    answer: {
      en: `**Not before and not during a race.** I recommend no medicines; ask a doctor or a pharmacist, above all if you take others, are pregnant, or have a disease of stomach, kidneys, heart or liver.

**Ibuprofen, naproxen, diclofenac, aspirin (NSAIDs)**
- They narrow the vessels of the kidneys just when these get little blood. In a trial with ultra runners 52 percent of those on ibuprofen had signs of kidney injury, and 34 percent of those on placebo.
- Runners who took painkillers before the Bonn marathon had about five times as many problems as the others: cramps of the belly, blood in urine or stool, problems of the heart.
- They make low sodium from drinking too much more likely.
- They do not make anyone faster or less sore the next day.

**Paracetamol (acetaminophen, Tylenol)** burdens the kidneys less, but the liver, and hides pain as well. Never more than the package says, not with alcohol, not together with other products that contain it.

**You have already taken one?** Drink to thirst, take no more, slow down, and stop for dark urine, belly pain, dizziness or blood.

**You need one to start?** Then do not start: the pill takes away the warning and not the cause. After the race eat, drink and urinate first, and ask before you take anything.

**Get help at once** for dark or no urine, black stool, vomited blood, a swollen face or trouble breathing after a pill.`,
      es: `**Ni antes ni durante la carrera.** No recomiendo medicinas; pregunta a un médico o farmacéutico, sobre todo si tomas otras, estás embarazada o tienes una enfermedad de estómago, riñones, corazón o hígado.

**Ibuprofeno, naproxeno, diclofenaco, aspirina (AINE)**
- Estrechan los vasos del riñón justo cuando le llega poca sangre. En un ensayo con corredores de ultra, el 52 por ciento de quienes tomaron ibuprofeno tuvo señales de daño renal; con placebo, el 34 por ciento.
- Quienes tomaron analgésicos antes de la maratón de Bonn tuvieron unas cinco veces más problemas que los demás: cólicos, sangre en orina o heces, problemas del corazón.
- Favorecen el sodio bajo por beber demasiado.
- No hacen a nadie más rápido ni quitan el dolor muscular del día siguiente.

**Paracetamol (acetaminofén, Panadol)** carga menos los riñones, pero sí el hígado, y también tapa el dolor. Nunca más de lo que dice la caja, ni con alcohol, ni junto a otros productos que lo lleven.

**¿Ya tomaste uno?** Bebe según la sed, no tomes más, baja el ritmo y para ante orina oscura, dolor de vientre, mareo o sangre.

**¿Lo necesitas para salir?** Entonces no salgas: la pastilla quita el aviso, no la causa. Después de la carrera primero come, bebe y orina, y pregunta antes de tomar algo.

**Pide ayuda de inmediato** ante orina oscura o ausente, heces negras, vómito con sangre, cara hinchada o dificultad para respirar tras una pastilla.`,
    },
    sources: [
      {
        name: "The People's Pharmacy, Marathon runners should watch out for NSAIDs (Lipman 2017, Küster 2013)",
        address:
          "https://www.peoplespharmacy.com/2017/08/17/marathon-runners-should-watch-out-for-nsaids/",
        seen: "2026-11-28",
      },
      {
        name: "Medically Sound, Ibuprofen in long-distance runners (figures of Lipman 2017)",
        address:
          "https://medicallysound.com/ibuprofen-may-cause-acute-kidney-problems-in-long-distance-runners/",
        seen: "2026-11-28",
      },
      {
        name: "Exercise-Associated Hyponatremia: Overzealous Fluid Consumption, 2009",
        address: "https://www.wemjournal.org/article/S1080-6032%2809%2970110-3/fulltext",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How much water should I drink?",
        "How do I recover after a race?",
        "Can I run with pain?",
      ],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cómo me recupero después de una carrera?",
        "¿Puedo correr con dolor?",
      ],
    },
  },
  {
    id: "medicines",
    title: { en: "Running while you take medicines", es: "Correr tomando medicinas" },
    keywords: [
      "medicines running",
      "medication running",
      "blood thinners",
      "anticoagulants",
      "beta blockers",
      "antibiotics",
      "antidepressants",
      "statins",
      "medicinas correr",
      "medicamentos correr",
      "anticoagulantes",
      "betabloqueadores",
      "antibioticos",
      "antidepresivos",
      "estatinas",
    ],
    answer: {
      en: `I cannot judge your medicines, and **nobody should stop, halve or double one for a race without the doctor who prescribed it.** Take these questions there, or to a pharmacist, before you train hard or enter a race:

- **Blood thinners** (warfarin, apixaban, rivaroxaban and others): is running fine, and trails or crowds where one falls? Any blow to the head, black stool, blood in urine or a bleeding that does not stop needs help at once. No ibuprofen, no aspirin on top.
- **Beta blockers** keep the pulse low: zones by heart rate do not hold, so run by breath.
- **Water pills and other medicines for blood pressure:** heat and thirst act more strongly; ask how to drink.
- **Some antibiotics** (ciprofloxacin, levofloxacin and relatives) can hurt tendons, the Achilles above all: ask before you run. And an infection that needs an antibiotic needs rest.
- **Statins** with strong muscle pain or dark urine: no running, a doctor today.
- **For the mind, for ADHD, for allergies and colds:** some raise pulse or temperature or make it harder to sweat. Decongestants with pseudoephedrine are no help in a race.
- **Insulin and tablets that lower sugar:** doses around a run belong to your team.

Competing with a license? Ask about the list of banned substances. **In a race** write illness and medicines on the back of the bib.

**Chest pain, fainting, an irregular heartbeat, confusion or bleeding: call your local emergency number.**`,
      es: `No puedo valorar tus medicinas, y **nadie debería dejar, partir ni duplicar una por una carrera sin el médico que la recetó.** Lleva estas preguntas ahí, o a un farmacéutico, antes de entrenar fuerte o inscribirte:

- **Anticoagulantes** (warfarina, apixabán, rivaroxabán y otros): ¿está bien correr, y en senderos o multitudes donde uno se cae? Un golpe en la cabeza, heces negras, sangre en la orina o un sangrado que no para necesitan ayuda de inmediato. Nada de ibuprofeno ni aspirina encima.
- **Betabloqueadores:** mantienen bajo el pulso; las zonas por frecuencia no sirven, corre por la respiración.
- **Diuréticos y otras medicinas para la presión:** el calor y la sed pesan más; pregunta cómo beber.
- **Algunos antibióticos** (ciprofloxacino, levofloxacino y parecidos) pueden dañar tendones, sobre todo el de Aquiles: pregunta antes de correr. Y una infección que pide antibiótico pide descanso.
- **Estatinas** con dolor muscular fuerte u orina oscura: nada de correr, hoy al médico.
- **Para el ánimo, la atención, la alergia o el resfriado:** algunas suben el pulso o la temperatura o dificultan sudar. Los descongestionantes con pseudoefedrina no ayudan en una carrera.
- **Insulina y pastillas que bajan el azúcar:** las dosis alrededor de una salida son de tu equipo médico.

¿Compites con licencia? Pregunta por la lista de sustancias prohibidas. **En carrera** anota enfermedad y medicinas detrás del dorsal.

**Dolor de pecho, desmayo, corazón irregular, confusión o sangrado: llama a tu número local de emergencias.**`,
    },
    sources: medicineSources,
    next: {
      en: [
        "I have high blood pressure, can I run?",
        "Can I run with a cold?",
        "How do I run in the heat?",
      ],
      es: [
        "Tengo presión alta, ¿puedo correr?",
        "¿Puedo correr resfriado?",
        "¿Cómo corro con calor?",
      ],
    },
  },
];
