import { medicineSources } from "../../knowledge/health.ts";
import { periodAnswer } from "./doctor-before.ts";
import { noDoctor, type Sign, shortNumbers } from "./sign.ts";

const child = {
  en: "my son|my daughter|my kid|my child|my boy|my girl|my little|year old|years old|yr old|yo|a child|a kid|my nephew|my niece|my toddler|my teen|my teenager|grade",
  es: "mi hijo|mi hija|mi nino|mi nina|mi sobrino|mi sobrina|mi nieto|mi nieta|un nino|una nina|anos|anitos|mi hermanito|mi hermanita|mi chico|mi bebe",
};
const young = {
  en: "4|5|6|7|8|9|10|11|12|13|14|15|16|son|daughter|kid|child|nephew|niece|toddler|teen|teenager|boy|girl|little|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen",
  es: "4|5|6|7|8|9|10|11|12|13|14|15|16|hijo|hija|nino|nina|sobrino|sobrina|nieto|nieta|hermanito|hermanita|bebe|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince",
};

/** The age of somebody who still grows, as a runner writes it of a child or of himself. */
const growing = Array.from({ length: 12 }, (_, at) => at + 5);
const youngAge = {
  en: growing.map((age) => `${age} year old|${age} years old|${age} yr old|${age} yo`).join("|"),
  es: growing
    .map(
      (age) =>
        `tengo ${age} anos|tiene ${age} anos|joven de ${age} anos|hijo de ${age} anos|hija de ${age} anos|atleta de ${age} anos|chico de ${age} anos|chica de ${age} anos`,
    )
    .join("|"),
};

/** Weeks of a pregnancy that somebody knows of. */
const weeks = Array.from({ length: 39 }, (_, at) => at + 4);
const imWeeks = weeks.map((week) => `im ${week} weeks|i am ${week} weeks`).join("|");
const estoyDe = weeks
  .flatMap((week) =>
    [`estoy de ${week} semanas`, `voy de ${week} semanas`].concat(
      `tengo ${week} semanas de embarazo`,
    ),
  )
  .join("|");

/** Months of a pregnancy, in digits and in words. */
const months = {
  en: "2|3|4|5|6|7|8|9|two|three|four|five|six|seven|eight|nine".split("|"),
  es: "2|3|4|5|6|7|8|9|dos|tres|cuatro|cinco|seis|siete|ocho|nueve".split("|"),
};
const imMonths = months.en
  .map((month) => `im ${month} months|i am ${month} months|she is ${month} months`)
  .join("|");
const deMeses = months.es
  .map((month) => `estoy de ${month} meses|esta de ${month} meses|voy de ${month} meses`)
  .join("|");
const mes = "tercer|cuarto|quinto|sexto|septimo|octavo|noveno";

