import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const details: FurtherPortalTexts['details'] = {
  title: 'Omat tietoni',
  lead: 'Ovatko ne oikein? Silloin tavoitamme sinut.',
  name: 'Nimi',
  mobile: 'Puhelin',
  email: 'Sähköposti',
  change: 'Muuta',
  changeMobile: 'Muuta puhelinnumero',
  changeEmail: 'Muuta sähköposti',
  newMobile: 'Uusi puhelinnumerosi',
  newEmail: 'Uusi sähköpostisi',
  newLead: 'Lähetämme sinne koodin. Vanha on voimassa, kunnes olet valmis. Sitten muut laitteesi kirjataan ulos.',
  same: 'Se on se, joka meillä jo on.',
  notValid: 'Tämä ei ole oikein. Tarkista se.',
  prove: 'Kirjoita koodi',
  proveLead: ({ to }) => `Lähetimme koodin: ${to}.`,
  codeEnded: 'Koodi on liian vanha. Pyydä uusi.',
  done: 'Vaihda',
  keepOld: 'Keskeytä, pidä vanha',
  changed: ({ count }) =>
    plural('fi', count, {
      one: 'Se on vaihdettu, ja # muu laite on kirjattu ulos.',
      other: 'Se on vaihdettu, ja # muuta laitetta on kirjattu ulos.',
      zero: 'Se on vaihdettu.',
    }),
  movedBody: 'Kerro täällä, niin kysymme hoitopaikalta',
  lastIn: ({ day }) => `Kirjauduit viimeksi ${day}.`,
}
