import type { UsualQuestion } from "./usual-question.ts";

/** Training in everyday life: little time, age, family, tiredness, and whether a goal is possible. */
export const everydayQuestions: readonly UsualQuestion[] = [
  {
    topic: "base",
    asked: `
      i have 3 hours a week and a half marathon is it doable
      can i train for a half with little time
      how do i train for a half with small kids and no time
      is it possible to run a half with three runs a week
      tengo poco tiempo puedo preparar una media
      se puede preparar una media con 3 horas por semana
      trabajo mucho y tengo hijos como entreno para la media`,
    answer: {
      en: "Yes, to finish it: three runs a week, about 45 minutes easy, 45 minutes with some faster ones in the middle, and a long run that grows from 60 to 110 minutes over twelve weeks. If you do not run about 25 km a week yet, take some weeks to get there first. Let the rest be strength at home, and plan walking breaks rather than a time. I can build the weeks: write “a half in …, 3 days a week”.",
      es: "Sí, para terminarla: tres salidas por semana, unos 45 minutos suaves, 45 con algunos más rápidos en medio y un fondo que crece de 60 a 110 minutos en doce semanas. Si aún no corres unos 25 km por semana, toma antes unas semanas para llegar. Lo demás, fuerza en casa, y planea pausas caminando en vez de un tiempo. Te armo las semanas: escribe “una media en …, 3 días por semana”.",
    },
  },
  {
    topic: "undertrained",
    asked: `
      is 4 weeks enough to go from 10k to a half
      can i run a half in a month
      i can run 10k can i run a half in 6 weeks
      is 6 weeks enough for a half
      alcanzan 4 semanas para pasar de 10k a 21k
      puedo correr una media en un mes
      corro 10k puedo hacer 21 en seis semanas`,
    answer: {
      en: "Only to finish it, not to race it: if your longest run reaches about 14 km in the last month, run it slowly; with 8–13 km run and walk, and check the time limit; with less take the 10K or defer. Twelve weeks is what a half needs. Nothing hard in the last week.",
      es: "Solo para terminarla, no para competir: si tu salida más larga llega a unos 14 km en el último mes, córrela lento; con 8–13 km corre y camina, y mira el tiempo límite; con menos, toma la de 10K o pasa la inscripción. Una media pide doce semanas. Nada fuerte en la última semana.",
    },
  },
  {
    topic: "comeback",
    asked: `
      i missed two weeks of training and the race is in five weeks
      i was ill for two weeks how do i catch up with my plan
      should i make up for missed training
      perdi dos semanas de entrenamiento y la carrera es en cinco
      estuve enfermo dos semanas como recupero lo perdido`,
    answer: {
      en: "Do not catch up: two weeks cost little, and doubling kilometers is how people get hurt. Once you are free of fever for a day and well, run easily for about as many days as you were ill, then pick up the plan where it is now. Slow the goal, or change to the shorter distance. A cough from the chest, chest pain, a pounding heart or unusual breathlessness: see a doctor before you run.",
      es: "No lo recuperes: dos semanas cuestan poco, y doblar kilómetros lesiona. Cuando lleves un día sin fiebre y te sientas bien, corre suave tantos días como estuviste enfermo y luego retoma el plan donde va. Baja la meta o cambia a la distancia corta. Tos de pecho, dolor de pecho, corazón acelerado o falta de aire rara: al médico antes de correr.",
    },
    sources: [
      {
        name: "Halle et al., Myocarditis in athletes: a clinical perspective, 2020",
        address:
          "https://www.researchgate.net/publication/339684707_Myocarditis_in_athletes_A_clinical_perspective",
        seen: "2026-11-28",
      },
    ],
  },
  {
    topic: "older-runners",
    asked: `
      im 67 and want to run again after ten years
      can i start running at 60
      what should a runner over 60 watch out for
      how should i train at 55
      tengo 65 años y quiero empezar a correr
      tengo 67 y quiero volver a correr
      como entreno a los 60
      que cuidados tengo para correr a mi edad`,
    answer: {
      en: "It is not too late. See a doctor first, above all after years without sport or with high blood pressure, diabetes or heart disease. Then three days a week with a day between: five minutes of brisk walking, then run a minute and walk two, so easily that you can talk, for 20–30 minutes; strength twice a week counts as much as running at this age. Add a little every second or third week. New breathlessness, pressure in the chest or dizziness: stop and have it looked at.",
      es: "No es tarde. Primero ve al médico, sobre todo tras años sin deporte o con presión alta, diabetes o problemas del corazón. Luego tres días por semana con un día en medio: cinco minutos de caminata rápida y después trota un minuto y camina dos, tan suave que puedas hablar, por 20–30 minutos; a esta edad la fuerza dos veces por semana vale tanto como correr. Suma un poco cada dos o tres semanas. Falta de aire nueva, opresión en el pecho o mareo: para y que lo revisen.",
    },
  },
  {
    topic: "pregnancy",
    asked: `
      do stroller runs count
      can i run with the stroller
      when can i run with my baby in the stroller
      puedo correr con el coche del bebe
      desde que edad puedo correr con el bebe en la carriola
      correr con cochecito cuenta como entrenamiento`,
    answer: {
      en: "From six months on, and such runs count as easy ones, slower by feel because pushing costs effort. The American Academy of Pediatrics advises not to run with it before the baby is at least six months old and holds head and trunk steadily; ask your own pediatrician; then a jogging stroller with wrist strap and hand brake, straps closed, even paths.",
      es: "Desde los seis meses, y cuentan como trote suave, más lento porque empujar cuesta. La Academia Estadounidense de Pediatría aconseja no correr con él antes de que el bebé tenga al menos seis meses y sostenga bien cabeza y tronco; pregunta a tu pediatra; después, un coche de correr con correa de muñeca y freno, cinturón puesto y camino parejo.",
    },
    sources: [
      {
        name: "CPCMG, Ask the pediatrician: jogging with babies (on the advice of the AAP)",
        address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "fuel",
    asked: `
      should i run before or after breakfast
      is it better to eat before a morning run
      run fasted or fed in the morning
      correr antes o despues del desayuno
      es mejor correr en ayunas o desayunado
      desayuno antes de correr en la mañana`,
    answer: {
      en: "Both work. Up to about an hour of easy running needs no breakfast; before something long or fast eat something small an hour or two ahead, such as a banana or bread with jam. With diabetes or dizziness not without food.",
      es: "Ambas valen. Hasta cerca de una hora suave no hace falta desayunar; antes de algo largo o rápido come algo pequeño una o dos horas antes, como plátano o pan con mermelada. Con diabetes o mareos, no sin comer.",
    },
  },
  {
    topic: "base",
    asked: `
      is it better to run by time or by distance
      should i run minutes or kilometers
      run for time or for miles as a beginner
      es mejor correr por tiempo o por distancia
      entreno por minutos o por kilometros`,
    answer: {
      en: "Beginners do better by time: twenty minutes stay twenty minutes on hills, in heat and on bad days, and nobody runs too fast to get it done. For a race at least the long runs are also counted in kilometers; on trails always by time.",
      es: "Quien empieza, mejor por tiempo: veinte minutos son veinte minutos en cuestas, con calor y en días malos, y nadie corre de más para acabar. Para una carrera al menos los fondos se cuentan también en kilómetros; en sendero, siempre por tiempo.",
    },
  },
  {
    topic: "weight",
    asked: `
      how do i lose belly fat by running
      does running burn belly fat
      how long until running makes me lose weight
      como bajo la panza corriendo
      correr quema la grasa de la barriga
      en cuanto tiempo se baja de peso corriendo`,
    answer: {
      en: "Nobody can choose where fat goes first. Running helps, food decides most of it: more than 250 minutes of moderate movement a week, walking included, strength twice a week, and about half a kilogram a week at most. It takes months, and the scale hides it at first. With heart disease, diabetes or severe overweight see a doctor first.",
      es: "De dónde se va primero la grasa no se elige. Correr ayuda, la comida decide casi todo: más de 250 minutos de movimiento moderado por semana, caminar incluido, fuerza dos veces, y medio kilo por semana como mucho. Toma meses, y al inicio la balanza no lo muestra. Con problemas del corazón, diabetes u obesidad severa, primero al médico.",
    },
  },
  {
    topic: "soreness",
    asked: `
      my calves are always tight
      my calf is a bit tight
      my calf feels tight today can i run
      tight calves after every run
      my hamstrings are always stiff
      my legs are stiff in the morning after running
      siempre tengo las pantorrillas cargadas
      tengo los gemelos duros despues de correr
      amanezco con las piernas tiesas`,
    answer: {
      en: "Tightness in both calves without pain in one spot usually means more load than they are used to: run shorter and slower for a week, leave out hills and speed, and raise the heels slowly, straight and bent knee, 3 × 12–15 every other day. Stretch afterwards if you like it. One calf only that is swollen, warm or painful, or a tightness that grows in each run with a numb foot: no running, a doctor today.",
      es: "Las dos pantorrillas cargadas sin dolor en un punto suelen ser más carga de la que conocen: una semana más corto y lento, sin cuestas ni velocidad, y eleva talones despacio, rodilla recta y doblada, 3 × 12–15 día por medio. Estira después si te gusta. Una sola hinchada, caliente o con dolor, o una tensión que crece en cada salida con el pie dormido: sin correr, médico hoy.",
    },
  },
  {
    topic: "soreness",
    asked: `
      im dead after yesterdays long run
      im wrecked after the half is that normal
      my legs are destroyed after the race
      so tired after the marathon is it normal
      estoy muerto despues del fondo de ayer
      quede destruido despues de la media es normal
      me siento muerto despues de las series
      hoy en las series me senti muerto
      i felt dead in my intervals today`,
    answer: {
      en: "That is normal: sore legs are worst after one to three days and gone after five to seven. Eat, drink, sleep, walk or jog very easily, and nothing fast until stairs are easy. One hard session that empties you means the next day is easy or free. Not normal: fever, or tiredness that stays for two weeks: see a doctor. Dark urine or one swollen calf: today. Chest pain: call your local emergency number.",
      es: "Es normal: las piernas están peor entre el primer y el tercer día y mejoran en cinco a siete. Come, bebe, duerme, camina o trota muy suave, y nada rápido hasta bajar escaleras sin molestia. Si una sesión te vació, mañana suave o libre. No es normal: fiebre, o cansancio que dura dos semanas: al médico. Orina oscura o una pantorrilla hinchada: hoy mismo. Dolor de pecho: llama a tu número local de emergencias.",
    },
  },
  {
    topic: "rest",
    asked: `
      i have been tired for ten days and my resting pulse is high
      am i overtraining
      how do i know if i am overtrained
      signs of overtraining
      llevo diez dias cansado y con el pulso alto en la mañana
      estoy sobreentrenado
      como se si estoy sobreentrenando`,
    answer: {
      en: "Tiredness for days with a higher pulse in the morning says: rest now. Three or four days off, then a week of half the distance, all easy, more sleep and food, no intervals. See a doctor if it has not passed after two weeks, or now with fever, dizziness, weight loss or a period that stays away: an infection, low iron or the thyroid can be the cause. Chest pain: call your local emergency number.",
      es: "Días de cansancio con el pulso de la mañana alto dicen: descansa ya. Tres o cuatro días libres, luego una semana con la mitad y todo suave, más sueño y comida, nada de series. Ve al médico si en dos semanas no pasa, o ya si hay fiebre, mareo, pérdida de peso o falta la regla: puede ser una infección, hierro bajo o la tiroides. Dolor de pecho: llama a tu número local de emergencias.",
    },
  },
  {
    topic: "supplements",
    asked: `
      can i take epo or clenbuterol to run faster
      do steroids help runners
      where do i get doping
      what can i take to run faster
      puedo tomar epo para rendir mas
      sirve el clembuterol para correr
      que puedo tomar para correr mas rapido`,
    answer: {
      en: "No. EPO, anabolic steroids, clenbuterol and the like are banned and dangerous: thick blood, clots, stroke, heart attacks. I say nothing about doses or where they come from. Training, sleep, carbohydrate on the way and perhaps coffee make you faster. If you have taken some and your heart races, or you have chest pain or breathlessness: call your local emergency number.",
      es: "No. EPO, anabólicos, clembuterol y similares están prohibidos y son peligrosos: sangre espesa, coágulos, derrame, infarto. No digo dosis ni dónde se consiguen. Más rápido te hacen entrenar, dormir, carbohidratos en el camino y quizá el café. Si ya tomaste algo y sientes el corazón acelerado, dolor de pecho o falta de aire: llama a tu número local de emergencias.",
    },
    sources: [
      {
        name: "Mayo Clinic, Performance-enhancing drugs: know the risks",
        address:
          "https://www.mayoclinic.org/healthy-lifestyle/fitness/in-depth/performance-enhancing-drugs/art-20046134",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "choosing-distance",
    asked: `
      is my time good
      am i slow
      is 30 minutes a good 5k
      is a 2 hour half good for a beginner
      es bueno mi tiempo
      soy lento
      una media en 2 horas es buen tiempo
      30 minutos en 5k esta bien`,
    answer: {
      en: "Yes: in a first race, finishing is a good time. Compare yourself with last year, or with your age group in the results of a race: age, hills and heat count. Tell me a result, and I work out what is possible over another distance.",
      es: "En una primera carrera, llegar ya es un buen tiempo. Compárate con tus tiempos del año pasado o con tu categoría de edad en los resultados: cuentan la edad, las cuestas y el calor. Dime un resultado y calculo qué es posible en otra distancia.",
    },
  },
  {
    topic: "motivation",
    asked: `
      should i run with a club or alone
      how do i find people to run with
      i have nobody to run with
      no tengo con quien correr
      no tengo con quien
      is running with a group better
      correr solo o en grupo
      como encuentro gente para correr
      es mejor correr acompañado`,
    answer: {
      en: "Both: company makes it hard to cancel, alone you keep your own easy pace. Races here show their organizers, many of whom lead groups, and coaches and guides are in the list of experts. In a group, stay with people at a pace that lets you talk.",
      es: "Ambas: con compañía cuesta faltar, solo llevas tu ritmo suave. Las carreras de aquí muestran a sus organizadores, que muchas veces tienen grupos, y en la lista de expertos hay entrenadores y guías. En grupo quédate con quienes puedas conversar.",
    },
  },
];
