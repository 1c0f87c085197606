/** The codes that answers carry as `unavailabilityCode`; null is available (rules 3.9). */
export const unavailabilityCode = {
  unknownReason: 0,
  notSold: 1,
  noWithdrawalsRemain: 2,
  notPrescribed: 3,
  prescriptionEnded: 4,
  outsideAgreement: 5,
  outsideUserAvailability: 6,
  gone: 7,
  uncertainDelivery: 8,
  areaIsOff: 9,
  customerNumberMissing: 10,
  tooEarly: 11,
  mayNotOrderInArea: 12,
  beingReplaced: 13,
  priceMissing: 14,
  recipientCannotReceive: 15,
} as const
export type UnavailabilityCode = (typeof unavailabilityCode)[keyof typeof unavailabilityCode]
