import { investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import { ability } from '../../ability.ts'
import { shownAuthor } from '../../author.ts'
import { therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { investigationAnswers } from '../leakage/incontinence-fields.ts'

export const investigationStatusWord = z.enum(wordsOf(investigationStatus))

/** Why somebody only reads. */
export const readOnlyReasons = ['not-investigator', 'person-inactive'] as const

export const investigationHead = z.object({
  investigationId: shown.id,
  therapyArea,
  status: investigationStatusWord,
  validFrom: shown.isoDate,
  validTo: shown.isoDate,
  createdBy: shownAuthor.nullable(),
  createdOn: shown.instant,
  updatedBy: shownAuthor.nullable(),
  updatedOn: shown.instant,
})

/** An investigation as a list shows it. */
export const investigationRow = investigationHead
  .extend({ dailyTotal: z.int().nullable().describe('ml; null where none is known') })
  .meta({ id: 'InvestigationRow' })

export type InvestigationRow = z.output<typeof investigationRow>

export const investigationView = investigationHead
  .extend({
    careRecipientId: shown.id,
    answers: investigationAnswers,
    /** To which states it may go now. */
    next: z.array(investigationStatusWord),
    /** The active one of the area, which becomes inactive when this is completed. */
    replaces: z.object({ investigationId: shown.id, validFrom: shown.isoDate }).nullable(),
    can: z.object({ change: ability(readOnlyReasons) }),
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'Investigation' })

export type InvestigationView = z.output<typeof investigationView>
