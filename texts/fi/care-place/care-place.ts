import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Hoitopaikan sivut',
  startGroupOrder: 'Aloita ryhmätilaus',
  tabs: {
    orderHistory: 'Tilaushistoria',
    overview: 'Yleiskatsaus',
    selectedProducts: 'Valitut tuotteet',
    selectionHistory: 'Valintahistoria',
    preliminaryOrders: 'Alustavat tilaukset',
    homeDelivery: 'Kotitoimitus',
    productClaims: 'Reklamaatiot',
  },
}
