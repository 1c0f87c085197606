import { z } from 'zod'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** The prescription settings as they are stored: null = not set here. */
export const settingInput = {
  iterativePrescriptionAllowed: z.boolean().nullable().default(null),
  prescriptionPeriodMonths: z.int().min(1).max(12).nullable().default(null),
  calculationPeriodMonths: z.literal([3, 12]).nullable().default(null),
  maxWithdrawals: z.int().min(1).max(366).nullable().default(null),
  minDaysBetweenWithdrawals: z.int().min(0).max(366).nullable().default(null),
  invoiceAreaRequired: z.boolean().nullable().default(null),
  payerCustomerNumber: z.string().trim().min(1).max(40).nullable().default(null),
  noteEnabled: z.boolean().nullable().default(null),
  additionsAllowed: z.boolean().nullable().default(null),
  dispenseAllowed: z.boolean().nullable().default(null),
  printPrices: z.boolean().nullable().default(null),
  printNote: z.boolean().nullable().default(null),
  printPrescriber: z.boolean().nullable().default(null),
  printHeaderText: z.string().trim().max(200).nullable().default(null),
}

/** The same in an answer. */
export const settingView = {
  iterativePrescriptionAllowed: z.boolean().nullable(),
  prescriptionPeriodMonths: z.int().nullable(),
  calculationPeriodMonths: z.int().nullable(),
  maxWithdrawals: z.int().nullable(),
  minDaysBetweenWithdrawals: z.int().nullable(),
  invoiceAreaRequired: z.boolean().nullable(),
  payerCustomerNumber: z.string().nullable(),
  noteEnabled: z.boolean().nullable(),
  additionsAllowed: z.boolean().nullable(),
  dispenseAllowed: z.boolean().nullable(),
  printPrices: z.boolean().nullable(),
  printNote: z.boolean().nullable(),
  printPrescriber: z.boolean().nullable(),
  printHeaderText: z.string().nullable(),
}

/** What was set here, each null where it was not, and what holds where it was not: the defaults, or what the client has. */
export const ownAndInherited = {
  own: z.object(settingView).meta({ id: 'OwnPrescriptionSettings' }),
  inherited: z.object(settingView).meta({ id: 'InheritedPrescriptionSettings' }),
}

export const ofPlace = {
  useClientSettings: z.boolean(),
  renewalRequestsOff: z.array(therapyArea),
}

/** Null before anything was saved: the values are then the defaults. */
export const savedVersion = { rowVersion: shown.rowVersion.nullable() }

/** What holds at a care place: its own value, else the client's, else the default. */
export const mergedSettings = z
  .object({
    clientId: shown.guid,
    carePlaceId: shown.guid,
    iterativePrescriptionAllowed: z.boolean(),
    prescriptionPeriodMonths: z.int(),
    calculationPeriodMonths: z.int(),
    maxWithdrawals: z.int(),
    minDaysBetweenWithdrawals: z.int().nullable(),
    invoiceAreaRequired: z.boolean(),
    payerCustomerNumber: z.string().nullable(),
    noteEnabled: z.boolean(),
    additionsAllowed: z.boolean(),
    dispenseAllowed: z.boolean(),
    printPrices: z.boolean(),
    printNote: z.boolean(),
    printPrescriber: z.boolean(),
    printHeaderText: z.string(),
    renewalRequestsOff: z.array(therapyArea),
  })
  .meta({ id: 'MergedSettings' })

export type MergedSettings = z.output<typeof mergedSettings>
