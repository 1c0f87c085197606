import type { FurtherPortalTexts } from '../../shape.ts'

export const moved: FurtherPortalTexts['moved'] = {
  title: 'Oletko muuttanut?',
  titleOf: ({ name }) => `Onko ${name} muuttanut?`,
  lead: 'Kysymme hoitopaikalta. Mikään ei muutu ennen vastausta.',
  street: 'Katu ja numero',
  zip: 'Postinumero',
  city: 'Paikkakunta',
  careOf: 'C/o, jos tarvitaan',
  from: 'Mistä päivästä alkaen?',
  fromHelp: 'Jos tiedät.',
  missing: 'Kirjoita tämä.',
  zipWrong: 'Postinumero ei ole oikein.',
  send: 'Kerro hoitopaikalle',
  done: 'Kysyimme hoitopaikalta',
  doneLead: 'Lähetämme vanhaan osoitteeseen, kunnes he vastaavat.',
  call: 'Sitä ei voi kertoa täällä. Soita hoitopaikkaan.',
  fromWrong: 'Valitse päivä vuoden sisältä.',
  entryCode: 'Ovikoodi, jos sellainen on',
  entryCodeWrong: 'Vain kirjaimia ja numeroita.',
  cityWrong: 'Kirjoita paikkakunta kirjaimin.',
  already: ({ day, who }) => `Olemme jo kysyneet. Kerrottu ${day}, kertoja: ${who}. Soita, jos se meni väärin.`,
}
