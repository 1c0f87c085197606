import type { AllTexts } from '../../shape.ts'

export const carePlace: AllTexts['carePlace'] = {
  pages: 'Plejestedets sider',
  startGroupOrder: 'Start gruppebestilling',
  tabs: {
    orderHistory: 'Bestillingshistorik',
    overview: 'Overblik',
    selectedProducts: 'Valgte produkter',
    selectionHistory: 'Valghistorik',
    preliminaryOrders: 'Foreløbige bestillinger',
    homeDelivery: 'Hjemmelevering',
    productClaims: 'Reklamationer',
  },
}
