import { helplines } from "./mind.ts";
import { emergencyNumbers, noDoctor, type Sign, shortNumbers } from "./sign.ts";

/** What somebody wants to run or plan, in whatever state. */
const wish = {
  en: "run|running|runs|race|races|racing|5k|10k|21k|half|marathon|ultra|trail|jog|jogging|train|training|plan|workout|speedwork|intervals|signed up|sign up|register*",
  es: "correr|corro|corra|corre|carrera|carreras|competir|trotar|troto|entrenar|entreno|entrene|plan|media|maraton|medio maraton|10k|21k|42k|5k|ultra|trail|series|inscrib*|inscrit*",
};

const lengths =
  "10k|15k|21k|42k|half|half marathon|marathon|ultra|medio maraton|media|maraton|21|42";

const counts = {
  en: "1|2|3|4|5|6|7|8|9|10|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|couple|many|multiple|a lot",
  es: "1|2|3|4|5|6|7|8|9|10|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varias|muchas|demasiadas",
};

/** The weeks after a birth in which nobody should run. */
const fewWeeks = {
  en: Array.from({ length: 11 }, (_, at) => at + 1)
    .map((week) => `${week} week|${week} weeks|${week} wks`)
    .concat("two weeks|three weeks|four weeks|five weeks|six weeks|seven weeks|eight weeks")
    .concat("days ago|a month ago|one month|1 month|2 months|two months|last week|last month")
    .join("|"),
  es: Array.from({ length: 11 }, (_, at) => at + 1)
    .map((week) => `${week} semana|${week} semanas`)
    .concat("una semana|dos semanas|tres semanas|cuatro semanas|cinco semanas|seis semanas")
    .concat(
      "siete semanas|ocho semanas|dias|un mes|1 mes|2 meses|dos meses|semana pasada|mes pasado",
    )
    .join("|"),
};

/** In months it is as often a plan or a break that somebody counts. */
const months = {
  en: "3|4|5|6|7|8|9|three|four|five|six|seven|eight|nine",
  es: "3|4|5|6|7|8|9|tres|cuatro|cinco|seis|siete|ocho|nueve",
};

const cause = "charity|fundrais*|foundation|awareness|benefit|raise|raises|donate|support";
const causa = "benefic*|fundacion|recaudar|apoyo|colecta|lucha";

const pregnancySource = {
  name: "Warning signs to stop exercise in pregnancy, of the American College of Obstetricians and Gynecologists",
  address: "https://www.babymed.com/daily-living/exercise-when-stop-during-pregnancy",
  seen: "2026-11-28",
};

/** Pregnant, and a race, a distance or a plan in mind. */
export const pregnancyRace: Sign = {
  id: "pregnancy-race",
  phrases: {
    en: `
      @ pregnant|preggo|preggers|pregnancy|months along|weeks along|second trimester|third trimester|first trimester|bun in the oven + ${lengths}|race|races|racing|ultra|trail|plan|sub|pr|pb|qualif*|signed up|5k|trails - ${cause}|before pregnancy|after pregnancy|before i got pregnant|since my pregnancy|pregnancy center|pregnancy centre|pregnant women category|pregnancy category|pregnant category|pregnancy deferral|pregnancy policy|for pregnant|resource center|my last pregnancy
      @ im|i am|she is > ${months.en} > months > pregnant|along|preggo|gone + ${wish.en} - ${cause}
      im|i am|she is > ${months.en} > months + ${lengths} - months into|months out|months away|months from|months off|months after|months before|months till|months until|months post|months sober|months old|months late|months behind|training plan|of training|of running|injured|streak|stroller
    `,
    es: `
      @ embarazad*|embarazo|gestante|gestacion|encinta|prenad*|trimestre de embarazo|semanas de embarazo|meses de embarazo|espero un bebe|esperando un bebe|panzona + carrera|carreras|competir|plan|${lengths}|10k|21k|42k|5k|ultra|trail|inscrib*|inscrit* - ${causa}|antes del embarazo|despues del embarazo|despues de mi embarazo|para embarazadas|categoria embarazadas|categoria de embarazadas
      @ estoy|esta|voy|ando|tengo > ${months.es} > meses + ${lengths}|carrera - de lesion|de baja|sin correr|entrenando|de entrenamiento|de vacaciones|de plan|preparacion|corriendo|para preparar|para entrenar|para la|para el|para mi|para correr|de antelacion|lesionad*|trabajando|de anticipacion|hasta la|estoy a
    `,
  },
  answer: {
    en: `**Ask your midwife, obstetrician or doctor first: no race and no plan from me before that.** Call them, say in which week you are and what you want to run, and ask about your own pregnancy, because some conditions rule running out.

- **Until they have agreed:** walking and easy movement at which you can talk in full sentences. No race pace, intervals, heat, altitude that is new to you, or ground on which you may fall.
- **Late in pregnancy** balance, joints and pelvic floor carry more: most runners shorten, slow down and change to walking or swimming, and leave races for after the birth. Ask the organizer about moving your entry.
- **Stop at once and call the ward or your midwife** for bleeding, fluid, regular painful contractions, pain in belly or chest, dizziness, headache, breathlessness before effort, a swollen or painful calf, weak muscles, or a baby that moves less.

**Call your local emergency number** (${shortNumbers.en}) for heavy bleeding, fainting, pain in the chest, a seizure, or if you cannot reach anybody.

${noDoctor.en}`,
    es: `**Pregunta primero a tu obstetra, matrona o médico: antes de eso no hay carrera ni plan de mi parte.** Llama, di en qué semana estás y qué quieres correr, y pregunta por tu propio embarazo, porque hay condiciones en las que no se debe correr.

- **Hasta que lo aprueben:** caminar y moverte suave, de modo que puedas decir frases completas. Nada de ritmo de carrera, series, calor, altura a la que no estás acostumbrada ni terreno donde puedas caerte.
- **En los últimos meses** el equilibrio, las articulaciones y el suelo pélvico cargan más: casi todas acortan, bajan el ritmo y pasan a caminar o nadar, y dejan las carreras para después del parto. Pregunta al organizador si puedes pasar tu inscripción.
- **Para de inmediato y llama a tu hospital u obstetra** ante sangrado, líquido, contracciones regulares y dolorosas, dolor de vientre o pecho, mareo, dolor de cabeza, falta de aire antes del esfuerzo, una pantorrilla hinchada o dolorida, debilidad muscular, o un bebé que se mueve menos.

**Llama a tu número local de emergencias** (${shortNumbers.es}) ante mucho sangrado, desmayo, dolor de pecho, una convulsión, o si no encuentras a nadie.

${noDoctor.es}`,
  },
  sources: [pregnancySource],
};

