import type { FurtherTexts } from '../shape.ts'

export const keyboard: FurtherTexts['keyboard'] = {
  title: 'Kortkommandon',
  everywhere: 'Överallt',
  inLists: 'I listor',
  inOrders: 'I beställningar',
  search: 'sök',
  palette: 'hitta och gå',
  goToRecipients: 'vårdtagare',
  goToCarePlace: 'vårdplats',
  goToRenewals: 'förnyelser',
  goToAssortment: 'sortiment',
  goToNews: 'nyheter',
  map: 'alla tangenter',
  order: 'beställ',
  nextLine: 'nästa rad',
  changeAmount: 'ändra antal',
  highestAllowed: 'högsta tillåtna',
  nextStep: 'nästa steg',
  singleKeys: 'Använd enkla tangenter som kortkommandon',
  singleKeysHelp: 'Stäng av om du talar till datorn eller lätt råkar trycka på tangenter.',
}
