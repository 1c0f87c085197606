import type { CareTexts } from '../shape.ts'

export const keyboard: CareTexts['keyboard'] = {
  title: 'Pikanäppäimet',
  everywhere: 'Kaikkialla',
  inOrders: 'Tilauksissa',
  search: 'hae',
  map: 'kaikki näppäimet',
  order: 'tilaa',
  nextLine: 'seuraava rivi',
  changeAmount: 'muuta määrää',
  highestAllowed: 'suurin sallittu',
  nextStep: 'seuraava vaihe',
  singleKeys: 'Käytä yksittäisiä näppäimiä pikanäppäiminä',
  singleKeysHelp: 'Ota pois käytöstä, jos ohjaat konetta puheella tai painat näppäimiä vahingossa.',
}