/** The first weeks after a birth. */
export const afterBirth: Sign = {
  id: "after-birth",
  phrases: {
    en: `
      @ gave birth|had a baby|had my baby|had our baby|after having a baby|after having my baby|since having a baby|since having my baby|giving birth|delivered|postpartum|post partum|pp|c section|csection|cesarean|caesarean|birth + ${fewWeeks.en} + ${wish.en}|back|return - ${cause}|weeks pregnant|before i gave birth|until
    `,
    es: `
      @ di a luz|pari|parto|posparto|postparto|cesarea|tuve un bebe|tuve a mi bebe|nacio mi bebe|nacio mi hijo|nacio mi hija + ${fewWeeks.es} + ${wish.es}|volver - ${causa}|faltan|antes del parto
    `,
  },
  answer: {
    en: `**Not yet: no running in the first twelve weeks after a birth, and a check by a doctor or midwife before you begin.** After a cesarean it is an operation that heals as well, and it often takes longer.

- **Now:** rest, walking that feels easy, and the pelvic floor exercises you were shown. Go to the examination around six weeks, and say that you run; ask for a physiotherapist of the pelvic floor.
- **From twelve weeks,** with no leaking, heaviness or bulge in the vagina, pain, or bleeding: walk and run by turns, on flat ground, a day in between. One of these signs means: stop, and go back to be examined.
- No race and no plan with pace before that.

**A doctor today** for a fever, bleeding that becomes heavier again, large clots, a scar that opens or turns red, or a hot painful breast. **Call your local emergency number** (${shortNumbers.en}) for pain in the chest, trouble breathing, a bad headache with disturbed sight, fainting, a swollen painful leg, or a pad soaked within an hour.

If you are very low, or think of hurting yourself or the baby, call too: it is common after a birth, and it can be treated.

${noDoctor.en}`,
    es: `**Todavía no: nada de correr en las primeras doce semanas después del parto, y una revisión médica u obstétrica antes de empezar.** Tras una cesárea además sana una operación, y suele tardar más.

- **Ahora:** descanso, caminatas que se sientan fáciles y los ejercicios de suelo pélvico que te enseñaron. Ve al control de las seis semanas y di que corres; pide una fisioterapeuta de suelo pélvico.
- **Desde las doce semanas,** sin escapes, pesadez o bulto en la vagina, dolor ni sangrado: camina y trota por turnos, en llano y día por medio. Si aparece una de esas señales, para y vuelve a consulta.
- Antes de eso, ni carrera ni plan con ritmos.

**Hoy al médico** si hay fiebre, sangrado que vuelve a aumentar, coágulos grandes, una cicatriz que se abre o enrojece, o un pecho caliente y dolorido. **Llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor de pecho, falta de aire, dolor de cabeza fuerte con visión alterada, desmayo, una pierna hinchada y dolorida, o una toalla empapada en una hora.

Si estás muy decaída, o piensas en hacerte daño o hacérselo al bebé, llama también: es frecuente tras un parto y tiene tratamiento.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Chartered Society of Physiotherapy, Returning to running postnatal (guideline of Goom, Donnelly and Brockwell, 2019)",
      address:
        "https://www.csp.org.uk/innovations/return-running-postnatal-guideline-medical-health-and-fitness-professionals-managing",
      seen: "2026-11-30",
    },
    {
      name: "NHS London, Gradual return to running after birth",
      address:
        "https://myhealth.london.nhs.uk/maternity/video-companion-guide-gradual-return-to-running",
      seen: "2026-11-30",
    },
  ],
};

/** The reliever again and again: an attack may be coming. */
export const asthmaAttack: Sign = {
  id: "asthma-uncontrolled",
  phrases: {
    en: `
      @ $inhaler|rescue + ${counts.en} > times|puffs|hits|x + today|yesterday|this morning|since|day|night|tonight|hours|already|this week|before noon - $cantSpeak
      @ $inhaler + isnt working|not working|not helping|doesnt help|isnt helping|didnt help|does nothing|no longer helps|stopped working|every hour|every 2 hours|every two hours|every 3 hours|every few hours|every 4 hours|more and more|more than usual|all day|all night|keep needing|more often - $cantSpeak
      @ asthma|asthmatic + out of control|uncontrolled|not controlled|flaring|flare|flared|flare up|woke me|wakes me|waking me|up all night|bad today|bad tonight|playing up|really bad|very bad|getting worse|worse today|worse this week - ${cause}|$cantSpeak
    `,
    es: `
      @ $inhaler + ${counts.es} > veces|puffs|disparos|aplicaciones|inhalaciones + hoy|ayer|manana|desde|dia|noche|horas|ya|semana - $cantSpeak
      @ $inhaler + no me hace|no hace efecto|no me alivia|no alivia|no me ayuda|no ayuda|no funciona|ya no sirve|no me sirve|cada hora|cada dos horas|cada 2 horas|cada tres horas|cada 3 horas|cada rato|a cada rato|todo el dia|toda la noche|mas seguido|mas que antes|mas veces - $cantSpeak
      @ asma|asmatic* + descontrolad*|sin control|no controlad*|me despierta|me desperto|toda la noche|muy mal|empeor*|peor|fuerte hoy|alborotad*|no cede - ${causa}|$cantSpeak
    `,
  },
  answer: {
    en: `**No run and no race today, and a doctor today.** A reliever inhaler needed several times a day, or one that no longer helps for long, means that the asthma is not under control and that an attack may be coming, also if you feel well between the doses.

${emergencyNumbers.en} Do so if the breath does not ease with the inhaler or is worse again soon after it, you cannot say a sentence, your lips turn blue or gray, you are exhausted or drowsy, or somebody's chest pulls in with each breath.

- **In an attack:** sit upright, stay calm, and use the reliever as your asthma plan says; the NHS names one puff every 30 to 60 seconds, up to ten, for a blue inhaler. No help from that: call.
- Keep the inhaler on you, and do not be alone tonight. No exercise, smoke or cold dry air.
- **At the doctor** say how often you needed it and whether it wakes you at night; ask for a written plan, and whether the daily medicine has to change.
- Run again when the doctor has agreed. Under control means, among other things, that you need the reliever no more than twice a week and seldom wake at night from it.

${noDoctor.en}`,
    es: `**Hoy no corras ni compitas, y ve hoy mismo a un médico.** Necesitar el inhalador de rescate varias veces al día, o que ya no alivie por mucho tiempo, quiere decir que el asma no está controlada y que puede venir una crisis, aunque entre dosis te sientas bien.

${emergencyNumbers.es} Hazlo si el aire no mejora con el inhalador o empeora al poco rato, no puedes decir una frase, los labios se ponen azules o grises, estás agotado o con sueño, o el pecho se hunde al respirar.

- **En una crisis:** siéntate erguido, con calma, y usa el inhalador de rescate como dice tu plan de asma; el NHS indica una inhalación cada 30 a 60 segundos, hasta diez, con el inhalador azul. Si no alivia, llama.
- Ten el inhalador contigo y no te quedes solo esta noche. Nada de ejercicio, humo ni aire frío y seco.
- **En la consulta** di cuántas veces lo necesitaste y si te despierta de noche; pide un plan por escrito y pregunta si hay que cambiar el tratamiento diario.
- Vuelve a correr cuando el médico esté de acuerdo. Controlada quiere decir, entre otras cosas, que necesitas el inhalador de rescate a lo más dos veces por semana y rara vez te despierta de noche.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "NHS, Asthma: when to see a doctor and what to do in an attack (as given by healthwell)",
      address: "https://healthwell.eani.org.uk/healthtopic/lung-health/asthma?type_1=3",
      seen: "2026-11-30",
    },
    {
      name: "Mayo Clinic, How to know if your asthma is well controlled",
      address:
        "https://mayoclinic.org/connected-care/how-to-know-if-your-asthma-is-well-controlled/vid-20508764?p=1",
      seen: "2026-12-01",
    },
    {
      name: "British Lung Foundation, Managing your asthma",
      address: "https://www.blf.org.uk/support-for-you/asthma/control",
      seen: "2026-11-30",
    },
  ],
};

