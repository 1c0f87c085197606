import type { CareTexts } from '../shape.ts'

export const keyboard: CareTexts['keyboard'] = {
  title: 'Kortkommandon',
  everywhere: 'Överallt',
  inOrders: 'I beställningar',
  search: 'sök',
  map: 'alla tangenter',
  order: 'beställ',
  nextLine: 'nästa rad',
  changeAmount: 'ändra antal',
  highestAllowed: 'högsta tillåtna',
  nextStep: 'nästa steg',
  singleKeys: 'Använd enkla tangenter som kortkommandon',
  singleKeysHelp: 'Stäng av om du talar till datorn eller lätt råkar trycka på tangenter.',
}
