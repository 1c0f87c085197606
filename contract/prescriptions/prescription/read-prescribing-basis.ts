import { z } from 'zod'
import { ability } from '../../ability.ts'
import { endpoint } from '../../endpoint.ts'
import { areaInText, consumptionPeriod, gender, idInText, therapyArea } from '../../fields.ts'
import { agreementLetter } from '../../products/product/offered-product.ts'
import { itemStatus, productView, stockStatus } from '../../products/product/product-view.ts'
import { recipientStatus } from '../../care-recipients/recipient/recipient-view.ts'
import * as shown from '../../shown.ts'
import { invoiceAreaView } from '../invoice-area/invoice-area-view.ts'
import { prescribingBlocks } from './prescribing-refusals.ts'
import { prescriptionStatus } from './prescription-view.ts'
import { rowStatus } from '../row/row-view.ts'
import { withheldReasons } from './withheld-rows.ts'

const used = { consumption: shown.decimal.nullable(), consumptionPeriod: consumptionPeriod.nullable() }

const flavorToChoose = z.object({ itemNumber: z.string(), name: z.string(), orderable: z.boolean() })

/** What of an item came in the last 12 months, so that a consumption far from it is seen. */
const delivered = z.object({
  deliveries: z.int(),
  pieces: z.int(),
  firstOn: shown.isoDate,
  lastOn: shown.isoDate,
  /** Days from the first to the last delivery, in which all but the last was used. */
  days: z.int(),
  /** Pieces a day as decimal text; null after a single delivery. */
  perDay: z.string().nullable(),
})

/** An item that is selected or prescribed, with everything that judging a row of it needs. */
export const itemToPrescribe = z
  .object({
    itemNumber: z.string(),
    productGroupNumber: z.string(),
    product: productView,
    latex: z.boolean(),
    pvc: z.boolean(),
    /** Of a catheter, in Ch and mm; null where the catalogue does not say. */
    charriere: z.int().nullable(),
    length: z.int().nullable(),
    /** What the person has that it should join and does not, where nothing fits it: the plate that takes no such bag. */
    unfitting: z.array(z.object({ itemNumber: z.string(), name: z.string() })),
    itemStatus,
    stockStatus,
    agreementLetter: agreementLetter.nullable(),
    /** Per package, without VAT; null where the client shows no prices, or none is known. */
    price: shown.minor.nullable(),
    can: z.object({ prescribe: ability(withheldReasons) }),
    flavorsToChoose: z.array(flavorToChoose),
    /** How it stands in the cart; null for what is not selected. */
    cart: z
      .object({
        cartItemId: shown.id,
        ...used,
        checkConsumption: z.boolean(),
        flavors: z.array(z.object({ itemNumber: z.string(), consumption: shown.decimal.nullable() })),
        rowVersion: shown.rowVersion,
      })
      .nullable(),
    delivered: delivered.nullable(),
  })
  .meta({ id: 'ItemToPrescribe' })

export type ItemToPrescribe = z.output<typeof itemToPrescribe>

/** A row that runs or waits in the area: the same product twice is seen before it is refused (IPS001012/13). */
const runningRow = z.object({
  prescriptionId: shown.id,
  prescriptionRowId: shown.id,
  prescriptionStatus,
  status: rowStatus,
  startDate: shown.isoDate,
  endDate: shown.isoDate,
  itemNumber: z.string(),
  productGroupNumber: z.string(),
  product: productView,
  ...used,
})

/** Everything that the prescription wizard fills its pages from, and judges what is typed by, in one round trip. */
export const readPrescribingBasis = endpoint({
  name: 'prescriptions/prescription/read-prescribing-basis',
  method: 'GET',
  path: '/IterativePrescription/Basis/{careRecipientId}/{therapyArea}',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Reads what prescribing for a care recipient in an area stands on.',
  params: z.object({ careRecipientId: idInText, therapyArea: areaInText }),
  output: z.object({
    careRecipient: z.object({
      careRecipientId: shown.id,
      protected: z.boolean(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      age: z.int().nullable(),
      gender: gender.nullable(),
      status: recipientStatus,
      sensitivities: z.object({ latex: z.boolean(), pvc: z.boolean() }),
    }),
    therapyArea,
    today: shown.isoDate,
    currency: shown.currency,
    can: z.object({ prescribe: ability(prescribingBlocks) }),
    /** Whether something new asks for an investigation of the area, and the one that is active. */
    investigation: z.object({ isRequired: z.boolean(), activeId: shown.id.nullable() }),
    settings: z.object({
      prescriptionPeriodMonths: z.int(),
      calculationPeriodMonths: z.literal([3, 12]),
      maxWithdrawals: z.int(),
      minDaysBetweenWithdrawals: z.int().nullable(),
      invoiceAreaRequired: z.boolean(),
      noteEnabled: z.boolean(),
      cutOptionAllowed: z.boolean(),
      additionsAllowed: z.boolean(),
      dispenseAllowed: z.boolean(),
      showPrices: z.boolean(),
    }),
    /** The numbers of the area here, the usual one first. */
    customerNumbers: z.array(z.object({ number: z.string(), name: z.string(), isPrimary: z.boolean() })),
    /** Who may pay: one alone where the settings name it. */
    payers: z.array(z.object({ customerNumber: z.string(), name: z.string() })),
    payerCustomerNumber: z.string().nullable(),
    /** `isOffered`: assigned to the user at the place, or nobody assigned any; the others stand on what was prescribed before. */
    invoiceAreas: z.array(invoiceAreaView.extend({ isOffered: z.boolean() })),
    /** Null where the client takes no fee in the area. */
    patientFee: z
      .object({
        method: z.enum(['per-month', 'per-withdrawal']),
        type: z.enum(['fixed', 'percentage']),
        minimumOrderLimit: shown.minor.nullable(),
        amount: shown.minor.nullable(),
        percentage: shown.rate.nullable(),
      })
      .nullable(),
    running: z.array(runningRow),
    items: z.array(itemToPrescribe),
  }),
  refusals: { 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => [answer.careRecipient.careRecipientId],
})