const lungAndHeart = {
  en: "pneumonia|walking pneumonia|myocarditis|pericarditis|dengue|mono|mononucleosis|glandular fever|sepsis|meningitis|tuberculosis|endocarditis|pleurisy|lung infection|chest infection|malaria|typhoid|hepatitis",
  es: "neumonia|pulmonia|miocarditis|pericarditis|dengue|mononucleosis|fiebre glandular|sepsis|septicemia|meningitis|tuberculosis|endocarditis|pleuresia|infeccion pulmonar|infeccion en el pulmon|infeccion en los pulmones|malaria|tifoidea|hepatitis",
};
const covidChest = {
  en: "chest|heart|palpitations|breathless|short of breath|breath|tight*|oxygen|hospital|dizzy",
  es: "pecho|corazon|palpitaciones|falta el aire|aire|oxigeno|hospital|agitad*|me agito|mareo*|mareado|opresion",
};

/** An infection of lungs, heart or the whole body, now or within some weeks. */
export const seriousInfection: Sign = {
  id: "serious-infection",
  phrases: {
    en: `
      @ ${lungAndHeart.en} + ${wish.en}|back|return|ago|week|weeks|month|had|have|got|diagnosed|recovering|getting over|just|after|still|antibiotics|tested - ${cause}|vaccine|shot|mono county|years ago|year ago|as a kid|as a child|mosquitoes|is there|risk of|prevent*|avoid|mono pair|mono rail|monorail|warning|zone|area
      @ covid|coronavirus|corona + ${covidChest.en} + ${wish.en}|ago|week|weeks|days|since|after|still|had|have - ${cause}|vaccine|policy|chest strap|rules
    `,
    es: `
      @ ${lungAndHeart.es} + ${wish.es}|volver|hace|semana|semanas|mes|tuve|tengo|me dio|dio|diagnostic*|saliendo|salgo|recuper*|recien|despues|todavia|antibioticos|con - ${causa}|vacuna|hace anos|hace un ano|de nino|de nina|de chico|de chica|mosquitos|hay dengue|riesgo|prevenir|evitar|zona|alerta
      @ covid|coronavirus + ${covidChest.es} + ${wish.es}|hace|semana|semanas|dias|desde|despues|todavia|tuve|tengo|sigo - ${causa}|vacuna|politica|correa|protocolo
    `,
  },
  answer: {
    en: `**No race and no hard run before a doctor has examined you and agreed.** After an infection of the lungs, of the heart or of the whole body it takes weeks, and feeling well again comes before the body is well.

- **Pneumonia:** coughing and breathing usually become easier by six weeks, and tiredness may last for three months. Walk first, a little more each day, and ask the doctor when to run. This weekend's race is too early.
- **Myocarditis, pericarditis:** no exercise for about three to six months, and only after a cardiologist has repeated the tests. Effort can bring dangerous rhythms.
- **COVID with signs in chest or heart:** a doctor, and usually an ECG, before any run.
- **Mono (glandular fever):** no hard effort for at least three to four weeks: the spleen is enlarged and can tear.
- **Dengue and other fevers of the tropics:** the dangerous days can begin when the fever falls. No ibuprofen or aspirin; no running until a doctor has seen your blood values.
- Ask the organizer about passing on or deferring your entry; a doctor's note helps.

**Call your local emergency number** (${shortNumbers.en}) for pain or pressure in the chest, trouble breathing, fainting, a racing or irregular heartbeat, confusion, blood in what you cough or vomit, bleeding gums, a strong pain in the belly or the left shoulder, or a stiff neck with fever.

${noDoctor.en}`,
    es: `**Nada de carrera ni de correr fuerte antes de que un médico te examine y esté de acuerdo.** Tras una infección de los pulmones, del corazón o de todo el cuerpo pasan semanas, y uno se siente bien antes de estarlo.

- **Neumonía:** la tos y la respiración suelen mejorar hacia las seis semanas, y el cansancio puede durar tres meses. Primero camina, cada día un poco más, y pregunta al médico cuándo trotar. La carrera de este fin de semana es demasiado pronto.
- **Miocarditis, pericarditis:** unos tres a seis meses sin ejercicio, y solo después de que un cardiólogo repita las pruebas. El esfuerzo puede causar arritmias peligrosas.
- **COVID con molestias en el pecho o el corazón:** un médico, y casi siempre un electrocardiograma, antes de correr.
- **Mononucleosis:** al menos tres a cuatro semanas sin esfuerzo fuerte: el bazo está agrandado y se puede romper.
- **Dengue y otras fiebres tropicales:** los días peligrosos pueden empezar cuando baja la fiebre. Nada de ibuprofeno ni aspirina; nada de correr hasta que un médico vea tus análisis.
- Pregunta al organizador si puedes ceder o pasar tu inscripción; un certificado médico ayuda.

**Llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor o presión en el pecho, falta de aire, desmayo, corazón acelerado o irregular, confusión, sangre al toser o vomitar, encías que sangran, dolor fuerte en el vientre o el hombro izquierdo, o cuello rígido con fiebre.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "British Lung Foundation, Recovering from pneumonia",
      address: "https://www.blf.org.uk/support-for-you/pneumonia/recovery",
      seen: "2026-11-30",
    },
    {
      name: "Halle et al., Myocarditis in athletes: a clinical perspective, 2020",
      address:
        "https://www.researchgate.net/publication/339684707_Myocarditis_in_athletes_A_clinical_perspective",
      seen: "2026-11-28",
    },
    {
      name: "Becker and Smith, Return to play after infectious mononucleosis, Sports Health, 2014",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4000473/",
      seen: "2026-11-30",
    },
    {
      name: "Government of Singapore, Warning signs that a dengue infection is getting worse, 2025",
      address:
        "https://www.gov.sg/explainers/warning-signs-that-your-dengue-infection-is-getting-worse",
      seen: "2026-12-01",
    },
    {
      name: "Altru Health System, Dengue fever: pain relievers to avoid",
      address: "https://www.altru.org/health-library/definitions/dengue-fever",
      seen: "2026-12-01",
    },
  ],
};

/** A heart that was operated on or is known to be ill. */
export const heartIllness: Sign = {
  id: "heart-illness",
  phrases: {
    en: `
      pacemaker|stent|stents|bypass surgery|bypass operation|triple bypass|double bypass|quadruple bypass|heart surgery|heart operation|open heart|cardiomyopathy|hcm|heart transplant|valve replacement|valve surgery|valve repair|valve replaced|aortic aneurysm|marfan|long qt|brugada|wolff parkinson|implantable defib*|icd|cardiac ablation|heart ablation|cabg|coronary artery disease|heart failure|angioplasty - ${cause}|walk for|for heart|road|highway
      heart > operated|operation|surgery|condition|disease|defect|failure|transplant|valve + i|my|me|had|have|years ago|year ago|months ago|last - ${cause}|association|fight
      @ had|got|after|since|my > bypass|stent|pacemaker|ablation - ${cause}|road|bypass trail|highway
    `,
    es: `
      marcapasos|stent|stents|bypass|cardiomiopatia|cardiopatia|operaron del corazon|operado del corazon|operada del corazon|operacion del corazon|operacion de corazon|cirugia del corazon|cirugia de corazon|corazon abierto|valvula|aneurisma|desfibrilador implant*|ablacion|insuficiencia cardiaca|enfermedad coronaria|trasplante de corazon|cateterismo|angioplastia - ${causa}|bypass trail|bypass road|road|closed|elevation
      problema|problemas|enfermedad|enfermo|insuficiencia|condicion > corazon|cardiac* + tengo|sufro|padezco|me diagnosticaron|mi|soy - ayudar|${causa}|ninos
    `,
  },
  answer: {
    en: `**Your cardiologist first: no race, no plan and no distance from me before that.** With an operated or ill heart, a stent, a bypass or a pacemaker many people run again, some of them marathons, but which effort is safe only an examination tells.

- **Ask for:** a stress test with ECG, a heart rate that you should not pass, which distance and terrain, how your medicines behave with heat and effort (beta blockers lower the pulse, blood thinners make a fall dangerous), and whether cardiac rehabilitation fits.
- **With a defibrillator** ask at which pulse it reacts, since hard running may come near it. With that or a pacemaker run with somebody who knows of it, carry its card, and protect the place from blows.
- **Until then** walk, or do what you have been allowed already. Not alone, with a phone and your papers.
- **For a race later:** the clearance in writing, your illness and medicines on the back of the bib, somebody who knows, and no finish sprint.

**Stop, and call your local emergency number** (${shortNumbers.en}) for pain or pressure in chest, arm, jaw or back, breathlessness that is new, fainting or nearly, a racing or irregular heartbeat, cold sweat, or a shock of the defibrillator.

${noDoctor.en}`,
    es: `**Primero tu cardiólogo: antes de eso, de mi parte no hay carrera, plan ni distancia.** Con un corazón operado o enfermo, un stent, un bypass o un marcapasos mucha gente vuelve a correr, algunos hasta maratones, pero qué esfuerzo es seguro solo lo dice un examen.

- **Pide:** una prueba de esfuerzo con electrocardiograma, el pulso que no debes pasar, qué distancia y terreno, cómo se comportan tus medicinas con calor y esfuerzo (los betabloqueadores bajan el pulso, los anticoagulantes hacen peligrosa una caída), y si te conviene la rehabilitación cardíaca.
- **Con desfibrilador** pregunta a qué pulso reacciona, porque correr fuerte puede acercarse a él. Con ese o con un marcapasos corre con alguien que lo sepa, lleva su tarjeta y protege la zona de golpes.
- **Hasta entonces** camina, o haz lo que ya te permitieron. No salgas solo; lleva teléfono y tus papeles.
- **Para una carrera más adelante:** el permiso por escrito, tu enfermedad y tus medicinas detrás del dorsal, alguien que lo sepa, y nada de sprint final.

**Para y llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor o presión en pecho, brazo, mandíbula o espalda, falta de aire nueva, desmayo o casi, corazón acelerado o irregular, sudor frío, o una descarga del desfibrilador.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Harvard Health Publishing, Exercising after heart surgery",
      address: "https://www.health.harvard.edu/exercise-and-fitness/exercising-after-heart-surgery",
      seen: "2026-11-30",
    },
    {
      name: "Arrhythmia Alliance, Physical activity with an implanted defibrillator",
      address: "http://www.heartrhythmcharity.org.uk/www/84/0/Physical_activity/",
      seen: "2026-12-01",
    },
    {
      name: "European Heart Rhythm Association, Physical activity and sports with a cardiac device",
      address:
        "https://myrhythmdevice.org/living-with-a-cardiac-device/physical-activity-and-sports",
      seen: "2026-12-01",
    },
    {
      name: "Cottage Health, Warning Signs of a Heart Attack (list of the American Heart Association)",
      address: "https://www.cottagehealth.org/services/heart-vascular/warning-signs/",
      seen: "2026-11-28",
    },
  ],
};

