import type { FurtherPortalTexts } from '../../shape.ts'

export const moved: FurtherPortalTexts['moved'] = {
  title: 'Har du flyttat?',
  titleOf: ({ name }) => `Har ${name} flyttat?`,
  lead: 'Vi frågar vården. Inget ändras förrän de har svarat.',
  street: 'Gata och nummer',
  zip: 'Postnummer',
  city: 'Ort',
  careOf: 'C/o, om det behövs',
  from: 'Från vilken dag?',
  fromHelp: 'Om du vet.',
  missing: 'Skriv det här.',
  zipWrong: 'Postnumret stämmer inte.',
  send: 'Säg till vården',
  done: 'Vi har frågat vården',
  doneLead: 'Tills de har svarat skickar vi till den gamla adressen.',
  call: 'Det går inte att säga här. Ring vården.',
  fromWrong: 'Välj en dag inom ett år.',
  entryCode: 'Portkod, om det finns',
  entryCodeWrong: 'Bara bokstäver och siffror.',
  cityWrong: 'Skriv orten med bokstäver.',
  already: ({ day, who }) => `Vi har redan frågat. Sagt ${day}, av ${who}. Ring om det blev fel.`,
}
