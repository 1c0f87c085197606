import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const people: PortalTexts['people'] = {
  title: 'Kenestä on kyse?',
  lead: ({ count, name }) =>
    plural('fi', count, {
      one: `Hei ${name}. Voit auttaa # henkilöä.`,
      other: `Hei ${name}. Voit auttaa # henkilöä.`,
      zero: `Hei ${name}. Et voi nyt avata täällä mitään.`,
    }),
  relation: {
    self: 'Sinä itse',
    guardian: 'Olet huoltaja',
    trustee: 'Olet edunvalvoja',
  },
  out: 'Jokin on loppunut',
  runsOut: ({ day }) => `Jokin loppuu ${day}`,
  parcel: ({ day }) => `Paketti tulee ${day}`,
  until: ({ name, day }) => `Autat henkilöä ${name} ${day} asti`,
  untilBody: ({ name }) => `Silloin ${name} on täysi-ikäinen ja jatkaa itse.`,
  missing: 'Puuttuuko joku?',
  missingBody: 'Hoitopaikka päättää, ketä voit auttaa. Kysy sieltä.',
  changing: 'Henkilön vaihto ei onnistunut. Yritä uudelleen.',
  closed: {
    'accounts-off': () => 'Hoitopaikka on sulkenut sivun. He tilaavat tarvittavan.',
    'recipient-inactive': () => 'Sitä ei voi nyt avata. Soita hoitopaikkaan.',
    'recipient-deceased': () => 'Sitä ei voi enää avata.',
    'no-longer-representative': () => 'Et enää auta tätä henkilöä täällä. Soita hoitopaikkaan, jos se on väärin.',
    'of-age': ({ name }) =>
      `${name} on nyt täysi-ikäinen ja näkee itse tietonsa. Haluaako ${name} apuasi? Silloin ${name} kertoo siitä hoitajalle.`,
    'consent-missing': () => 'Avaa ja vastaa ensin kysymykseen.',
  },
  closedTitle: 'Se on suljettu täällä',
}
