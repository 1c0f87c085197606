/** What reports are made of, by their names on the wire and in the name of the file. */
export const reportKinds = [
  'Orders',
  'OrderLines',
  'Prescriptions',
  'Consumption',
  'PatientFees',
  'Claims',
  'RenewalRequests',
] as const

export type ReportKind = (typeof reportKinds)[number]

/** What a cell of a column holds: words, a whole number, a day, or money, which a file shows in units of the currency. */
export type CellKind = 'words' | 'whole' | 'day' | 'money'

export interface ReportColumn {
  readonly key: string
  readonly kind: CellKind
}

const columns = <const Keys extends Readonly<Record<string, CellKind>>>(kinds: Keys) => kinds

/** The columns of each report, in their order; nothing else leaves the house (security: an allow-list of columns). */
export const reportColumns = {
  Orders: columns({
    customerOrderId: 'whole',
    orderIds: 'words',
    erpOrderIds: 'words',
    date: 'day',
    careUnit: 'words',
    carePlace: 'words',
    careRecipientId: 'whole',
    type: 'words',
    source: 'words',
    status: 'words',
    packages: 'whole',
    subtotal: 'money',
    fees: 'money',
    vat: 'money',
    total: 'money',
    patientFee: 'money',
    createdBy: 'words',
  }),
  OrderLines: columns({
    customerOrderId: 'whole',
    date: 'day',
    carePlace: 'words',
    area: 'words',
    itemNumber: 'words',
    itemName: 'words',
    agreement: 'words',
    packages: 'whole',
    pieces: 'whole',
    price: 'money',
    lineNet: 'money',
    invoiceArea: 'words',
  }),
  Prescriptions: columns({
    careRecipientId: 'whole',
    area: 'words',
    itemNumber: 'words',
    start: 'day',
    end: 'day',
    status: 'words',
    withdrawals: 'whole',
    remaining: 'whole',
    packagesPerWithdrawal: 'whole',
    prescriber: 'words',
  }),
  Consumption: columns({
    carePlace: 'words',
    area: 'words',
    itemNumber: 'words',
    orderedPieces: 'whole',
    prescribedPieces: 'whole',
    difference: 'whole',
  }),
  PatientFees: columns({
    careRecipientId: 'whole',
    area: 'words',
    customerOrderId: 'whole',
    method: 'words',
    type: 'words',
    fee: 'money',
    limitApplied: 'words',
  }),
  Claims: columns({
    claimId: 'whole',
    type: 'words',
    date: 'day',
    orderNumber: 'words',
    itemNumber: 'words',
    packages: 'whole',
    fault: 'words',
  }),
  RenewalRequests: columns({
    requestId: 'whole',
    requestedOn: 'day',
    requester: 'words',
    area: 'words',
    state: 'words',
    decidedBy: 'words',
    reason: 'words',
  }),
} as const satisfies Readonly<Record<ReportKind, Readonly<Record<string, CellKind>>>>

export type ColumnOf<Kind extends ReportKind> = Extract<keyof (typeof reportColumns)[Kind], string>

/** One row of a report: money in whole minor units, days as YYYY-MM-DD; null is an empty cell. */
export type ReportRow<Kind extends ReportKind> = {
  readonly [Key in ColumnOf<Kind>]: string | number | null
}

/** So many rows are answered at once; a longer report is made by a job. */
export const mostRowsAtOnce = 5_000

/** What a sheet holds, below its heads. */
export const mostRows = 1_048_575

/** How long the file of a report is kept. What was chosen stands a while longer, to make it again. */
export const fileKeptDays = 7
export const choiceKeptDays = 30

/** Orders_2025-11-01_2026-10-31.xlsx */
export function reportFileName(kind: ReportKind, from: string, to: string): string {
  return `${kind}_${from}_${to}.xlsx`
}
