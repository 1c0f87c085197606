/** The pages of a care place. */
export const carePlace = {
  pages: 'Pages of the care place',
  startGroupOrder: 'Start a group order',
  tabs: {
    orderHistory: 'Order history',
    overview: 'Overview',
    selectedProducts: 'Selected products',
    selectionHistory: 'Selection history',
    preliminaryOrders: 'Preliminary orders',
    homeDelivery: 'Home delivery',
    productClaims: 'Claims',
  },
}
