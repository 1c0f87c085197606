import type { CareTexts } from '../shape.ts'

export const keyboard: CareTexts['keyboard'] = {
  title: 'Tastaturgenveje',
  everywhere: 'Overalt',
  inOrders: 'I bestillinger',
  search: 'søg',
  map: 'alle genveje',
  order: 'bestil',
  nextLine: 'næste linje',
  changeAmount: 'ændr antal',
  highestAllowed: 'højest tilladte',
  nextStep: 'næste trin',
  singleKeys: 'Brug enkelte taster som genveje',
  singleKeysHelp: 'Slå fra, hvis du taler til computeren eller let kommer til at trykke på taster.',
}
