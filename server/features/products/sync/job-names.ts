/** Looks which feeds of the ERP do not come, and makes tasks of them. Payload: none. Carried out by orders, which have the tasks. */
export const watchFeedsJob = 'orders/watch-feeds'
