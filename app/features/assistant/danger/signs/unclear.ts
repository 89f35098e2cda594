import { shortNumbers } from "./emergency-numbers.ts";
import type { Sign } from "./sign.ts";

export const unclearAnswer = {
  en: `I cannot judge this: I am a program, and a wrong word about your body could hurt you. **See a doctor before you run** or race with it.

**Do not wait, and call your local emergency number** (${shortNumbers.en}) for pain or pressure in the chest, trouble breathing, fainting, confusion, a face or arm that droops, heavy bleeding, a strong pain that came suddenly, a limb that is numb, cold or out of shape, or dark urine after effort.

**A doctor within a day or two** if it gets worse, came with a fever, a swelling or a fall, or wakes you at night. Until then rest, and take no painkillers in order to run.

A physiotherapist or doctor with experience in runners is best for pains that come with running. Under Experts on Dorsal you find people who see runners.`,
  es: `Esto no lo puedo valorar: soy un programa, y una palabra equivocada sobre tu cuerpo podría hacerte daño. **Ve a un médico antes de correr** o competir con eso.

**No esperes y llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor o presión en el pecho, dificultad para respirar, desmayo, confusión, cara o brazo caídos, sangrado fuerte, un dolor intenso que llegó de golpe, una extremidad dormida, fría o deformada, u orina oscura después del esfuerzo.

**Un médico en uno o dos días** si empeora, vino con fiebre, hinchazón o una caída, o te despierta de noche. Hasta entonces descansa, y no tomes analgésicos para poder correr.

Para molestias que aparecen al correr, lo mejor es un fisioterapeuta o médico con experiencia en corredores. En Expertos de Dorsal encuentras personas que atienden a corredores.`,
};

/** Words of the body that no sign and no article knows. */
export const unclear: Sign = {
  id: "unclear",
  phrases: {
    en: `
      $bodyPart + $complaint - head start|steep|heart of|face paint*|face painting|race hurts my wallet|foot race
      i feel|feeling|felt|im feeling|i am feeling > sick|ill|awful|terrible|weird|strange|off|unwell|really bad|not right|nauseous|shaky|weak|faint|feverish|very bad|horrible - about|excited|nervous|motivat*|guilty|slow
      $ailment - $charity
      my|his|her > $bodyPart - $notAilment|money back
      paramedic*|ambulance|emergency room|hospital|medical tent|stitches|crutches + i|me|my|was|after|took|had|needed - is there|are there|does the|will there|near|charity|fundrais*|children's|childrens|benefit|where is|medical tent at
      like hell|killing me|in agony + side|stomach|back|hurts|hurt|it
      something is wrong|somethings wrong|something wrong|somethings not right + me|my|body|with me - website|page|app|payment
      symptom|symptoms + i|my|these|new|weird
      lump|swelling|discharge|rash|nosebleed|jaundice|night sweats|cold sweat|sweating cold|coughing up|trembling|shaking + i|my|me|have|after
      i am|im|i get > bleeding|vomiting|throwing up|shaking|trembling|wheezing
      can i|should i|ok to > run|race|train > with > herni*|tumor|cancer|clot|infection|fracture|arthritis|gout|shingles|lupus|sciatica|hernia|migraine|vertigo|anemia|ulcer|stitches|concussion|cast|tendonitis|tendinitis - charity
    `,
    es: `
      $bodyPart + $complaint - elegir|a pie|de pie del|pie de la montana|cabeza de serie|boca del|mano a mano|duele el bolsillo
      me siento|me estoy sintiendo|me senti|siento > mal|muy mal|raro|rara|enfermo|enferma|debil|fatal|pesimo|horrible|sin fuerzas|extrano|descompuest* - culpable|lento|por no
      $ailment - $charity
      me|mi|mis|se > $bodyPart - $notAilment
      paramedico*|ambulancia|emergencias|hospital|carpa medica|muletas + me|fui|tuve|llevaron|termine|estuve - hay|donde|habra|benefic*|ninos
      algo anda mal|algo esta mal|algo no esta bien|algo malo + cuerpo|conmigo|me|tengo - pagina|web|pago
      sintoma|sintomas + tengo|estos|mis|raros
      bulto|secrecion|sarpullido|sudor frio|sudo frio|sudores nocturnos|temblores|escalofrios + me|tengo|siento|salio
      estoy > sangrando|vomitando|temblando|mal
      puedo|debo|se puede > correr|entrenar|competir > con > hernia|tumor|cancer|coagulo|infeccion|fractura|artritis|artrosis|gota|lupus|ciatica|migrana|vertigo|anemia|ulcera|puntos|yeso|tendinitis|herpes - contra el
    `,
  },
  answer: unclearAnswer,
  sources: [
    {
      name: "CommonSpirit, When to call emergency services",
      address: "https://www.commonspirit.org/conditions-treatments/shortness-of-breath",
      seen: "2026-11-28",
    },
  ],
};
