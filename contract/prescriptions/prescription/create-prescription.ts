import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { headInput, rowInput } from './prescription-input.ts'
import { prescribingBlockRefusals, prescriptionRefusals } from './prescribing-refusals.ts'
import { prescriptionStatus } from './prescription-view.ts'
import { rowStatus } from '../row/row-view.ts'

/** A row as it was written, with what was filled in. */
export const writtenRow = z
  .object({
    prescriptionRowId: shown.id,
    itemNumber: z.string(),
    calculationPeriod: z.int().nullable(),
    withdrawals: z.int(),
    packagesPerWithdrawal: z.int(),
    intervalDays: z.int(),
    status: rowStatus,
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'WrittenRow' })

/**
 * Prescribes products of one area. With `confirm` and a start today it is active at once; else it is preliminary, and one that
 * was confirmed starts by itself (states 2.1).
 */
export const createPrescription = endpoint({
  name: 'prescriptions/prescription/create-prescription',
  method: 'POST',
  path: '/IterativePrescription/Create',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Makes a prescription for a care recipient.',
  idempotent: true,
  input: z.object({
    careRecipientId: id,
    therapyArea,
    /** By which its products were chosen; where the area asks for one and none is named, the active one. */
    investigationId: id.nullable().default(null),
    ...headInput,
    rows: z.array(rowInput).max(100),
  }),
  output: z.object({
    careRecipientId: shown.id,
    prescriptionId: shown.id,
    status: prescriptionStatus,
    startDate: shown.isoDate,
    endDate: shown.isoDate,
    periodMonths: z.int(),
    rowVersion: shown.rowVersion,
    rows: z.array(writtenRow),
  }),
  refusals: {
    'place-not-chosen': { code: 'CRS003002' },
    'recipient-not-found': { code: 'CRS003003' },
    'investigation-missing': { code: 'IPS001001' },
    'investigation-not-found': { code: 'COM001001' },
    ...prescribingBlockRefusals,
    ...prescriptionRefusals,
  },
  shows: (answer) => [answer.careRecipientId],
})
