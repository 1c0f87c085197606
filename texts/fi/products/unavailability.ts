import type { Texts } from '../../shape.ts'

export const unavailability: Texts['unavailability'] = {
  title: 'Miksi sitä ei voi tilata',
  earliest: ({ date }) => `Sen voi tilata ${date} alkaen.`,
  reasons: {
    0: {
      text: 'Ei voi tilata',
      why: 'Syy ei ole tiedossa. Asiakaspalvelu voi selvittää sen.',
    },
    1: {
      text: 'Ei voi tilata',
      why: 'Tuotetta ei myydä. Valitse toinen.',
    },
    2: {
      text: 'Toimituskertoja ei ole jäljellä',
      why: 'Kun määräys uusitaan, sen voi tilata.',
    },
    3: {
      text: 'Ei voimassa olevaa määräystä',
      why: 'Voimassa olevaa määräystä ei ole. Määrääjä voi tehdä tai vahvistaa sellaisen.',
    },
    4: {
      text: 'Ei voimassa olevaa määräystä',
      why: 'Määräys on päättynyt. Määrääjä voi uusia sen.',
    },
    5: {
      text: 'Ei voi tilata',
      why: 'Se ei kuulu sopimusorganisaation sopimukseen.',
    },
    6: {
      text: 'Ei voi tilata',
      why: 'Se on valikoimasi ulkopuolella. Määrääjä, jolla on laajempi valikoima, voi määrätä sen.',
    },
    7: {
      text: 'Ei voi tilata',
      why: 'Se on poistunut valikoimasta eikä sitä ole varastossa. Valitse toinen.',
    },
    8: {
      text: 'Ei voi tilata',
      why: 'Toimitus on epävarma, joten tilaaminen on toistaiseksi keskeytetty.',
    },
    9: {
      text: 'Ei voi tilata',
      why: 'Terapia-alue ei ole käytössä tässä hoitopaikassa.',
    },
    10: {
      text: 'Ei voi tilata',
      why: 'Hoitopaikalla ei ole asiakasnumeroa terapia-alueelle. Kysy pääkäyttäjältä.',
    },
    11: {
      text: 'Ei voi tilata',
      why: 'Edellisestä toimituskerrasta on liian vähän aikaa.',
    },
    12: {
      text: 'Ei voi tilata',
      why: 'Et voi tilata tältä terapia-alueelta. Alueen tilaaja voi tehdä sen.',
    },
    13: {
      text: 'Ei voi tilata',
      why: 'Tuotetta korvataan juuri toisella. Yritä hetken kuluttua uudelleen.',
    },
    14: {
      text: 'Ei voi tilata',
      why: 'Hinta tai pakkauskoko puuttuu. Asiakaspalvelu voi auttaa.',
    },
    15: {
      text: 'Ei voi tilata',
      why: 'Asiakas ei ole aktiivinen, on kuollut tai häneltä puuttuu osoite.',
    },
  },
}