export const epilepsy: Sign = {
  id: "epilepsy",
  phrases: {
    en: `
      epilepsy|epileptic|epileptics - ${cause}|walk for
    `,
    es: `
      epilepsia|epileptic* - ${causa}|caminata
    `,
  },
  answer: {
    en: `**Not alone, and not on remote trails, before your neurologist has agreed.** Running is good for most people with epilepsy and rarely brings a seizure, but a seizure on a ridge, beside water or in traffic, with nobody near, can kill.

- **Ask the neurologist:** how long without seizures before you run far, which medicine at which hour around a race, and what sets yours off (little sleep, heat, thirst, low sugar, a missed dose).
- **Run with somebody** who knows what to do, on level ground away from cars, water and steep drops, and tell somebody the route and the time.
- **Wear** a bracelet or card with the illness, the medicine and a number; write it on the back of the bib, and tell the organizer.
- Drink, eat, sleep and cool down; a seizure in the last weeks, or a change of medicine, means no run.

**A seizure:** lay the person on the side, nothing in the mouth, do not hold, take the time. **Call your local emergency number** (${shortNumbers.en}) if it lasts five minutes, comes again, is the first one, happened in water or in the heat, or the person was hurt or does not wake.

${noDoctor.en}`,
    es: `**Ni sola ni solo, ni en senderos apartados, antes de que tu neurólogo esté de acuerdo.** Correr le hace bien a la mayoría de las personas con epilepsia y rara vez provoca una crisis, pero una crisis en una cresta, junto al agua o entre autos, sin nadie cerca, puede matar.

- **Pregunta al neurólogo:** cuánto tiempo sin crisis antes de correr lejos, qué medicina y a qué hora alrededor de una carrera, y qué provoca las tuyas (dormir poco, calor, sed, azúcar baja, una dosis olvidada).
- **Corre con alguien** que sepa qué hacer, en terreno parejo, lejos de autos, agua y barrancos, y di a alguien la ruta y la hora.
- **Lleva** una pulsera o tarjeta con la enfermedad, la medicina y un teléfono; anótalo detrás del dorsal y avisa al organizador.
- Bebe, come, duerme y refréscate; con una crisis en las últimas semanas o un cambio de medicina, no corras.

**Ante una crisis:** pon a la persona de lado, nada en la boca, no la sujetes y mide el tiempo. **Llama a tu número local de emergencias** (${shortNumbers.es}) si dura cinco minutos, se repite, es la primera, fue en agua o con calor, o si se golpeó o no despierta.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Better Health Channel (Victoria, Australia), Epilepsy and exercise",
      address:
        "https://www.betterhealth.vic.gov.au/health/conditionsandtreatments/epilepsy-and-exercise",
      seen: "2026-11-30",
    },
    {
      name: "Epilepsy & U, Triggers for seizures",
      address: "https://www.epilepsyandu.com/module_slide/triggers-for-seizures/",
      seen: "2026-12-01",
    },
    {
      name: "Ramblers, Walking with epilepsy: company, an identity card, no steep drops",
      address:
        "http://www.ramblers.org.uk/advice/walking-with-a-disability-or-health-issue/people-with-epilepsy.aspx",
      seen: "2026-12-01",
    },
    {
      name: "Canadian Epilepsy Alliance, Sports and recreation",
      address:
        "https://www.canadianepilepsyalliance.org/about-epilepsy/epilepsy-safety/sports-recreation/",
      seen: "2026-12-01",
    },
    {
      name: "University of Texas Medical Branch, Seizures: first aid and when to call 911",
      address:
        "https://utmb.edu/utmbhealth/services/neurology/procedures-conditions/epilepsy-seizures/1000",
      seen: "2026-12-01",
    },
  ],
};

/** Blood or pink foam from the lungs. */
export const coughingBlood: Sign = {
  id: "coughing-blood",
  phrases: {
    en: `
      hacking|hacked|cough*|spitting|spat|spit|bringing up|brought up > up|out|red|pink|rust*|blood*|crimson|some|a bit > red|pink|pinkish|rust*|blood*|crimson|foam*|froth* - red bull|pink shirt|hacked account|bit my|printer|printed
      cough*|spit*|spat|hack*|phlegm|mucus|sputum + blood|bloody|pink|pinkish|rust*|foamy|frothy|froth - printer|printed|nosebleed|nose|shirt|toothbrush|gums|tooth|bit my
    `,
    es: `
      toso|toser|tosi|tose|tosiendo|escup*|bote|flema|flemas|esputo|gargajo + sangre|sangr*|rosa|rosad*|espuma|espumos*|oxidad* - nariz|encias|diente|polo|camiseta|cepill*
    `,
  },
  answer: {
    en: `**Stop now. Blood or pink foam that comes up from the lungs is an emergency until somebody has examined you.** After swimming, an ultra, altitude or a hard effort it can be fluid in the lungs; it can also be a clot, an infection or the heart.

${emergencyNumbers.en} Do so at once for pink foam, more than a few streaks, breathlessness, pain in the chest, a swollen leg, dizziness, or if it comes again.

- Sit upright, lean a little forward, keep warm. Out of the water, and down from the mountain, with help.
- Do not run, walk home, swim or drive. Do not lie flat. Nothing more to drink than sips, and no painkillers.
- Note how much it was and its color, and tell of blood thinners, a flight, an operation or a fever.

Even if it was only a few streaks, only once, and you feel well otherwise: **see a doctor today**, and do not run before that. ${noDoctor.en}`,
    es: `**Para ya. Sangre o espuma rosada que viene de los pulmones es una emergencia hasta que alguien te examine.** Después de nadar, de un ultra, en altura o con un esfuerzo fuerte puede ser líquido en los pulmones; también puede ser un coágulo, una infección o el corazón.

${emergencyNumbers.es} Hazlo de inmediato ante espuma rosada, más que unas hebras de sangre, falta de aire, dolor de pecho, una pierna hinchada, mareo, o si se repite.

- Siéntate erguido, inclínate un poco hacia adelante y abrígate. Sal del agua, y baja de la montaña con ayuda.
- No corras, no vuelvas caminando, no nades ni manejes. No te acuestes plano. Solo sorbos de agua y nada de analgésicos.
- Fíjate en la cantidad y el color, y cuenta si tomas anticoagulantes o tuviste un vuelo, una operación o fiebre.

¿Solo unas hebras, una vez, y lo demás bien? **Igual ve hoy a un médico**, y antes de eso nada de correr. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Mosaic Life Care, Coughing up blood (text of the Mayo Clinic)",
      address: "https://www.mymosaiclifecare.org/health-information/symptoms/c/coughing-up-blood/",
      seen: "2026-11-30",
    },
    {
      name: "Swimming-induced pulmonary edema: diagnostic pathways, 2017",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5583207",
      seen: "2026-11-30",
    },
  ],
};

