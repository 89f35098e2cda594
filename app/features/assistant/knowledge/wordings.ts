/**
 * What runners ask, in their own words, about each topic. The text search reads them beside the articles,
 * which use other words than the people who need them. One question a line.
 */
export const wordings: Readonly<Record<string, string>> = {
  "plan-5k": `
    i never ran in my life how do i start
    from zero to 5k what do i do each week
    start running from the couch
    i want to take up running where do i begin
    my wife wants to run her first 5k
    nunca he corrido por donde empiezo
    de cero a 5 km que hago cada semana
    quiero empezar a trotar no se como
    soy sedentario y quiero correr 5k
    mi esposa quiere correr sus primeros 5k`,
  "plan-10k": `
    i can run 5k how do i get to 10k
    weekly plan for my first 10k
    corro 5k como llego a 10k
    plan semanal para mi primer 10k`,
  "plan-half": `
    what should a week look like for a half marathon
    from 10k to half marathon how
    mileage per week for a half
    como es una semana para media maraton
    pasar de 10k a 21k
    kilometros por semana para la media`,
  "plan-marathon": `
    how do i build up to 42 km
    from half to full marathon what changes
    first marathon advice how long to prepare
    pasar de media a maraton que cambia
    cuantos meses necesito para un maraton
    primer maraton consejos`,
  base: `
    how many days a week should i run
    how many miles a week should i run
    how many miles a week do i need for a half
    cuantos km a la semana necesito
    how fast can i increase my mileage without injury
    ten percent rule
    how far should my long run be
    longest run before the marathon
    what do i do if i skip a long run
    i am new how many times a week do i go out
    cuantos dias a la semana corro
    cuantos kilometros por semana debo correr
    cuanto puedo subir el kilometraje sin lesionarme
    de cuanto debe ser mi fondo mas largo
    hasta donde llego con el fondo del domingo
    soy nuevo cuantas veces por semana salgo`,
  "easy-pace": `
    what heart rate should easy runs be
    zone 2 training
    i run too fast on easy days
    my heart rate is 170 on easy runs is that too high
    should i be able to talk while running
    train with heart rate
    que pulso debo llevar en los rodajes
    que es la zona 2
    mis pulsaciones suben a 170 en trote suave
    que tan lento es lento
    entreno por pulsaciones
    deberia poder hablar mientras troto`,
  intervals: `
    how do i get faster
    what is a fartlek
    what is a tempo run
    threshold run meaning
    400 meter repeats how many
    speed work how often
    stuck at 25 min 5k how to break it
    how do i lower my 10k time
    strides what are they
    como ser mas rapido
    que es un fartlek
    que es un tempo
    que es el umbral
    cuantas repeticiones de 400 hago
    estoy estancado no bajo mi tiempo
    como bajo mi tiempo en 10k
    trabajo de velocidad cada cuanto`,
  taper: `
    how much do i cut back two weeks out
    last long run before race when
    should i run the day before the race
    what do i do in race week
    cuanto bajo el volumen las ultimas dos semanas
    corro el dia previo o descanso
    cuando es mi ultimo fondo antes de la carrera
    que hago la semana de la carrera`,
  "choosing-plan": `
    make me a training plan
    i need a training plan
    hazme un plan de entrenamiento
    necesito un plan de entrenamiento
    i have little time with work and kids how do i train
    only three hours a week to train
    tengo poco tiempo trabajo e hijos como entreno
    which training plan is right for me
    how do i change a plan i missed a week
    que plan de entrenamiento me conviene
    me perdi una semana del plan como sigo`,
  strength: `
    how many times a week should i lift
    gym exercises for runners
    do squats make me slower
    core and plyometrics for running
    can i lift weights and run the same day
    exercises for strong knees
    cuantas veces por semana hago pesas
    ejercicios de gimnasio para correr
    puedo hacer pesas y correr el mismo dia
    las sentadillas me hacen lento
    abdominales y pliometria
    que ejercicios fortalecen la rodilla`,
  "warm-up": `
    do i stretch before or after
    routine before a race to get warm
    how do i cool down
    foam roller yes or no
    best stretches
    estiro antes o despues
    rutina de calentamiento
    como enfrio despues de correr
    el rodillo de espuma sirve`,
  comeback: `
    havent run in a year how do i restart
    how do i come back after surgery
    back to running after injury how soon
    i lost my fitness in the break
    llevo semanas sin correr como retomo
    hace un año que no corro como regreso
    como vuelvo despues de una lesion
    retomar despues de una operacion
    perdi la forma con el descanso`,
  motivation: `
    i dont feel like training anymore
    running feels boring lately
    i cannot get out of the door
    how do i keep going in winter
    running alone is boring
    best time of day to run
    ya no tengo ganas de entrenar
    me aburre correr
    no me dan ganas de salir
    como no dejar de entrenar en invierno
    mejor hora para correr
    me cuesta ser constante`,
  "other-sports": `
    treadmill versus outside
    can i bike instead of running
    swim or bike on rest days
    does yoga help runners
    cinta o calle
    puedo hacer bici en vez de correr
    nadar en dias de descanso
    el yoga ayuda a correr
    caminadora o afuera es lo mismo`,
  "dark-and-rain": `
    is it ok to run in the rain
    what do i wear in the rain
    que ropa llevo con lluvia
    que me pongo si llueve
    it is raining a lot should i still run
    thunderstorm run or not
    running at night safely as a woman
    reflective vest and light
    music while running
    headphones for running
    esta lloviendo igual salgo a correr
    correr con lluvia
    correr de noche es seguro
    musica o audifonos al correr
    hay tormenta corro o no`,
  cadence: `
    what should my cadence be
    steps per minute
    how do i fix my running form
    heel strike or forefoot
    how do i land softer
    cuantos pasos por minuto
    como mejoro mi tecnica de carrera
    piso con el talon esta mal`,
  weight: `
    will running help me lose weight
    run or walk to lose fat
    how many calories does a 10k burn
    i am overweight how do i start
    correr o caminar para bajar de peso
    cuantas calorias quemo en 10k
    tengo sobrepeso como empiezo
    quiero adelgazar corriendo`,
  breathing: `
    nose or mouth when running
    i run out of breath
    how do i control my breathing
    get winded after two minutes
    por la nariz o por la boca
    me quedo sin aire al trotar
    como controlo la respiracion
    me agito a los dos minutos`,
  "race-checklist": `
    what do i pack for the race
    what do i bring to my first race
    what do i lay out the night before
    que llevo a mi primera carrera
    que dejo listo la noche anterior
    que meto en la maleta para la carrera`,
  "race-pacing": `
    i always start too fast
    negative split or even pace
    how do i avoid the wall at km 30
    pace on a hilly course
    why do i slow down at the end
    siempre salgo muy rapido
    split negativo o parejo
    como evito el muro en el km 30
    como reparto el ritmo con subidas
    me quedo sin fuerzas al final`,
  travel: `
    flying the day before the race
    jet lag nine hours before a marathon
    how do i travel to a race
    long flight and race legs
    viajar en avion un dia antes de la carrera
    diferencia horaria antes del maraton
    viaje largo antes de correr`,
  recovery: `
    how many days off after a marathon
    when can i train again after a half
    what do i eat after a race
    ice bath and massage after race
    cuantos dias descanso despues de un maraton
    cuando vuelvo a entrenar despues de la media
    quede molido despues de la carrera
    baño de hielo despues de correr`,
  "race-morning": `
    how early should i get to the start
    where do i leave my bag and keys
    how do corrals and waves work
    toilets before the start
    where do i pin the bib
    a que hora llego a la salida
    donde dejo mis cosas y llaves
    como funcionan los corrales
    baños en la salida
    donde va el dorsal
    necesito un baño en la carrera`,
  "aid-stations": `
    how do water stations work
    stop or run through aid stations
    drink from a cup while running
    como funcionan los puestos de agua
    paro en todos los puestos de hidratacion
    como tomo de un vaso corriendo`,
  walking: `
    is it ok to walk in a race
    run walk method
    are walking breaks cheating
    puedo caminar en la carrera
    metodo correr caminar
    caminar es trampa`,
  "coming-last": `
    what if i am the last one
    afraid of being the slowest
    is there a sweep bus
    que pasa si llego ultimo
    me da verguenza ser el mas lento
    miedo de no llegar al corte`,
  undertrained: `
    i have not trained and the race is in two weeks
    i have 15 days until my first 10k
    tengo dos semanas para mi primera carrera
    tengo 15 dias para mi primer 10k
    my race is soon and i have not started
    mi carrera es pronto y no empece a entrenar
    missed a month of training before my half
    havent trained enough should i still race
    longest run was 14 km can i do the half
    should i drop down to the shorter distance
    i was sick and missed training before the marathon
    no entrene y mi media es en dos semanas
    no entrene casi nada y la carrera es pronto
    deje de entrenar un mes y tengo carrera
    mi fondo mas largo fue 14 puedo hacer la media
    falte a varios entrenamientos corro igual
    me bajo de distancia porque no entrene`,
  "hot-race": `
    race day will be 32 degrees what do i change
    how much slower in hot weather on race day
    el dia de la carrera hara mucho calor que hago
    cuanto mas lento con calor en la carrera`,
  nerves: `
    i freak out before races
    cant sleep before the race
    anxiety on the start line
    my first race is tomorrow and i am scared
    me pongo muy nerviosa antes de correr
    no duermo la noche antes
    tengo mi primera carrera mañana y miedo
    ansiedad en la salida`,
  "bad-day": `
    my race went terribly and i am down
    i let everybody down in the relay
    i cried after the finish because of my time
    i am so frustrated with my running
    me fue pesimo en la carrera y estoy bajoneada
    llore al llegar a la meta por mi tiempo
    siento que decepcione a mi equipo
    estoy frustrada con mi entrenamiento`,
  "dropping-out": `
    i keep quitting in the middle of races
    it is all in my head i give up
    should i stop or finish
    mental strength when it gets hard
    i gave up again at mile 20
    abandono siempre a mitad de carrera
    es mental me rindo
    como aguanto mentalmente cuando duele
    me retiro o termino`,
  fuel: `
    what do i eat the days before my marathon
    breakfast before a long run
    banana or oatmeal
    run on an empty stomach
    should i eat before a morning run
    carb loading how to
    how many carbs per hour
    what do people eat the night before
    am i eating enough
    what do i eat after a long run
    que como despues de correr
    que como los dias antes del maraton
    que desayuno antes de correr
    correr en ayunas
    platano o avena
    como hago la carga de carbohidratos
    que ceno la noche anterior
    como lo suficiente para entrenar`,
  gels: `
    how many gels do i need
    gels upset my stomach
    never tried gels use them in the race
    does coffee before a run help
    caffeine before racing
    i need the bathroom on long runs
    my stomach hurts on long runs
    i get nausea from sports drink
    cuantos geles necesito
    los geles me caen mal
    nunca use geles los uso en la carrera
    cafe antes de correr
    siempre me dan ganas de ir al baño corriendo
    se me revuelve el estomago corriendo`,
  hydration: `
    how much water per hour
    how much should i drink on a long run
    electrolytes or just water
    do i carry water for 15k
    cuanta agua tomo por hora
    cuanto bebo en un fondo
    electrolitos o agua
    llevo agua para 15 km`,
  heat: `
    how do i train in humidity
    how do i train at 95 degrees
    como entreno con 35 grados
    running in summer heat is killing me
    what do i wear when it is hot
    why do i overheat
    como entreno con humedad
    el calor me mata corriendo
    que me pongo con calor
    a que hora corro en verano`,
  altitude: `
    how many days before should i arrive at altitude
    flying from sea level to a mountain race
    race at 3400 meters i live on the coast
    how much slower in mexico city because of altitude
    train for altitude at sea level
    cuantos dias antes llego a la altura
    racing in cusco huaraz puno or denver when do i arrive
    corro en cusco huaraz puno o toluca cuando llego
    vivo en la costa y corro en la sierra
    cuanto mas lento corro por la altura
    como entreno altura viviendo a nivel del mar
    que hago para acostumbrarme a la altura
    con cuantos dias de anticipacion subo`,
  cold: `
    what do i wear at 3 degrees
    gloves and layers for winter
    running in snow and ice
    que me pongo con 2 grados
    guantes y capas
    correr con nieve`,
  "running-with-pain": `
    can i keep training with this pain
    run through pain or stop
    my hip is a bit sore
    me molesta un poco la cadera
    something hurts but i have a race
    puedo seguir entrenando con este dolor
    me duele pero tengo carrera`,
  "shin-splints": `
    front of my lower leg hurts when i run
    shin pain
    me duelen las canillas
    dolor en la espinilla o tibia por dentro`,
  "runners-knee": `
    pain under my kneecap going down stairs
    front of the knee hurts
    me duele la rodilla delante al bajar escaleras
    dolor bajo la rotula`,
  "it-band": `
    outside of the knee hurts after 5 miles
    me duele el lado de afuera de la rodilla`,
  cramps: `
    i cramp at km 35
    side stitch how to stop
    my calves lock up late in races
    me acalambro al final
    dolor de caballo
    flato como lo quito`,
  "plantar-fasciitis": `
    first steps in the morning hurt my heel
    bottom of my foot hurts
    me duele la planta al levantarme
    dolor de talon por la mañana`,
  achilles: `
    back of my ankle is stiff in the morning
    me duele atras del tobillo el tendon`,
  "stress-fracture": `
    pain in one spot of the bone
    dolor en un punto del hueso`,
  illness: `
    run with a cold
    stuffy nose should i skip my run
    after covid when can i run again
    corro con gripe
    estoy con mocos salgo o no
    tuve covid cuando vuelvo`,
  pregnancy: `
    running while pregnant
    how soon after birth can i run
    breastfeeding and running
    correr embarazada
    cuando corro despues del parto
    dando de lactar`,
  reds: `
    can i train on my period
    my period starts on race day
    me baja el dia de la carrera
    period cramps and race
    i lost my period since i train more
    puedo entrenar con la regla
    colicos y carrera
    se me fue la regla desde que entreno`,
  "known-illness": `
    do i need a medical check before i start running
    necesito un chequeo medico antes de correr
    asthma and running
    i am diabetic and want to run
    high blood pressure can i race
    tengo asma y quiero correr
    soy diabetico y entreno
    presion alta y carrera`,
  painkillers: `
    painkiller before a race
    pastilla para el dolor antes de correr`,
  medicines: `
    i take blood pressure pills can i run
    on antibiotics can i train
    tomo antibioticos puedo entrenar`,
  skin: `
    should i pop a blister
    blister from my new shoes
    how do i avoid blisters
    chafing between my legs
    nipples bleed
    black toenail
    which socks
    reviento la ampolla
    como evito las ampollas
    me rozan las piernas
    se me ponen negras las uñas
    que medias uso`,
  swelling: `
    my hands swell on long runs
    se me hinchan las manos al correr`,
  salt: `
    salt tablets do i need them
    pastillas de sal`,
  supplements: `
    creatine iron magnesium vitamin d collagen
    beetroot juice
    protein powder
    creatina hierro magnesio vitamina d colageno
    que suplementos tomo
    proteina en polvo`,
  alcohol: `
    beer after a race
    i drank last night can i run
    tome cervezas ayer puedo correr
    alcohol antes de la carrera`,
  "older-runners": `
    i am 55 and recover slower
    starting to run at 60
    masters training how to change
    tengo 62 es seguro correr
    empezar a los 50
    me recupero mas lento con la edad`,
  children: `
    can my kid run a 10k
    my son wants to train with me
    running with a stroller
    cuanto puede correr un niño
    mi hija quiere entrenar
    correr con coche de bebe`,
  "first-trail": `
    first trail race what should i know
    how do i run downhill on rocks
    walk or run the climbs on trail
    how do i run in mud
    how do i not get lost on a trail
    como corro en barro
    como no perderme en el sendero
    primer trail que debo saber
    como bajo cerros sin caerme
    que diferencia hay entre trail y calle`,
  "first-ultra": `
    from marathon to 50k how different is the training
    how do i train for 100k
    how long should the longest run be for an ultra
    back to back long runs
    pasar de maraton a 80k
    como entreno un 100k
    fondos seguidos para ultra`,
  shoes: `
    when do i replace my shoes
    which shoes for wide feet
    are carbon shoes worth it
    flat feet and overpronation
    new shoes on race day
    cada cuanto cambio zapatillas
    cuanto duran unas zapatillas
    tenis para pie ancho
    vale la pena la placa de carbono
    tengo pie plano`,
  "first-kilometers": `
    i get tired after 2 km
    i cannot run more than ten minutes
    why do i get exhausted so fast
    how do i run longer without stopping
    build endurance as a beginner
    me canso a los 2 kilometros y paro
    no puedo correr mas de 10 minutos
    por que me agoto tan rapido
    como aguanto mas sin parar
    mejorar resistencia principiante`,
  "choosing-distance": `
    should i do a 5k or a 10k first
    how do i choose between the half and the full
    how do i pick my first marathon
    am i ready for a marathon
    is it too early for a half
    no se que distancia elegir
    me conviene 10k o media
    es muy pronto para un maraton
    estoy listo para la media
    what is a good time for a first 10k
    que es un buen tiempo en 10k`,
  vo2max: `
    my watch says vo2max 42 is that good
    how do i raise my vo2 max
    watch says unproductive
    is a resting heart rate of 52 ok
    garmin training status meaning
    mi reloj dice vo2max 45
    como subo mi vo2 max
    el reloj dice improductivo
    es buena una frecuencia de reposo de 52`,
  hills: `
    i live where it is flat how do i train hills
    hill repeats how many
    how do i get better at climbing
    vivo en una ciudad plana como entreno subidas
    cuantas repeticiones en cuesta
    como mejoro en las subidas`,
  rest: `
    is it ok to run every day
    can i run twice a day double days
    puedo correr dos veces al dia
    how many rest days a week
    i am always tired
    i feel tired lately should i skip today
    estoy cansado hoy salgo igual o descanso
    how much sleep do runners need
    what do i do on rest days
    overtraining signs
    training after work i am exhausted
    puedo correr todos los dias
    cuantos dias descanso a la semana
    ando siempre cansada
    cuanto debo dormir
    que hago en dias de descanso
    creo que estoy sobreentrenado`,
  soreness: `
    legs hurt the day after is that normal
    should i run with sore legs
    my legs feel like concrete
    my legs are toast after yesterday easy run or rest
    burning legs in intervals
    me duelen las piernas al dia siguiente es normal
    corro con agujetas
    siento las piernas de cemento
    piernas pesadas que hago`,
  ankle: `
    i rolled my ankle yesterday when can i run
    weak ankles exercises
    me torci el tobillo cuando vuelvo a correr
    me doble el pie en el trail
    ejercicios para tobillos`,
  "trail-gear": `
    do i need poles
    headlamp for an ultra
    running vest or belt
    what goes in my drop bag
    which gps watch should i buy
    what is mandatory gear
    uso bastones o no
    que linterna para un ultra
    chaleco o cinturon
    que llevo en la mochila de un ultra
    que reloj compro
    que es el material obligatorio`,
  "site-favorites": `
    where are my saved races
    donde veo mis carreras guardadas
    how do i save a race for later
    how do i see the races i saved
    where are my saved races
    how do i add a race to my favorites
    como veo las carreras que guarde
    donde estan mis favoritas
    como agrego una carrera a favoritos`,
  "site-list-race": `
    i want to organize a race how do i use dorsal
    quiero organizar una carrera como uso dorsal
    how do i get my event on your site
    i am a race director and want to publish
    quiero que mi evento salga aqui
    soy organizador como subo mi carrera
    how do i put my race on here
    i organize a race how do i publish it
    como publico mi carrera aqui
    organizo una carrera y quiero subirla`,
  "site-cancel-entry": `
    how do i take back my registration
    i cannot run anymore how do i get out
    ya no puedo ir como cancelo
    quiero salirme de la carrera
    how do i withdraw from a race
    i cannot make it to the race how do i give up my place
    take me out of the race
    como me doy de baja de una carrera
    no puedo ir a la carrera como libero mi cupo
    quiero anular mi inscripcion
    quiero cancelar mi inscripcion
    i want to cancel my entry
    como cancelo mi inscripcion a la carrera`,
  "site-change-entry": `
    can i change my entry
    what can i change in my registration
    puedo cambiar algo de mi inscripcion
    que puedo cambiar de mi inscripcion`,
  "site-entries": `
    where do i see my registrations
    which races am i registered for
    donde veo mis inscripciones
    en que carreras estoy inscrito
    where is my registration
    how do i know if im registered
    show me my races
    donde esta mi inscripcion
    como se si estoy inscrito
    donde veo mis carreras`,
  "site-import": `
    connect my garmin watch
    upload my runs from strava
    puedo conectar mi reloj garmin
    subir mis carreras de strava
    can i upload gpx files from my watch
    does it have to be strava
    how do i get my garmin runs in here
    do my runs sync automatically
    can i connect my apple watch
    subir un archivo gpx de mi reloj
    como paso mis corridas de garmin
    se sincroniza solo con strava
    puedo conectar mi reloj`,
  "site-alerts": `
    remind me before registration closes
    avisame cuando abran inscripciones
    tell me when registration opens
    notify me when the registration opens
    can you remind me before the race
    i want a reminder when prices go up
    avisame cuando abra la inscripcion
    quiero que me avisen cuando abran inscripciones
    me pueden recordar la carrera
    un aviso cuando suba el precio`,
  "site-billing": `
    i need an invoice
    necesito factura
    me cobraron doble`,
  "site-offers": `
    discount for groups or clubes
    any promo code
    descuento para grupos o clubes
    tienen codigo de descuento`,
  "site-plan-benefits": `
    how many questions can i ask in this chat
    hay limite de preguntas en este chat
    what does the membership include
    is it worth paying
    que incluye la membresia
    para que sirve pagar
    what do i get with elite
    is the membership worth it
    what is the difference between the plans
    what is free here
    does elite include coach sessions
    que incluye el plan elite
    vale la pena la membresia
    que diferencia hay entre los planes
    que es gratis aqui`,
  "site-sign-in": `
    can i sign in with google
    do you have google login
    can i log in with apple or facebook
    se puede entrar con google
    puedo ingresar con mi cuenta de google
    i cannot log in
    the confirmation mail of my account did not come
    no puedo entrar a mi cuenta
    no me llego el correo para confirmar mi cuenta
    i cannot log in
    the confirmation email never came
    the login link does not work
    no puedo entrar a mi cuenta
    no me llega el correo de confirmacion
    no puedo iniciar sesion`,
  "site-watch": `
    how do i download my training plan
    print my training plan
    como descargo mi plan de entrenamiento
    como imprimo mi plan`,
  "site-report": `
    how do i report a fake race
    this race does not exist how do i report it
    como reporto una carrera falsa
    the date of this race is wrong
    this page has an error
    the link does not work
    i found a bug
    la fecha de esta carrera esta mal
    hay un error en la pagina
    encontre un error`,
  "site-about": `
    who organizes the races you or somebody else
    do you organize the races yourselves
    quien organiza las carreras ustedes
    ustedes organizan las carreras
    does dorsal work in my country
    en que paises funciona dorsal
    quienes son`,
  "site-language": `
    can i see this page in spanish
    la pagina esta en ingles como la cambio`,
  "site-figures": `
    what did i run last week
    where do i see my statistics
    cuanto corri esta semana
    donde veo mis estadisticas
    where do i see my runs after uploading
    where is my training log
    where are my statistics
    how many km did i run this month
    donde veo mis corridas subidas
    donde estan mis estadisticas
    cuantos km corri este mes`,
  "site-tools": `
    where do i find training plans
    is there a pace calculator
    donde estan los planes
    hay calculadora de ritmos`,
  "site-delete-data": `
    how do i close my account and erase everything
    como borro mi cuenta y mis datos
    wipe everything you know about me
    delete everything you have on me
    how do i erase my account
    close my account
    can i download all my data
    export my data
    how do i get a copy of my data
    are my runs deleted as well
    do my imported activities get deleted too
    can i come back after deleting my account
    borra todo lo que sabes de mi
    quiero borrar todo
    como elimino mi cuenta
    quiero cerrar mi cuenta
    puedo descargar todo lo que tienen de mi
    exportar mis datos
    puedo bajar todos mis datos
    bajar una copia de mis datos
    tambien se borran mis carreras y actividades
    puedo volver despues de borrar la cuenta`,
  "site-become-expert": `
    i am a coach and want to offer my services here
    soy entrenador y quiero aparecer aqui`,
  "plant-food": `
    i am vegan and run
    i am vegetarian do i get enough protein
    meat free fueling
    soy vegetariano que como
    soy vegana y entreno
    de donde saco proteina sin carne`,
  "site-change-distance": `
    i signed up for the wrong distance
    i picked the wrong race distance
    i chose 10k by mistake
    me inscribi en la distancia equivocada
    elegi mal la distancia
    me equivoque de distancia al inscribirme`,
  "site-refund": `
    will i get my money back for the entry
    can i get my registration fee back
    the race got cancelled do i get a refund
    im injured and cannot run do i get my money back
    how long does a refund take
    what if the organizer does not give the money back
    me devuelven la plata de la inscripcion
    me lesione y no puedo correr me devuelven el dinero
    cancelaron la carrera que pasa con mi pago
    cuanto demora la devolucion`,
  "site-pay-problem": `
    there are two charges on my card
    i see a double charge for my entry
    duplicate charge for the race
    me hicieron un doble cargo
    tengo dos cargos en mi tarjeta
    me cobraron doble la carrera
    i was charged twice
    i paid two times for the same race
    i got charged but have no entry
    my card was charged and nothing happened
    me cobraron dos veces
    pague dos veces la inscripcion
    me inscribi y pague doble quien me devuelve
    me cobraron y no aparece mi inscripcion`,
  "site-privacy": `
    who do you share my data with
    what do you do with my data
    do you give my data to others
    is my information safe here
    does the coach see my activities
    con quien comparten mis datos
    que hacen con mis datos
    le dan mis datos a otros
    mi informacion esta segura`,
  "site-virtual-coach": `
    are the coaches real people
    is the coach a human or a robot
    is the coach an ai
    can a coach look at my runs
    does the coach know my training
    how long is a session with a coach
    how many coach sessions do i get
    los entrenadores son personas de verdad
    el coach es una persona o un robot
    el entrenador es una ia
    el coach puede ver mis entrenamientos
    cuanto dura una sesion con el coach`,
  "site-transfer": `
    can my brother run instead of me
    can i sell my bib to someone
    give my bib to a friend
    puede correr otra persona en mi lugar
    puedo vender mi dorsal
    le doy mi numero a un amigo`,
  "site-membership-cancel": `
    stop my plan
    how do i end my subscription
    can i pause my membership
    dar de baja el plan
    como dejo de pagar la membresia`,
  "site-results": `
    my watch died in the race where do i see my time
    does dorsal keep my time if my watch stopped
    se me paro el reloj donde veo mi tiempo
    se me apago el reloj en la carrera como se mi tiempo
    where can i find my time from last sunday
    are the results up
    ya salieron los resultados
    donde veo mi tiempo`,
  "site-person": `
    i need support
    is there a phone number i can call
    how do i complain
    necesito ayuda de soporte
    hay un telefono para llamar
    quiero hacer un reclamo`,
  "site-app": `
    is there an app for android
    can i use this on my phone
    hay app para iphone
    puedo usarlo en el celular`,
  "site-kit": `
    where do i get my race packet
    when can i collect the kit
    donde retiro mi kit
    cuando recojo el kit`,
  "site-team": `
    how do i join my team for the relay
    my club has a relay team how do i get in
    como me uno al equipo de mi club para los relevos`,
};
