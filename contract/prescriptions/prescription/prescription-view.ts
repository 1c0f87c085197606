import {
  leanStatus as leanStates,
  prescriptionStatus as states,
  prescriptionTypes,
} from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { patientFeeView } from '../patient-fee/patient-fee-view.ts'
import { askBlocks } from '../renew-request/renew-request-view.ts'
import { rowView } from '../row/row-view.ts'
import { shownAuthor } from '../../author.ts'

export const prescriptionStatus = z.enum(wordsOf(states))

export const prescriptionType = z.enum(prescriptionTypes)

/** Why a prescription cannot be closed here. */
export const closeBlocks = ['right-missing', 'not-your-area', 'prescription-not-running'] as const

/** Why a prescription cannot be renewed here, from whatever day. */
export const renewBlocks = [
  'right-missing',
  'not-your-area',
  'prescription-not-renewable',
  'ended-too-long-ago',
  'successor-waiting',
] as const

export const prescriptionView = z
  .object({
    prescriptionId: shown.id,
    careRecipientId: shown.id,
    careRecipientGuid: shown.guid,
    carePlaceId: shown.guid,
    carePlaceName: z.string(),
    clientId: shown.guid,
    therapyArea,
    type: prescriptionType,
    status: prescriptionStatus,
    leanStatus: z.enum(wordsOf(leanStates)),
    periodMonths: z.int(),
    startDate: shown.isoDate,
    endDate: shown.isoDate,
    customerNumber: z.string().nullable(),
    payerCustomerNumber: z.string().nullable(),
    patientDataOwnerId: z.string().nullable(),
    note: z.string().nullable(),
    /** By which its products were chosen. */
    investigationId: shown.id.nullable(),
    /** When it was confirmed; null: nobody has, and it does not start by itself. */
    confirmedOn: shown.instant.nullable(),
    patientFee: patientFeeView.nullable(),
    prescribedBy: shownAuthor.nullable(),
    updatedBy: shownAuthor.nullable(),
    updatedOn: shown.instant,
    /** A request for renewal that waits for its answer. */
    renewalAsked: z.object({ requester: shownAuthor.nullable(), requestedOn: shown.instant }).nullable(),
    can: z.object({ close: ability(closeBlocks), renew: ability(renewBlocks), askRenewal: ability(askBlocks) }),
    rowVersion: shown.rowVersion,
    rows: z.array(rowView),
  })
  .meta({ id: 'PrescriptionView' })

export type PrescriptionView = z.output<typeof prescriptionView>