const redsSource = {
  name: "IOC consensus statement on Relative Energy Deficiency in Sport (REDs), 2023",
  address: "https://doi.org/10.1136/bjsports-2023-106994",
  seen: "2026-11-28",
};

/** Too little food, and the body that gives way. */
export const faintFromHunger: Sign = {
  id: "faint-from-hunger",
  phrases: {
    en: `
      @ skip meals|skipping meals|skip breakfast|skip lunch|skip dinner|skipping dinner|skipping lunch|skipped meals|starving myself|barely eat|barely eating|hardly eat|eating less|eat less|eat very little|race weight|make weight|lose weight|not eating|dont eat|havent eaten|stopped eating|fasting + faint|fainted|fainting|passed out|pass out|blacked out|black out|dizzy|lightheaded|collapsed|nearly fell|see stars - fasted run before|sister died
    `,
    es: `
      @ salto comidas|saltando comidas|me salto el almuerzo|me salto la cena|me salto el desayuno|me salto las comidas|saltandome comidas|casi no como|como poco|como muy poco|comiendo poco|comiendo menos|no como|no he comido|sin comer|sin cenar|deje de comer|dejo de comer|peso de carrera|bajar de peso|ayuno|ayunando|dieta + desmay*|mareo|mareos|marea|mareada|mareado|me apago|casi me caigo|veo negro|veo estrellas|nubla la vista|desvanec*
    `,
  },
  answer: {
    en: `**Stop running today, eat something now, and see a doctor in the next days.** Feeling faint while you eat little is two signs at once: a body without fuel, and fainting, which always has to be examined.

${emergencyNumbers.en} Do so if you faint, your chest hurts, your heart skips or races, you are confused, or it does not pass after lying down and something sweet.

- **Now:** lie down with raised legs, then juice or bread and some water. Do not be alone, do not drive, get up slowly.
- **Do not skip meals to reach a race weight:** eating too little makes you slower, breaks bones and disturbs the heart. I do not give a plan, pace or calories for it.
- **Tell the doctor both:** the fainting and the meals. Blood values and an ECG are usual.
- **If food and weight rule your days,** it is an illness that is common among runners and can be treated. Talk to a doctor, a psychologist or somebody you trust.

People who listen, free of charge, day and night:
${helplines.en}

${noDoctor.en}`,
    es: `**Hoy deja de correr, come algo ahora y ve a un médico en los próximos días.** Sentir que te desmayas mientras comes poco son dos señales a la vez: un cuerpo sin combustible, y un desmayo, que siempre hay que revisar.

${emergencyNumbers.es} Hazlo si te desmayas, te duele el pecho, el corazón se salta latidos o se acelera, estás confundido, o no pasa al acostarte y tomar algo dulce.

- **Ahora:** acuéstate con las piernas en alto; después jugo o pan y algo de agua. No te quedes a solas, no manejes y levántate despacio.
- **El peso de carrera no es motivo para saltarse comidas:** comer poco hace más lento, rompe huesos y altera el corazón. Para eso no doy plan, ritmo ni calorías.
- **Cuéntale las dos cosas al médico:** los mareos y las comidas. Lo habitual son análisis de sangre y un electrocardiograma.
- **Si la comida y el peso mandan en tus días,** es una enfermedad frecuente entre corredores y tiene tratamiento. Habla con un médico, una psicóloga o alguien de confianza.

Personas que escuchan, gratis, de día y de noche:
${helplines.es}

${noDoctor.es}`,
  },
  sources: [
    redsSource,
    {
      name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
      address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
      seen: "2026-11-28",
    },
  ],
};

