import type { Texts } from '../shape.ts'

export const screens: Texts['screens'] = {
  home: {
    title: 'Aloitus',
    purpose: 'Tästä aloitat. Täällä ovat ohjeet ja kysymyslomake.',
  },
  login: {
    title: 'Kirjaudu',
    purpose: 'Kirjaa sinut salasanalla, kortilla tai työtilillä.',
  },
  twoFactor: {
    title: 'Anna koodi',
    purpose: 'Ottaa vastaan koodin, joka viimeistelee kirjautumisen.',
  },
  disclaimer: {
    title: 'Käyttöehdot',
    purpose: 'Kertoo, kuka vastaa mistäkin Omsorgissa.',
  },
  contactForm: {
    title: 'Ota yhteyttä',
    purpose: 'Lähettää kysymyksesi asiakaspalveluun.',
  },
  help: {
    title: 'Ohje',
    purpose: 'Vastaa yleisimpiin kysymyksiin.',
  },
  inquiry: {
    title: 'Lähetä kysely',
    purpose: 'Lähettää kyselyn kirjautumatta.',
  },
  cardLogin: {
    title: 'Kirjaudu kortilla',
    purpose: 'Vie sinut korttipalveluun ja takaisin.',
  },
  directoryLogin: {
    title: 'Kirjaudu työtilillä',
    purpose: 'Kirjaa sinut organisaatiosi kautta.',
  },
  therapyAreaInformation: {
    title: 'Terapia-alueet',
    purpose: 'Kertoo terapia-alueista ja niiden tuotteista.',
  },
  accessibility: {
    title: 'Saavutettavuus',
    purpose: 'Kertoo, kuinka saavutettava Omsorg on ja minne puutteista ilmoitetaan.',
  },
  selectClientCarePlace: {
    title: 'Valitse sopimusorganisaatio ja hoitopaikka',
    purpose: 'Valitsee, kenelle ja missä työskentelet tänään.',
  },
  selectCarePlace: {
    title: 'Valitse hoitopaikka',
    purpose: 'Valitsee, missä työskentelet tänään.',
  },
  accessDenied: {
    title: 'Ei pääsyä',
    purpose: 'Kertoo, ettei roolisi avaa sivua.',
  },
  myPages: {
    title: 'Omat sivut',
    purpose: 'Kokoaa uutiset, ohjeet, yhteystiedot ja sopimuksesi.',
  },
  renewRequests: {
    title: 'Uusimiset',
    purpose: 'Näyttää määräysten uusimispyynnöt, jotka hyväksyt tai hylkäät.',
  },
  productCatalog: {
    title: 'Valikoima',
    purpose: 'Näyttää kaikki tuotteet, jotka voit määrätä tai tilata.',
  },
  careRecipients: {
    title: 'Asiakkaat',
    purpose: 'Näyttää, kuka tarvitsee jotakin, kiireellisin ensin.',
  },
  handleProducts: {
    title: 'Tuotteet',
    purpose: 'Näyttää, mitä asiakas käyttää, mitä on jäljellä ja mitä seuraavaksi tehdään.',
  },
  orderHistory: {
    title: 'Tilaushistoria',
    purpose: 'Näyttää, mitä on tilattu ja missä se on nyt.',
  },
  orderDetails: {
    title: 'Tilaus',
    purpose: 'Näyttää yhden tilauksen rivit, osat ja tapahtumat.',
  },
  selectedProductHistory: {
    title: 'Valitut tuotteet',
    purpose: 'Näyttää, mitä tuotteita henkilölle on valittu ja milloin.',
  },
  prescriptionHistory: {
    title: 'Määräykset',
    purpose: 'Näyttää nykyiset ja aiemmat määräykset ja kuka niitä on muuttanut.',
  },
  investigationHistory: {
    title: 'Kartoitukset',
    purpose: 'Näyttää kartoitukset terapia-alueittain ja niiden tulokset.',
  },
  planning: {
    title: 'Suunnittelu',
    purpose: 'Suunnittelee käytön vuorokaudelle ja viikolle kalenterissa.',
  },
  productSelectionDirect: {
    title: 'Valitse tuote',
    purpose: 'Etsii ja vertailee tuotteita yhdelle asiakkaalle.',
  },
  productSelectionGuided: {
    title: 'Ohjattu valinta',
    purpose: 'Ehdottaa kartoitukseen sopivia tuotteita.',
  },
  investigation: {
    title: 'Kartoitus',
    purpose: 'Kirjaa tarpeen ennen tuotteen valintaa.',
  },
  prescriptionWizard: {
    title: 'Tee määräys',
    purpose: 'Tekee määräyksen tai muuttaa sitä vaiheittain.',
  },
  productGroups: {
    title: 'Tuoteryhmät',
    purpose: 'Näyttää valittujen tuotteiden versiot, koot ja maut.',
  },
  carePlaceProducts: {
    title: 'Hoitopaikan tuotteet',
    purpose: 'Valitsee tuotteita hoitopaikan varastoon.',
  },
  carePlaceCart: {
    title: 'Hoitopaikalle valitut',
    purpose: 'Kokoaa sen, mitä hoitopaikka aikoo tilata.',
  },
  compareProducts: {
    title: 'Vertaile tuotteita',
    purpose: 'Näyttää enintään neljä tuotetta rinnakkain.',
  },
  carePlaceOverview: {
    title: 'Hoitopaikan yleiskatsaus',
    purpose: 'Näyttää viikon tarpeet, odottavat uusimiset ja matkalla olevat tilaukset.',
  },
  carePlaceSelectedProducts: {
    title: 'Valitut tuotteet',
    purpose: 'Näyttää, mitä hoitopaikassa on valittu mutta ei vielä tilattu.',
  },
  selectionHistory: {
    title: 'Valintahistoria',
    purpose: 'Näyttää hoitopaikan aiemmat valinnat.',
  },
  preliminaryOrders: {
    title: 'Alustavat tilaukset',
    purpose: 'Säilyttää tallennetut tilaukset ja suosikit pohjaksi.',
  },
  carePlaceHomeDelivery: {
    title: 'Kotitoimitus',
    purpose: 'Näyttää asiakkaat, joille toimitetaan kotiin.',
  },
  productClaims: {
    title: 'Reklamaatiot',
    purpose: 'Näyttää vialliset tuotteet, palautukset ja vastaukset.',
  },
  addProductClaim: {
    title: 'Uusi reklamaatio',
    purpose: 'Ilmoittaa viallisesta tuotteesta tai pyytää palautusta.',
  },
  orderHomeDelivery: {
    title: 'Tilaa kotitoimitus',
    purpose: 'Tilaa tuotteita henkilön kotiin.',
  },
  orderWithdrawal: {
    title: 'Tilaa määräyksestä',
    purpose: 'Tilaa toimituskerran, joka on täytetty määräyksestä.',
  },
  groupOrder: {
    title: 'Ryhmätilaus',
    purpose: 'Tilaa monelle asiakkaalle tai varastoon kerralla.',
  },
  nursingHomeOrder: {
    title: 'Hoivakotitilaus',
    purpose: 'Tilaa asukaskohtaisesti, toimitus yhdessä hoivakotiin.',
  },
  crpOrderOverview: {
    title: 'Tilaus asiakkaan portaalista',
    purpose: 'Näyttää tilauksen, jonka henkilö teki portaalissa.',
  },
  manageNews: {
    title: 'Uutiset',
    purpose: 'Näyttää hoitohenkilöstön uutiset ja luonnokset.',
  },
  editNews: {
    title: 'Kirjoita uutinen',
    purpose: 'Kirjoittaa uutisen ja valitsee, kuka sen näkee.',
  },
  editStaticContent: {
    title: 'Muokkaa sisältöä',
    purpose: 'Kirjoittaa ohjeet, ehdot ja huoltotekstit kaikilla kielillä.',
  },
  guideAdministrationUsers: {
    title: 'Hoitoyksikön käyttäjät',
    purpose: 'Näyttää hoitoyksiköidesi käyttäjät, myös Excelinä.',
  },
  handleUser: {
    title: 'Käyttäjä',
    purpose: 'Luo käyttäjän tai muuttaa käyttäjää ja hoitopaikkoja.',
  },
  carePlaceRequest: {
    title: 'Pyydä hoitopaikkaa',
    purpose: 'Pyytää sähköpostilla asiakaspalvelua perustamaan hoitopaikan.',
  },
  reports: {
    title: 'Raportit',
    purpose: 'Tekee raportteja ladattavaksi Excelinä.',
  },
  organisationClients: {
    title: 'Sopimusorganisaatiot',
    purpose: 'Ylläpitää sopimusorganisaatioita, hoitoyksiköitä ja hoitopaikkoja asetuksineen.',
  },
  organisationUsers: {
    title: 'Käyttäjät',
    purpose: 'Ylläpitää käyttäjiä, heidän roolejaan ja kirjautumistapojaan.',
  },
  organisationOperators: {
    title: 'Operaattorit',
    purpose: 'Ylläpitää niitä, jotka hallinnoivat ja auttavat.',
  },
  utilities: {
    title: 'Työkalut',
    purpose: 'Kokoaa hallinnan työkalut.',
  },
  cspCareRecipients: {
    title: 'Asiakkaat',
    purpose: 'Löytää asiakkaan, jonka asioissa saat auttaa.',
  },
  anonymize: {
    title: 'Anonymisoi',
    purpose: 'Poistaa tiedon henkilöstä ja säilyttää luvut.',
  },
  manageInformation: {
    title: 'Tiedotteet',
    purpose: 'Näyttää tiedotteet hoitohenkilöstölle.',
  },
  editInformation: {
    title: 'Kirjoita tiedote',
    purpose: 'Kirjoittaa tiedotteen ja valitsee, milloin se näkyy.',
  },
  itemReplacement: {
    title: 'Vaihda tuotteita',
    purpose: 'Vaihtaa tuotteen toiseen kaikissa määräyksissä.',
  },
  itemAgreement: {
    title: 'Sopimukset',
    purpose: 'Näyttää, missä sopimuksissa tuote on.',
  },
  demoMailbox: {
    title: 'Esittelypostilaatikko',
    purpose: 'Näyttää sähköpostit ja tekstiviestit, jotka olisi lähetetty.',
  },
  demoErp: {
    title: 'Esittelyn toiminnanohjaus',
    purpose: 'Ohjaa, miten keksitty toimittaja vastaa tilauksiin.',
  },
}
