import type { FurtherTexts } from '../../shape.ts'

export const planning: FurtherTexts['planning'] = {
  calendar: {
    title: 'Suunnittelu',
    off: 'Suunnittelu ei ole käytössä',
    offNext: 'Ylläpitäjä ottaa sen käyttöön inkontinenssille tai katetreille asiakkaan asetuksissa.',
    empty: 'Ei suunniteltua',
    emptyNext: 'Toimitukset ja päättymispäivät näkyvät täällä itsestään.',
    views: 'Näytä',
    view: { month: 'Kuukausi', week: 'Viikko', day: 'Päivä', table: 'Taulukko' },
    range: ({ from, to }) => `${from} – ${to}`,
    earlier: 'Aikaisempi',
    later: 'Myöhempi',
    today: 'Tänään',
    add: 'Lisää',
    everyDay: 'Joka päivä',
    week: ({ week }) => `vk ${week}`,
    more: ({ count }) => `${count} lisää`,
    dayOf: ({ weekday, date, what }) => `${weekday} ${date}. ${what}`,
    nothing: 'Ei suunniteltua',
    keys: 'Näppäimet',
    key: {
      day: 'päivä',
      page: 'aikaisempi, myöhempi',
      week: 'viikon ensimmäinen ja viimeinen päivä',
      open: 'avaa',
      add: 'lisää',
      views: 'kuukausi, viikko, päivä',
      today: 'tänään',
    },
    columns: { day: 'Päivä', time: 'Aika', what: 'Mitä', product: 'Tuote', from: 'Toistuvuus tai lähde' },
    readOnly: {
      'right-missing': 'Voit lukea suunnitelmaa. Muuttamiseen tarvitaan oikeus muuttaa hoidettavan tietoja.',
      'person-inactive': 'Henkilö ei ole täällä aktiivinen, joten uutta ei suunnitella.',
    },
  },
  computed: {
    deliveryDone: 'Toimitettu',
    delivery: 'Toimitus',
    'run-out': 'Loppuu',
    'order-by': 'Tilaa viimeistään',
    'prescription-end': 'Määräys päättyy',
    fromOrder: 'Tilauksesta',
    counted: 'Laskettu tilauksista ja kulutuksesta',
    orderBy: 'Laskettu jäljellä olevasta ja toimitusajasta',
    fromPrescription: 'Määräyksestä',
  },
  repeats: {
    once: 'Kerran',
    daily: ({ count }) => (count === 1 ? 'Joka päivä' : count === 2 ? 'Joka toinen päivä' : `Joka ${count}. päivä`),
    weekly: ({ count, weekday }) =>
      count === 1
        ? `Joka viikko, ${weekday}`
        : count === 2
          ? `Joka toinen viikko, ${weekday}`
          : `Joka ${count}. viikko, ${weekday}`,
    monthly: ({ count, day }) =>
      count === 1
        ? `Joka kuukauden ${day}. päivä`
        : count === 2
          ? `Joka toinen kuukausi, ${day}. päivä`
          : `Joka ${count}. kuukausi, ${day}. päivä`,
    until: ({ text, date }) => `${text}, ${date} asti`,
    endless: ({ text }) => `${text}, toistaiseksi`,
  },
  entry: {
    titleNew: 'Suunnittele',
    titleChange: 'Muuta suunnitelmaa',
    titleShown: 'Suunniteltu',
    text: 'Mitä',
    product: 'Tuote',
    noProduct: 'Ei tuotetta',
    area: 'Hoitoalue',
    day: 'Päivä',
    firstDay: 'Ensimmäinen päivä',
    time: 'Aika',
    timeHelp: 'Esimerkiksi 07:30. Voi jättää tyhjäksi.',
    timeWrong: 'Kirjoita tunnit ja minuutit, esimerkiksi 07:30.',
    recurrence: 'Toistuu',
    recurrences: { once: 'Ei', daily: 'Päivittäin', weekly: 'Viikoittain', monthly: 'Kuukausittain' },
    interval: 'Kuinka usein',
    intervalHelp: {
      daily: '2 on joka toinen päivä',
      weekly: '2 on joka toinen viikko',
      monthly: '2 on joka toinen kuukausi',
    },
    intervalWrong: 'Kirjoita kokonaisluku 1–12.',
    end: 'Viimeinen päivä',
    endHelp: 'Tyhjä jatkuu toistaiseksi.',
    endBeforeStart: 'Viimeinen päivä ei voi olla ennen ensimmäistä.',
    inPast: 'Valitse tämä päivä tai myöhempi. Mennyt pysyy ennallaan.',
    periods: 'Teksti vuorokauden osille',
    period: { morning: 'Aamu', day: 'Päivä', evening: 'Ilta', night: 'Yö' },
    scope: 'Mitä muutetaan?',
    removeScope: 'Mitä poistetaan?',
    one: ({ date }) => `Vain ${date}`,
    oneHelp: 'Muut päivät pysyvät ennallaan.',
    following: 'Tämä ja kaikki seuraavat',
    followingHelp: 'Menneet päivät pysyvät ennallaan.',
    save: 'Tallenna',
    saved: 'Suunnitelma on tallennettu',
    remove: 'Poista',
    removeQuestion: ({ text }) => `Poistetaanko ${text}?`,
    removed: 'Poistettu suunnitelmasta',
    by: ({ name, time }) => `Viimeksi muuttanut ${name}, ${time}.`,
    stale: ({ name, time }) => `${name} tallensi ${time}.`,
    staleUnknown: 'Joku muu on tallentanut tällä välin.',
    staleNow: ({ text }) =>
      `Nyt siinä lukee: ${text}. Lataa uudelleen ennen kuin jatkat. Täyttämääsi ei ole tallennettu.`,
  },
  next: {
    title: 'Seuraavaksi',
    all: 'Avaa suunnitelma',
    none: 'Seuraaville kahdelle viikolle ei ole suunniteltu mitään.',
  },
}