/** The answer where the period stays away. */
export const periodAnswer = {
  en: `**See a doctor: a period that stays away is a warning, not a sign of fitness.** With training the usual cause is relative energy deficiency (REDs): too little food for what you run, on purpose or not. A pregnancy test comes first.

- **Three months or more without one: make the appointment this week,** with a gynecologist or a sports doctor. Say since when, how much you run, what you eat, and whether you had stress fractures. Ask about blood values, iron and bone density.
- **Until then run less:** no race, no long runs and no intervals, easy days only, and more rest. A pain in a bone, in the shin, foot, hip or groin: no running at all.
- **Eat more now:** before and within an hour after each run, with carbohydrates and three full meals. No food group left out, no losing weight. The contraceptive pill brings bleeding but does not protect the bones.
- A late period, once: a test, note the date, and eat enough; a doctor if the next one stays away too.

**Call your local emergency number** (${shortNumbers.en}) for fainting, pain in the chest, an irregular heartbeat, or a strong pain in the belly on one side with a late period.

If food, weight or exercise rule your days, you deserve help, free of charge:
${helplines.en}

${noDoctor.en}`,
  es: `**Ve a un médico: que la regla no venga es una alarma, no una señal de buena forma.** Con entrenamiento, la causa habitual es la deficiencia relativa de energía (REDs): comer poco para lo que corres, a propósito o no. Primero, una prueba de embarazo.

- **Tres meses o más sin ella: pide la cita esta semana,** con ginecología o medicina deportiva. Di desde cuándo, cuánto corres, qué comes y si tuviste fracturas por estrés. Pregunta por análisis de sangre, hierro y densidad ósea.
- **Hasta entonces corre menos:** sin carreras, fondos ni series, solo días suaves y más descanso. Con dolor en un hueso, en la tibia, el pie, la cadera o la ingle: no corras nada.
- **Come más desde ahora:** antes y en la hora después de cada salida, con carbohidratos y tres comidas completas. Sin quitar grupos de alimentos ni bajar de peso. La píldora trae sangrado, pero no protege los huesos.
- ¿Un retraso, una sola vez? Prueba de embarazo, anota la fecha y come lo suficiente; al médico si la siguiente tampoco viene.

**Llama a tu número local de emergencias** (${shortNumbers.es}) ante desmayo, dolor de pecho, corazón irregular, o un dolor fuerte de un lado del vientre con la regla atrasada.

Si la comida, el peso o el ejercicio mandan en tus días, mereces ayuda, y es gratis:
${helplines.es}

${noDoctor.es}`,
};

