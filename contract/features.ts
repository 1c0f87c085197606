/** What a client may have besides, each turned on and off for the client as a whole; all of it is off to begin with. */
export const features = ['sampleOrderForm', 'productInquiry', 'carePlaceRequestForm', 'internalNews'] as const

export type Feature = (typeof features)[number]
