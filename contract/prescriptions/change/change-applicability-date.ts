import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { isoDate } from '../../fields.ts'
import { changingRefusals } from '../prescription/prescribing-refusals.ts'
import { versionRead } from '../prescription/prescription-input.ts'
import { prescriptionView } from '../prescription/prescription-view.ts'

/**
 * Moves start and end. The start of a running prescription stays; that of a waiting one is not before today, and a confirmed
 * one that is moved to today starts at once. An end date that is left out is required (IPS001020).
 */
export const changeApplicabilityDate = endpoint({
  name: 'prescriptions/change/change-applicability-date',
  method: 'PUT',
  path: '/IterativePrescription/ApplicabilityDate',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionWrite', 'CareRecipientRead'] },
  summary: 'Changes from when and until when a prescription holds.',
  idempotent: true,
  input: z.object({ ...versionRead, startDate: isoDate, endDate: isoDate.nullable().default(null) }),
  output: prescriptionView,
  refusals: {
    ...changingRefusals,
    'not-your-area': { code: 'COM001002' },
    'start-in-the-past': { code: 'COM001001' },
    'start-too-far-ahead': { code: 'COM001001' },
    'start-has-passed': { code: 'COM001001' },
    'end-date-missing': { code: 'IPS001020' },
    'end-not-after-start': { code: 'IPS001021' },
    'end-in-the-past': { code: 'COM001001' },
    'longer-than-twelve-months': { code: 'COM001001' },
    'calculation-longer-than-period': { code: 'IPS001014' },
    'withdrawals-wrong': { code: 'IPS001015' },
    'prescription-exists': { code: 'IPS001012' },
    'row-exists': { code: 'IPS001013' },
  },
  shows: (answer) => [answer.careRecipientId],
})
