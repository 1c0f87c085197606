import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const myPages: Texts['myPages'] = {
  title: 'Omat sivut',
  welcome: ({ name }) => `Tervetuloa, ${name}.`,
  lead: 'Tässä on se, mikä on muuttunut viime käyntisi jälkeen.',
  information: 'Tiedotteet',
  informationEmpty: 'Juuri nyt ei ole luettavaa.',
  manuals: 'Käyttöohjeet',
  manualsEmpty: 'Käyttöohjeita ei ole vielä lisätty.',
  contact: 'Yhteystiedot',
  contactLead: 'Asiakaspalvelu auttaa puhelimitse ja sähköpostilla.',
  openingHours: 'Aukioloajat',
  phone: 'Puhelin',
  email: 'Sähköposti',
  agreement: 'Käyttäjäsopimus',
  accepted: ({ date }) => `Hyväksyit sopimuksen ${date}.`,
  accept: 'Hyväksy sopimus',
  read: 'Lue sopimus',
  news: 'Uutiset',
  newsEmpty: 'Ei uutisia juuri nyt.',
  unread: ({ count }) => plural('fi', count, { one: '# lukematon', other: '# lukematonta' }),
  goOn: 'Siirry töihin',
}
