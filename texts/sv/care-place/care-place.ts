import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Vårdplatsens sidor',
  startGroupOrder: 'Starta grupporder',
  tabs: {
    orderHistory: 'Orderhistorik',
    overview: 'Översikt',
    selectedProducts: 'Valda produkter',
    selectionHistory: 'Urvalshistorik',
    preliminaryOrders: 'Preliminära order',
    homeDelivery: 'Hemleverans',
    productClaims: 'Reklamationer',
  },
}
