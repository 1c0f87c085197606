import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const productSelection: CareTexts['productSelection'] = {
  titles: {
    Incontinence: 'Valitse inkontinenssituote',
    Catheter: 'Valitse katetrituote',
    Diabetes: 'Valitse diabetestuote',
    Ostomy: 'Valitse avannetuote',
    Nutrition: 'Valitse ravitsemustuote',
    WoundCare: 'Valitse haavanhoitotuote',
    Other: 'Valitse muu tuote',
    Pca: 'Valitse oman valinnan tuote',
  },
  replaceTitle: ({ product }) => `Vaihda ${product}`,
  replaceLead: 'Valitse, mikä tulee tilalle. Kulutus siirtyy mukana ja merkitään tarkistettavaksi.',
  forWhom: ({ name }) => `Asiakas: ${name}.`,
  areas: 'Terapia-alueet',
  modes: {
    label: 'Mistä valitaan',
    all: 'Vapaa haku',
    prescribed: 'Määrätyt',
    selected: 'Valitut',
    number: 'Tuotenumero',
  },
  search: 'Nimi, merkki tai numero',
  itemNumber: {
    label: 'Tuotenumero',
    help: 'Kirjoita koko numero ja paina Enter.',
    show: 'Näytä tuote',
    missing: ({ item }) => `Valikoimassasi ei ole tuotetta numerolla ${item}. Tarkista numerot tai hae nimellä.`,
  },
  found: ({ count }) => plural('fi', count, { zero: 'Ei tuotteita', one: '# tuote', other: '# tuotetta' }),
  filters: {
    title: 'Suodattimet',
    open: ({ count }) =>
      plural('fi', count, { zero: 'Suodattimet', one: 'Suodattimet, # käytössä', other: 'Suodattimet, # käytössä' }),
    show: ({ count }) => plural('fi', count, { zero: 'Ei tuotteita', one: 'Näytä # tuote', other: 'Näytä # tuotetta' }),
    category: 'Tyyppi',
    brand: 'Merkki',
    flavor: 'Maku',
    agreementType: 'Sopimus',
    stockStatus: 'Varasto',
    contents: 'Sisältö',
    upTo: ({ measure }) => `Enintään ${measure}`,
    from: ({ measure }) => `${measure} tai enemmän`,
  },
  sort: {
    label: 'Järjestys',
    relevance: 'Sopivin ensin',
    ranking: 'Sopimusorganisaation järjestys',
    name: 'Nimen mukaan',
    itemNumber: 'Tuotenumeron mukaan',
    price: 'Halvin ensin',
    measure: 'Mitan mukaan',
  },
  view: { label: 'Näytä', cards: 'Kortit', table: 'Taulukko' },
  columns: {
    product: 'Tuote',
    properties: 'Ominaisuudet',
    agreement: 'Sopimus',
    package: 'Pakkaus',
    price: 'Hinta',
    stock: 'Varasto',
    choice: 'Valinta',
  },
  item: ({ item }) => `Tuote ${item}`,
  ownNumber: ({ item }) => `Oma numeronne ${item}`,
  select: 'Valitse',
  replaceBy: 'Ota tämä',
  selected: 'Valittu',
  prescribed: 'Jo määrätty',
  compare: 'Vertaa',
  named: ({ action, product }) => `${action}: ${product}`,
  delayedUntil: ({ date }) => `Odotettavissa ${date}`,
  noPrice: 'Hinta puuttuu',
  warnings: {
    'latex-sensitivity': 'Sisältää lateksia, jota asiakas ei siedä.',
    'pvc-sensitivity': 'Sisältää PVC:tä, jota asiakas ei siedä.',
    'charriere-for-adults': 'Koko ei yleensä sovi lapselle. Tarkista, että se on oikea.',
    'short-catheter': 'Alle 300\u00a0mm. Mies tarvitsee yleensä vähintään 300\u00a0mm.',
    'already-prescribed': 'Määrätty asiakkaalle jo aiemmin.',
    'already-selected': 'Se on jo valittu.',
  },
  warningWords: {
    'latex-sensitivity': 'Ei siedä lateksia',
    'pvc-sensitivity': 'Ei siedä PVC:tä',
    'charriere-for-adults': 'Ei yleensä lapsille',
    'short-catheter': 'Alle 300\u00a0mm',
  },
  chosen: {
    done: ({ product }) => `${product} on valittu.`,
    replaced: ({ product }) => `${product} on valittu tilalle.`,
    look: 'Katso tämä ennen määräämistä:',
  },
  hidden: {
    title: ({ count }) =>
      plural('fi', count, { one: '# muu sopisi, mutta on piilossa.', other: '# muuta sopisi, mutta on piilossa.' }),
    reasons: {
      'outside-agreement': {
        what: ({ count }) =>
          plural('fi', count, { one: '# on sopimuksen ulkopuolella', other: '# on sopimuksen ulkopuolella' }),
        todo: 'Valitse sopimustuote tai kysy valikoimasta vastaavalta.',
      },
      'outside-client-availability': {
        what: ({ count }) =>
          plural('fi', count, {
            one: '# ei ole sopimusorganisaation käytössä',
            other: '# ei ole sopimusorganisaation käytössä',
          }),
        todo: 'Sopimusorganisaatio on poistanut nämä tuotteet käytöstä alueella. Pääkäyttäjä voi ottaa ne käyttöön.',
      },
      'outside-user-availability': {
        what: ({ count }) =>
          plural('fi', count, { one: '# on valikoimasi ulkopuolella', other: '# on valikoimasi ulkopuolella' }),
        todo: 'Oma valikoimasi on suppeampi kuin sopimusorganisaation. Pääkäyttäjä voi laajentaa sitä.',
      },
      'outside-role': {
        what: ({ count }) => plural('fi', count, { one: '# vaatii toisen roolin', other: '# vaatii toisen roolin' }),
        todo: 'Kysy henkilöltä, jolla on tämä rooli.',
      },
      'latex-or-pvc': {
        what: ({ count }) =>
          plural('fi', count, { one: '# sisältää lateksia tai PVC:tä', other: '# sisältää lateksia tai PVC:tä' }),
        todo: 'Sopimusorganisaatio käyttää vain tuotteita, joissa niitä ei ole.',
      },
      'area-off': {
        what: ({ count }) =>
          plural('fi', count, {
            one: '# kuuluu alueeseen, joka ei ole käytössä',
            other: '# kuuluu alueeseen, joka ei ole käytössä',
          }),
        todo: 'Terapia-alue ei ole täällä käytössä. Pääkäyttäjä voi ottaa sen käyttöön.',
      },
      'not-orderable': {
        what: ({ count }) =>
          plural('fi', count, { one: '# ei ole nyt tilattavissa', other: '# ei ole nyt tilattavissa' }),
        todo: 'Poista suodatin, niin ne näkyvät syineen.',
      },
    },
    askFor: {
      C: 'Roolisi näyttää vain A-merkityt tuotteet. Kysy hoitopaikan määrääjältä, joka saa määrätä muutakin kuin A-tuotteita.',
      L: 'Roolisi näyttää vain A-merkityt tuotteet. Kysy hoitopaikan määrääjältä, joka saa määrätä muutakin kuin A-tuotteita.',
      D: 'Pyydä poikkeuslupien käsittelijää määräämään se.',
      S: 'Pyydä alueen erityisosaajaa määräämään se.',
    },
    examples: ({ products }) => `Esimerkiksi ${products}.`,
  },
  none: {
    nothing: 'Tässä valikoimassa ei ole mitään näytettävää.',
    prescribed: 'Alueella ei ole määrätty mitään',
    selected: 'Alueella ei ole valittu mitään',
    body: 'Hae vapaasti, niin löydät ensimmäisen.',
    search: 'Hae vapaasti',
    searched: 'Haimme tuotteiden nimistä, merkeistä ja numeroista.',
  },
  tray: {
    label: 'Nyt valittuna',
    count: ({ count }) =>
      plural('fi', count, { zero: 'Ei vielä valittuja tuotteita', one: '# valittu', other: '# valittua' }),
    hint: 'Valitse ensin tuote. Valitsemasi tulevat tähän, ja ne määrätään yhdessä.',
    prescribe: ({ count }) => plural('fi', count, { zero: 'Määrää', one: 'Määrää #', other: 'Määrää #' }),
    compare: ({ count }) => plural('fi', count, { zero: 'Vertaa', one: 'Vertaa #', other: 'Vertaa #' }),
    compareFewer: 'Merkitse vähintään kaksi vertailtavaa.',
  },
  comparing: {
    title: ({ count }) => plural('fi', count, { one: 'Vertaa # tuotetta', other: 'Vertaa # tuotetta' }),
    differences: ({ count }) => plural('fi', count, { zero: 'Ei eroja', one: '# ero', other: '# eroa' }),
    differs: 'Eroaa',
    full: ({ max }) => `Vertaat jo ${max} tuotetta. Poista ensin yksi.`,
    property: 'Ominaisuus',
    away: 'Poista',
    awayNamed: ({ product }) => `Poista ${product} vertailusta`,
    empty: '–',
    clear: 'Tyhjennä vertailu',
  },
  details: {
    own: {
      title: 'Organisaationne omat tiedot',
      rank: 'Sija organisaation järjestyksessä',
      rankHelp: '1 näkyy ensimmäisenä. Jätä tyhjäksi, jos tuotetta ei ole järjestyksessä.',
      number: 'Oma tuotenumero',
      numberHelp: 'Käyttäjänne näkevät sen ja voivat hakea sillä.',
      save: 'Tallenna',
      saved: 'Tallennettu.',
      unchanged: 'Mikään ei ole muuttunut.',
      none: 'tyhjäksi',
      stale: ({ now }) => `Tieto on sillä välin muuttunut: ${now}. Tallenna uudelleen, jos omasi on oikein.`,
      taken: ({ itemNumber, name }) => `Numero on jo tuotteella ${name} (${itemNumber}).`,
      numberWrong: 'Käytä kirjaimia, numeroita, välilyöntejä ja merkkejä . : / _ -',
    },
    close: 'Sulje tuote',
    missing: {
      title: 'Tuote ei ole valikoimassasi',
      body: 'Numero voi olla väärä, tai tuote voi olla sopimuksen ulkopuolella.',
    },
    facts: 'Tietoja tuotteesta',
    properties: 'Ominaisuudet',
    supplierNumber: 'Toimittajan numero',
    producerNumber: 'Valmistajan numero',
    gtin: 'GTIN-koodi',
    productNumber: 'Tuoteryhmän numero',
    area: 'Terapia-alue',
    brand: 'Merkki',
    status: 'Tila',
    vat: 'ALV',
    priceKind: 'Hintatyyppi',
    sizes: 'Muut koot',
    flavors: 'Maut',
    lengths: 'Samankaltaiset pituudet',
    fitsWith: 'Sopii yhteen',
    doesNotFitWith: 'Ei sovi yhteen',
    showLength: ({ length }) => `Näytä ${length}`,
    priceWithoutVat: ({ price }) => `${price} ilman ALV:tä`,
    expected: ({ date }) => `Takaisin ${date}`,
    leadTime: ({ count }) =>
      plural('fi', count, {
        one: 'Tilattavissa. Toimitus kestää noin # arkipäivän.',
        other: 'Tilattavissa. Toimitus kestää noin # arkipäivää.',
      }),
  },
  groups: {
    title: 'Tuoteryhmät',
    lead: 'Sama tuote eri kokoina tai makuina. Avaa ryhmä ja ota sopiva koko.',
    search: 'Hae ryhmää',
    items: ({ count }) => plural('fi', count, { one: '# tuote', other: '# tuotetta' }),
    none: 'Alueella ei ole ryhmiä',
    toProducts: 'Näytä yksittäiset tuotteet',
    toGroups: 'Näytä tuoteryhmät',
    under: ({ number, usual }) =>
      usual === null || usual === number
        ? `Näytetään asiakasnumerolla ${number}.`
        : `Näytetään asiakasnumerolla ${number}. Täältä tilataan numerolla ${usual}.`,
    withoutNumber: {
      title: ({ number }) => `Hoitopaikalla ei ole asiakasnumeroa ${number} tällä alueella`,
      body: 'Tarkista osoite tai ota numero, jolla hoitopaikka tilaa.',
      action: ({ number }) => `Näytä numerolla ${number}`,
    },
  },
  catalogue: {
    title: 'Valikoima',
    lead: 'Kaikki, mitä työpaikallasi saa määrätä: hinta, sopimus ja varasto.',
    about: 'Tietoa terapia-alueista',
  },
}
