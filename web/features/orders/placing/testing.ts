import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import type { OrderKind } from './order-kind.ts'
import type { Proposal, ProposedLine } from './proposal.ts'

const product: ProposedLine['product'] = {
  itemNumber: '1001',
  name: 'Norrdun Komfort M',
  shape: 'pad',
  therapyArea: 'Incontinence',
  itemsPerPackage: 28,
  unit: 'piece',
}

/** A line of which 14 packages may be taken, 28 pieces each, 4 a day. */
export function proposedLine(changed: Partial<ProposedLine> = {}): ProposedLine {
  return {
    itemNumber: '1001',
    product,
    careRecipientId: 7,
    prescriptionRowId: 1,
    quantity: 14,
    allowedQuantity: 14,
    itemsPerPackage: 28,
    pricePerPackage: 8_400,
    vatRate: 2_500,
    stockStatus: 'in-stock',
    deliveryDate: '2026-11-24',
    unavailabilityCode: null,
    warnings: [],
    setAside: false,
    consumption: 4,
    consumptionPeriod: 'day',
    withdrawals: 4,
    extraWithdrawals: 0,
    withdrawalsRemaining: 2,
    packagesPerWithdrawal: 14,
    lastQuantity: 14,
    lastOrderDate: '2026-08-12',
    mayOrderFrom: null,
    flavors: [],
    suggestion: { word: 'time-to-order', runsOutOn: null, daysLeft: null, action: 'order', reason: null },
    setAsideReason: null,
    wayOn: null,
    suggestedQuantity: 14,
    isDue: true,
    expressDate: '2026-11-23',
    ...changed,
  }
}

export const vanillaAndMocha: ProposedLine['flavors'] = [
  { itemNumber: 'V', name: 'Vanilla', packages: 8, lastPackages: 8, orderable: true },
  { itemNumber: 'M', name: 'Mocha', packages: 4, lastPackages: 4, orderable: true },
]

export const astrid: NonNullable<Proposal['careRecipient']> = {
  careRecipientId: 7,
  careRecipientGuid: '5d0f4f0e-52f3-4f0e-9a3e-000000000007',
  protected: false,
  firstName: 'Astrid',
  lastName: 'Norrbäck',
  ssn: '19391010-8020',
  temporarySsn: false,
  birthDate: '1939-10-10',
  gender: 'female',
  status: 'active',
}

/** A proposal for Astrid, with one line unless others are given. */
export function proposal(changed: Partial<Proposal> = {}): Proposal {
  return {
    careRecipient: astrid,
    receiver: {
      name: 'Astrid Norrbäck',
      address: {
        addressId: 3,
        careOf: null,
        street: 'Storgatan 12',
        city: 'Fjällviken',
        zip: '12345',
        countryCode: 'SE',
        entryCode: '12*A',
      },
      contactPhone: '070-174 06 05',
      deliveryMethodCode: 'ward',
      deliveryMethodName: 'To the ward',
      deliveryPointId: null,
      deliveryPointName: null,
      notifyBy: null,
      notifyPhone: null,
      notifyEmail: null,
      packageLocation: null,
      goodsLabel: null,
      deliveryDate: null,
    },
    receiverBefore: null,
    addresses: [],
    deliveryMethods: [
      { code: 'ward', name: 'To the ward', description: null, fee: 0, needsDeliveryPoint: false },
      { code: 'home', name: 'To the home', description: null, fee: 4_900, needsDeliveryPoint: false },
    ],
    rules: {
      goodsLabelRequired: false,
      country: 'SE',
      contactPhoneRequired: false,
      deliveryPointsAllowed: false,
      notifyBy: ['sms', 'email'],
      expressAllowed: true,
      oneTimePatientFeeAllowed: false,
      showPrices: true,
      showStockStatus: true,
      maxLinesPerOrder: 40,
    },
    lines: [proposedLine()],
    totalsInputs: {
      currency: 'SEK',
      payerName: 'Region Fjällviken',
      smallOrderFee: 7_500,
      smallOrderThreshold: 50_000,
      logisticsRate: 300,
      expressFee: 9_900,
      feeVatRate: 2_500,
      patientFees: [],
    },
    delivery: {
      orderBefore: null,
      earliest: '2026-11-24',
      earliestOutsideStock: '2026-12-04',
      earliestExpress: '2026-11-23',
      holidays: ['2026-12-25'],
      leadDays: { express: 1, stock: 2, nonStock: 10 },
    },
    warnings: [],
    orderedToday: null,
    residents: [],
    carePlace: null,
    dueBefore: null,
    leftOut: 0,
    alsoPrescribed: 0,
    preliminaryOrderId: null,
    draft: null,
    today: '2026-11-20',
    ...changed,
  }
}

/** Phone numbers as they are stored. */
export const asStored = (phone: string) => phone

export const totals: Totals = {
  currency: 'SEK',
  lines: 1,
  packages: 14,
  subtotal: 0,
  smallOrderFee: 0,
  logisticsFee: 0,
  expressFee: 0,
  deliveryFee: 0,
  vat: 0,
  vatByRate: [],
  total: 0,
  patientFee: 0,
  patientFeeByArea: [],
  payerAmount: 0,
}

/** A kind whose lines are rows of prescriptions; nothing of it is drawn. */
export const ofRows: OrderKind = {
  saving: saveWithdrawal,
  inputOf: ({ lines, ...content }, { careRecipient }) => ({
    ...content,
    careRecipientId: careRecipient?.careRecipientId,
    lines: lines.map(({ careRecipientId: _person, ...line }) => line),
  }),
  useSave: () => () => Promise.resolve(null),
  pointerName: () => 'test',
  emptyIsLeftOut: false,
  title: () => '',
  Breadcrumb: () => null,
  Lead: () => null,
  QuantityStep: () => null,
}