/** States that articles of the knowledge base answer. They are looked for after the signs. */
export const guidance: readonly Sign[] = [
  {
    id: "no-period",
    phrases: {
      en: `
        period|periods|menstruation|menses|cycle|my cycle + stopped|missed|missing|gone|lost|late|disappeared|absent|havent had|no|not had|not come|hasnt come|vanished|irregular|skipped|went away - registration|entry|training period|early bird|training cycle|periodization|base period|deadline|transfer|refund
        amenorrhea|amenorrhoea
        havent had|no > period|periods + months|weeks|year|since|running
      `,
      es: `
        regla|periodo|menstruacion|ciclo + no baja|no me baja|no me viene|no viene|se fue|desaparecio|falta|retras*|atras*|no me llega|perdi|irregular|dejo|hace meses|meses sin|sin|se corto|retiro - inscripcion|inscripciones|en regla|reglas|periodo de entrenamiento|ciclo de entrenamiento|preventa
        regla|periodo|menstruacion + no ha bajado|no ha venido|no me ha venido|no ha llegado|no vino|no bajo|no me vino|no me bajo|sin venir - inscripcion|inscripciones|periodo de entrenamiento|ciclo de entrenamiento|preventa
        amenorrea
        no me baja|no me viene|no menstruo|no reglo|deje de menstruar|deje de reglar
        @ no me ha bajado|no me ha venido|no me ha llegado > mes|meses|semanas - peso|kilos|ritmo|tiempo|correo|mail|kit|dorsal|app|plan|dolor|fiebre|pulso|inflamacion|hinchazon|frecuencia|presion|grasa|panza|animo|respuesta|devolucion|reembolso
        sin que me > baje|venga|llegue - precio|correo|mail|notificacion|el kit
      `,
    },
    answer: periodAnswer,
    sources: [
      {
        name: "IOC consensus statement on Relative Energy Deficiency in Sport (REDs), 2023",
        address: "https://doi.org/10.1136/bjsports-2023-106994",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "fast-weight-loss",
    phrases: {
      en: `
        lose|drop|cut|shed > 8|9|10|12|13|14|15|18|20|22|25|30|40|50 > lb|lbs|pounds|kg|kgs|kilos > 1|2|3|4|5|one|two|three|four|five|seven|ten|7|10 > week|weeks|days
        crash diet|water fast|juice cleanse|dry fast|fasting for + race|run|running|marathon|half|week|days - charity
      `,
      es: `
        bajar|bajo|perder|pierdo|rebajar|adelgazar > 4|5|6|7|8|9|10|12|15|20 > kilo|kilos|kg > 1|2|3|4|una|dos|tres|cuatro|7|10|15 > semana|semanas|dias
        dieta extrema|dieta de agua|ayuno + carrera|correr|maraton|dias|semana - iglesia|religios*
      `,
    },
    answer: { topic: "weight" },
    sources: [
      {
        name: "IOC consensus statement on Relative Energy Deficiency in Sport (REDs), 2023",
        address: "https://doi.org/10.1136/bjsports-2023-106994",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "opioids",
    phrases: {
      en: `
        tramadol|oxycodone|oxycontin|percocet|percs|hydrocodone|vicodin|norco|morphine|opioid*|opiate*|codeine|fentanyl|dilaudid|hydromorphone|tapentadol|methadone|buprenorphine|suboxone|demerol|oxys
      `,
      es: `
        tramadol|tramal|oxicodona|morfina|opioide*|opiaceo*|codeina|fentanilo|fentanil|hidrocodona|tapentadol|metadona|buprenorfina|petidina|hidromorfona
      `,
    },
    answer: {
      en: `**No running hard and no race while an opioid works in you** (tramadol, codeine, oxycodone, hydrocodone, morphine and the like). They make you drowsy and dizzy, and hide the pain that is to warn you.

- **Do not stop, halve or add one on your own:** ask the doctor who prescribed it when you may run again, and say that you mean running. Walking is usually the beginning.
- **Not together with alcohol,** sleeping pills or medicines for anxiety, and do not drive.
- **In races with doping rules** many of them are banned on the day, such as morphine, oxycodone, fentanyl and, since 2024, tramadol: check yours before you enter.
- A pain that needs an opioid needs a diagnosis before any race.

**Call your local emergency number** (${shortNumbers.en}) if somebody who took one is hard to wake, breathes slowly or has blue lips. If it is hard to do without them, you are not alone, and help works: talk to a doctor.

${noDoctor.en}`,
      es: `**Nada de correr fuerte ni competir mientras actúa un opioide** (tramadol, codeína, oxicodona, morfina y similares). Dan sueño y mareo, y tapan el dolor que debe avisarte.

- **No lo dejes, partas ni aumentes por tu cuenta:** pregunta a quien te lo recetó cuándo puedes volver, y di que se trata de correr. Casi siempre se empieza caminando.
- **Nunca con alcohol,** pastillas para dormir o para la ansiedad, y no manejes.
- **En carreras con reglas antidopaje** muchos están prohibidos ese día, como la morfina, la oxicodona, el fentanilo y, desde 2024, el tramadol: revisa el tuyo antes de inscribirte.
- Un dolor que pide un opioide pide un diagnóstico antes de cualquier carrera.

**Llama a tu número local de emergencias** (${shortNumbers.es}) si alguien que lo tomó no despierta bien, respira lento o tiene los labios azules. Si te cuesta dejarlos, no estás solo y la ayuda funciona: habla con un médico.

${noDoctor.es}`,
    },
    sources: [
      {
        name: "USADA, Tramadol: added to the Prohibited List in 2024",
        address:
          "https://usada.org/tramadol-why-some-athletes-and-anti-doping-experts-want-it-banned",
        seen: "2026-11-30",
      },
      {
        name: "Zandonai, Escorial and Peiró, Codeine and tramadol use in athletes, 2021",
        address:
          "https://www.frontiersin.org/journals/pharmacology/articles/10.3389/fphar.2021.661781/full",
        seen: "2026-11-30",
      },
    ],
  },
  {
    id: "cortisone",
    phrases: {
      en: `
        cortisone|cortizone|corticosteroid|steroid|kenalog|depo medrol + shot|shots|injection|injections|injected|jab|needle|knee|hip|back|heel|foot|ankle|achilles|shoulder|joint|tendon - anabolic
      `,
      es: `
        cortisona|corticoide*|infiltr* + rodilla|cadera|espalda|talon|pie|tobillo|aquiles|hombro|tendon|inyect*|inyeccion*|infiltr*|pusieron|pinch*
        infiltr* + me|correr|corro|carrera|puedo
      `,
    },
    answer: {
      en: `**Not at once.** Ask the doctor who gave the cortisone injection when you may run again: it depends on the place and the dose, and advice differs, from building up over the first week to no hard effort for six weeks. Near a tendon, wait for their go-ahead in any case: the tendon can be weaker and tear, above all the Achilles.

- The first two or three days rest, with gentle everyday movement. More pain on the first days can be a reaction to the injection.
- That it does not hurt does not say that it has healed: begin with 20 easy minutes, flat, with a day in between, and build up with the exercises you were given.
- A race within these days: change it or let it go.
- **With diabetes** the blood sugar can rise: measure more often, and ask for how long.

**See a doctor today** for fever, redness, heat or growing swelling at the spot, or a sudden snap with weakness. **Call your local emergency number** (${shortNumbers.en}) for trouble breathing or a swollen face after it.

${noDoctor.en}`,
      es: `**Enseguida no.** Pregunta a quien puso la inyección de cortisona cuándo puedes volver a correr: depende del lugar y la dosis, y los consejos varían, desde avanzar poco a poco la primera semana hasta seis semanas sin esfuerzo fuerte. Cerca de un tendón espera siempre su visto bueno: puede quedar más débil y romperse, sobre todo el de Aquiles.

- Los dos o tres primeros días descansa, con movimiento suave de todos los días. Más dolor los primeros días puede ser una reacción a la inyección.
- Que no duela no significa que esté curado: empieza con 20 minutos suaves, en llano y día por medio, y avanza con los ejercicios que te dieron.
- ¿Una carrera en esos días? Cámbiala o déjala pasar.
- **Con diabetes** el azúcar puede subir: mide más seguido y pregunta por cuánto tiempo.

**Ve hoy a un médico** si hay fiebre, enrojecimiento, calor o más hinchazón en el punto, o un chasquido con debilidad. **Llama a tu número local de emergencias** (${shortNumbers.es}) si te falta el aire o se hincha la cara.

${noDoctor.es}`,
    },
    sources: [
      {
        name: "Yeovil Hospital (NHS), Steroid injections",
        address: "https://yeovilhospital.co.uk/steroid-injections/",
        seen: "2026-11-30",
      },
      {
        name: "Mersey Care NHS Foundation Trust, Cortisone injection guide",
        address: "https://www.merseycare.nhs.uk/cortisone-injection-guide",
        seen: "2026-11-30",
      },
      {
        name: "Speed, Corticosteroid injections in tendon lesions, BMJ, 2001",
        address: "https://www.bmj.com/content/323/7309/382",
        seen: "2026-11-30",
      },
    ],
  },
  {
    id: "painkillers",
    phrases: {
      en: `
        ibuprofen*|ibu|ibus|premedicat*|pre medicate|ibuprofin|advil*|motrin|aleve*|naproxen*|naproxin|aspirin*|painkiller*|nsaid*|antiinflam*|diclofenac|voltaren|ketorolac|toradol|ketoprofen|meloxicam|mobic|celebrex|celecoxib|etoricoxib|arcoxia|indomethacin|nimesulide|piroxicam|gabapentin|flexeril|cyclobenzaprine|muscle relaxer*|muscle relaxant*|lidocaine|acetaminophen|paracetamol*|tylenol*|excedrin|numbing
        pain > pill|pills|meds|medicine|medication|reliever|relievers|tablets
        injection|injected|injections|shot in|shots in + knee|hip|back|heel|foot|ankle|achilles|shoulder|joint|tendon - screenshot|photo|picture
      `,
      es: `
        ibuprofeno*|ibu|ibus|advil|motrin|apronax|flanax|naproxeno*|aspirina*|cafiaspirina*|analgesico*|antiinflam*|antinflam*|desinflamante*|diclofenaco*|cataflam|dolo neurobion|neurobion|voltaren|ketorolaco*|dolac|supradol|ketoprofeno|dexketoprofeno|meloxicam|celecoxib|etoricoxib|arcoxia|piroxicam|indometacina|nimesulida|metamizol|dipirona|antalgina|novalgina|gabapentina|pregabalina|relajante muscular|relajantes musculares|lidocaina|paracetamol*|acetaminofen|panadol|tempra|mejoral|tylenol|dolocordralan
        pastilla|pastillas|pildora|pildoras|medicina|medicamento|inyeccion > dolor|duele|desinflamar|inflamacion
        inyect*|inyeccion|inyecciones + rodilla|cadera|espalda|talon|pie|tobillo|aquiles|hombro|tendon|gel|acido
      `,
    },
    answer: { topic: "painkillers" },
    sources: [
      {
        name: "Lipman et al., Ibuprofen versus placebo effect on acute kidney injury in ultramarathons, 2017 (as reported by UPI)",
        address:
          "https://www.peoplespharmacy.com/2017/08/17/marathon-runners-should-watch-out-for-nsaids/",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "medicines",
    phrases: {
      en: `
        warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|bloodthinner*|anticoagul*|heparin|clopidogrel|plavix|lovenox
        beta blocker*|betablocker*|metoprolol|propranolol|bisoprolol|atenolol|diuretic*|water pill*|water tablet*|furosemide|hydrochlorothiazide|lisinopril|losartan|statin|statins|atorvastatin
        antidepress*|ssri|sertraline|fluoxetine|prozac|zoloft|lexapro|lithium|antipsychotic*|xanax|benzo*|adderall|ritalin|vyvanse|methylphenidate
        antibiotic*|ciprofloxacin|cipro|levofloxacin|levaquin|avelox|amoxicillin|augmentin|bactrim|keflex|azithromycin|zithromax|z pack|metronidazole|macrobid|doxycycline|albuterol|symbicort|singulair|accutane|isotretinoin|wellbutrin|bupropion|effexor|venlafaxine|cymbalta|duloxetine|celexa|trazodone|seroquel|quetiapine|lamictal|concerta|strattera|modafinil|spironolactone|clonidine|entresto|brilinta|ticagrelor|mounjaro|zepbound|tirzepatide|humira|tamoxifen|prednisone|prednisolone|steroids|cortisone|methotrexate|levothyroxine|ozempic|semaglutide|wegovy|insulin pump|metformin|chemo|chemotherapy|radiotherapy
        sudafed|pseudoephedrine|decongestant*|antihistamine*|benadryl|nyquil|acetazolamide|diamox|viagra|sildenafil|dexamethasone|ephedrine|salbutamol|ventolin
        pill|pills|tablets + blood pressure|hypertension|heart|thyroid|diabetes|cholesterol|anxiety|depression|epilepsy - charity|heart of
        double|doubled|double dosed|twice + dose|dosed|meds|med|pill|pills|medication|medicine + mistake|accident*|race|run|blood pressure
        skip|skipping|skipped|stop|stopped|stopping|quit|quitting|drop|dropping|leave out|double|doubled > meds|pill|pills|tablet|tablets|medicine|medication|insulin - gel|salt
        medication|medications|meds|medicine|medicines|prescription|drugs + i take|i am on|im on|on|taking|take|doctor gave|prescribed|with|safe|while|before a race|before race|run - medicine hat|sports medicine|medicine ball|medicine bow|war on drugs|drug free|anti drug
        *olol|*sartan|*statin|*lapril|*napril|*opril|*ipril|*epril|*cillin|*mycin|*floxacin|*azepam|*azolam|*oxetine|*triptyline|*xaban|*gliptin|*gliflozin|*glutide|*prazole|*triptan|*dipine|*thiazide|*profen|prednis*|*cycline + i|im|on|take|taking|took|with|my|can|safe|and
        insulin + double|doubled|too much|extra|wrong dose|mistake|forgot|skipped
      `,
      es: `
        warfarina|sintrom|acenocumarol|eliquis|apixaban|xarelto|rivaroxaban|dabigatran|anticoagul*|heparina|clopidogrel
        betabloque*|beta bloque*|propranolol|bisoprolol|atenolol|metoprolol|diuretico*|furosemida|hidroclorotiazida|losartan|enalapril|estatina*|atorvastatina
        antidepres*|sertralina|fluoxetina|escitalopram|litio|clonazepam|alprazolam|ansioliti*|metilfenidato|ritalin
        antibiotic*|ciprofloxacin*|levofloxacin*|amoxicilina|augmentin|bactrim|ampicilina|cefalexina|ceftriaxona|metronidazol|azitromicina|doxiciclina|isotretinoina|bupropion|venlafaxina|duloxetina|quetiapina|espironolactona|ticagrelor|tirzepatida|mounjaro|tamoxifeno|montelukast|salmeterol|prednisona|corticoid*|cortisona|metotrexato|levotiroxina|ozempic|semaglutida|metformina|quimio|quimioterapia|radioterapia
        pseudoefedrina|descongestion*|antihistamin*|antigripal*|acetazolamida|diamox|sildenafil|viagra|dexametasona|efedrina|salbutamol|ventolin
        pastilla|pastillas > botar agua|orinar|eliminar liquido|bajar la presion
        tomo|tomando|toma|con|me dieron > pastilla|pastillas|pildora|pildoras > presion|hipertension|corazon|tiroides|diabetes|azucar|colesterol|nervios|ansiedad|depresion|epilepsia
        doble + pastilla|pastillas|dosis|medicina|medicamento
        salto|salte|saltarme|saltar|deje|dejar|dejo|dejando|suspendi|suspender|suspendo|doble > insulina|pastilla|pastillas|medicina|medicinas|medicamento|medicamentos|tratamiento
        pastilla|pastillas|pildora|pildoras > presion|hipertension|corazon|tiroides|diabetes|azucar|colesterol
        medicamento|medicamentos|medicacion|medicina|medicinas|remedio|remedios|tratamiento + tomo|tomando|estoy con|me receto|me recetaron|recetad*|seguro|puedo|con|antes|me dieron - medicina deportiva|medicina del deporte|balon medicinal|sin remedio
        *olol|*sartan|*statina|*lapril|*napril|*opril|*ipril|*epril|*cilina|*micina|*floxacino|*azepam|*azolam|*oxetina|*triptilina|*xaban|*gliptina|*gliflozina|*glutida|*prazol|*triptan|*dipino|*tiazida|*profeno|prednis*|*ciclina + tomo|tomando|con|me|puedo|mi|tome|tomar|receto
        insulina + de mas|doble|equivoque|olvide|demasiada|error
      `,
    },
    answer: { topic: "medicines" },
    sources: medicineSources,
  },
  {
    id: "pregnancy",
    phrases: {
      en: `
        pregnant|pregnancy|preggo|preggers|im expecting|weeks along|months along|trimester|first trimester|postpartum|gave birth|c section|miscarriage - pregnant women category|pregnancy category|pregnant category|category for pregnant|maternity category|pregnancy deferral|pregnancy policy|anticipation|pregnancy center|pregnancy centre|for pregnant|fundraiser|charity|benefit|resource center
        found out|just learned > weeks|expecting|months
        ${imMonths} + run|running|runs|race|racing|5k|10k|k|half|marathon|jog|train|train*|can i|can she|should i|safe|workout|speedwork - months into|months out|months away|months from|months off|months after|months before|months till|months until|months post|months sober|months old|months late|months behind|training plan|of training|of running|injured|streak|stroller
        im|i am|we are|were|she is > expecting > baby|twins|our first|my first|our second|in|this|next|a child|and - expecting to|pb|pr|medal|finish
        due in|im due|i am due|baby due|she is due > january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|weeks|months + im|i am|baby|belly|bump|jog|keep running|still run|can i run|can i race|can i still|ok to run|safe to run|midwife|obgyn|ob - payment|invoice|fee|fees|bill|refund|membership|registration|renewal|transfer
        bun in the oven|with child|midwife|obgyn|ultrasound scan|prenatal|antenatal - prenatal yoga class|charity
        first|second|third|1|2|3|1st|2nd|3rd > trimester|tri - triathlon|tri race
        im due|due date|baby is coming|baby comes|baby arrives + race|run|half|marathon|10 miler|10k|5k|month|months|weeks|signed up|train* - payment|invoice|fee|fees|bill|refund|membership
        trying to conceive|ttc|ivf|fertility treatment|embryo transfer - charity
        gave birth|had a baby|had my baby|had our baby|giving birth|breastfeeding|breast feeding|breastfeed*
        ${imWeeks} + can i|should i|safe|half|marathon|run|running|10k|5k|race|train - out|into|weeks in my|away|post|after|from|until|before|till|through|of training|plan|injured|off
      `,
      es: `
        embarazad*|embarazo|embaraze|embarace|gestante|gestacion|gestando|encinta|prenad*|panzona|espero un bebe|espero bebe|esperando un bebe|esperando bebe|voy a ser mama|meses de panza|posparto|postparto|cesarea|di a luz|aborto espontaneo - benefic*|para embarazadas|centro de apoyo|fundacion|recaudar
        me entere|nos enteramos|acabo de saber > semanas|meses|espero|embaraz*
        nace mi bebe|nacer mi bebe|mi bebe nace|va a nacer|fecha de parto|fecha probable de parto|salgo de cuentas|dar a luz
        di a luz|tuve un bebe|tuve a mi bebe|acabo de parir|pari|dando pecho|lactancia|lactar|dar de lactar|dar pecho|doy pecho|amamant*|perdi un embarazo|perdi mi embarazo|perdi al bebe
        ${estoyDe}
        ${deMeses} - de lesion|de baja|sin correr|entrenando|de entrenamiento|de vacaciones|de plan|preparacion
        estoy|voy|ando|esta|entrando|entre|en|por > ${mes} > mes - de entrenamiento|del plan|del ano|de plan|sin correr|corriendo
        estoy esperando|esperamos|espero|esperando > bebe|hijo|hija|gemelos|mellizos|nino|nina - inscrib*|carrera infantil
        dulce espera|estado de buena esperanza|estoy en estado|voy a tener un bebe|vamos a tener un bebe|esperamos un bebe|obstetra|matrona|partera|control prenatal
        semana|mes > de gestacion|de gravidez|de embarazo|de mi embarazo
        meses|semanas + para que nazca|para dar a luz|para el parto|de barriga|de panza|de pancita|de bebe en camino
        primer trimestre|segundo trimestre|tercer trimestre + plan|correr|entren*|trotar|puedo|nausea* - carreras|calendario|ano|2026|2027|2028|busco|buscame|empresa|reporte
      `,
    },
    answer: { topic: "pregnancy" },
    sources: [
      {
        name: "Warning signs to stop exercise in pregnancy, of the American College of Obstetricians and Gynecologists",
        address: "https://www.babymed.com/daily-living/exercise-when-stop-during-pregnancy",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "child",
    phrases: {
      en: `
        @ ${child.en} + ${young.en} + marathon|half|21k|42k|ultra|10k|15k|13 miles|26 miles|50k|train|training|long distance|long run|every day|too young|safe|old enough|bad for|dangerous|allowed|run with me|ok to run|able to - married|years old race|anniversary|edition|races for kids|kids race|kids run|kids dash|i am 1*|im 1*|masters|where can|stroller
        @ $childWord > is|of|aged|age|turned|turns|turning|whos|just|only|about > $childAge + $longRace|train*|long run|mileage|every day - fun run|kids run|kids race|kids dash|stroller|of 1*
        first|second|third|fourth|fifth|sixth|seventh|eighth > grade|grader + $longRace|train*
      kid|kids|child|children|boys|girls > under|below|younger than > $childAge|ten + $longRace|train* - race|races|fun run
        @ $childWord + $childAge + full marathon|half marathon|ultra marathon|ultramarathon|run a marathon|run the marathon|10 miles|12 miles|15 miles|20 miles - fun run|kids run|kids race|kids dash|stroller|married|years ago|weeks
        @ $childAge > year old|years old|yr old|yrs old|yo|y o|year olds + $longRace|too far|too much|too young - race|years old race|anniversary|edition|fun run|kids run|kids race|kids dash|stroller|married|masters|dog|shoes|car|pb|pr|event|race is
        @ ${youngAge.en} + running|run|runs|train*|marathon|half|ultra|10k|15k|21k|42k|km|miles|mileage|week|weeks|weekly - married|race for|races for|fun run|kids race|kids run|kids dash|anniversary|edition|masters|stroller|where can|dog|shoes|car|race is|marathon is|event is|year old race|year old event|year old marathon|pb|pr|club
      `,
      es: `
        @ ${child.es} + ${young.es} + maraton|media|21k|42k|ultra|10k|15k|21|42|entren*|larga distancia|todos los dias|muy chico|muy chica|muy pequeno|seguro|hace dano|peligroso|permit*|edad|puede correr|conmigo - aniversario|edicion|carrera infantil|carreras para ninos|carreras infantiles|busco|buscame|hay carreras|casad*|tengo 3*|tengo 4*|tengo 5*|tengo 6*|hace 4|hace 5|hace 6|hace 7|hace 8|hace 9|hace 10
        primer|segundo|tercer|tercero|cuarto|quinto|sexto > grado|primaria + $longRace|entren*
      chicos|ninos|menores|nenes > menos de|menores de|de > $childAge|diez + pueden|puede|seguro|deben|$longRace - carrera infantil|carreras infantiles|carreras para|hay carreras
        @ $childWord > de|tiene|cumple|cumplio|con|solo|recien|va a cumplir > $childAge + $longRace|entren*|fondo|fondos|larga distancia|todos los dias - carrera infantil|carreras infantiles|carreras para ninos|coche de bebe|kids
        @ ${youngAge.es} + corr*|entren*|trot*|maraton|media|ultra|10k|15k|21k|42k|km|kilometros|semana|semanal* - corriendo|de correr|entrenando|trotando|aniversario|edicion|carrera infantil|carreras para|carreras infantiles|perro|zapatillas|club|sin correr|sin entrenar|haciendo|carrera tiene|maraton tiene|de casado|de casada|viviendo|trabajando|de experiencia
      `,
    },
    answer: { topic: "children" },
    sources: [
      {
        name: "Grivas, Beyond the Finish Line: Examining the Role of Children in Marathon Races, 2024",
        address: "https://mdpi.com/2411-5142/9/1/47",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "heart-in-family",
    phrases: {
      en: `
        family|dad|father|mom|mother|brother|sister|uncle|aunt|cousin|grandfather|grandpa + dropped dead|drop dead|died suddenly|died of a heart|sudden death|died running|died while|heart attack|heart disease|died at|died young - charity|in memory|memorial|honor|fundrais*|race for
      `,
      es: `
        papa|padre|viejo|hermano|hermana|mama|madre|tio|tia|primo|abuelo|familia|familiares + murio|fallecio|murieron|infarto|muerte subita|del corazon|problemas cardiacos - en memoria|homenaje|en honor|benefic*|carrera por
      `,
    },
    answer: {
      en: `**Get yourself checked before you race or train hard.** A sudden death or an early heart attack in the family (a man before 55, a woman before 65) can mean an illness of the heart that is inherited and that you do not feel.

- **Tell a doctor, best a cardiologist:** who it was, at what age, doing what, and whether anybody in the family faints, has seizures or a heart disease. Usually that means questions, an examination and an ECG; an ultrasound or a stress test where they point to something.
- **Until then** walk or jog easily, with somebody, and no race, intervals or sprints.
- Parents, siblings and children of the person who died should be examined too.

**Call your local emergency number** (${shortNumbers.en}) for pain or pressure in the chest, fainting or near fainting with effort, a racing or irregular heartbeat, or breathlessness that does not ease.

${noDoctor.en}`,
      es: `**Hazte revisar antes de competir o entrenar fuerte.** Una muerte súbita o un infarto temprano en la familia (un hombre antes de los 55, una mujer antes de los 65) puede significar una enfermedad del corazón que se hereda y que no sientes.

- **Cuéntaselo a un médico, mejor un cardiólogo:** quién fue, a qué edad, haciendo qué, y si alguien de la familia se desmaya, convulsiona o tiene una enfermedad del corazón. Lo habitual son preguntas, un examen y un electrocardiograma; un ecocardiograma o una prueba de esfuerzo si algo lo pide.
- **Hasta entonces** camina o trota suave, acompañado, sin carreras, series ni sprints.
- También deben revisarse padres, hermanos e hijos de quien murió de forma súbita.

**Llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor o presión en el pecho, desmayo o casi desmayo con el esfuerzo, latido acelerado o irregular, o falta de aire que no cede.

${noDoctor.es}`,
    },
    sources: [
      {
        name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
        address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "heart-condition",
    phrases: {
      en: `
        pacemaker|defibrillator in me|i have a defibrillator|implanted defibrillator|my defibrillator|i got a defibrillator|stent|stents|bypass surgery|heart surgery|open heart|heart murmur|cardiomyopathy|hcm|myocarditis|pericarditis|enlarged heart|valve replacement|aneurysm|marfan|long qt|brugada|wolff parkinson|implantable defib* - charity|fundrais*|walk for|raise money|raises money|benefit|foundation
        heart|heart muscle > inflammation|inflamed|swelling|infection
        inflammation|infection|inflamed > heart
        had tia|mini stroke|ministroke + run|race|can i|5k|10k|half|marathon|last|ago|in
        heart > condition|disease|problem|problems|defect|failure|issue|issues|attack last year|murmur + i have|have|had|my|with|diagnosed|can i|should i - raise|raises|charity|foundation|fundrais*|benefit|association|awareness|support|donate|fight
        epilepsy|epileptic|sickle cell|kidney disease|one kidney|kidney transplant|transplant|copd|cystic fibrosis + i have|have|with|my|can i|run|marathon|half|ultra|trail|21k|42k - charity|foundation|fundrais*|awareness|benefit|support
        sickle cell|hemophilia|haemophilia|lupus|multiple sclerosis|crohns|colitis|cirrhosis|hepatitis|leukemia|lymphoma|thyroid|hyperthyroid*|hypothyroid*|high blood pressure|hypertension|hypertensive|dialysis|kidney stones|one lung|collapsed lung|pulmonary|sarcoid*|parkinsons|osteoporosis|rheumatoid|addisons|anemic|anemia + i have|have|had|with|my|diagnosed|can i|should i|run|running|marathon|half|ultra|racing|safe - charity|fundrais*|foundation|awareness|benefit|support|race for|run for|walk for
        blood pressure + high|170|180|190|200|160|over|medicine|spikes - charity
        140|145|150|155|160|165|170|175|180|190|200|210|220 > 90|95|100|105|110|115|120|130 + pressure|bp|machine|pharmacy|doctor|cuff|reading|hypertens* - km|miles|kg|watts|price
        a 1 c|hba 1 c|a1c + $person|my|is|was|run|start*|race|train*
        replaced|replacement|removed|taken out|came out|pulled|extracted + hip|knee|gallbladder|appendix|tonsils|spleen|wisdom|tooth|teeth|ovary|uterus|kidney|thyroid|valve|shoulder|cyst|tumor|mole|my - battery|chip|shoe|shoes|race removed|plan|my name|app|hamstring|muscle|calf|groin|quad
        lasik|root canal|vasectomy|tubes tied|biopsy|colonoscopy|endoscopy|liposuction|tummy tuck|breast augmentation|hysterectomy
        inhaler|puffer|nebulizer + need|needing|use|using|times|every|before|a day|more|race|run|can i - charity
        insulin + im on|i am on|on|i take|i use|inject*|i|pump|can i|how do i|run|marathon|half - resistance|charity|fundrais*
        diabetic|diabetes + i am|im|i have|my|type|can i|with - charity|fundrais*|foundation|awareness|benefit|support|race for|walk for|run for
        diagnosed|operated|surgery|operation > with|on|heart|knee|hip|back|weeks ago|days ago|months ago|last
        post op|postop|post surgery|surgery|operation + run|running|race|weeks|days|months|itching|back - charity|fundrais*|awareness
        had my|got my|took my > appendix|gallbladder|tonsils|spleen|wisdom teeth|hernia > out|removed|fixed|repaired
        long covid|post covid
        sudden > cardiac death|death|cardiac arrest - awareness|charity
        epilepsy|epileptic|migraine with aura - charity|fundrais*|foundation|awareness|benefit|support|walk
      `,
      es: `
        marcapasos|tengo un desfibrilador|tengo desfibrilador|mi desfibrilador|desfibrilador puesto|stent|stents|bypass|soplo en el corazon|soplo cardiaco|soplo corazon|cardiomiopatia|miocardi*|pericarditis|corazon grande|cardiopatia|valvula|aneurisma|me operaron del corazon|operado del corazon|operada del corazon|desfibrilador implant* - benefic*|fundacion|recaudar|bypass trail|bypass road|road closed
        inflamacion|infeccion|inflamado > corazon|miocardio
        corazon > inflamado|infectado|agrandado
        ait|isquemia|isquemico + tuve|puedo|correr|corro|carrera|hace|ano
        problema|problemas|enfermedad|enfermo|insuficiencia|condicion|mal > corazon|cardiac*|cardiaca|cardiaco + tengo|sufro|padezco|me diagnosticaron|con|mi - ayudar|benefic*|fundacion|recaudar|ninos|apoyo|lucha
        epilepsia|epileptico|epileptica|anemia falciforme|enfermedad renal|un solo rinon|trasplant*|epoc|fibrosis quistica + tengo|con|soy|puedo|me|maraton|media|ultra|trail|21k|42k - benefic*|fundacion|recaudar|apoyo
        hemofilia|lupus|esclerosis|crohn|colitis|cirrosis|hepatitis|leucemia|linfoma|tiroides|hipertiroid*|hipotiroid*|presion alta|hipertens*|dialisis|calculos|piedras en el rinon|un pulmon|neumotorax|sarcoidosis|parkinson|osteoporosis|reumatoide|anemia|anemic* + tengo|soy|con|mi|diagnostic*|puedo|debo|correr|maraton|media|ultra|entrenar - benefic*|fundacion|recaudar|apoyo|lucha|contra el|contra la
        presion + alta|170|180|190|200|160|hipertens* - atmosferica
        14 presion|15 presion|16 presion|17 presion|18 presion|19 presion|20 presion|21 presion|22 presion
        140|145|150|155|160|165|170|175|180|190|200|210|220 > 90|95|100|105|110|115|120|130 + presion|tension|medico|doctor|farmacia|hipertens* - km|kg|precio
        hemoglobina glicosilada|glicosilada|glicada
        sacaron|quitaron|extrajeron|extirparon|cambiaron|pusieron|removieron > vesicula|apendice|amigdalas|muela|muelas|muelas del juicio|bazo|ovario|utero|matriz|rinon|tiroides|lunar|quiste|tumor|diente|cadera|rodilla|valvula|protesis|placa|tornillos - precio|inscripcion
        endodoncia|vasectomia|biopsia|colonoscopia|endoscopia|liposuccion|abdominoplastia|histerectomia|legrado
        inhalador + uso|usar|necesito|veces|cada|antes|puedo|corro|correr
        insulina + me inyecto|me pongo|uso|tomo|con|puedo|dependiente|bomba|corr*|maraton|media - resistencia|fundacion|benefic*
        hipertens*|diabetic* + soy|puedo|tengo|correr|con - fundacion|benefic*
        me operaron|operado|operada|cirugia|me diagnosticaron > de|del|hace|la|el
        post operatorio|postoperatorio|post op|postoperado|recien operad*
        covid largo|covid prolongado|secuelas > covid
        muerte subita - desempate|gol|futbol
        epilepsia|epileptic* - fundacion|benefic*|recaudar|apoyo|caminata
      `,
    },
    answer: { topic: "known-illness" },
    sources: [
      {
        name: "Mayo Clinic Healthcare, Heart arrhythmia warning signs",
        address: "https://mayoclinichealthcare.co.uk/ar/news/heart-arrhythmia-warning-signs",
        seen: "2026-11-28",
      },
    ],
  },
  {
    id: "fever",
    phrases: {
      en: `
        temp|temperature > 37*|38*|39* - weather|forecast|degrees outside|high of|air
        fever|feverish|high temperature|temperature of 38*|temperature of 100*|temperature of 101*|temperature of 102* - marathon fever|running fever|race fever|spring fever|cabin fever|fever pitch|hay fever|gold fever|yellow fever|trail fever|is there a fever|when is the fever|how much is the fever
        i have|got|had|have|with|caught|recovering from|after > flu|influenza|covid|coronavirus|pneumonia|bronchitis|chest infection|strep|mono|mononucleosis|dengue|lyme|sepsis|kidney infection|sinus infection|stomach bug|food poisoning|norovirus - policy|refund|charity|vaccine|shot|rules
        infected|infection + leg|foot|toe|blister|wound|cut|skin|red streak*|pus|spreading
        blister|wound|cut|scrape|toe|foot|leg|skin|bite + pus|oozing|red line|red streak*|spreading|infected|smells
        cough|flu|cold|sinus|throat + fever|chest|green|phlegm|infection|lungs|swollen glands - chest strap|water
        nasty bug|stomach virus|gastro|tummy bug|the runs and fever + race|run|sick|have|got|still
        shingles|herpes zoster - shingles hill|roof
        dengue|malaria|chikungunya|zika|hepatitis|mono|mononucleosis|typhoid|salmonella|lyme - mono county|is there dengue|is there malaria
        woke|got|have|running a|at > 38.5|39|39.4|39.5|40|102|103|104 + shiver*|chills|sweat*|race|sick|bed - degrees outside
        covid|flu|influenza|bronchitis|pneumonia|gastroenteritis|norovirus|stomach flu|stomach bug|mono|strep throat|sinus infection + race|run|running|can i|positive|days|ago|week|weeks|saturday|sunday|tomorrow|still - policy|refund|refunds|charity|vaccine|shot|rules|before covid|since covid|protocol|mono county|because of covid
      `,
      es: `
        fiebre|afiebrad*|con temperatura|calentura|febricula|38 de temperatura|39 de temperatura - fiebre del running|fiebre de carreras|fiebre amarilla|fiebre por correr|fiebre del oro|fiebre de correr
        tengo|tuve|con|me dio|me dio la|salgo de|despues de|pase|recien > gripe|gripa|influenza|covid|coronavirus|neumonia|bronquitis|dengue|mononucleosis|infeccion|amigdalitis|sinusitis|intoxicacion|zika|chikungunya - vacuna|politica|reembolso|benefic*
        infectad*|infeccion + pierna|pie|dedo|ampolla|herida|corte|piel|linea roja|pus
        ampolla|herida|corte|raspon|dedo|pie|pierna|piel|picadura + pus|supura|linea roja|se extiende|infect*|huele mal
        tos|gripe|gripa|resfriado|garganta + fiebre|pecho|verde|flema|infeccion|pulmones|ganglios - correa
        herpes zoster|culebrilla|paperas|varicela|sarampion|hepatitis + correr|corro|entren*|puedo|tengo|carrera|maraton
        dengue|malaria|paludismo|chikungunya|zika|hepatitis|mononucleosis|tifoidea|salmonela - fiebre amarilla|hay dengue|hay malaria|is there dengue
        escalofrio*|tirit*|tembl* + 38|38.5|39|39.5|40 - km|minutos|grados de calor
        amaneci|tengo|estoy con|desperte > 38.5|39|40 + tirit*|escalofrio*|medio|carrera|sudor*|enferm* - anos|km|minutos
        covid|gripe|influenza|bronquitis|neumonia|gastroenteritis|amigdalitis|sinusitis|mononucleosis + carrera|correr|corro|trotar|entren*|tirada|fondo|media|maraton|ultra|puedo|positivo|dias|semana|semanas|sabado|domingo|manana|todavia|hace - politica|reembolso|vacuna|benefic*|protocolo|por covid|antes del covid
      `,
    },
    answer: { topic: "illness" },
    sources: [
      {
        name: "Halle et al., Myocarditis in athletes: a clinical perspective, 2020",
        address:
          "https://www.researchgate.net/publication/339684707_Myocarditis_in_athletes_A_clinical_perspective",
        seen: "2026-11-28",
      },
    ],
  },
];
