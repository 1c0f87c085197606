import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { shownAuthor } from '../../author.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { personOfRow } from '../row/row-of-person.ts'

export const renewRequestState = z.enum(wordsOf(renewalRequestStatus))

/** Why nobody can be asked to renew a prescription, or not now. */
export const askBlocks = [
  'request-right-missing',
  'requests-not-enabled',
  'prescription-not-renewable',
  'ended-too-long-ago',
  'successor-waiting',
  'request-pending',
] as const

/** Why a request cannot be decided here. */
export const decideBlocks = ['decide-right-missing', 'not-your-area', 'other-care-place', 'already-answered'] as const

/** What a request was answered, by whom and when: for whoever comes second. */
export const renewAnswer = z
  .object({
    requestState: renewRequestState,
    answeredBy: shownAuthor.nullable(),
    answeredOn: shown.instant.nullable(),
  })
  .meta({ id: 'RenewAnswer' })

export type RenewAnswer = z.output<typeof renewAnswer>

/** Somebody asks that a prescription be renewed, and what became of it. */
export const renewRequestView = z
  .object({
    renewRequestId: shown.id,
    prescriptionId: shown.id,
    ...personOfRow,
    clientId: shown.guid,
    carePlaceId: shown.guid.describe('The care place that decides'),
    carePlaceName: z.string(),
    therapyArea,
    products: z.array(z.string()).describe('What the prescription holds, by name'),
    endDate: shown.isoDate.describe('The last day of the prescription'),
    message: z.string(),
    requester: shownAuthor.nullable(),
    requestedOn: shown.instant,
    daysWaited: z.int().describe('Since it was asked, whole days of the market'),
    ...renewAnswer.shape,
    rejectionReason: z.string().nullable().describe('As it was written; null where the prescription was closed'),
    rejectedByClosing: z.boolean().describe('The prescription was closed before anybody answered'),
    /** What an accepted one became. */
    renewedFrom: shown.isoDate.nullable(),
    /** The caller asked, and has not seen the answer before. */
    isNew: z.boolean(),
    canDecide: ability(decideBlocks),
  })
  .meta({ id: 'RenewRequestView' })

export type RenewRequestView = z.output<typeof renewRequestView>