const event = {
  en: "heatstroke|heat exhaustion|sunstroke|heart attack|infarct|infarction|mild stroke|a stroke|had stroke|ministroke|cardiac arrest|rhabdo|rhabdomyolysis|hyponatremia|angioplasty",
  es: "golpe de calor|golpe calor|insolacion|agotamiento por calor|infarto|ataque al corazon|ataque cardiaco|derrame|derrame cerebral|acv|ictus|paro cardiaco|rabdomiolisis|hiponatremia|angioplastia",
};
/** Clots and a collapsed lung, which often come back. */
const clotted = {
  en: "pulmonary embolism|embolism|blood clot|blood clots|clot in leg|clot in calf|clot in lung|clots in lungs|thrombosis|deep vein|dvt|pneumothorax",
  es: "embolia|trombosis|trombo|coagulo|coagulos|tvp|neumotorax",
};
const longAgo = {
  en: "last week|last weekend|last month|last year|last summer|last spring|last winter|last season|weeks ago|months ago|years ago|week ago|month ago|year ago|2023|2024|2025",
  es: "semana pasada|mes pasado|ano pasado|verano pasado|temporada pasada|hace una semana|hace semanas|hace meses|hace anos|hace un mes|hace un ano|semanas atras|meses atras|anos atras|2023|2024|2025",
};
const agoCounts = {
  en: ["1", "2", "3", "4", "5", "6", "8", "10"],
  es: "1|2|3|4|5|6|8|10|dos|tres|cuatro|cinco|seis|diez".split("|"),
};
const ago = agoCounts.es.flatMap((count) =>
  ["semanas", "meses", "anos"].map((unit) => `hace ${count} ${unit}`),
);
const since = { en: longAgo.en, es: [longAgo.es, ...ago].join("|") };

