import type { FurtherTexts } from '../../shape.ts'

export const publicPages: FurtherTexts['publicPages'] = {
  home: {
    title: 'Hoitotarvikkeet määrätään ja tilataan yhdessä paikassa',
    lead: 'Omsorg auttaa pohjoismaista hoitohenkilöstöä valitsemaan, määräämään ja tilaamaan sen, mitä heidän hoitamansa ihmiset tarvitsevat.',
    signIn: 'Kirjaudu sisään',
    points: [
      {
        title: 'Kuka tarvitsee jotakin tänään',
        body: 'Lista alkaa siitä, jolta tarvikkeet loppuvat ensin, ja kertoo, mihin päivään kaikki riittää.',
      },
      {
        title: 'Oikea tuote, perustellusti',
        body: 'Kahdeksan terapia-aluetta kuvineen, kokoineen ja sopimuksineen. Omsorg ehdottaa, sinä päätät.',
      },
      {
        title: 'Tieto on turvassa',
        body: 'Jokainen näkee vain hoitamansa henkilöt. Jokainen katselu kirjataan, ja turvakielto pysyy voimassa.',
      },
    ],
    ask: 'Haluatko tietää lisää?',
  },
  help: {
    lead: 'Yleisimmät kysymykset. Jos omasi puuttuu, kirjoita asiakaspalvelulle.',
    topics: [
      {
        title: 'En pääse kirjautumaan',
        lines: [
          'Tarkista käyttäjätunnus ja että Caps Lock ei ole päällä.',
          'Valitse kirjautumissivulla ”Unohtuiko salasana?”, niin saat linkin sähköpostiisi.',
          'Monen väärän yrityksen jälkeen odotat hetken. Laite, jota olet käyttänyt aiemmin, pysyy auki.',
        ],
      },
      {
        title: 'En näe hoitopaikkaani tai asiakasta',
        lines: [
          'Näet sen, minkä roolisi valitussa hoitopaikassa sallivat.',
          'Vaihda hoitopaikka oikeasta yläkulmasta. Jos se puuttuu, kysy hoitoyksikkösi pääkäyttäjältä.',
        ],
      },
      {
        title: 'Minut kirjattiin ulos kesken työn',
        lines: [
          'Sinut kirjataan ulos, kun mitään ei ole tapahtunut hetkeen. Aloittamasi työ on tallennettu.',
          'Kirjaudu uudelleen ja jatka siitä, mihin jäit.',
        ],
      },
      {
        title: 'Tilaus meni väärin',
        lines: [
          'Avaa tilaus tilaushistoriasta. Sen voi perua siellä niin kauan kuin se ei ole lähtenyt meiltä.',
          'Jos tavara on viallinen tai puuttuu, tee tilauksesta reklamaatio.',
        ],
      },
      { title: 'Näppäimistöllä', lines: ['Paina / hakeaksesi ja ? nähdäksesi kaikki näppäimet.'] },
    ],
    more: 'Lisää',
  },
  terms: {
    lead: 'Ne koskevat kaikkia, jotka käyttävät Omsorgia.',
    parts: [
      {
        title: 'Henkilötiedot',
        lines: [
          'Hoidon järjestäjä on rekisterinpitäjä ja vastaa Omsorgin henkilötiedoista.',
          'Toimittaja on henkilötietojen käsittelijä ja käsittelee niitä vain hoidon järjestäjän ohjeiden mukaan.',
          'Katso vain niiden henkilöiden tietoja, joita hoidat. Kaikki avaamasi kirjataan lokiin.',
        ],
      },
      { title: 'Ehdotukset', lines: ['Omsorg vain ehdottaa tuotteita. Sinä vastaat siitä, mitä määräät.'] },
      { title: 'Tilisi', lines: ['Se on vain sinun. Älä anna salasanaasi, korttiasi tai koodejasi kenellekään.'] },
    ],
    accepted: ({ date }) => `Hyväksyit ehdot ${date}.`,
    ask: 'Oletko lukenut käyttöehdot?',
    askAgain: 'Ehdot ovat muuttuneet sen jälkeen, kun hyväksyit ne.',
    accept: 'Hyväksy ehdot',
    acceptedNow: 'Olet hyväksynyt ehdot.',
    read: 'Lue ehdot',
    changed: 'Ehdot muuttuivat juuri. Lue ne vielä kerran.',
  },
  cookies: {
    lead: 'Omsorg käyttää vain evästeitä, joita ilman sivut eivät toimi. Ketään ei seurata, eikä mitään jaeta muille.',
    note: 'Omsorg käyttää vain evästeitä, joita ilman sivut eivät toimi.',
    about: 'Tietoa evästeistä',
    understood: 'Selvä',
    name: 'Nimi',
    purpose: 'Mihin sitä käytetään',
    lasts: 'Kuinka kauan',
    rows: {
      session: 'Kertoo, että joku on kirjautunut',
      auth: 'Sitoo istuntosi tähän selaimeen; mikään komentosarja ei voi lukea sitä',
      language: 'Muistaa kielesi',
      device: 'Tunnistaa tämän laitteen, jotta kukaan muu ei voi lukita sinua ulos',
      maintenance: 'On käytössä, kun Omsorg on suljettu huollon ajaksi',
    },
    lengths: { idle: '20 minuuttia viimeisestä käytöstä', year: 'Vuoden', window: 'Kunnes selain suljetaan' },
    storage:
      'Selain säilyttää myös istuntosi, kielesi ja viimeisimmän käyntisi päivän omilla nimillään. Kun kirjaudut ulos, istunnon tiedot poistetaan.',
    reset: 'Näytä evästeilmoitus uudelleen',
    resetDone: 'Ilmoitus näytetään taas.',
  },
  accessibilityMore: {
    law: 'Laki',
    lines: [
      'Julkiset ostajat vastaavat saavutettavuudesta Ruotsin (2018:1937), Suomen (306/2019), Tanskan (692/2018) ja Norjan lakien mukaan. EN 301 549, johon ne viittaavat, kuuluu tavoitteeseemme.',
      'Seloste tarkistettiin marraskuussa 2026. Jos et ole tyytyväinen vastaukseemme, voit ottaa yhteyttä maasi viranomaiseen: Digg, Traficom, Digitaliseringsstyrelsen tai uutilsynet.',
    ],
    write: 'Kirjoita meille',
  },
}