/** What happens now has a separate sign. */
const present = {
  en: "right now|just now|is having|im having|am having|having one|feel one|again|still|today i|this morning|minutes ago|hour ago|hours ago|collapsed|chest hurts|chest pain|hurts|pain|dizz*|confus*|vomit*|short of breath|breathless|tight|tightness|pressure|squeez*|heavy chest|racing heart|palpitation*|flutter*|left arm|jaw|faint*|passed out|blacked out|numb|slurr*|droop*|symptoms|dark urine|now i feel|feel weird|feel strange|breath*|gasp*|winded|wheez*|air|swell*|swollen|cough*|spit*",
  es: "ahora mismo|ahorita|en este momento|acaba de|le esta dando|me esta dando|otra vez|de nuevo|todavia|sigo|esta manana|hace un rato|hace minutos|hace una hora|se desmayo|se desplomo|duele|dolor|mare*|confund*|vomit*|falta el aire|hormigue*|adormec*|opresion|presion|aprieta|apretado|palpit*|taquicardia|brazo izquierdo|mandibula|me desmay*|desmay*|siento raro|sintomas|orina oscura|orina cafe|respir*|aire|ahog*|agit*|sin aliento|silb*|hinch*|tos|tos*|escup*",
};
/** What shows that a clot or a collapsed lung is there now. */
const presentClot = {
  en: `${present.en}|chest|side|red|hot|warm|tender|sore|blood in|now|since|have a clot|have a blood clot|have blood clot|has blood clot|has a clot|have dvt|has dvt|have a dvt`,
  es: `${present.es}|pecho|costado|roj*|calient*|tengo|tiene|desde|ahora|sangre`,
};
const relative = {
  en: "dad|father|daddy|pop|mom|mother|mum|husband|wife|partner|brother|sister|grandfather|grandpa|grandmother|grandma|uncle|aunt|friend|buddy|boyfriend|girlfriend|father in law|cousin",
  es: "papa|padre|viejo|mama|madre|vieja|esposo|esposa|marido|mujer|pareja|hermano|hermana|abuelo|abuela|tio|tia|suegro|suegra|amigo|amiga|primo|novio|novia",
};

/**
 * An illness in the past, of the runner or of somebody close: it is not an emergency, but a doctor decides
 * before anybody runs. Looked for before the signs of the same illness while it happens.
 */
export const pastDanger: Sign = {
  id: "past-danger",
  phrases: {
    en: `
      @ ${clotted.en} + ${since.en} - ${presentClot.en}|charity|fundrais*|awareness|survivor*
      @ ${event.en} + ${since.en} - ${present.en}|charity|fundrais*|awareness|survivor*
      @ ${relative.en} + ${event.en}|pulmonary embolism|embolism|blood clot|dvt|stent|stents|bypass|pacemaker + can he|can she|could he|could she|should he|should she|he wants|she wants|wants to|to run|run with|run a|race|walk|train|jog|safe for - ${present.en}|charity|fundrais*|awareness|survivor*|in memory|memorial|died|dropped dead|drop dead|from a|of a heart
    `,
    es: `
      @ ${clotted.es} + ${since.es} - ${presentClot.es}|benefic*|colecta|fundacion
      @ ${event.es} + ${since.es} - ${present.es}|benefic*|colecta|fundacion|contra el infarto|de infarto en|carrera de infarto|final de infarto|cierre de infarto|llegada de infarto|bajada de infarto
      @ ${relative.es} + ${event.es}|embolia|trombosis|stent|stents|bypass|marcapasos + puede|podria|quiere|quisiera|deberia|correr|corre|carrera|caminar|entrenar|trotar - ${present.es}|benefic*|colecta|fundacion|contra el infarto|en memoria|homenaje|murio|fallecio|murieron|carrera de infarto
    `,
  },
  answer: {
    en: `**A doctor decides first: no running, training or race before a doctor who knows the case has agreed.** That holds for you and for somebody close to you, also when everything feels well again.

- **After a heart attack, a stent, a bypass or a stroke:** the cardiologist or neurologist decides, usually after a stress test and a rehabilitation program. Ask about distance, intensity and heart rate, and about the medicines in the heat.
- **After a heat stroke:** at least a week without training, then an examination with blood values, and a slow return that begins in cool weather. A race within the next weeks is too early.
- **After a clot, a muscle breakdown (rhabdomyolysis) or low sodium:** only when the doctor has cleared it, and with the cause understood.
- Until then walk only if the doctor allows it. Ask for the clearance in writing, since some races want one.

**Call your local emergency number** (${shortNumbers.en}) at once for pain or pressure in the chest, trouble breathing, fainting, confusion, a drooping face, weakness on one side, or if it begins again.

${noDoctor.en}`,
    es: `**Primero decide un médico: nada de correr, entrenar ni competir antes de que lo apruebe un médico que conoce el caso.** Vale para ti y para una persona cercana, también cuando ya se siente bien.

- **Después de un infarto, un stent, un bypass o un derrame:** decide el cardiólogo o el neurólogo, casi siempre tras una prueba de esfuerzo y un programa de rehabilitación. Pregunten por distancia, intensidad y pulso, y por las medicinas con el calor.
- **Después de un golpe de calor:** al menos una semana sin entrenar, luego un control con análisis de sangre, y una vuelta lenta que empieza con clima fresco. Una carrera en las próximas semanas es demasiado pronto.
- **Después de un coágulo, una rabdomiólisis o sodio bajo:** solo con el alta del médico y sabiendo la causa.
- Hasta entonces, caminar solo si el médico lo permite. Pide la autorización por escrito: algunas carreras la exigen.

**Llamen a su número local de emergencias** (${shortNumbers.es}) de inmediato ante dolor o presión en el pecho, falta de aire, desmayo, confusión, cara caída, debilidad de un lado, o si empieza otra vez.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
      seen: "2026-11-28",
    },
    {
      name: "Mayo Clinic Healthcare, Heart arrhythmia warning signs",
      address: "https://mayoclinichealthcare.co.uk/ar/news/heart-arrhythmia-warning-signs",
      seen: "2026-11-28",
    },
  ],
};
